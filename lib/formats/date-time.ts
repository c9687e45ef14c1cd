/** A date and time without a zone: meant in the centre's own, not in that of whichever machine reads it. */
const WITHOUT_ZONE = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?)$/;

/** The same moment with its zone named (Asia/Kolkata, +05:30, the year round); any other text as it is. */
export const inKolkata = (text: string): string => text.trim().replace(WITHOUT_ZONE, '$1T$2+05:30');
