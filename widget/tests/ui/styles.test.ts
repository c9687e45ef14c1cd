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

/** A selector without its `:where(…)`, which weigh nothing, and its `:not(b …)`, which weigh types. */
function withoutWeightless(selector: string): string {
  const start = selector.search(/:where\(/);
  if (start < 0) return selector.replaceAll(/:not\([b ]+\)/g, '');
  let end = selector.indexOf('(', start) + 1;
  for (let depth = 1; depth > 0 && end < selector.length; end += 1)
    depth += selector[end] === '(' ? 1 : selector[end] === ')' ? -1 : 0;
  return withoutWeightless(selector.slice(0, start) + selector.slice(end));
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

  it('weighs less than one class of the page, but for the focus ring', async () => {
    const entryPoints = ['widget/ui/rcb.css', 'widget/ui/css/rich.css'];
    const { outputFiles } = await build({ entryPoints, bundle: true, write: false, outdir: 'out' });
    const written = outputFiles.map((file) => file.text).join('\n');
    const text = written.replaceAll(/\/\*[\s\S]*?\*\//g, '');
    const preludes = [...text.matchAll(/([^{}]+)\{/g)].map(([, prelude = '']) => prelude.trim());
    const selectors = preludes.filter((prelude) => !/^(?:@|from$|to$|\d+%$)/.test(prelude));
    expect(selectors.length).toBeGreaterThan(80);
    const heavy = selectors.filter((selector) => /[.#[]|(?<!:):(?!:)/.test(withoutWeightless(selector)));
    expect(heavy).toEqual(['.rcb-chatbot-global :focus-visible', '.rcb-chatbot-global :focus-visible']);
  });
});
