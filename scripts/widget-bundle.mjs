import { readFile } from 'node:fs/promises';
import { build, transform } from 'esbuild';

/**
 * The embeddable chat as two files: `widget.js` (the element and its launcher, loaded by one script tag) and
 * `widget-window.js` (the window with React, fetched after idle or at the first touch).
 */
export async function bundleWidget() {
  const sheet = await transform(await readFile('widget/ui/rcb.css', 'utf8'), { loader: 'css', minify: true });
  const shared = {
    bundle: true,
    minify: true,
    write: false,
    target: 'es2022',
    jsx: 'automatic',
    legalComments: 'none',
    define: { RCB_CSS: JSON.stringify(sheet.code), 'process.env.NODE_ENV': '"production"' },
    // The sheet goes into the shadow root, not into the page.
    loader: { '.css': 'empty' },
    logLevel: 'warning',
  };
  const [loader, window] = await Promise.all([
    build({ ...shared, entryPoints: ['widget/embed/loader.ts'], format: 'iife' }),
    build({ ...shared, entryPoints: ['widget/embed/window.tsx'], format: 'esm' }),
  ]);
  return [
    { name: 'widget.js', bytes: Buffer.from(loader.outputFiles[0].contents) },
    { name: 'widget-window.js', bytes: Buffer.from(window.outputFiles[0].contents) },
  ];
}
