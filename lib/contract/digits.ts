const DIGIT_ZEROS = [0x0966, 0x09e6, 0xff10];

/** ०-९, ০-৯ and the full-width ０-９ as 0-9; everything else unchanged. */
export const asciiDigits = (text: string): string =>
  text.replace(/[\u0966-\u096f\u09e6-\u09ef\uff10-\uff19]/g, (digit) => {
    const code = digit.charCodeAt(0);
    return String(code - (DIGIT_ZEROS.find((zero) => code >= zero && code < zero + 10) ?? code));
  });
