import { inflateSync } from 'node:zlib';
import * as z from 'zod';
import type { Donation } from '@/lib/donations/schema';
import { receipts } from '@/lib/i18n/receipts';
import { makeDonation, makeReceipt } from '@/tests/helpers/make-donation';
import { makeSite } from '@/tests/helpers/make-site';
import { runServerCode } from '@/tests/helpers/server-code';

const imports = `
  import { receipts } from './lib/i18n/receipts';
  import { receiptContent } from './lib/donations/receipt';
  import { receiptPdf } from './lib/donations/receipt-pdf';
  import { shapedFont } from './lib/donations/receipt-font';
`;

const gifts = {
  plain: {},
  part: { refunded: 25_050, receipt: makeReceipt({ status: 'amended' }) },
  all: { refunded: 100_000, receipt: makeReceipt({ status: 'cancelled' }) },
  tamil: { receipt: makeReceipt({ donor_name: 'தமிழ்' }) },
} satisfies Record<string, Partial<Donation>>;

const file = z.base64().transform((text) => Buffer.from(text, 'base64'));
const inEach = z.object({ en: file, hi: file, bn: file });

/** The receipts of each gift in all languages, by one process. */
function pdfsOf() {
  const given = Object.entries(gifts).map(([name, gift]) => [name, makeDonation(gift)]);
  const printed = runServerCode(`${imports}
    const [given, site] = ${JSON.stringify([given, makeSite()])};
    const made = {};
    for (const [name, gift] of given) {
      made[name] = {};
      for (const language of ['en', 'hi', 'bn']) {
        const content = receiptContent(gift, { words: receipts[language], language });
        made[name][language] = Buffer.from(await receiptPdf(content, { language, site })).toString('base64');
      }
    }
    console.log(JSON.stringify(made));`);
  return z.object({ plain: inEach, part: inEach, all: inEach, tamil: inEach }).parse(printed);
}

const wordsSet = { bengali: ['ট্র', 'ক্ষ', 'ক', 'কে'], devanagari: ['क्ष', 'क', 'कि'] } as const;
const number = z.number();
const placed = z.array(z.object({ id: number, xAdvance: number, xOffset: number, yOffset: number }));

/** How the faces set these words: their glyphs in drawing order, by one process. */
function setWords() {
  const printed = runServerCode(`${imports}
    const set = {};
    for (const [script, words] of Object.entries(${JSON.stringify(wordsSet)})) {
      const font = await shapedFont(script, 'normal');
      for (const word of words) {
        const { glyphs, positions } = font.layout(word);
        set[word] = glyphs.map(({ id }, index) => ({ id, ...positions[index] }));
      }
    }
    console.log(JSON.stringify(set));`);
  return z.record(z.string(), placed).parse(printed);
}

it('is made after a face could not be opened once', () => {
  const printed = runServerCode(`${imports}
    import fs from 'node:fs';
    import { syncBuiltinESMExports } from 'node:module';
    const { readFileSync } = fs;
    await shapedFont('latin', 'normal');
    const refuse = () => { throw Object.assign(new Error('too many open files'), { code: 'EMFILE' }); };
    Object.assign(fs, { readFileSync: refuse });
    syncBuiltinESMExports();
    const first = await shapedFont('bengali', 'normal').then(() => 'opened', ({ code }) => code);
    Object.assign(fs, { readFileSync });
    syncBuiltinESMExports();
    const second = await shapedFont('bengali', 'normal').then(() => 'opened', ({ code }) => code);
    console.log(JSON.stringify([first, second]));`);
  expect(printed).toEqual(['EMFILE', 'opened']);
});

/** Everything the file says, its packed streams opened. */
function openPdf(pdf: Buffer): string {
  const raw = pdf.toString('latin1');
  const streams = [...raw.matchAll(/stream\r?\n([\s\S]*?)\r?\nendstream/g)].map(([, body = '']) => {
    try {
      return inflateSync(Buffer.from(body, 'latin1')).toString('latin1');
    } catch {
      return '';
    }
  });
  return [raw, ...streams].join('\n');
}

