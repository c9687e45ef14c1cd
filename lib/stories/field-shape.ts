import { languages, type Prefixed, prefixed } from '@/lib/i18n/language';

/** What a form knows of a value of a content file; the server reads it from the schema of the file. */
export type FieldShape =
  | { kind: 'text'; isLong: boolean; format?: 'date' | 'picture' }
  | { kind: 'number' }
  /** Written as `value`, or not at all. */
  | { kind: 'tick'; value: boolean }
  | { kind: 'choice' | 'ticks'; options: readonly string[] }
  /** `isText`: English alone may stand as a plain text in its position. */
  | { kind: 'group'; fields: readonly FieldOf[]; isText: boolean }
  | { kind: 'list'; item: FieldShape };
export type FieldOf = { name: string; shape: FieldShape; isRequired: boolean };
export type GroupShape = Extract<FieldShape, { kind: 'group' }>;
export type ValuePath = readonly (string | number)[];
type Entries = Readonly<Record<string, unknown>>;

export const isEntries = (value: unknown): value is Entries =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
export const isInLanguages = ({ fields }: GroupShape): boolean =>
  fields.every(({ name }) => languages.some((language) => language === name));

/** The control of a value; an error leads to it. */
export const controlName = (path: ValuePath): string => ['field', ...path].join('.');

/** What a file holds; undefined where a form of this shape cannot show it. A file without text holds nothing yet. */
export function readValue(text: string, { kind }: FieldShape): unknown {
  if (text.trim() === '') return kind === 'list' ? [] : {};
  try {
    const value: unknown = JSON.parse(text);
    return (kind === 'list' ? Array.isArray(value) : isEntries(value)) ? value : undefined;
  } catch {
    return undefined;
  }
}

export const valueAt = (value: unknown, path: ValuePath): unknown =>
  path.reduce<unknown>(
    (one, key) => (typeof one === 'object' && one !== null ? Object(one)[key] : undefined),
    value,
  );

/** The languages that still say what they said before their English changed. */
export function unchangedBeside(before: unknown, now: unknown): Prefixed[] {
  if (!isEntries(before) || !isEntries(now) || typeof before['en'] !== 'string') return [];
  if (before['en'] === now['en']) return [];
  return prefixed.filter((language) => now[language] && now[language] === before[language]);
}

type PriceChange = { before: number; now: number };

/** Amounts that have changed by more than half: of an entry by its other words, else by its place. */
export function steepChanges(before: unknown, now: unknown): PriceChange[] {
  const [old, current] = [before, now].map((value) => pricesIn(value, []));
  return (current ?? []).flatMap(({ entry, path, amount }) => {
    const same = old?.find((one) => one.entry === entry) ?? old?.find((one) => one.path === path);
    if (!same || Math.abs(amount - same.amount) <= same.amount / 2) return [];
    return [{ before: same.amount, now: amount }];
  });
}

type Price = { entry: string; path: string; amount: number };
function pricesIn(value: unknown, path: ValuePath): Price[] {
  if (typeof value !== 'object' || value === null) return [];
  const { amount, ...rest }: { amount?: unknown } = value;
  const own =
    typeof amount === 'number' ? [{ entry: JSON.stringify(rest), path: path.join('.'), amount }] : [];
  return [...own, ...Object.entries(value).flatMap(([key, one]) => pricesIn(one, [...path, key]))];
}

/** The same value with another at a path; undefined takes it out. What no form knows stays as it is. */
export function withValue(value: unknown, path: ValuePath, next: unknown): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return next;
  const changed = withValue(Object(value)[key], rest, next);
  if (typeof key === 'number') {
    const list = Array.isArray(value) ? value : [];
    return changed === undefined ? list.filter((_, at) => at !== key) : list.with(key, changed);
  }
  const entries = isEntries(value) ? value : {};
  if (changed !== undefined) return { ...entries, [key]: changed };
  return Object.fromEntries(Object.entries(entries).filter(([name]) => name !== key));
}

const TOKEN = /"(?:[^"\\]|\\.)*"?|[[\]{},:]|[^\s"[\]{},:]+/g;

/** JSON with other words in the place of the text at a path: of the file nothing else moves. */
export function withTextAt(json: string, path: ValuePath, words: string): string {
  // The way to each token; null where the name of a value comes next.
  const way: (string | number | null)[] = [];
  for (const { 0: token, index } of json.matchAll(TOKEN)) {
    const top = way.at(-1);
    if (token === '{') way.push(null);
    else if (token === '[') way.push(0);
    else if (token === '}' || token === ']') way.pop();
    else if (token === ',') way.splice(-1, 1, typeof top === 'number' ? top + 1 : null);
    else if (top === null && token !== ':') way.splice(-1, 1, String(JSON.parse(token)));
    else if (token.startsWith('"') && path.length === way.length && path.every((key, at) => key === way[at]))
      return json.slice(0, index) + JSON.stringify(words) + json.slice(index + token.length);
  }
  return json;
}

/** The file of a value, indented and ended as the text before it. */
export function fileOf(value: unknown, before: string): string {
  const text = `${JSON.stringify(value, null, /^[ \t]+/m.exec(before)?.[0] ?? '  ')}\n`;
  return before.includes('\r\n') ? text.replaceAll('\n', '\r\n') : text;
}

/** What a group begins with: the groups that it must have. */
export const blankOf = (shape: FieldShape): unknown =>
  shape.kind === 'group'
    ? Object.fromEntries(
        shape.fields
          .filter((one) => one.isRequired && one.shape.kind === 'group' && !isInLanguages(one.shape))
          .map(({ name, shape: inner }) => [name, blankOf(inner)]),
      )
    : shape.kind === 'list'
      ? []
      : '';

/** The path of the control that a mistake belongs to: of a group the first one, of what is not there what adds it. */
export function controlPath(shape: FieldShape, value: unknown, [key, ...rest]: ValuePath): ValuePath {
  if (shape.kind === 'list' && typeof key === 'number')
    return [key, ...controlPath(shape.item, valueAt(value, [key]), rest)];
  if (shape.kind !== 'group' || (value === undefined && !isInLanguages(shape))) return [];
  const field = shape.fields.find(({ name }) => name === key) ?? shape.fields[0];
  if (!field) return [];
  const { name } = field;
  return [name, ...controlPath(field.shape, valueAt(value, [name]), key === name ? rest : [])];
}

/** Entries of a list are the same by their number or id, else by their place. */
export const nameOf = (entry: unknown, at = 0): string =>
  String(Object(entry).number ?? Object(entry).id ?? at + 1);

/** Every single value by the names that lead to it. */
function leavesOf(value: unknown, names: readonly string[] = []): Map<string, string> {
  if (Array.isArray(value))
    return new Map(value.flatMap((one, at) => [...leavesOf(one, [...names, nameOf(one, at)])]));
  if (isEntries(value))
    return new Map(Object.entries(value).flatMap(([name, one]) => [...leavesOf(one, [...names, name])]));
  return value === undefined ? new Map() : new Map([[names.join('\n'), String(value)]]);
}

/** One value under the names that lead to it; null where there is none. */
export type ValueChange = { name: string[]; before: string | null; after: string | null };

/** The single values in which two of one shape differ. */
export function differencesOf(before: unknown, after: unknown): ValueChange[] {
  const [was, is] = [leavesOf(before), leavesOf(after)];
  return [...new Set([...was.keys(), ...is.keys()])]
    .filter((key) => was.get(key) !== is.get(key))
    .map((key) => ({ name: key.split('\n'), before: was.get(key) ?? null, after: is.get(key) ?? null }));
}
