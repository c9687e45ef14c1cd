/** @jest-environment node */
import { type Budget, budgetOf } from '../budgets';
import { builtPages, pageWeight } from '../helpers/page-weight';

/** The built site (`npm test` starts it): bytes are those of its answers. Timings never fail a test, bytes do. */
const siteUrl = process.env['SITE_UNDER_TEST'];
const describeWithSite = siteUrl ? describe : describe.skip;

const kinds = ['html', 'scripts', 'styles', 'fonts', 'requests'] as const satisfies readonly (keyof Budget)[];

describeWithSite('a first visit', () => {
  it('keeps every page of the build within its budget', async () => {
    const base = (siteUrl ?? '').replace(/\/+$/, '');
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
