/** Text that is markup already; everything else is escaped where it is put into a template. */
class Markup {
  constructor(text) {
    this.text = text;
  }
  toString() {
    return this.text;
  }
}

const entities = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** @param {string} text */
export const escapeHtml = (text) => text.replace(/[&<>"']/g, (character) => entities[character]);

/** @param {unknown} text that is HTML already */
export const raw = (text) => new Markup(String(text));

function write(value) {
  if (Array.isArray(value)) return value.map(write).join('');
  if (value === null || value === undefined || value === false) return '';
  return value instanceof Markup ? value.text : escapeHtml(String(value));
}

/** A template whose values are escaped, unless they are markup; lists are joined, and nothing stands for null or false. */
export const html = (strings, ...values) =>
  new Markup(strings.reduce((all, string, index) => all + write(values[index - 1]) + string));

/** The text of HTML, for the search index. */
export const textOf = (markup) =>
  String(markup)
    .replace(/<[^>]+>/g, ' ')
    .replace(/&(amp|lt|gt|quot|#39);/g, (entity) =>
      Object.keys(entities).find((character) => entities[character] === entity),
    )
    .replace(/\s+/g, ' ')
    .trim();

/** The anchor of a heading. */
export const slug = (text) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
