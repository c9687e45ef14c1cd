import { basename } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { type BuildOptions, build, type Plugin } from 'esbuild';

/** The bytes of script a page fetches under brotli before the chat is used, React aside; kB are a thousand bytes. */
const FIRST_MAX = 22_000;

const brotli = (bytes: Uint8Array) =>
  brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;

/** What is asked for later stays outside, as where a bundler puts all that is needed at first into one file. */
const later: Plugin = {
  name: 'later',
  setup: ({ onResolve }) =>
    onResolve({ filter: /./ }, ({ kind, path }) =>
      kind === 'dynamic-import' ? { path, external: true } : undefined,
    ),
};

/** Everything the entry exports; its bytes, or those of each part that it asks for later. */
async function bundle(options: BuildOptions) {
  const { outputFiles, metafile } = await build({
    stdin: {
      contents: "export * from './widget'; export { default } from './widget';",
      resolveDir: process.cwd(),
    },
    bundle: true,
    minify: true,
    write: false,
    metafile: true,
    format: 'esm',
    target: 'es2022',
    outdir: 'out',
    jsx: 'automatic',
    external: ['react', 'react-dom', 'react/jsx-runtime'],
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'error',
    ...options,
  });
  return Object.entries(metafile?.outputs ?? {})
    .filter(([path, { entryPoint }]) => entryPoint && path.endsWith('.js'))
    .map(([path, { entryPoint = '' }]) => {
      const file = outputFiles?.find((one) => one.path.endsWith(`/${path}`));
      return { name: basename(entryPoint), bytes: brotli(file?.contents ?? new Uint8Array()) };
    });
}

describe('the script of the widget', () => {
  it('weighs 22 kB at most before the chat is used, and fetches the rest in parts', async () => {
    const [first] = await bundle({ plugins: [later] });
    const total = first?.bytes ?? 0;
    const parts = (await bundle({ splitting: true })).filter(({ name }) => name !== first?.name);
    const listed = parts.map(({ name, bytes }) => `${name} ${bytes}`).toSorted();
    process.stdout.write(`widget: ${total} bytes first; then ${listed.join(', ')}\n`);
    expect(total).toBeGreaterThan(10_000);
    expect(total).toBeLessThanOrEqual(FIRST_MAX);
    expect(parts.map(({ name }) => name)).toEqual(
      expect.arrayContaining([
        'chat-window.tsx',
        'resume.ts',
        'snapshots.ts',
        'microphone.ts',
        'speech.ts',
        'theme.ts',
        'palettes.ts',
        'emoji-popup.tsx',
        'upload.ts',
        'media-display.tsx',
      ]),
    );
  }, 60_000);
});
