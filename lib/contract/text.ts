/** A NUL is no character of a text, and PostgreSQL stores none. */
export const withoutNul = (text: string): string => text.replaceAll('\0', '');
