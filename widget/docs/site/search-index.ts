/** A heading of the documentation and the text below it. */
export type SearchRecord = { url: string; page: string; title: string; text: string };

const EXCERPT = 110;
const BEFORE = 30;

const fold = (text: string) => text.normalize('NFKD').toLowerCase();
const termsOf = (query: string) => fold(query).match(/[\p{L}\p{N}_.-]+/gu) ?? [];

/** How well a record answers one term: as its title, the beginning of it, a part of it, or in its text; 0 if not at all. */
function scoreTerm({ title, page, text }: SearchRecord, term: string): number {
  const name = fold(title);
  if (name === term) return 30;
  if (name.startsWith(term)) return 16;
  if (name.includes(term)) return 10;
  if (fold(page).includes(term)) return 4;
  return fold(text).includes(term) ? 1 : 0;
}

function score(record: SearchRecord, terms: readonly string[]): number {
  const scores = terms.map((term) => scoreTerm(record, term));
  return scores.includes(0) ? 0 : scores.reduce((sum, one) => sum + one, 0);
}

/** The records that hold every term, best first. */
export function find(records: readonly SearchRecord[], query: string): SearchRecord[] {
  const terms = termsOf(query);
  if (terms.length === 0) return [];
  return records
    .map((record) => ({ record, points: score(record, terms) }))
    .filter(({ points }) => points > 0)
    .sort((one, other) => other.points - one.points)
    .map(({ record }) => record);
}

/** The text around the first term that is found in it. */
export function excerpt(text: string, query: string): string {
  const folded = text.toLowerCase();
  const found = termsOf(query).map((term) => folded.indexOf(term));
  const first = Math.max(0, Math.min(...found.filter((at) => at >= 0), text.length) - BEFORE);
  const start = first === 0 || first >= text.length - BEFORE ? 0 : text.indexOf(' ', first) + 1;
  const piece = text.slice(start, start + EXCERPT).trim();
  return `${start > 0 ? '… ' : ''}${piece}${start + EXCERPT < text.length ? ' …' : ''}`;
}
