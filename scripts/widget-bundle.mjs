import { readdirSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { runInNewContext } from 'node:vm';
import { build } from 'esbuild';

/** @typedef {{ name: string, bytes: Buffer }} BundledFile */

/** Shared by the script and its modules. */
const shared = {
  bundle: true,
  minify: true,
  write: false,
  target: 'es2022',
  jsx: 'automatic',
  legalComments: 'none',
  // The stylesheet goes into the shadow root, not into the page.
  loader: { '.css': 'empty' },
  logLevel: 'warning',
  outdir: 'out',
};

/** The stylesheets of the widget that are wanted, as one literal. */
async function stylesheet(names) {
  const contents = ['../embed/host.css', ...names].map((name) => `@import "${name}";`).join('\n');
  const stdin = { contents, resolveDir: resolve('widget/ui'), loader: 'css' };
  const { outputFiles } = await build({
    stdin,
    bundle: true,
    minify: true,
    write: false,
    logLevel: 'warning',
  });
  return JSON.stringify(outputFiles[0].text);
}

/** The schema of a flow, for editors. */
async function schema() {
  const entryPoints = ['widget/embed/flow-schema.ts'];
  const { outputFiles } = await build({ ...shared, entryPoints, format: 'iife', globalName: 'flow' });
  const text = runInNewContext(`${outputFiles[0].text}; flow.schemaFile()`);
  return { name: 'embed-flow.schema.json', bytes: Buffer.from(text) };
}

/**
 * The embeddable chat as files that lie side by side: `embed.js` (one script tag: the element, its launcher and
 * `Chat.init`), `embed-window.js` (the window with React, fetched when it is needed), `embed-en.js` and so on (the texts
 * of a language, fetched where a page wants them), `embed-flow.schema.json`, and chunks of the
 * window with a hash in their names, which load when they are used.
 * @returns {Promise<BundledFile[]>}
 */
export async function bundleWidget() {
  const locales = readdirSync('widget/locales')
    .filter((file) => /^[a-z]{2}\.ts$/.test(file))
    .map((file) => basename(file, '.ts'));
  const [whole, launcher] = await Promise.all([
    stylesheet(['./rcb.css', './css/rich.css']),
    // What the launcher needs until the window's code comes with the whole.
    stylesheet(['./css/base.css', './css/launcher.css']),
  ]);
  const define = {
    RCB_CSS: whole,
    RCB_LAUNCHER_CSS: launcher,
    RCB_LOCALES: JSON.stringify(locales),
    'process.env.NODE_ENV': '"production"',
  };
  const asModule = { ...shared, define, format: 'esm' };
  const built = await Promise.all([
    build({ ...asModule, entryPoints: [{ in: 'widget/embed/loader.ts', out: 'embed' }], format: 'iife' }),
    build({
      ...asModule,
      entryPoints: [{ in: 'widget/embed/window.tsx', out: 'embed-window' }],
      splitting: true,
      chunkNames: 'embed-[name]-[hash]',
    }),
    // On their own, since a chunk shared with the window would only hold esbuild's helpers.
    build({
      ...asModule,
      entryPoints: locales.map((name) => ({ in: `widget/locales/${name}.ts`, out: `embed-${name}` })),
    }),
  ]);
  const files = built.flatMap(({ outputFiles }) => outputFiles);
  return [
    ...files.map(({ path, contents }) => ({ name: basename(path), bytes: Buffer.from(contents) })),
    await schema(),
  ];
}
