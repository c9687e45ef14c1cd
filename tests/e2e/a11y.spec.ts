import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { startSite } from '../../scripts/site-process.mjs';
import { triaged } from '../helpers/axe-triage';
import { deadBackend, loadPictures, openState, openStates, pages } from '../helpers/states.mjs';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const experimental = [
  'label-content-name-mismatch',
  'focus-order-semantics',
  'css-orientation-lock',
  'identical-links-same-purpose',
];
/** All that a change of theme can change: the rest of the page is the same document in the same boxes. */
const themed = ['color-contrast', 'link-in-text-block'];

type Finding = { rule: string; where: string; why: string };

async function audit(page: Page, theme: 'light' | 'dark'): Promise<{ broken: Finding[]; unsure: Finding[] }> {
  await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
  const axe = new AxeBuilder({ page });
  if (theme === 'dark') axe.withRules(themed);
  else
    axe.options({
      runOnly: { type: 'tag', values: tags },
      rules: Object.fromEntries(experimental.map((rule) => [rule, { enabled: true }])),
    });
  const { violations, incomplete } = await axe.analyze();
  const list = (results: typeof violations): Finding[] =>
    results.flatMap(({ id, nodes }) =>
      nodes.map((node) => ({
        rule: id,
        where: `${node.target.join(' ')} ${node.html.slice(0, 160)}`,
        why: [...node.any, ...node.all, ...node.none].map(({ message }) => message).join('; '),
      })),
    );
  return { broken: list(violations), unsure: list(incomplete) };
}

/** Started when a worker's first test asks for it. */
let dead: ReturnType<typeof startSite> | undefined;
async function deadOrigin(): Promise<string> {
  dead ??= startSite({ RATE_LIMIT: 'off', ...deadBackend });
  return (await dead).url;
}
test.afterAll(async () => (await dead)?.stop());

for (const state of [...pages, ...openStates]) {
  test(`${state.name} gives axe nothing to say, at 1280 and 390, light and dark`, async ({ page }) => {
    const widths = [1280, 390].filter((width) => !state.widths || state.widths.includes(width));
    await page.setViewportSize({ width: widths[0] ?? 390, height: 844 });
    await openState(page, state, state.backend ? await deadOrigin() : '');
    await loadPictures(page);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 844 });
      for (const theme of ['light', 'dark'] as const) {
        const { broken, unsure } = await audit(page, theme);
        const untriaged = unsure.filter((finding) => !triaged(finding));
        expect.soft(broken, `${width} ${theme}: violations`).toEqual([]);
        expect.soft(untriaged, `${width} ${theme}: incomplete, not triaged`).toEqual([]);
      }
    }
  });
}
