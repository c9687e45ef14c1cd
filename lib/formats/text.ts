/** Unicode made whole and composed: half a surrogate pair stands for nothing, and one word is one text (NFC). */
const whole = (text: string): string => text.replace(/\p{Surrogate}/gu, '\ufffd').normalize('NFC');

/** Text for one line: breaks and tabs become a space (contract §11.3). */
export const oneLine = (text: string): string =>
  whole(text)
    .replace(/\r\n|[\t\n\r]/g, ' ')
    .trim();

/**
 * Text for several lines: every break is `\n`. Other control characters and those that turn the direction of what
 * follows are left out, because no letter is lost with them and PostgreSQL stores no NUL.
 */
export const manyLines = (text: string): string =>
  whole(text)
    .replace(/\r\n|[\r\u0085\u2028\u2029]/g, '\n')
    .replace(/[^\P{Cc}\t\n]|[\u202a-\u202e\u2066-\u2069\ufeff]/gu, '')
    .trim();

/** Control, format and separator characters. The joiners U+200C and U+200D belong to Hindi and Bengali words. */
const HIDDEN = /(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]|(?:^|[^\p{L}\p{M}])[\u200c\u200d]/u;

/** Whether one line holds a character that nobody sees and that can change what is read or where a mail goes. */
export const hasHidden = (line: string): boolean => HIDDEN.test(line);

/** The same line without them, where asking again would shut somebody out. */
export const withoutHidden = (line: string): string =>
  line
    .replace(/(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '')
    .replace(/(^|[^\p{L}\p{M}])[\u200c\u200d]+|([\u200c\u200d])[\u200c\u200d]+/gu, '$1$2');

/** ०-९, ০-৯ and the full-width ０-９ as 0-9; everything else unchanged. Indic digits begin at the sixth of sixteen places. */
export const asciiDigits = (text: string): string =>
  text.replace(/[०-९০-৯０-９]/g, (digit) => {
    const code = digit.charCodeAt(0);
    return String((code % 16) - (code < 0xff00 ? 6 : 0));
  });

/** A date and time without a zone: meant in the centre's own, not in that of whichever machine reads it. */
const WITHOUT_ZONE = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?)$/;

/** The same moment with its zone named (Asia/Kolkata, +05:30, the year round); any other text as it is. */
export const inKolkata = (text: string): string => text.trim().replace(WITHOUT_ZONE, '$1T$2+05:30');

/** The words of a text as they are compared: lower case, Latin accents taken off, marks of other scripts kept. */
export const wordsOf = (text: string): string[] =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .toLowerCase()
    .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
