import { inflateSync } from 'node:zlib';

/** Words as a page of paper shows them, drawn in one go; lengths in points from the upper left corner. */
export type PrintedRun = { page: number; text: string; glyphs: readonly Glyph[]; lightness: number };
type Glyph = { char: string; x: number; y: number; size: number };
/** Letters by code, and how many hexadecimal digits a code has. */
type Font = { chars: ReadonlyMap<number, string>; digits: number };
type Matrix = readonly [number, number, number, number, number, number];

/** What Chromium's own PDFs say and where: their objects stand unpacked in the file, so no library is needed. */
export function printedRuns(pdf: Buffer): PrintedRun[] {
  const objects = readObjects(pdf.toString('latin1'));
  const pages = [...objects.values()].filter((object) => /\/Type \/Page\b/.test(object));
  return pages.flatMap((page, index) => {
    const contents = objects.get(/\/Contents (\d+) 0 R/.exec(page)?.[1] ?? '') ?? '';
    const fonts = new Map(
      [...page.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name = '', id = '']) => [
        name,
        charsOf(objects, objects.get(id) ?? ''),
      ]),
    );
    return readPage(unpacked(contents), fonts).map((run) => ({ ...run, page: index + 1 }));
  });
}

const readObjects = (file: string): ReadonlyMap<string, string> =>
  new Map(
    [...file.matchAll(/(?:^|\n)(\d+) 0 obj\n([\s\S]*?)\nendobj/g)].map(([, id = '', body = '']) => [
      id,
      body,
    ]),
  );

function unpacked(object: string): string {
  const [, body = ''] = /stream\r?\n([\s\S]*)\nendstream/.exec(object) ?? [];
  return body === '' ? '' : inflateSync(Buffer.from(body, 'latin1')).toString('latin1');
}

/** Letters by the codes of one font. */
function charsOf(objects: ReadonlyMap<string, string>, font: string): Font {
  const map = unpacked(objects.get(/\/ToUnicode (\d+) 0 R/.exec(font)?.[1] ?? '') ?? '');
  const chars = new Map<number, string>();
  const letters = (hex: string) =>
    String.fromCharCode(...(hex.match(/.{4}/g) ?? []).map((unit) => Number.parseInt(unit, 16)));
  for (const [, code = '', to = ''] of map.matchAll(/^<(\w+)> <(\w+)>$/gm))
    chars.set(Number.parseInt(code, 16), letters(to));
  for (const [, first = '', last = '', to = ''] of map.matchAll(/^<(\w+)> <(\w+)> <(\w+)>$/gm)) {
    const begin = Number.parseInt(first, 16);
    for (let code = begin; code <= Number.parseInt(last, 16); code += 1)
      chars.set(code, String.fromCharCode(Number.parseInt(to, 16) + code - begin));
  }
  const [, codes = ''] = /begincodespacerange\n<(\w+)>/.exec(map) ?? [];
  return { chars, digits: codes.length || 2 };
}

const times = (a: Matrix, b: Matrix): Matrix => [
  a[0] * b[0] + a[1] * b[2],
  a[0] * b[1] + a[1] * b[3],
  a[2] * b[0] + a[3] * b[2],
  a[2] * b[1] + a[3] * b[3],
  a[4] * b[0] + a[5] * b[2] + b[4],
  a[4] * b[1] + a[5] * b[3] + b[5],
];
const unit: Matrix = [1, 0, 0, 1, 0, 0];
const matrixOf = (numbers: readonly number[]): Matrix => {
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = numbers.slice(-6);
  return [a, b, c, d, e, f];
};

const step =
  /<(?<hex>\w+)> Tj|\/(?<font>F\d+) (?<size>[\d.]+) Tf|(?<numbers>(?:-?[\d.]+ )+)(?<act>cm|Tm|Td|rg)\b|\b(?<bare>q|Q|BT|ET)\b/g;

type State = { ctm: Matrix; lightness: number };

function readPage(content: string, fonts: ReadonlyMap<string, Font>) {
  const runs: Omit<PrintedRun, 'page'>[] = [];
  const stack: State[] = [];
  let state: State = { ctm: unit, lightness: 0 };
  let [font, size, text, glyphs]: [string, number, Matrix, Glyph[]] = ['', 0, unit, []];
  const show = (hex: string) => {
    const { chars, digits } = fonts.get(font) ?? { chars: new Map<number, string>(), digits: 2 };
    const at = times(text, state.ctm);
    for (let from = 0; from < hex.length; from += digits) {
      const char = chars.get(Number.parseInt(hex.slice(from, from + digits), 16)) ?? '';
      glyphs.push({ char, x: at[4], y: at[5], size: size * Math.abs(at[3]) });
    }
  };
  const acts: Record<string, (numbers: readonly number[]) => void> = {
    cm: (numbers) => (state = { ...state, ctm: times(matrixOf(numbers), state.ctm) }),
    rg: ([r = 0, g = 0, b = 0]) => (state = { ...state, lightness: (r + g + b) / 3 }),
    Tm: (numbers) => (text = matrixOf(numbers)),
    Td: ([x = 0, y = 0]) => (text = times([1, 0, 0, 1, x, y], text)),
    q: () => stack.push(state),
    Q: () => (state = stack.pop() ?? state),
    BT: () => ([text, glyphs] = [unit, []]),
    ET: () =>
      runs.push({ text: glyphs.map(({ char }) => char).join(''), glyphs, lightness: state.lightness }),
  };
  for (const { groups = {} } of content.matchAll(step)) {
    const { hex, numbers, act, bare } = groups;
    if (hex) show(hex);
    else if (groups['font']) [font, size] = [groups['font'], Number(groups['size'])];
    else acts[act ?? bare ?? '']?.((numbers ?? '').trim().split(' ').map(Number));
  }
  return runs;
}

/** Letters of two runs that stand in one place. */
export function overlaps(runs: readonly PrintedRun[]): string[] {
  const cells = new Map<string, { run: PrintedRun; glyph: Glyph }[]>();
  const found = new Set<string>();
  for (const run of runs)
    for (const glyph of run.glyphs) {
      // Vowel signs begin where their letter ends, at the next word.
      if (!/[\p{L}\p{N}]/u.test(glyph.char)) continue;
      const [column, row] = [Math.round(glyph.x / 4), Math.round(glyph.y / 4)];
      for (const dx of [-1, 0, 1])
        for (const dy of [-1, 0, 1])
          for (const other of cells.get(`${run.page} ${column + dx} ${row + dy}`) ?? []) {
            const reach = Math.min(glyph.size, other.glyph.size) * 0.3;
            const isNear =
              Math.abs(glyph.x - other.glyph.x) < reach && Math.abs(glyph.y - other.glyph.y) < reach;
            if (other.run !== run && isNear) found.add(`page ${run.page}: ${other.run.text} | ${run.text}`);
          }
      const key = `${run.page} ${column} ${row}`;
      cells.set(key, [...(cells.get(key) ?? []), { run, glyph }]);
    }
  return [...found];
}
