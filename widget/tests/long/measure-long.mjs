import { build } from 'esbuild';

/** A phone's processor beside this one. */
export const CPU_SLOWDOWN = 4;
export const LONG_TASK_MS = 50;
const PAGE = 'http://long.test/';

async function bundle(library) {
  const { outputFiles } = await build({
    entryPoints: ['widget/tests/long/long-page.mjs'],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    outdir: 'out',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    alias: { '@': process.cwd(), 'long-library': library },
    logLevel: 'error',
  });
  const text = (ending) => outputFiles.find(({ path }) => path.endsWith(ending))?.text ?? '';
  return { script: text('.js'), style: text('.css') };
}

/**
 * A page with one bot of `library`, and what its parts need.
 * @param {import('@playwright/test').Browser} browser
 * @param {string} library
 * @param {number} [rate] how many times slower Chromium makes its processor
 */
export async function openLong(browser, library, rate = 1) {
  const { script, style } = await bundle(library);
  const page = await browser.newPage({ viewport: { width: 1000, height: 700 } });
  await page.route(PAGE, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><html lang="en"><title>Long</title><style>${style}</style><body><div id="root"></div></body></html>`,
    }),
  );
  await page.goto(PAGE);
  await page.addScriptTag({ content: script });
  // The window is drawn when the visitor comes near.
  await page.locator('.rcb-toggle-button').hover();
  await page.locator('.rcb-bot-message', { hasText: 'Hello' }).waitFor({ state: 'attached' });
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
  await session.send('Performance.enable');
  /** @type {(part: string, count?: number) => Promise<unknown>} */
  const run = (part, count) => page.evaluate(([name, value]) => globalThis.long[name](value), [part, count]);
  return {
    page,
    session,
    run,
    tasksOf: (work) => tasksOf(browser, page, work),
    heapOf: () => heapOf(session),
  };
}

/** Bytes that scripts hold after a collection, and the nodes of the page. */
async function heapOf(session) {
  await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const value = (wanted) => metrics.find(({ name }) => name === wanted)?.value ?? 0;
  return { bytes: value('JSHeapUsedSize'), nodes: value('Nodes') };
}

/**
 * The longest task of the page's main thread while the work runs, in ms of that thread's own time: what other programs
 * take of the machine does not count.
 */
async function tasksOf(browser, page, work) {
  await browser.startTracing(page, { categories: ['toplevel'] });
  await work();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString());
  const threads = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid} ${tid}`),
  );
  const tasks = traceEvents
    .filter(({ name, tdur, pid, tid }) => /RunTask$/.test(name) && tdur > 0 && threads.has(`${pid} ${tid}`))
    .map(({ tdur }) => tdur / 1000);
  return { longestMs: Math.max(0, ...tasks), allMs: tasks.reduce((sum, ms) => sum + ms, 0) };
}

/**
 * What the host does before, and the parts in the order in which a visitor meets them.
 * @type {(count: number) => [name: string, part: string, count?: number][]}
 */
export const partsOf = (count) => [
  ['all come in while the window is closed', 'fill', count],
  ['the window opens', 'open'],
  ['scrolled through, and from end to end', 'scroll'],
  ['20 more are received', 'receive', 20],
  ['20 words are streamed', 'stream', 20],
];
