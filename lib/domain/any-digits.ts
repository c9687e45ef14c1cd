const ZEROS = [0x0966, 0x09e6];

/** ०-९ and ০-৯ as 0-9; everything else unchanged. */
export const asciiDigits = (text: string): string =>
  text.replace(/[\u0966-\u096f\u09e6-\u09ef]/g, (digit) => {
    const code = digit.charCodeAt(0);
    return String(code - (ZEROS.find((zero) => code >= zero && code < zero + 10) ?? code));
  });
