/** @jest-environment node */
import { type Budget, budgetOf } from '@/tests/budgets';
import { describeWith } from '@/tests/helpers/describe-with';
import { builtPages, pageWeight } from '@/tests/helpers/page-weight';

const kinds = ['html', 'scripts', 'styles', 'fonts', 'requests'] as const satisfies readonly (keyof Budget)[];

// The built site, which `npm test` starts: bytes are those of its answers. Timings never fail a test, bytes do.
describeWith('SITE_UNDER_TEST', 'a first visit', (siteUrl) => {
  it('keeps every page of the build within its budget', async () => {
    const base = siteUrl.replace(/\/+$/, '');
    const pages = await builtPages(base);
    expect(pages).toEqual(expect.arrayContaining(['/', '/Donate', '/blog']));
    const grown: string[] = [];
    for (const path of pages) {
      const weight = await pageWeight(base, path);
      const budget = budgetOf(path);
      expect(weight.scripts).toBeGreaterThan(50_000);
      for (const kind of kinds)
        if (weight[kind] > budget[kind])
          grown.push(`${path}: ${kind} ${weight[kind]}, at most ${budget[kind]}`);
    }
    expect(grown).toEqual([]);
  }, 120_000);
});
