/**
 * One cell. What a spreadsheet would run as a formula gets a leading apostrophe, which spreadsheets show as plain
 * text; blanks and control characters before the sign do not hide it, full-width signs count too.
 */
export function csvCell(value: string | number): string {
  const text = String(value);
  const safe = RUNNABLE.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** One line with the line end of RFC 4180. */
export const csvLine = (cells: readonly (string | number)[]): string => `${cells.map(csvCell).join(',')}\r\n`;

const RUNNABLE = /^(?:[\s\p{Cc}\u200b\ufeff]*[=+\-@＝＋－＠]|[\t\r\n])/u;

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Plain text as HTML or XML, between tags or in a double-quoted attribute. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? '');
