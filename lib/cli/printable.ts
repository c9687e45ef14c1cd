/** What strangers wrote must not steer the terminal: control and direction characters are shown as a dot. */
export const printable = (text: string): string => text.replace(/[^\P{C}\n]/gu, '·');

/** Every line moved in by two blanks. */
export const indented = (text: string): string =>
  text
    .split(/\r\n|\r|\n/)
    .map((line) => `  ${line}`)
    .join('\n');
