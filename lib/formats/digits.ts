/** ०-९, ০-৯ and the full-width ０-９ as 0-9; everything else unchanged. Indic digits begin at the sixth of sixteen places. */
export const asciiDigits = (text: string): string =>
  text.replace(/[०-९০-৯０-９]/g, (digit) => {
    const code = digit.charCodeAt(0);
    return String((code % 16) - (code < 0xff00 ? 6 : 0));
  });
