import { brotliCompressSync, constants } from 'node:zlib';
import { build } from 'esbuild';
import { bundleWidget } from '../scripts/widget-bundle.mjs';

const react = ['react', 'react-dom', 'react/jsx-runtime', 'react-dom/client'];
const options = {
  bundle: true,
  minify: true,
  write: false,
  format: 'esm',
  target: 'es2022',
  outdir: 'out',
  jsx: 'automatic',
  metafile: true,
  define: { 'process.env.NODE_ENV': '"production"' },
  alias: { '@': process.cwd() },
  logLevel: 'error',
};

export const brotli = (bytes) =>
  brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
const sum = (files, ending) =>
  files
    .filter(({ path }) => path.endsWith(ending))
    .reduce((total, { contents }) => total + brotli(contents), 0);

/** Everything a name exports, so that nothing is shaken off. */
const whole = (name) => ({
  stdin: {
    contents: `export * from '${name}'; export { default } from '${name}';`,
    resolveDir: process.cwd(),
  },
});

/** Output files a page loads before anything is imported on demand. */
function staticClosure({ outputs }) {
  const entry = Object.keys(outputs).find((path) => outputs[path].entryPoint && path.endsWith('.js'));
  const seen = new Set();
  const visit = (path) => {
    if (!outputs[path] || seen.has(path)) return;
    seen.add(path);
    for (const { path: next, kind } of outputs[path].imports) if (kind === 'import-statement') visit(next);
  };
  visit(entry);
  return seen;
}

async function first(name) {
  const { outputFiles, metafile } = await build({
    ...options,
    ...whole(name),
    external: react,
    splitting: true,
  });
  const wanted = staticClosure(metafile);
  const files = outputFiles.filter(({ path }) => [...wanted].some((one) => path.endsWith(`/${one}`)));
  return sum(files, '.js');
}

async function serverBytes() {
  const contents = "export { renderToString } from 'react-dom/server';";
  const stdin = { contents, resolveDir: process.cwd() };
  const { outputFiles } = await build({ ...options, stdin, external: ['react'] });
  return sum(outputFiles, '.js');
}

/** The two scripts for other sites, React inside the second. */
async function embedBytes() {
  const bundles = await bundleWidget();
  const sizeOf = (name) => brotli(bundles.find((one) => one.name === name).bytes);
  return { launcher: sizeOf('widget.js'), window: sizeOf('widget-window.js') };
}

export async function widgetBytes(name) {
  const external = [...react, 'react-dom/server'];
  const { outputFiles, metafile } = await build({ ...options, ...whole(name), external });
  const asks = Object.values(metafile.outputs).some(({ imports }) =>
    imports.some(({ path }) => path === 'react-dom/server'),
  );
  return {
    script: sum(outputFiles, '.js'),
    style: sum(outputFiles, '.css'),
    server: asks ? await serverBytes() : 0,
    first: await first(name),
    ...(name.startsWith('.') ? await embedBytes() : {}),
  };
}
