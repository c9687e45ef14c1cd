import { build } from 'esbuild';

/** What a page loads at once for an import, and what only when it is used. */
async function loaded(entry: string) {
  const { metafile } = await build({
    entryPoints: [entry],
    bundle: true,
    splitting: true,
    write: false,
    metafile: true,
    format: 'esm',
    outdir: 'out',
    jsx: 'automatic',
    external: ['react', 'react/*', 'react-dom', 'react-dom/*'],
    logLevel: 'error',
  });
  const { outputs } = metafile;
  const first = Object.keys(outputs).find((path) => outputs[path]?.entryPoint === entry);
  const paths = new Set(first ? [first] : []);
  // A set that grows as it is walked.
  for (const path of paths)
    for (const { path: next, kind } of outputs[path]?.imports ?? [])
      if (kind === 'import-statement' && outputs[next]) paths.add(next);
  const atOnce = new Set([...paths].flatMap((path) => Object.keys(outputs[path]?.inputs ?? {})));
  const all = Object.keys(metafile.inputs);
  return { atOnce: [...atOnce], later: all.filter((path) => !atOnce.has(path)) };
}

describe('what a model needs', () => {
  it.each(['widget/index.ts', 'widget/vanilla.ts'])('is not loaded by %s until it is used', async (entry) => {
    const { atOnce, later } = await loaded(entry);
    const own = (paths: readonly string[]) => paths.filter((path) => path.startsWith('widget/connect/'));
    expect(own(atOnce)).toEqual(['widget/connect/connect.ts']);
    expect(own(later)).toEqual(expect.arrayContaining(['widget/connect/sse.ts', 'widget/connect/texts.ts']));
  });
});
