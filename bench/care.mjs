import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import { build } from 'esbuild';
import { findChromium } from '../scripts/find-chromium.mjs';

const SETS = ['dev', 'held-out'];
const SLOW = 6;

/** The rules as a browser gets them: one module with its lexicon. */
async function bundle(format) {
  const { outputFiles } = await build({
    entryPoints: ['lib/chat/care/assess.ts'],
    bundle: true,
    minify: true,
    format,
    ...(format === 'iife' && { globalName: 'care' }),
    write: false,
  });
  return outputFiles[0].text;
}

const read = (name) => JSON.parse(readFileSync(`tests/fixtures/care/${name}.json`, 'utf8')).items;
const at = (sorted, share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
const part = (found, all) => `${found}/${all}`.padStart(9);

function report(name, items, assess) {
  const judged = items.map((item) => ({ ...item, ...assess(item.text), asked: item.category }));
  const crisis = judged.filter(({ label }) => label === 'crisis');
  const found = crisis.filter(({ tier }) => tier === 2);
  const harmless = judged.filter(({ label }) => label === 'none');
  const alarms = harmless.filter(({ tier }) => tier === 2);
  const right = found.filter(({ category, asked }) => category === asked);
  const by = (key, value) =>
    part(found.filter((one) => one[key] === value).length, crisis.filter((one) => one[key] === value).length);
  console.log(
    `${name.padEnd(10)} recall ${part(found.length, crisis.length)}   false alarms ${part(alarms.length, harmless.length)}   category ${part(right.length, found.length)}`,
  );
  console.log(
    `  by language  ${['en', 'hi', 'bn', 'hi-Latn', 'bn-Latn'].map((lang) => `${lang}${by('lang', lang)}`).join('  ')}`,
  );
  console.log(
    `  by danger    ${['suicide', 'overdose', 'withdrawal', 'self_harm', 'violence', 'domestic_violence', 'child'].map((one) => `${one}${by('asked', one)}`).join('  ')}`,
  );
}

/** Milliseconds a sentence in Chromium, its processor slowed as far as a phone's; the first round warms up. */
async function times(code, texts) {
  const browser = await chromium.launch({ executablePath: findChromium() });
  try {
    const page = await browser.newPage();
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW });
    await page.addScriptTag({ content: code });
    return await page.evaluate((given) => {
      const timed = (text) => {
        const from = performance.now();
        globalThis.care.assessCare(text);
        return performance.now() - from;
      };
      const cold = timed(given[0]);
      given.forEach(timed);
      return { cold, warm: given.map(timed).sort((a, b) => a - b) };
    }, texts);
  } finally {
    await browser.close();
  }
}

/** Recall, false alarms, time and size of the care rules (access-and-care §2.5). */
export async function care() {
  const [code, module] = [await bundle('iife'), await bundle('esm')];
  const { assessCare } = await import(`data:text/javascript,${encodeURIComponent(module)}`);
  const sets = SETS.map((name) => ({ name, items: read(name) }));
  for (const { name, items } of sets) report(name, items, assessCare);
  const { cold, warm } = await times(
    code,
    sets.flatMap(({ items }) => items.map(({ text }) => text)),
  );
  console.log(
    `a sentence, ${SLOW} times slowed: median ${at(warm, 0.5).toFixed(2)} ms, p95 ${at(warm, 0.95).toFixed(2)} ms, the first ${cold.toFixed(0)} ms`,
  );
  console.log(`bundle: ${module.length} bytes, ${gzipSync(module, { level: 9 }).length} with gzip`);
}
