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

/** Output files that come with this one, before anything is imported on demand. */
function staticClosure({ outputs }, start) {
  const seen = new Set();
  const visit = (path) => {
    if (!outputs[path] || seen.has(path)) return;
    seen.add(path);
    for (const { path: next, kind } of outputs[path].imports) if (kind === 'import-statement') visit(next);
  };
  visit(start);
  return seen;
}

/** What a page loads with the widget, and each part that it loads when it is used, by the file it begins with. */
async function loaded(name) {
  const { outputFiles, metafile } = await build({
    ...options,
    ...whole(name),
    external: [...react, 'react-dom/server'],
    splitting: true,
  });
  const bytesOf = (paths) =>
    sum(
      outputFiles.filter(({ path }) => paths.some((one) => path.endsWith(`/${one}`))),
      '.js',
    );
  const entries = Object.entries(metafile.outputs).filter(
    ([path, { entryPoint }]) => entryPoint && path.endsWith('.js'),
  );
  const [[start]] = entries.filter(([, { entryPoint }]) => entryPoint === '<stdin>');
  const first = staticClosure(metafile, start);
  const later = entries
    .filter(([path]) => !first.has(path))
    .map(([path, { entryPoint }]) => {
      const own = [...staticClosure(metafile, path)].filter((one) => !first.has(one));
      return { part: entryPoint, bytes: bytesOf(own) };
    });
  return { first: await oneFile(name), split: bytesOf([...first]), later };
}

/** What is asked for later stays outside, as where a bundler puts all that is needed at first into one file. */
const later = {
  name: 'later',
  setup: ({ onResolve }) =>
    onResolve({ filter: /./ }, ({ kind, path }) =>
      kind === 'dynamic-import' ? { path, external: true } : undefined,
    ),
};

async function oneFile(name) {
  const external = [...react, 'react-dom/server'];
  const { outputFiles } = await build({ ...options, ...whole(name), external, plugins: [later] });
  return sum(outputFiles, '.js');
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
  return { launcher: sizeOf('embed.js'), window: sizeOf('embed-window.js') };
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
    ...(await loaded(name)),
    ...(name.startsWith('.') ? await embedBytes() : {}),
  };
}
