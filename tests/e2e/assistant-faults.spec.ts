import type { APIRequestContext, Page } from '@playwright/test';
import { assistantCopy } from '@/lib/i18n/assistant';
import { begin, chatOf, firstVisit, inputOf, onboard, pick, said } from '../helpers/chat';
import { expect, test } from '../helpers/conversation';
import type { Fault } from '../helpers/fake-upstream-faults';
import { inThisRun, onFullRun } from '../helpers/run-profile';

test.use({ ...firstVisit });
test.slow();

const words = assistantCopy.en;
const FIRST = 'Who is the help for?';
const NEXT = 'What is it about?';

async function talk(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await onboard(page, 'en');
  await said(page, FIRST).waitFor();
}

/** What a backend does to the calls of one conversation; each must be made, and none may matter. */
const illCalls: [path: string, fault: Fault][][] = [
  [
    ['/chat/chat/generate_token/', '500'],
    ['/chat/chat/', '500'],
    ['/chat/chat/get_history/', 'html'],
  ],
  [
    ['/chat/chat/generate_token/', 'missing-token'],
    ['/chat/chat/', '400'],
    ['/chat/chat/get_history/', 'odd-history'],
  ],
  [['/chat/chat/get_history/', 'no-history']],
];

// Each of these calls: `tests/lib/chat/upstream/chat-calls.test.ts`.
for (const calls of illCalls) {
  const how = calls.map(([path, fault]) => `${path} (${fault})`).join(', ');
  test(
    `no call that fails keeps anybody from the first question: ${how}`,
    onFullRun,
    async ({ page, talking }) => {
      for (const [path, fault] of calls) talking.upstream.fail(path, fault, 1);
      await talk(page, talking.site.url);
      await expect(inputOf(page)).toBeEditable();
      const asked = new Set(talking.upstream.requests.map(({ path }) => path));
      expect(calls.filter(([path]) => !asked.has(path))).toEqual([]);
    },
  );
}

/** On a commit one that answers wrongly, one too late and one not at all; each is told apart in `tests/lib/chat/upstream`. */
const stepFaults = inThisRun<Fault>(
  ['500', 'html', 'hang', 'truncated', 'no-reply', 'refuse-socket', 'no-content'],
  (one) => ['500', 'hang', 'refuse-socket'].includes(one),
);

/** Steps that succeed for somebody else: a flow that fails for all would be asked no more. */
async function someoneElse(request: APIRequestContext, url: string): Promise<() => Promise<void>> {
  const { data } = await (await request.get(`${url}/chat/chat/generate_token/`)).json();
  return async () => {
    for (const _step of ['one', 'another']) {
      const answer = await request.post(`${url}/chat/flow/`, { data: { token: data.token, answer: '' } });
      expect(answer.status()).toBe(200);
    }
  };
}

test("a step that fails says the document's sentence, names the phone and tries again", async ({
  page,
  request,
  talking: { site, upstream },
}) => {
  upstream.content.questions = ['', ...stepFaults].map((fault, index) => ({
    question_id: `after-${fault}`,
    reply: index === 0 ? FIRST : `Question ${index}?`,
    suggestions: ['Me'],
  }));
  const othersTalk = await someoneElse(request, site.url);
  await talk(page, site.url);
  const told = chatOf(page).getByRole('listitem');
  for (const [index, fault] of stepFaults.entries()) {
    await test.step(fault, async () => {
      await othersTalk();
      upstream.fail('/chat/flow/', fault, 1);
      const heard = upstream.requestsTo('/chat/flow/').length;
      await pick(page, 'Me');
      await expect(told.filter({ hasText: words.flowError })).toHaveCount(index + 1);
      await expect(told.getByRole('link', { name: '+91 00000 00000' })).toHaveCount(index + 1);
      expect(upstream.requestsTo('/chat/flow/')).toHaveLength(heard + 1);
      await pick(page, words.retry);
      await expect(said(page, `Question ${index + 1}?`)).toBeVisible();
    });
  }
});

// The same in `tests/components/chat/assistant.test.tsx`.
test(
  'markup in replies and suggestions is text',
  onFullRun,
  async ({ page, talking: { site, upstream } }) => {
    await talk(page, site.url);
    upstream.fail('/chat/flow/', 'markup-reply', 1);
    const alerts: string[] = [];
    page.on('dialog', (dialog) => alerts.push(dialog.message()));
    await pick(page, 'Me');
    await expect(said(page, '<img src=x onerror=alert(1)><b>Hello</b> & welcome')).toBeVisible();
    await expect(chatOf(page).getByRole('button', { name: '<script>alert(1)</script>' })).toBeVisible();
    expect(await chatOf(page).locator('img, script').count()).toBe(0);
    expect(alerts).toEqual([]);
  },
);

test(
  'a reply of ten thousand characters pushes nothing sideways, and the input stays',
  onFullRun,
  async ({ page, talking: { site, upstream } }) => {
    await talk(page, site.url);
    upstream.fail('/chat/flow/', 'long-reply', 1);
    await pick(page, 'Me');
    await expect(said(page, /long long/)).toBeVisible();
    await expect(inputOf(page)).toBeInViewport();
    const body = chatOf(page).getByRole('region', { name: 'Messages' });
    expect(await body.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
  },
);

// The same in `tests/lib/chat/upstream/chat-calls.test.ts`.
test(
  'odd suggestions are left out, and an unknown question is answered like any other',
  onFullRun,
  async ({ page, talking: { site, upstream } }) => {
    await talk(page, site.url);
    upstream.fail('/chat/flow/', 'odd-suggestions', 1);
    await pick(page, 'Me');
    await said(page, NEXT).waitFor();
    await expect(chatOf(page).getByRole('group').last().getByRole('button')).toHaveText(['Yes']);
    upstream.fail('/chat/flow/', 'integer-question-ids', 1);
    await pick(page, 'Yes');
    await expect(said(page, 'Since when?')).toBeVisible();
  },
);

test(
  'a token that has died is replaced, and the visitor sees the next question',
  onFullRun,
  async ({ page, talking: { site } }) => {
    await page.goto(site.url);
    await chatOf(page).waitFor();
    await page.evaluate(() => localStorage.setItem('chatToken', 'a-token-of-last-year'));
    await onboard(page, 'en');
    await expect(said(page, FIRST)).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('chatToken'))).toContain('stand-in-token');
    await expect(said(page, words.flowError)).toHaveCount(0);
  },
);

test('without a connection the answer waits, and goes when it is back', async ({ page, context }) => {
  await page.goto('/');
  await said(page, words.offer).waitFor();
  await context.setOffline(true);
  await begin(page, 'en');
  await expect(said(page, words.offline)).toBeVisible();
  await context.setOffline(false);
  await expect(said(page, NEXT)).toBeVisible();
});

test('the numbers are there without a connection and with every call failing', async ({ page, context }) => {
  await page.goto('/');
  await chatOf(page).waitFor();
  await context.setOffline(true);
  await chatOf(page).getByRole('button', { name: words.helpNow }).click();
  await expect(chatOf(page).getByRole('link', { name: /112/ })).toHaveAttribute('href', 'tel:112');
  await expect(chatOf(page).getByRole('link', { name: /14416/ })).toHaveAttribute('href', 'tel:14416');
});

test('the chat talks where storage is blocked', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
  });
  await page.goto('/');
  await begin(page, 'en');
  await expect(said(page, NEXT)).toBeVisible();
});
