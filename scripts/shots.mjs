import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import {
  deadBackend,
  loadPictures,
  openState,
  openStates,
  pages,
  withoutScripts,
} from '../tests/helpers/states.mjs';
import { findChromium } from './find-chromium.mjs';
import { startSite } from './site-process.mjs';

const sizes = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
  { width: 320, height: 640 },
];
const themes = /** @type {const} */ (['light', 'dark']);
/** Pages photographed side by side: as many as the smallest machine has processors. */
const HANDS = 2;
const README_MAX_BYTES = 250_000;

function listen(page, faults) {
  page.on('pageerror', (error) => faults.push(`page error: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() !== 'error') return;
    // A page that is missing on purpose says so with its own status.
    const own = message.location().url === page.url() && message.text().includes('404');
    if (!own) faults.push(`console: ${message.text()}`);
  });
}

/** Takes one picture; a failure is printed and does not stop the others. */
async function shoot({ browser, sites, folder }, { state, size, theme }) {
  const name = `${state.name}-${size.width}-${theme}.png`;
  const faults = [];
  const page = await browser.newPage({
    viewport: size,
    colorScheme: theme,
    reducedMotion: 'reduce',
    javaScriptEnabled: state.scripts !== 'off',
  });
  listen(page, faults);
  try {
    await openState(page, state, sites[state.backend ?? 'alive'].url);
    if (state.view !== 'window') await loadPictures(page);
    const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    if (beyond > 0) faults.push(`scrolls sideways by ${beyond} px`);
    await page.screenshot({ path: join(folder, name), fullPage: state.view !== 'window' });
  } catch (error) {
    faults.push(`no picture: ${String(error).split('\n')[0]}`);
  }
  await page.close();
  console.log([name, ...faults].join('\n    '));
  return faults.length;
}

const jobs = () =>
  [...pages, ...openStates, ...withoutScripts].flatMap((state) =>
    sizes
      .filter(({ width }) => !state.widths || state.widths.includes(width))
      .flatMap((size) => themes.map((theme) => ({ state, size, theme }))),
  );

async function shootAll(studio) {
  mkdirSync(studio.folder, { recursive: true });
  const waiting = jobs();
  const total = waiting.length;
  let faulty = 0;
  const work = async () => {
    for (let job = waiting.shift(); job; job = waiting.shift()) if (await shoot(studio, job)) faulty += 1;
  };
  await Promise.all(Array.from({ length: HANDS }, work));
  console.log(`${total} pictures in ${studio.folder}, ${faulty} with something to look at`);
  if (faulty > 0) process.exitCode = 1;
}

/** The first screen of the home page for the readme, in as many colours as fit its weight. */
async function shootReadme({ browser, sites }) {
  const page = await browser.newPage({ viewport: sizes[0], colorScheme: 'light', reducedMotion: 'reduce' });
  await openState(page, pages[0], sites.alive.url);
  await loadPictures(page);
  const picture = await page.screenshot();
  for (const colours of [256, 128, 64, 32]) {
    const small = await sharp(picture).png({ palette: true, colours, effort: 10 }).toBuffer();
    if (small.length > README_MAX_BYTES) continue;
    writeFileSync('docs/screenshot.png', small);
    console.log(`docs/screenshot.png: ${small.length} bytes, ${colours} colours`);
    return;
  }
  throw new Error(`docs/screenshot.png: heavier than ${README_MAX_BYTES} bytes even in 32 colours`);
}

const isReadme = process.argv.includes('--readme');
const folder = process.argv.slice(2).find((argument) => !argument.startsWith('--')) ?? 'shots';
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: ['--no-sandbox', '--disable-gpu'],
});
const alive = await startSite({ RATE_LIMIT: 'off' });
const dead = isReadme ? alive : await startSite({ RATE_LIMIT: 'off', ...deadBackend });
try {
  await (isReadme ? shootReadme : shootAll)({ browser, sites: { alive, dead }, folder });
} finally {
  await browser.close();
  await Promise.all([alive, dead].map((site) => site.stop()));
}
