import { build } from 'esbuild';

/** The whole widget as a page's own bundler would see it, React left outside. */
async function bundle() {
  const { outputFiles, metafile } = await build({
    entryPoints: ['widget/index.ts'],
    bundle: true,
    write: false,
    metafile: true,
    format: 'esm',
    outdir: 'out',
    jsx: 'automatic',
    external: ['react', 'react/*', 'react-dom', 'react-dom/*'],
    logLevel: 'error',
  });
  const imports = Object.values(metafile.outputs).flatMap((output) => output.imports);
  return {
    text: outputFiles.find(({ path }) => path.endsWith('.js'))?.text ?? '',
    asked: [...new Set(imports.map(({ path }) => path))].toSorted(),
    inputs: Object.keys(metafile.inputs),
  };
}

describe('the widget as a package', () => {
  it('depends on React alone, and not on its server renderer', async () => {
    const { asked, inputs } = await bundle();
    expect(asked).toEqual(['react', 'react/jsx-runtime']);
    expect(inputs.filter((path) => !path.startsWith('widget/'))).toEqual([]);
  });

  it.each([
    [
      'makes elements of text',
      /innerHTML|outerHTML|insertAdjacentHTML|document\.write|createContextualFragment/,
    ],
    ['runs text', /\beval\(|new Function\b|setTimeout\(["'`]/],
    ['writes a style element', /createElement\(["'`]style["'`]\)|jsx\(["'`]style["'`]/],
    ['carries a sound', /data:audio/],
  ])('nowhere %s', async (_, pattern) => {
    const { text } = await bundle();
    expect(text.length).toBeGreaterThan(10_000);
    expect(text).not.toMatch(pattern);
  });
});
