import type { Page } from '@playwright/test';
import { axeFindings, themed, wcagAndBestPractice } from '../helpers/axe-rules';
import { type Finding, triaged } from '../helpers/axe-triage';
import { inThisRun, isFullRun, onFullRun, statesInThisRun } from '../helpers/run-profile';
import { expect, test } from '../helpers/shared-page';
import { deadBackend, openState, openStates, pages, type State } from '../helpers/states.mjs';

const experimental = [
  'label-content-name-mismatch',
  'focus-order-semantics',
  'css-orientation-lock',
  'identical-links-same-purpose',
];

type Results = Awaited<ReturnType<typeof axeFindings>>['violations'];

/** The labelled part of the page that an element stands in. */
const partOf = (page: Page, selector: string): Promise<string> =>
  page.evaluate((wanted) => {
    const part = document.querySelector(wanted)?.closest('dialog, section[aria-labelledby]');
    return part?.matches('dialog') ? 'dialog' : (part?.getAttribute('aria-labelledby') ?? '');
  }, selector);

async function findings(page: Page, results: Results): Promise<Finding[]> {
  const each = results.flatMap(({ id, nodes }) => nodes.map((node) => ({ id, node })));
  return Promise.all(
    each.map(async ({ id, node }) => ({
      rule: id,
      part: await partOf(page, node.target.join(' ')),
      element: node.html.slice(0, 120),
      why: [...node.any, ...node.all, ...node.none].map(({ message }) => message).join('; '),
    })),
  );
}

async function audit(page: Page, theme: 'light' | 'dark'): Promise<{ broken: Finding[]; unsure: Finding[] }> {
  await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
  const rules = Object.fromEntries(experimental.map((rule) => [rule, { enabled: true }]));
  const { violations, incomplete } = await axeFindings(
    page,
    theme === 'dark' ? { runOnly: themed } : { runOnly: wcagAndBestPractice, rules },
  );
  return { broken: await findings(page, violations), unsure: await findings(page, incomplete) };
}

/** Between them these have the grounds that a theme colours; all states are looked at in the dark in a full run. */
const darkOnCommit = /^(home|treatment|story|help-now|donate-errors|gift-paid)$/;

/** Both themes where a state is at its smallest: its colours are the same at every width. */
const themesAt = (name: string, isSmallest: boolean) =>
  isSmallest && (isFullRun || darkOnCommit.test(name)) ? (['light', 'dark'] as const) : (['light'] as const);

/** On a commit these alone are looked at on a wide screen too: between them they hold the parts that it adds. */
const wideOnCommit = /^(home|story)$/;

/** Legal pages are one drawing, and what opens on a page is the same elements at every width: looked at on the phone. */
const narrow = new Set([...openStates.map(({ name }) => name), 'terms', 'cookies', 'refunds']);

async function expectNothingToSay(page: Page, state: State, origin = ''): Promise<void> {
  const isWide = isFullRun || wideOnCommit.test(state.name) || state.widths !== undefined;
  const wanted = isWide && (!narrow.has(state.name) || state.widths) ? [1280, 390] : [390];
  const widths = wanted.filter((width) => !state.widths || state.widths.includes(width));
  await page.setViewportSize({ width: widths[0] ?? 390, height: 844 });
  // Pictures need not be in: axe judges their boxes and names, and leaves words over them to layout.spec.ts.
  await openState(page, state, origin);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 844 });
    for (const theme of themesAt(state.name, width === widths.at(-1))) {
      const { broken, unsure } = await audit(page, theme);
      const untriaged = unsure.filter((finding) => !triaged(finding));
      expect.soft(broken, `${width} ${theme}: violations`).toEqual([]);
      expect.soft(untriaged, `${width} ${theme}: incomplete, not triaged`).toEqual([]);
    }
  }
}

/** On a commit one page of each template, and a form with its errors; the others are left to the full run. */
const ofFullRun =
  /^(about|privacy|not-found|home-.+|accommodation-.+|donate-(?!errors).+|gift-(?!paid).+|contact-.+)$/;
const states = inThisRun(statesInThisRun([...pages, ...openStates]), ({ name }) => !ofFullRun.test(name));

for (const state of states.filter(({ backend }) => !backend)) {
  test(`${state.name} gives axe nothing to say`, ({ page }) => expectNothingToSay(page, state));
}

// What they show: `faults.spec.ts`; their colours stand in the errors of a form.
test('states of a dead backend give axe nothing to say', onFullRun, async ({ page, startInstance }) => {
  test.slow();
  const site = await startInstance(deadBackend);
  for (const state of states.filter(({ backend }) => backend)) {
    await test.step(state.name, () => expectNothingToSay(page, state, site.url));
  }
});
