import { createServer } from 'node:http';
import { chromium } from '@playwright/test';
import { build } from 'esbuild';
import { findChromium } from '../scripts/find-chromium.mjs';

async function bundle(library) {
  const { outputFiles } = await build({
    entryPoints: ['bench/widget-page.mjs'],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    outdir: 'out',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    alias: {
      '@': process.cwd(),
      'bench-library': library.startsWith('.') ? `${process.cwd()}/${library}` : library,
    },
    logLevel: 'error',
  });
  const text = (ending) => outputFiles.find(({ path }) => path.endsWith(ending))?.text ?? '';
  return { script: text('.js'), style: text('.css') };
}

const html = (name) =>
  `<!doctype html><html lang="en"><title>${name}</title><link rel="stylesheet" href="/${name}.css"><body><div id="root"></div><script src="/${name}.js"></script>`;

async function serve(bundles) {
  const types = { js: 'text/javascript', css: 'text/css' };
  const server = createServer((request, response) => {
    const [name, ending] = request.url.slice(1).split('.');
    const one = bundles[name];
    if (!one) return void response.writeHead(404).end();
    const body = { js: one.script, css: one.style }[ending] ?? html(name);
    response.writeHead(200, { 'content-type': `${types[ending] ?? 'text/html'}; charset=utf-8` }).end(body);
  });
  await new Promise((done) => server.listen(0, '127.0.0.1', done));
  return {
    url: `http://127.0.0.1:${server.address().port}`,
    stop: () => new Promise((done) => server.close(done)),
  };
}

const STEP = 100;
const STEPS = 10;
const KEYS = 40;
const FLOOD = 500;
const MANY = 10_000;
/** Handed over at once, ten times. */
const PORTION = 1000;
/** Work after which a library that has not drawn them all is given up. */
const MANY_LIMIT_MS = 120_000;
const AMONG_MANY = 20;

/**
 * CPU time of the page's main thread (scripts, style, layout, painting), in ms: time other programs take of the
 * machine does not count, nor does waiting for a frame.
 */
async function stopwatch(page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const readMs = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'TaskDuration').value * 1000;
  };
  return async (work) => {
    const beforeMs = await readMs();
    await work();
    return (await readMs()) - beforeMs;
  };
}

/** Both sides must have done the same work: every message is in the page, once, in order. */
async function check(bench, wanted) {
  const said = await bench('said');
  const isSame = said.length === wanted.length && wanted.every((text, index) => said[index] === text);
  if (!isSame) throw new Error(`${said.length} messages drawn, or not these ${wanted.length} in order`);
}
const numbered = (number) => Array.from({ length: number }, (_, index) => `message ${index}`);

/** 1,000 messages one by one: all of them, and what a message costs at the start and at the end, in ms. */
async function oneByOne({ bench, workOf }, part) {
  const steps = [];
  for (let step = 0; step < STEPS; step += 1) steps.push(await workOf(() => bench(part, STEP)));
  await check(bench, ['hi', ...Array.from({ length: STEPS }, () => numbered(STEP)).flat()]);
  return {
    allMs: steps.reduce((all, one) => all + one, 0),
    earlyMs: steps[0] / STEP,
    lateMs: steps.at(-1) / STEP,
  };
}

/** Keys one after another, each painted before the next; ms for one. */
async function typed({ page, bench, workOf }, number) {
  await page.focus('.rcb-chat-input-textarea');
  await page.keyboard.press('x');
  await bench('frame');
  const allMs = await workOf(async () => {
    for (let key = 0; key < number; key += 1) {
      await page.keyboard.press('x');
      await bench('frame');
    }
  });
  const { length } = await page.inputValue('.rcb-chat-input-textarea');
  if (length !== number + 1) throw new Error(`${length} characters typed instead of ${number + 1}`);
  return allMs / number;
}

/** 10,000 in portions, and then what a message and a key cost among them; less where that takes too long. */
async function many(tools) {
  const { bench, workOf } = tools;
  let manyMs = 0;
  let reached = 0;
  while (reached < MANY && manyMs < MANY_LIMIT_MS) {
    manyMs += await workOf(() => bench('flood', PORTION));
    reached += PORTION;
  }
  await check(bench, ['hi', ...Array.from({ length: reached / PORTION }, () => numbered(PORTION)).flat()]);
  const appendedMs = await workOf(() => bench('paintedEach', AMONG_MANY));
  return { manyMs, reached, oneMs: appendedMs / AMONG_MANY, keystrokeMs: await typed(tools, AMONG_MANY) };
}

/** 500 at once, what they put into the page, and what a key costs among them (a real one, painted before the next). */
async function floodAndType(tools) {
  const { bench, workOf } = tools;
  const before = await bench('inside');
  const floodMs = await workOf(() => bench('flood', FLOOD));
  await check(bench, ['hi', ...numbered(FLOOD)]);
  const nodes = ((await bench('inside')) - before) / FLOOD;
  return { floodMs, nodes, keystrokeMs: await typed(tools, KEYS) };
}

/** Chromium with a page for each library; every measurement is a fresh page without storage, its window open. */
export async function widgetSpeed(subjects) {
  const bundles = Object.fromEntries(
    await Promise.all(Object.entries(subjects).map(async ([name, library]) => [name, await bundle(library)])),
  );
  const server = await serve(bundles);
  const browser = await chromium.launch({ executablePath: findChromium() });
  const fresh = async (name, measure) => {
    const context = await browser.newContext();
    const page = await context.newPage();
    const workOf = await stopwatch(page);
    const bench = (part, number) =>
      page.evaluate(([key, value]) => globalThis.bench[key](value), [part, number]);
    let openMs = 0;
    const openWorkMs = await workOf(async () => {
      await page.goto(`${server.url}/${name}`);
      openMs = await bench('open');
    });
    const measured = await measure({ page, bench, workOf });
    await context.close();
    return { openMs, openWorkMs, ...measured };
  };
  return {
    quick: (name) => fresh(name, floodAndType),
    long: async (name) => ({
      painted: await fresh(name, (tools) => oneByOne(tools, 'paintedEach')),
      drawn: await fresh(name, (tools) => oneByOne(tools, 'drawnEach')),
    }),
    many: (name) => fresh(name, many),
    stop: async () => {
      await browser.close();
      await server.stop();
    },
  };
}
