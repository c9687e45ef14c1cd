import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { build } from 'esbuild';

/**
 * The embeddable chat as files: `widget.js` (the element and its launcher, loaded by one script tag),
 * `widget-window.js` (the window with React, fetched after idle or at the first touch), and the words of each language,
 * fetched only where a page asks for them (`data-locale`).
 */
export async function bundleWidget() {
  const locales = readdirSync('widget/locales').map((file) => basename(file, '.ts'));
  const sheet = await build({
    entryPoints: ['widget/ui/rcb.css'],
    bundle: true,
    minify: true,
    write: false,
    logLevel: 'warning',
  });
  const shared = {
    bundle: true,
    minify: true,
    write: false,
    target: 'es2022',
    jsx: 'automatic',
    legalComments: 'none',
    define: { RCB_CSS: JSON.stringify(sheet.outputFiles[0].text), 'process.env.NODE_ENV': '"production"' },
    // The sheet goes into the shadow root, not into the page.
    loader: { '.css': 'empty' },
    logLevel: 'warning',
  };
  const asModule = (path) => build({ ...shared, entryPoints: [path], format: 'esm' });
  const [loader, ...modules] = await Promise.all([
    build({ ...shared, entryPoints: ['widget/embed/loader.ts'], format: 'iife' }),
    asModule('widget/embed/window.tsx'),
    ...locales.map((locale) => asModule(`widget/locales/${locale}.ts`)),
  ]);
  return [
    { name: 'widget.js', bytes: Buffer.from(loader.outputFiles[0].contents) },
    ...modules.map(({ outputFiles }, index) => ({
      name: `widget-${['window', ...locales][index]}.js`,
      bytes: Buffer.from(outputFiles[0].contents),
    })),
  ];
}
