import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { routes } from '@/lib/config/routes';
import { languages, localPath } from '@/lib/i18n/language';
import { faceBudgets } from '../budgets';
import { expect, test } from '../helpers/instances';
import { inThisRun } from '../helpers/run-profile';
import { awake } from '../helpers/states.mjs';

const scripts = {
  devanagari: {
    conjunct: /(?:[\u0915-\u0939]\u093c?\u094d\u200c?)+[\u0915-\u0939]\u093c?[\u093e-\u094c\u0901-\u0903]*/g,
    words: /[\u0900-\u0963\u0966-\u097f\u200c-\u200d]+/g,
  },
  bengali: {
    conjunct: /(?:[\u0995-\u09b9]\u09bc?\u09cd\u200c?)+[\u0995-\u09b9]\u09bc?[\u09be-\u09cc\u0981-\u0983]*/g,
    words: /[\u0980-\u09fe\u200c-\u200d]+/g,
  },
};

const text = ['lib/i18n', 'content']
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.(?:ts|md|json)$/.test(path))
      .map((path) => readFileSync(join(folder, path), 'utf8')),
  )
  .join('\n');
const different = (pattern: RegExp) => [...new Set(text.match(pattern))];

const inPage = (file: string) => `url(data:font/woff2;base64,${readFileSync(file).toString('base64')})`;

/** Draws each piece with the cut face and with the package's own; what is drawn otherwise, and by how much. */
async function compare({
  cut,
  whole,
  weight,
  pieces,
}: Record<'cut' | 'whole' | 'weight', string> & { pieces: string[] }) {
  document.fonts.add(await new FontFace('cut', cut, { weight: '400 600' }).load());
  document.fonts.add(await new FontFace('whole', whole, { weight }).load());
  const canvas = new OffscreenCanvas(700, 60);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('no canvas');
  const draw = (face: string, piece: string) => {
    context.clearRect(0, 0, canvas.width, canvas.height);
    context.font = `${weight} 24px ${face}`;
    context.fillText(piece, 10, 38);
    const width = Math.min(canvas.width, Math.ceil(context.measureText(piece).width) + 20);
    return context.getImageData(0, 0, width, canvas.height).data;
  };
  return pieces.flatMap((piece) => {
    const [one, other] = [draw('cut', piece), draw('whole', piece)];
    const furthest = one.reduce((most, value, at) => Math.max(most, Math.abs(value - (other[at] ?? 0))), 0);
    return furthest > 0 || one.length !== other.length ? [{ piece, furthest }] : [];
  });
}

/** Both faces are cut by one program: on a commit the one with more conjuncts is looked at. */
const cut = inThisRun(Object.entries(scripts), ([script]) => script === 'bengali');

for (const [script, { conjunct, words }] of cut)
  for (const weight of inThisRun(['400', '600'], (one) => one === '400'))
    test(`every ${script} conjunct and word of the site is drawn by the cut face as by the whole one, at ${weight}`, async ({
      page,
    }) => {
      test.slow();
      const name = `noto-sans-${script}`;
      const pieces = [...different(conjunct), ...different(words)];
      expect(pieces.length).toBeGreaterThan(2000);
      const found = await page.evaluate(compare, {
        cut: inPage(`app/faces/${script}.woff2`),
        whole: inPage(`node_modules/@fontsource/${name}/files/${name}-${script}-${weight}-normal.woff2`),
        weight,
        pieces,
      });
      // A bold line between two outlines may be rounded by a thousandth of a letter; a broken conjunct differs wholly.
      const most = weight === '400' ? 0 : 48;
      expect(found.filter(({ furthest }) => furthest > most)).toEqual([]);
    });

for (const language of inThisRun(languages, (one) => one === 'bn'))
  test(`a page in ${language} fetches the faces of its own letters within their budget`, async ({ page }) => {
    const sizes: number[] = [];
    page.on('response', (response) => {
      if (response.request().resourceType() === 'font')
        sizes.push(Number(response.headers()['content-length']));
    });
    await page.goto(localPath(language, routes.home));
    await awake(page);
    await page.evaluate(async () => {
      await document.fonts.ready;
    });
    const { files, bytes } = faceBudgets[language];
    expect(sizes).toHaveLength(files);
    expect(sizes.reduce((total, size) => total + size, 0)).toBeLessThanOrEqual(bytes);
  });
