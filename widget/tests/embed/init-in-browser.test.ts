/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { bubble, launcher, type Pages, startPages, type Visitor } from './pages';

/** The snippet as the documentation has it. */
const snippet =
  /```html\n(<script>\n {2}window\.Chat \|\|=[\s\S]*?<\/script>)/.exec(
    readFileSync(resolve('widget/README.md'), 'utf8'),
  )?.[1] ?? '';
const quick = '{ chatInput: { botDelay: 500 } }';
const page = (head: string) =>
  `<!doctype html><html lang="en"><head><title>x</title><link rel="icon" href="data:,">${head}</head><body><h1>x</h1><div id="here"></div></body></html>`;
const flow = `{
  start: { message: 'Hello {{name|stranger}}, how old are you?', input: 'number', saveAs: 'age',
    path: [{ when: { age: { atLeast: 18 } }, to: 'adult' }, { to: 'child' }] },
  adult: { message: '{{age}} it is.', options: ['Again'], path: 'start' },
  child: { message: 'Ask your parents, please.' },
}`;

const made: { pages?: Pages } = {};
beforeAll(async () => {
  made.pages = await startPages({
    'queued.html': page(`${snippet}<script>
      window.order = [];
      Chat.init({ id: 'a', flow: ${flow}, onEvent: (name) => order.push('a ' + name) }).then((chat) => { order.push('a is there'); window.a = chat; });
      Chat.init({ id: 'b', flow: ${flow}, target: '#here' }).then(() => order.push('b is there'));
      Chat.init({ id: 'a' }).then((chat) => { window.again = chat; });
      Chat.init({ id: 'c', target: '#nowhere' }).catch((reason) => order.push(reason.message));
    </script><script src="/embed.js" async></script>`),
    'chat.html': page(`<script src="/embed.js"></script><script>
      window.told = [];
      window.ready = Chat.init({ flow: ${flow}, settings: ${quick}, variables: { name: 'Asha' }, onEvent: (name, detail) => told.push([name, detail]) });
    </script>`),
    'wrong.html': page(`<script src="/embed.js"></script><script>
      window.told = [];
      Chat.init({ flow: { start: { massage: 'x', message: 'Hi', path: 'nowhere' } }, onEvent: (name, detail) => told.push([name, detail]) });
    </script>`),
    'gone.html': page(`<script src="/embed.js" data-flow-url="/no-flow.json" data-locale="hi"></script>`),
    'policy.html': `<!doctype html><html lang="en"><head><title>x</title>
      <meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src data:; require-trusted-types-for 'script'">
      <link rel="icon" href="data:,"><script src="/embed.js" defer></script><script src="/own.js" defer></script></head><body><h1>x</h1></body></html>`,
    'own.js': `Chat.init({ flow: ${flow} });`,
  });
}, 60_000);
afterAll(() => made.pages?.close());

async function visit(path: string): Promise<Visitor & { tab: Page }> {
  const visitor = await made.pages?.visitor();
  if (!visitor) throw new Error('No browser.');
  return { ...visitor, tab: await visitor.open(path) };
}

type Told = [string, Record<string, unknown>][];
const told = (tab: Page): Promise<Told> => tab.evaluate(() => Reflect.get(window, 'told'));
/** Calls a method of the chat of `chat.html`. */
const call = (tab: Page, method: string, ...args: unknown[]) =>
  tab.evaluate(
    async ([name, values]) => {
      const chat = await Reflect.get(window, 'ready');
      return chat[name](...values);
    },
    [method, args] as const,
  );

it('calls made before the script is there run in their order when it comes', async () => {
  expect(snippet).toContain('window.Chat');
  const { tab, complaints } = await visit('queued.html');
  await tab.waitForFunction(() => Reflect.get(window, 'order').includes('a ready'));
  expect(await tab.evaluate(() => Reflect.get(window, 'order').slice(0, 4))).toEqual([
    'a is there',
    'b is there',
    'There is no element "#nowhere" on the page for the chat.',
    'a ready',
  ]);
  expect(await tab.evaluate(() => Reflect.get(window, 'a') === Reflect.get(window, 'again'))).toBe(true);
  expect(
    await tab
      .locator('rcb-chat')
      .evaluateAll((all) => all.map(({ id, parentElement }) => [id, parentElement?.localName])),
  ).toEqual([
    ['b', 'div'],
    ['a', 'body'],
  ]);
  expect(complaints).toEqual([]);
}, 60_000);

describe('the handle of a chat', () => {
  it('opens, closes, answers, sets variables, begins anew, and tells what happens', async () => {
    const { tab, complaints } = await visit('chat.html');
    await call(tab, 'open');
    await tab.locator('.rcb-window-open').waitFor({ state: 'attached' });
    await bubble(tab, 'Hello Asha, how old are you?').waitFor();
    await call(tab, 'send', '21');
    await bubble(tab, '21 it is.').waitFor();
    await call(tab, 'setVariables', { name: 'Ravi' });
    await call(tab, 'send', 'Again');
    await bubble(tab, 'Hello Ravi, how old are you?').waitFor();
    await call(tab, 'send', '7');
    await bubble(tab, 'Ask your parents, please.').waitFor();
    await call(tab, 'toggle');
    await tab.locator('.rcb-window-close').waitFor({ state: 'attached' });
    await call(tab, 'restart');
    await tab.waitForFunction(
      () => Reflect.get(window, 'told').filter(([name]: [string]) => name === 'path').length === 5,
    );
    const events = await told(tab);
    expect(events.filter(([name]) => name === 'path').map(([, { path }]) => path)).toEqual([
      'start',
      'adult',
      'start',
      'child',
      'start',
    ]);
    expect(
      events
        .filter(([name]) => name === 'message')
        .map(([, { text }]) => text)
        .slice(0, 5),
    ).toEqual(['Hello Asha, how old are you?', '21', '21 it is.', 'Again', 'Hello Ravi, how old are you?']);
    expect(events.filter(([name]) => name === 'variables').map(([, values]) => values)).toEqual([
      { age: '21' },
      { age: '7' },
    ]);
    expect(events.map(([name]) => name).filter((name) => /ready|open|close/.test(name))).toEqual([
      'ready',
      'open',
      'close',
    ]);
    expect(complaints).toEqual([]);
  }, 60_000);

  it('hears single events until told otherwise, and survives a listener that fails', async () => {
    const { tab, complaints } = await visit('chat.html');
    const heard = await tab.evaluate(async () => {
      const chat = await Reflect.get(window, 'ready');
      const names: string[] = [];
      const stop = chat.on('open', () => names.push('open'));
      chat.on('open', () => {
        throw new Error('Not mine.');
      });
      chat.on('close', () => names.push('close'));
      await chat.open();
      await chat.close();
      stop();
      await chat.toggle();
      await chat.close();
      return names;
    });
    expect(heard).toEqual(['open', 'close', 'close']);
    expect(complaints.every((line) => line.startsWith('A listener of the chat failed at "open":'))).toBe(
      true,
    );
    expect(complaints).toHaveLength(2);
  }, 60_000);

  it('takes the chat off the page, and a new one of its name may come', async () => {
    const { tab, complaints } = await visit('chat.html');
    await call(tab, 'open');
    await call(tab, 'destroy');
    await tab.waitForFunction(() => Object.keys(window.rcbChatBots ?? {}).length === 0);
    expect(await tab.locator('rcb-chat').count()).toBe(0);
    const reason = await call(tab, 'open').catch(String);
    expect(reason).toContain('The chat is not on the page.');
    await tab.evaluate(async () =>
      (await window.Chat?.init?.({ flow: { start: { message: 'New here' } } }))?.open(),
    );
    await bubble(tab, 'New here').waitFor();
    expect(complaints).toEqual([]);
  }, 60_000);

  it('takes variables before the window’s code is there, and fetches that once', async () => {
    const { tab, asked } = await visit('chat.html');
    await tab.evaluate(async () => {
      const chat = await Reflect.get(window, 'ready');
      await chat.setVariables({ name: 'Mina' });
      await chat.close();
    });
    expect(await launcher(tab).isVisible()).toBe(true);
    await call(tab, 'open');
    await bubble(tab, 'Hello Mina').waitFor();
    expect(asked.filter((name) => name === 'embed-window.js')).toHaveLength(1);
  }, 60_000);
});

it('mistakes in a flow are told with their places, and the rest of it runs', async () => {
  const { tab, complaints } = await visit('wrong.html');
  await launcher(tab).click();
  await bubble(tab, 'Hi').waitFor();
  const [line = ''] = complaints;
  expect(line).toContain('flow.start.massage is not known; known are message,');
  expect(line).toContain('flow.start.path leads to "nowhere", which is no block of this flow');
  const [, detail] = (await told(tab)).find(([name]) => name === 'error') ?? [];
  expect(detail?.['problems']).toHaveLength(2);
}, 60_000);

it('a flow that cannot be had is told to the visitor in the page’s language', async () => {
  const { tab, complaints } = await visit('widget-demo.css');
  await tab.route('**/no-flow.json', (route) => route.fulfill({ status: 404, body: '' }));
  await tab.goto(new URL('/gone.html', tab.url()).href);
  await tab.locator('.rcb-toggle-button').click();
  await bubble(tab, 'चैट अभी उपलब्ध नहीं है।').waitFor();
  expect(complaints.join('\n')).toContain('/no-flow.json answered 404.');
}, 60_000);

it('a page with a strict policy calls it from a file of its own', async () => {
  const { tab, complaints } = await visit('policy.html');
  await launcher(tab).click();
  await bubble(tab, 'Hello stranger').waitFor();
  expect(complaints).toEqual([]);
}, 60_000);
