/** The JSON of ProseMirror, in which the formatted editor holds a story's body. */
export type StoryMark = { type: 'strong' | 'em' | 'link'; attrs?: { href?: string } };
export type StoryNode = {
  type: string;
  attrs?: {
    /** Of the whole: the empty lines around it and its ends of lines. */
    before?: string;
    after?: string;
    eol?: string;
    level?: number;
    start?: number;
    tight?: boolean;
    src?: string;
    alt?: string;
    /** A line break as it stands in the text; the bare one is shown as a space. */
    written?: string;
  };
  content?: readonly StoryNode[];
  marks?: readonly StoryMark[];
  text?: string;
};

/** Of two marks around the same letters the first stands outside. */
const rank: readonly StoryMark['type'][] = ['strong', 'em', 'link'];

/** One letter, picture or line break with its marks. */
type Piece = { text: string; raw?: string; marks: readonly StoryMark[] };
const BREAK = '\n';
const isSpace = (text: string | undefined) => text === ' ' || text === '\u00a0';

/** The Markdown of one paragraph's content. */
export function inlineText(content: readonly StoryNode[]): string {
  const pieces = content.flatMap(({ type, attrs = {}, text = '', marks = [] }): Piece[] => {
    if (type === 'image') return [{ text: '!', raw: `![${attrs.alt}](${attrs.src})`, marks: [] }];
    if (type === 'line_break') return [{ text: BREAK, raw: attrs.written ?? '\\\n', marks: [] }];
    const ranked = marks.toSorted((one, other) => rank.indexOf(one.type) - rank.indexOf(other.type));
    return Array.from(text.replaceAll(/[^\S\u00a0]|\0/g, ' '), (one) => ({ text: one, marks: ranked }));
  });
  const narrow = narrowed(withoutTangles(narrowed(withoutCrossings(withoutEdges(pieces)))));
  return wrapped(
    narrow.map((piece, at) => ({ ...piece, raw: piece.raw ?? escaped(narrow, at) })),
    [],
  );
}

/** Without spaces at the ends of lines, line breaks at the ends of the paragraph, and a second break behind one. */
function withoutEdges(pieces: readonly Piece[]): Piece[] {
  const isGap = (text: string) => isSpace(text) || text === BREAK;
  const first = pieces.findIndex(({ text }) => !isGap(text));
  const last = pieces.findLastIndex(({ text }) => !isGap(text));
  const inner = first < 0 ? [] : pieces.slice(first, last + 1);
  return inner.filter(({ text }, at) => {
    if (!isGap(text)) return true;
    const before = inner.slice(0, at).findLast((one) => !isSpace(one.text));
    if (text === BREAK || before?.text === BREAK) return before?.text !== BREAK;
    return inner.slice(at).find((one) => !isSpace(one.text))?.text !== BREAK;
  });
}

const isSame = (one: StoryMark, other: StoryMark) =>
  one.type === other.type && one.attrs?.href === other.attrs?.href;
const hasMark = (piece: Piece | undefined, mark: StoryMark) =>
  piece?.marks.some((one) => isSame(one, mark)) ?? false;
const markOf = (piece: Piece | undefined, type: StoryMark['type']) =>
  piece?.marks.find((one) => one.type === type);
const runEnd = (pieces: readonly Piece[], at: number, mark: StoryMark): number => {
  let end = at;
  while (hasMark(pieces[end], mark)) end += 1;
  return end;
};

const isBlank = (piece: Piece | undefined) =>
  piece === undefined || isSpace(piece.text) || piece.text === BREAK;
/** Of the inside of emphasis every sign counts, of its outside no rare one: what is not sure gives way. */
const isSign = ({ text }: Piece) => /^[\p{P}\p{S}]/u.test(text);
const isWord = (piece: Piece | undefined) =>
  piece !== undefined &&
  !isBlank(piece) &&
  (piece.text.length > 1 || !/^(?!~)[\p{P}\p{S}]/u.test(piece.text));

/** Stars close to a space, or between a letter and a sign, are no emphasis in Markdown: such ends stand outside of it. */
function narrowed(pieces: readonly Piece[]): Piece[] {
  const result = pieces.map((piece) => ({ ...piece }));
  for (const type of ['link', 'strong', 'em'] as const) {
    for (let at = 0; at < result.length; at += 1) {
      const mark = markOf(result[at], type);
      if (!mark) continue;
      const run = result.slice(at, runEnd(result, at, mark));
      const after = result[at + run.length];
      at += run.length - 1;
      const rest = shrunk(run, mark, result[at - run.length]);
      shrunk(rest.toReversed(), mark, after);
    }
  }
  return result;
}

/** What is left of a run after its first pieces have left it. */
function shrunk(run: readonly Piece[], mark: StoryMark, before: Piece | undefined): readonly Piece[] {
  const leaving = leavingCount(run, mark, before);
  if (leaving === 0) return run;
  leave(run.slice(0, leaving), mark);
  return shrunk(run.slice(leaving), mark, run[leaving - 1]);
}

