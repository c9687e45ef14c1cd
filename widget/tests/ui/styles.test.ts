import { build } from 'esbuild';

/** Rules as text, innermost first; the stylesheet nests nothing but rules in `@media` and `@supports`. */
async function rules() {
  const { outputFiles } = await build({ entryPoints: ['widget/ui/rcb.css'], bundle: true, write: false });
  const text = outputFiles[0]?.text ?? '';
  const [before = '', ...conditional] = text.split(/^@supports \(color: color-mix\([^{]*\{\n/m);
  // The block ends with the first brace at the start of a line.
  const supported = before + conditional.map((part) => part.slice(part.search(/^\}/m))).join('');
  return [...supported.matchAll(/\{([^{}]*)\}/g)].map(([, body = '']) => body);
}

describe('the stylesheet', () => {
  it('has colours for browsers without color-mix', async () => {
    const found = await rules();
    expect(found.length).toBeGreaterThan(100);
    expect(found.filter((rule) => rule.includes('color-mix('))).toEqual([]);
  });

  it('runs header and launcher from the secondary to the primary colour', async () => {
    const found = (await rules()).filter((rule) => rule.includes('linear-gradient('));
    const gradient = /linear-gradient\(\s*to right,\s*var\(--rcb-secondary\),\s*var\(--rcb-primary\)\s*\)/;
    expect(found.map((rule) => gradient.test(rule))).toEqual([true, true]);
  });
});
