import { resolve } from 'node:path';
import { build } from 'esbuild';

const folder = resolve('widget/docs');

/** An example that exports a component is drawn by the same few lines, which its source need not repeat. */
const drawExamples = {
  name: 'draw-examples',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^example:/ }, ({ path }) => ({ path: path.slice(8), namespace: 'example' }));
    onLoad({ filter: /.*/, namespace: 'example' }, ({ path }) => ({
      contents: `import { Example } from './examples/${path}'; import { draw } from './site/draw'; draw(Example);`,
      resolveDir: folder,
      loader: 'ts',
    }));
  },
};

const entryOf = ({ name, kind, language }) => ({
  in: kind === 'react' ? `example:${name}.${language}` : `${folder}/examples/${name}.${language}`,
  out: `example-${name}`,
});

/**
 * Scripts and stylesheets of the pages and of their examples, shared code in chunks of its own.
 * @returns {Promise<{name: string, bytes: Uint8Array}[]>} files for the folder `assets`
 */
export async function bundlePages(examples) {
  const shared = {
    bundle: true,
    minify: true,
    write: false,
    outdir: 'assets',
    target: 'es2022',
    jsx: 'automatic',
    legalComments: 'none',
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'warning',
  };
  const own = [
    'site.ts',
    'playground.ts',
    'playground-preview.tsx',
    'theme-preview.tsx',
    'stand-in-model.ts',
    'site.css',
    'frame.css',
  ];
  const modules = build({
    ...shared,
    format: 'esm',
    splitting: true,
    plugins: [drawExamples],
    entryPoints: [
      ...own.map((file) => ({ in: `${folder}/site/${file}`, out: file.split('.')[0] })),
      ...examples.filter(({ kind }) => kind !== 'data').map(entryOf),
    ],
  });
  const classic = build({
    ...shared,
    format: 'iife',
    entryPoints: ['theme', 'frame-start'].map((name) => `${folder}/site/${name}.ts`),
  });
  const [{ outputFiles }, blocking] = await Promise.all([modules, classic]);
  const assets = resolve('assets');
  return [...outputFiles, ...blocking.outputFiles].map(({ path, contents }) => ({
    name: path.slice(assets.length + 1),
    bytes: contents,
  }));
}
