/** @jest-environment node */
import type { Page } from '@playwright/test';
import { bubble, type Pages, startPages } from './pages';

const HOOK = 'https://hooks.example';
const flow = {
  start: { message: 'Your name, please.', saveAs: 'name', path: 'mail' },
  mail: {
    message: 'And your e-mail, {{name}}?',
    input: 'email',
    saveAs: 'mail',
    webhook: { url: `${HOOK}/answers`, retries: 0, timeoutMs: 5000 },
    path: 'end',
  },
  end: { message: 'Thank you, {{name}}. Your number is {{ticket|unknown}}.' },
};
const settings = JSON.stringify({
  chatWindow: { defaultOpen: true },
  chatInput: { botDelay: 500 },
  botBubble: { markdown: true },
  chatHistory: { resume: true },
});
const page = (origins: string) =>
  `<!doctype html><html lang="en"><title>x</title><body><h1>x</h1><script src="embed.js" data-flow-url="flow.json" data-settings='${settings}' ${origins}></script></body></html>`;

const made: { pages?: Pages } = {};
beforeAll(async () => {
  made.pages = await startPages({
    'flow.json': JSON.stringify(flow),
    'allowed.html': page(`data-webhook-origins="${HOOK}"`),
    'forbidden.html': page(''),
  });
}, 60_000);
afterAll(() => made.pages?.close());

type Sent = { key: string | null; body: unknown };
/** A visitor on the page, and a server for the webhook that answers with one status after the other. */
async function visit(path: string, statuses: number[]) {
  const visitor = await made.pages?.visitor();
  if (!visitor) throw new Error('No browser.');
  const tab = await visitor.open('widget-demo.css');
  const sent: Sent[] = [];
  await tab.route(`${HOOK}/**`, async (route) => {
    const request = route.request();
    const headers = {
      'access-control-allow-origin': 'http://bot.test',
      'access-control-allow-headers': 'content-type, idempotency-key',
    };
    if (request.method() === 'OPTIONS') return route.fulfill({ status: 204, headers });
    sent.push({ key: await request.headerValue('idempotency-key'), body: request.postDataJSON() });
    const status = statuses.shift() ?? 200;
    return route.fulfill({ status, headers, json: { variables: { ticket: 'A-7' } } });
  });
  await tab.goto(new URL(path, tab.url()).href);
  return { tab, sent };
}

async function write(tab: Page, text: string) {
  const area = tab.locator('.rcb-chat-input-textarea:not([readonly])');
  await area.fill(text);
  await area.press('Enter');
}

it('answers go to a server that the page has allowed; its reply fills the next message', async () => {
  const { tab, sent } = await visit('allowed.html', []);
  await bubble(tab, 'Your name, please.').waitFor();
  await write(tab, '**Asha** [x](https://a.example)');
  // The visitor's marks are text, though the chat reads Markdown.
  await bubble(tab, 'And your e-mail, **Asha** [x](https://a.example)?').waitFor();
  await write(tab, 'asha@mail.example');
  await bubble(tab, 'Your number is A-7.').waitFor();
  expect(await tab.locator('.rcb-bot-message a').count()).toBe(0);
  expect(sent.map(({ body }) => body)).toEqual([
    {
      chat: '',
      path: 'mail',
      answer: 'asha@mail.example',
      variables: { name: '**Asha** [x](https://a.example)', mail: 'asha@mail.example' },
    },
  ]);
}, 60_000);

it('a failure is told, and the answer goes again at a press, after a reload, too', async () => {
  const { tab, sent } = await visit('allowed.html', [500, 500]);
  await bubble(tab, 'Your name, please.').waitFor();
  await write(tab, 'Asha');
  await bubble(tab, 'And your e-mail').waitFor();
  await write(tab, 'asha@mail.example');
  await bubble(tab, 'Your answer could not be sent.').waitFor();
  await tab.getByRole('button', { name: 'Try again' }).click();
  await tab.waitForFunction(
    () =>
      [
        ...(document.querySelector('rcb-chat')?.shadowRoot?.querySelectorAll('.rcb-bot-message') ?? []),
      ].filter((one) => one.textContent?.includes('could not be sent')).length === 2,
  );
  await tab.reload();
  await tab.getByRole('button', { name: 'Try again' }).last().click();
  await bubble(tab, 'Thank you, Asha. Your number is A-7.').waitFor();
  expect(sent).toHaveLength(3);
  expect(new Set(sent.map((one) => JSON.stringify(one))).size).toBe(1);
}, 60_000);

it('nothing is sent to a server that the page has not allowed', async () => {
  const { tab, sent } = await visit('forbidden.html', []);
  await bubble(tab, 'Your name, please.').waitFor();
  await write(tab, 'Asha');
  await bubble(tab, 'And your e-mail').waitFor();
  await write(tab, 'asha@mail.example');
  await bubble(tab, 'Your answer could not be sent.').waitFor();
  expect(sent).toEqual([]);
}, 60_000);