function leavingCount(
  [first, ...others]: readonly Piece[],
  mark: StoryMark,
  before: Piece | undefined,
): number {
  if (first === undefined) return 0;
  if (isBlank(first)) return 1;
  if (mark.type === 'link' || !isWord(before)) return 0;
  const link = markOf(first, 'link');
  if (link === undefined || hasMark(before, link)) return isSign(first) ? 1 : 0;
  // Of a link its bracket is the sign, and a link leaves whole.
  return 1 + runEnd(others, 0, link);
}

/** Emphasis that begins in the middle of a link and goes on behind it leaves the link. */
function withoutCrossings(pieces: readonly Piece[]): Piece[] {
  const result = pieces.map((piece) => ({ ...piece }));
  for (let at = 0; at < result.length; at += 1) {
    const link = markOf(result[at], 'link');
    if (!link) continue;
    const run = result.slice(at, runEnd(result, at, link));
    for (const type of ['strong', 'em'] as const) {
      const isEnd = (inside: Piece | undefined, outside: Piece | undefined) =>
        markOf(inside, type) && markOf(outside, type);
      const isCrossed = isEnd(run[0], result[at - 1]) || isEnd(run.at(-1), result[at + run.length]);
      if (isCrossed && !run.every((piece) => markOf(piece, type))) leave(run, { type });
    }
    at += run.length - 1;
  }
  return result;
}

function leave(pieces: readonly Piece[], mark: StoryMark): void {
  for (const piece of pieces) piece.marks = piece.marks.filter((one) => !isSame(one, mark));
}

/**
 * Bold and italic one inside the other, or beside each other without a space, are read as meant where one of them holds
 * all and the other at most one of its ends. Anything else stays bold alone.
 */
function withoutTangles(pieces: readonly Piece[]): Piece[] {
  const result = pieces.map((piece) => ({ ...piece }));
  for (let at = 0; at < result.length; at += 1) {
    const rest = result.slice(at);
    const end = rest.findIndex((piece) => !markOf(piece, 'strong') && !markOf(piece, 'em'));
    const cluster = end < 0 ? rest : rest.slice(0, end);
    if (!isPlain(cluster, 'strong', 'em') && !isPlain(cluster, 'em', 'strong'))
      leave(cluster, { type: 'em' });
    at += cluster.length;
  }
  return result;
}

function isPlain(cluster: readonly Piece[], outer: StoryMark['type'], inner: StoryMark['type']): boolean {
  if (!cluster.every((piece) => markOf(piece, outer))) return false;
  const has = cluster.map((piece) => markOf(piece, inner) !== undefined);
  const ends = cluster.flatMap((piece, at) =>
    has[at]
      ? [cluster[at - 1], cluster[at + 1]].flatMap((one, side) =>
          has[at + side * 2 - 1] ? [] : [{ piece, one }],
        )
      : [],
  );
  const edges = ends.filter(({ one }) => one === undefined).length;
  const isClear = ends.every(({ piece, one }) => isBlank(one) || (isWord(piece) && !isWord(one)));
  return edges === 0 ? isClear : has.every(Boolean) || (ends.length === 2 && isClear);
}

/** Each mark around the letters that have it, the longest outside. */
function wrapped(pieces: readonly Piece[], around: readonly StoryMark[]): string {
  let text = '';
  for (let at = 0; at < pieces.length; ) {
    const open = pieces[at]?.marks.filter((mark) => !around.some((one) => isSame(one, mark))) ?? [];
    const ends = open.map((mark) => runEnd(pieces, at, mark));
    const end = Math.max(...ends);
    const mark = open[ends.indexOf(end)];
    if (mark === undefined) text += pieces[at++]?.raw ?? '';
    else {
      const inner = wrapped(pieces.slice(at, end), [...around, mark]);
      at = end;
      if (mark.type === 'link') text = `${text.replace(/!$/, '\\!')}[${inner}](${mark.attrs?.href ?? ''})`;
      else text += mark.type === 'strong' ? `**${inner}**` : `*${inner}*`;
    }
  }
  return text;
}

/** A letter that Markdown would read as a sign stands behind a backslash; one that it would not stands bare. */
function escaped(pieces: readonly Piece[], at: number): string {
  const { text = '', marks = [] } = pieces[at] ?? {};
  const [before, after] = [pieces[at - 1], pieces[at + 1]];
  const isInside = (piece: Piece | undefined) =>
    piece?.marks.length === marks.length && marks.every((mark) => hasMark(piece, mark));
  const following = () =>
    pieces
      .slice(at + 1, at + 33)
      .map((piece) => piece.text)
      .join('');
  const isRead = {
    '\\': () => !isInside(after) || /^[\n!-/:-@[-`{-~]/.test(after?.text ?? '\n'),
    '*': () => before?.text !== ' ' || after?.text !== ' ' || !isInside(before) || !isInside(after),
    _: () => !(isInside(before) && isInside(after) && isWord(before) && isWord(after)),
    '`': () => true,
    '[': () => true,
    ']': () => true,
    '~': () => pieces.some((piece, other) => piece.text === '~' && other !== at),
    '<': () => !isInside(after) || /^[a-z/!?]/i.test(after?.text ?? '/'),
    '&': () => /^(?:#\d+|#x[\da-f]+|\w+);/i.test(following()),
  }[text];
  return isRead?.() ? `\\${text}` : text;
}
