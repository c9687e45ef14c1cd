import { mkdir, readFile } from 'node:fs/promises';
import { brotliCompressSync } from 'node:zlib';
import { build, transform } from 'esbuild';

/**
 * Builds the embeddable chat into public/: `widget.js` (the element and its launcher, loaded by one script tag) and
 * `widget-window.js` (the window with React, fetched after idle or at the first touch).
 */
const out = 'public';
const css = (await transform(await readFile('widget/ui/rcb.css', 'utf8'), { loader: 'css', minify: true }))
  .code;
const shared = {
  bundle: true,
  minify: true,
  target: 'es2022',
  jsx: 'automatic',
  legalComments: 'none',
  define: { RCB_CSS: JSON.stringify(css), 'process.env.NODE_ENV': '"production"' },
  loader: { '.css': 'empty' },
  logLevel: 'warning',
};

await mkdir(out, { recursive: true });
await build({
  ...shared,
  entryPoints: ['widget/embed/loader.ts'],
  format: 'iife',
  outfile: `${out}/widget.js`,
});
await build({
  ...shared,
  entryPoints: ['widget/embed/window.tsx'],
  format: 'esm',
  outfile: `${out}/widget-window.js`,
});

for (const name of ['widget.js', 'widget-window.js']) {
  const bytes = await readFile(`${out}/${name}`);
  console.log(`${name}: ${bytes.length} bytes, ${brotliCompressSync(bytes).length} with brotli`);
}
