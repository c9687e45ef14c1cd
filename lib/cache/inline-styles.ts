/** As Next writes the sheets of its build; the group is the file below `/_next/static/`. */
const builtSheet =
  /<link rel="stylesheet" href="\/_next\/static\/(?<file>[\w./~-]+\.css)" data-precedence="next"\/>/g;
/** How a sheet in `chunks/` names a font beside that folder; inside a page the address has to be whole. */
const besideChunks = /url\(\.\.\//g;

/**
 * The HTML of a page with its sheets inside (decision 33), so that a browser can draw it without asking for more. Each
 * `link` stays in its place and is switched off: browsers fetch none of them, and React, which looks for a sheet by its
 * address, finds it and loads it no second time. Where a sheet cannot be read the page stays as it is.
 * @param read the text of a file below `/_next/static/`; undefined where there is none
 */
export function inlineStyles(html: string, read: (file: string) => string | undefined): string {
  const sheets = Array.from(html.matchAll(builtSheet), ({ groups }) => read(groups?.['file'] ?? ''));
  const isWhole = sheets.every((sheet) => sheet !== undefined && !sheet.includes('</'));
  if (sheets.length === 0 || !isWhole) return html;
  const style = `<style>${sheets.join('').replaceAll(besideChunks, 'url(/_next/static/')}</style>`;
  let isFirst = true;
  return html.replace(builtSheet, (link) => {
    const before = isFirst ? style : '';
    isFirst = false;
    return `${before}${link.slice(0, -2)} disabled=""/>`;
  });
}