const escapes = { '\\': '\\', '(': '(', ')': ')', '\n': 'n', '\r': 'r', '\t': 't', '\b': 'b', '\f': 'f' };

/** Text as a PDF keeps it: UTF-16 with its mark, bytes of meaning escaped. */
const inUtf16 = (text: string) => {
  const bytes = Buffer.from(`\ufeff${text}`, 'utf16le').swap16().toString('latin1');
  const escaped = new Map(Object.entries(escapes));
  return Array.from(bytes, (byte) => (escaped.has(byte) ? `\\${escaped.get(byte)}` : byte)).join('');
};

/** Text of plain letters is kept as it is. */
const tells = (pdf: string, text: string): boolean =>
  pdf.includes(inUtf16(text)) || pdf.includes(`(${text})`);

describe('a receipt as a PDF', () => {
  const made = pdfsOf();
  const pdfs = made.plain;

  it.each(['en', 'hi', 'bn'] as const)('in %s is one page, small, and says its language', (language) => {
    const pdf = pdfs[language];
    const text = openPdf(pdf);
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
    expect(text.match(/\/Type \/Page\b(?!s)/g)).toHaveLength(1);
    expect(text).toContain(`/Lang (${language})`);
    expect(pdf.length).toBeLessThan(40_000);
  });

  it('embeds the faces of the scripts it is written in, and no other', () => {
    expect(openPdf(pdfs.bn)).toContain('NotoSansBengali');
    expect(openPdf(pdfs.hi)).toContain('NotoSansDevanagari');
    expect(openPdf(pdfs.en)).not.toContain('NotoSansBengali');
  });

  it('keeps the words in reading order beside the shaped letters', () => {
    expect(openPdf(pdfs.bn)).toContain(inUtf16('দানের রসিদ'));
    expect(openPdf(pdfs.hi)).toContain(inUtf16('दान की रसीद'));
  });

  it('says in each language what was given back, and that it takes the place of the earlier one or is void', () => {
    const { part, all } = made;
    for (const language of ['en', 'hi', 'bn'] as const) {
      const words = receipts[language];
      const corrected = openPdf(part[language]);
      for (const text of [words.refunded, '₹250.50', words.amended])
        expect(tells(corrected, text)).toBe(true);
      const cancelled = openPdf(all[language]);
      for (const text of [words.cancelledTitle, '₹1,000', words.cancelled])
        expect(tells(cancelled, text)).toBe(true);
    }
  });

  it('prints a name in letters it has no face for as it was written with the gift', () => {
    const { en } = made.tamil;
    expect(openPdf(en)).toContain(inUtf16('தமிழ்'));
    expect(en.length).toBeLessThan(40_000);
  });
});

describe('the letters of a receipt', () => {
  const set = setWords();
  const shape = (word: string) => set[word] ?? [];

  it('sets a ra-phala under its letter, not beside it', () => {
    const [letter, ...marks] = shape('ট্র');
    expect(marks.at(-1)).toMatchObject({ xAdvance: 0 });
    expect(marks.at(-1)?.xOffset).toBeLessThan(-(letter?.xAdvance ?? 0) / 2);
    expect(marks.at(-1)?.yOffset).toBeLessThan(0);
  });

  it('joins a conjunct into one glyph', () => {
    expect(shape('ক্ষ')).toHaveLength(1);
    expect(shape('क्ष')).toHaveLength(1);
  });

  it('draws a vowel before the consonant that it is written after', () => {
    const [alone] = shape('क');
    const syllable = shape('कि').map(({ id }) => id);
    expect(syllable).toHaveLength(2);
    expect(syllable.indexOf(alone?.id ?? -1)).toBe(1);
    const [letter] = shape('ক');
    expect(shape('কে').map(({ id }) => id)).toEqual([expect.any(Number), letter?.id]);
  });
});
