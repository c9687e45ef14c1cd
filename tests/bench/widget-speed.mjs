import { createServer } from 'node:http';
import { chromium } from '@playwright/test';
import { build } from 'esbuild';
import { findChromium } from '../../scripts/find-chromium.mjs';

async function bundle(library) {
  const { outputFiles } = await build({
    entryPoints: ['tests/bench/widget-page.mjs'],
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

/** Chromium with a page for each library; every measurement is a fresh page without storage. */
export async function widgetSpeed(subjects, names) {
  const bundles = Object.fromEntries(
    await Promise.all(names.map(async (name) => [name, await bundle(subjects[name])])),
  );
  const server = await serve(bundles);
  const browser = await chromium.launch({ executablePath: findChromium() });
  const fresh = async (name, work) => {
    const context = await browser.newContext();
    const page = await context.newPage();
    await page.goto(`${server.url}/${name}`);
    const result = await page.evaluate((part) => globalThis.bench[part](), work);
    await context.close();
    return result;
  };
  return {
    measure: async (name) => ({
      firstMessageMs: await fresh(name, 'firstMessage'),
      injectMs: await fresh(name, 'inject'),
      ...(await fresh(name, 'type')),
    }),
    stop: async () => {
      await browser.close();
      await server.stop();
    },
  };
}
