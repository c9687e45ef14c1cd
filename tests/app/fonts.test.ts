import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { openSync } from 'fontkit';

const root = resolve(__dirname, '../..');
const rules = readFileSync(join(root, 'app/fonts.ts'), 'utf8');

const charactersOf = (face: string): number[] => {
  const font = openSync(join(root, 'app/faces', `${face}.woff2`));
  if (!('characterSet' in font)) throw new Error(`${face} is a collection of fonts`);
  // The mark at the end of a table of characters is none.
  return font.characterSet.filter((code) => code < 0xffff);
};

/** The characters that the rule of a face lets a browser look for in it. */
function rangeOf(face: string): number[] {
  const [, rule = ''] = rules.split(`./faces/${face}.woff2`);
  const [, range = ''] = /value:\s*'([^']+)'/.exec(rule) ?? [];
  return range.split(', ').flatMap((run) => {
    const [from = 0, to = from] = run
      .slice(2)
      .split('-')
      .map((hex) => Number.parseInt(hex, 16));
    return Array.from({ length: to - from + 1 }, (_, index) => from + index);
  });
}

/** Every text of the site and of its content: code and marks in it are Latin letters too. */
const texts = ['lib/i18n', 'content'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(?:ts|md|json)$/.test(path))
    .map((path) => readFileSync(join(root, folder, path), 'utf8').replace(/\/\*[\s\S]*?\*\/|\/\/ .*/g, '')),
);
const used = [...new Set(texts.join('').normalize('NFC'))];
const missing = (letters: RegExp, face: string) => {
  const has = new Set(charactersOf(face));
  const wanted = used.filter((character) => letters.test(character));
  expect(wanted.length).toBeGreaterThan(50);
  return wanted.filter((character) => !has.has(character.codePointAt(0) ?? 0));
};

describe('the faces of the site', () => {
  it.each([
    ['devanagari', /[\u0900-\u097f\u1cd0-\u1cff\u200c-\u200d\u25cc\ua8e0-\ua8ff]/],
    ['bengali', /[\u0964\u0965\u0980-\u09ff\u200c-\u200d\u25cc]/],
    // ₹ and pictures of feelings are the system's own (app/globals.css).
    ['figtree', /[^\s\u0900-\u09ff\u200c-\u200d₹\p{Emoji_Presentation}]/u],
  ])('%s has every letter of its script that the site uses', (face, letters) => {
    expect(missing(letters, face)).toEqual([]);
  });

  it('stand behind letters of one width too, in which staff read and write every language', () => {
    const sheets = readdirSync(join(root, 'components/staff'), { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.css'))
      .map((path) => readFileSync(join(root, 'components/staff', path), 'utf8'));
    const stacks = sheets.join('').match(/[^;{}]*monospace[^;]*;/g) ?? [];
    expect(stacks.length).toBeGreaterThan(0);
    for (const stack of stacks) expect(stack).toMatch(/var\(--font-bengali\), var\(--font-devanagari\)/);
  });

  it.each(['devanagari', 'bengali'])('%s is fetched for the characters that it has and no others', (face) => {
    expect(rangeOf(face)).toEqual(charactersOf(face));
  });
});
