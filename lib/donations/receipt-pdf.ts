import 'server-only';
import PDFDocument from 'pdfkit';
import type { Site } from '@/lib/config/site-facts';
import type { Language } from '@/lib/i18n/language';
import { receipts } from '@/lib/i18n/receipts';
import { type Run, scriptRuns, scripts } from '@/lib/i18n/script-runs';
import type { ReceiptContent } from './receipt';
import { type ShapedFont, shapedFont, type Weight } from './receipt-font';

const MARGIN = 56;
/** Our colours on paper: night blue, leaf green, a quiet line. */
const INK = '#14213d';
const GREEN = '#0f6b45';
const LINE = '#d9dcd6';

type Style = { size: number; weight: Weight; colour: string };
type Word = { runs: Run[]; width: number };
type Doc = InstanceType<typeof PDFDocument>;

/**
 * A receipt as a PDF of one A4 page. Bengali and Hindi are shaped by HarfBuzz, and each line carries its
 * text for readers and for searching, because shaped glyphs stand in another order than letters.
 */
export async function receiptPdf(
  content: ReceiptContent,
  { language, site }: { language: Language; site: Pick<Site, 'phone' | 'email' | 'address' | 'trust'> },
): Promise<Uint8Array> {
  const doc = new PDFDocument({
    size: 'A4',
    margin: MARGIN,
    // The maker's own faces are files beside its code, which a bundle would not find.
    font: '',
    lang: language,
    displayTitle: true,
    info: { Title: content.title, Author: site.trust },
  });
  const chunks: Uint8Array[] = [];
  const finished = new Promise<void>((resolve, reject) => {
    doc.on('data', (chunk: Uint8Array) => chunks.push(chunk));
    doc.on('end', resolve);
    doc.on('error', reject);
  });
  await registerFaces(doc);
  draw(new Pen(doc, receipts[language].unprintable), content, [
    `${receipts[language].questions} ${site.phone}, ${site.email}`,
    site.address,
  ]);
  doc.end();
  await finished;
  return Buffer.concat(chunks);
}

/** Every face under its own name; only those that letters are drawn from are embedded. */
async function registerFaces(doc: Doc): Promise<void> {
  for (const script of scripts) {
    for (const weight of ['normal', 'bold'] as const) {
      const font: ShapedFont = await shapedFont(script, weight);
      // The maker takes any font that can lay out text; its types know files only.
      Reflect.apply(doc.registerFont, doc, [`${script}-${weight}`, font]);
    }
  }
}

const NAME_WIDTH = 150;

function draw(pen: Pen, content: ReceiptContent, foot: readonly string[]): void {
  const width = pen.pageWidth;
  pen.bar(GREEN, 4);
  pen.space(26);
  pen.write(content.title, { x: 0, width, style: { size: 24, weight: 'bold', colour: GREEN } });
  pen.space(18);
  for (const { name, value } of content.facts) {
    const top = pen.y;
    pen.write(name, { x: 0, width: NAME_WIDTH, style: { size: 10.5, weight: 'normal', colour: INK } });
    const afterName = pen.y;
    pen.y = top;
    const style = { size: 12.5, weight: 'bold', colour: INK } as const;
    pen.write(value, { x: NAME_WIDTH + 16, width: width - NAME_WIDTH - 16, style });
    pen.y = Math.max(afterName, pen.y);
    pen.space(5);
    pen.bar(LINE, 0.75);
    pen.space(8);
  }
  pen.space(12);
  for (const line of [...content.notes, ...foot]) {
    pen.write(line, { x: 0, width, style: { size: 10.5, weight: 'normal', colour: INK } });
    pen.space(6);
  }
}

type Block = { x: number; width: number; style: Style };

/** Writes lines of mixed scripts on one baseline: pdfkit's own flow would set each face by its own height. */
class Pen {
  y = MARGIN;
  readonly pageWidth: number;

  constructor(
    private readonly doc: Doc,
    private readonly unprintable: string,
  ) {
    this.pageWidth = doc.page.width - 2 * MARGIN;
  }

  space(points: number): void {
    this.y += points;
  }

  bar(colour: string, height: number): void {
    this.doc.rect(MARGIN, this.y, this.pageWidth, height).fill(colour);
    this.y += height;
  }

  write(text: string, { x, width, style }: Block): void {
    const runs = scriptRuns(text) ?? scriptRuns(this.unprintable) ?? [];
    const lineHeight = style.size * 1.5;
    this.doc.markContent('Span', { actual: text });
    for (const line of wrap(this.#words(runs, style), width)) {
      let left = MARGIN + x;
      const baseline = this.y + style.size * 1.12;
      for (const run of line.flatMap((word) => word.runs)) {
        this.#face(run, style);
        this.doc.fillColor(style.colour).text(run.text, left, baseline, {
          lineBreak: false,
          baseline: 'alphabetic',
        });
        left += this.doc.widthOfString(run.text);
      }
      this.y += lineHeight;
    }
    this.doc.endMarkedContent();
  }

  /** Words with the space behind them; one may hold several scripts, such as a rupee sign and digits. */
  #words(runs: readonly Run[], style: Style): Word[] {
    const words: Word[] = [{ runs: [], width: 0 }];
    for (const { script, text } of runs) {
      for (const part of text.split(/(?<= )/).flatMap(inPieces)) {
        const run = { script, text: part };
        this.#face(run, style);
        const word = words.at(-1);
        word?.runs.push(run);
        if (word) word.width += this.doc.widthOfString(part);
        if (part.endsWith(' ') || part.length >= PIECE) words.push({ runs: [], width: 0 });
      }
    }
    return words;
  }

  #face({ script }: Run, { size, weight }: Style): void {
    this.doc.font(`${script}-${weight}`).fontSize(size);
  }
}

/** A word longer than this is cut, so that it stays on the page. */
const PIECE = 32;
const syllables = new Intl.Segmenter('und', { granularity: 'grapheme' });

function inPieces(word: string): string[] {
  const pieces = [''];
  for (const { segment } of syllables.segment(word)) {
    if ((pieces.at(-1)?.length ?? 0) >= PIECE) pieces.push('');
    pieces.push((pieces.pop() ?? '') + segment);
  }
  return pieces;
}

function wrap(words: readonly Word[], width: number): Word[][] {
  const lines: Word[][] = [[]];
  let used = 0;
  for (const word of words) {
    if (used > 0 && used + word.width > width) {
      lines.push([]);
      used = 0;
    }
    lines.at(-1)?.push(word);
    used += word.width;
  }
  return lines;
}
