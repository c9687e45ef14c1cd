/** How long a hostile text is, in UTF-16 units. */
export const HOSTILE_LENGTH = 10_000;

/** What anybody may type many times over: blanks, digits, letters of our scripts with their marks, and worse. */
const anything = [
  ...[
    ' ',
    '\t',
    '\n',
    '\r\n',
    '\u00a0',
    '0',
    'a',
    'A',
    'é',
    'x ',
    '1,',
    'a.',
    '.',
    ',',
    '-',
    '_',
    '+',
    '@',
    '#',
  ],
  ...['"', "'", '/', '\\', '<', '>', '&', '=', '(', ')', '[', '*', '|', ':', ';', '%', '<!--', '<a ', '&#'],
  ...['य', 'या', '्', '़', 'क्ष', 'ব', 'ি', '্', 'ক্‍', '০', '९', '\u200d', '\u202e', '\u0000', '\ud800', '🙂'],
];

const CLASS_SAMPLES: Readonly<Record<string, string>> = {
  d: '0',
  s: ' ',
  w: 'a',
  n: '\n',
  t: '\t',
  r: '\r',
  b: '',
  B: '',
};
const PROPERTY_SAMPLES: Readonly<Record<string, string>> = {
  M: 'ि',
  N: '०',
  Nd: '०',
  Cc: '\u0001',
  Cf: '\u200b',
};

const TOKEN =
  /\\u\{[\da-f]+\}|\\u[\da-f]{4}|\\x[\da-f]{2}|\\[pP]\{[^}]*\}|\\k<\w+>|\\[\s\S]|\[\^?(?:\\[\s\S]|[^\]\\])*\]|\(\?(?:<?[=!]|<\w+>|:)|\{\d+(?:,\d*)?\}|[\s\S]/giu;

/** A text that one part of a pattern takes; blank for what takes none. */
function sampleOf(token: string): string {
  if (/^(?:\(\?|\{\d)/.test(token) || (token.length === 1 && '()|*+?^$'.includes(token))) return '';
  if (token === '.') return 'x';
  if (token.startsWith('[^')) return 'x';
  if (token.startsWith('[')) return sampleOf(token.slice(1, -1).match(TOKEN)?.[0] ?? '');
  const code = /^\\(?:u\{?|x)([\da-f]+)\}?$/i.exec(token)?.[1];
  if (code !== undefined) return String.fromCodePoint(Number.parseInt(code, 16));
  if (/^\\p\{/.test(token)) return PROPERTY_SAMPLES[token.slice(3, -1)] ?? 'क';
  if (/^\\P\{/.test(token)) return 'x';
  if (/^\\(?:k<|[1-9DSW])/.test(token)) return 'x';
  return token.startsWith('\\') ? (CLASS_SAMPLES[token.charAt(1)] ?? token.slice(1)) : token;
}

/** What a pattern is made of, in its order: each part, runs of parts side by side, and the whole of it. */
function ownUnits({ source }: RegExp): string[] {
  const parts = (source.match(TOKEN) ?? []).map(sampleOf).filter((sample) => sample !== '');
  const runs = [1, 2, 3].flatMap((size) => parts.map((_, at) => parts.slice(at, at + size).join('')));
  const prefixes = parts.slice(0, 12).map((_, at) => parts.slice(0, at + 1).join(''));
  return [...runs, ...prefixes, parts.join('')];
}

const repeated = (unit: string): string =>
  unit.repeat(Math.ceil(HOSTILE_LENGTH / unit.length)).slice(0, HOSTILE_LENGTH);

/** Texts of ten thousand characters that a pattern may run long on: its own parts again and again, and near misses. */
export function hostileTo(pattern: RegExp): string[] {
  const units = [...new Set([...anything, ...ownUnits(pattern)])].filter((unit) => unit !== '').slice(0, 120);
  return units.flatMap((unit) => [repeated(unit), `x${repeated(unit)}\u0001`]);
}

/** The same for a function, of which nothing is known. */
export const hostileToAll = (): string[] => hostileTo(/(?:)/);
