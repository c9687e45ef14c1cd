/** As Next writes the sheets of its build, or already switched off; the group is the file below `/_next/static/`. */
const builtSheet =
  /<link rel="stylesheet" href="\/_next\/static\/(?<file>[\w./~-]+\.css)" data-precedence="next"(?<off> disabled="")?\/>/g;
/** How a sheet in `chunks/` names a font beside that folder; inside a page the address has to be whole. */
const besideChunks = /url\(\.\.\//g;

type ReadSheet = (file: string) => string | undefined;

/** The text of all sheets of the build that a page names; undefined where it names none or one cannot be read. */
export function builtStyles(html: string, read: ReadSheet): string | undefined {
  const sheets = Array.from(html.matchAll(builtSheet), ({ groups }) => read(groups?.['file'] ?? ''));
  const isWhole = sheets.every((sheet) => sheet !== undefined && !sheet.includes('</'));
  if (sheets.length === 0 || !isWhole) return undefined;
  return sheets.join('').replaceAll(besideChunks, 'url(/_next/static/');
}

/**
 * The HTML of a page with its sheets inside (decision 33), so that a browser can draw it without asking for more. Each
 * `link` stays in its place and is switched off: browsers fetch none of them, and React, which looks for a sheet by its
 * address, finds it and loads it no second time. Where a sheet cannot be read the page stays as it is.
 * @param read the text of a file below `/_next/static/`; undefined where there is none
 */
export function inlineStyles(html: string, read: ReadSheet): string {
  const styles = builtStyles(html, read);
  if (styles === undefined) return html;
  let isFirst = true;
  return html.replace(builtSheet, (link, _file: string, off: string | undefined) => {
    if (off !== undefined) return link;
    const before = isFirst ? `<style>${styles}</style>` : '';
    isFirst = false;
    return `${before}${link.slice(0, -2)} disabled=""/>`;
  });
}
