/** @jest-environment node */
import { bubble, launcher, type Pages, startPages } from './pages';

const FLOW = 'data-flow-url="/widget-demo-flow.json"';
const page = (head: string, body = '') =>
  `<!doctype html><html lang="en"><head><title>x</title><link rel="icon" href="data:,">${head}</head><body><h1>x</h1>${body}</body></html>`;

/** What an optimiser does at the first touch: puts each delayed tag in anew, as it was before. */
const putInAnew = `addEventListener('pointermove', () => {
  for (const old of document.querySelectorAll('script[type="text/delayed"]')) {
    const tag = document.createElement('script');
    for (const { name, value } of old.attributes) if (name !== 'type') tag.setAttribute(name === 'data-delayed-src' ? 'src' : name, value);
    old.replaceWith(tag);
  }
}, { once: true });`;
/** Another one runs their text from its own store. */
const runAsBlob = `addEventListener('pointermove', async () => {
  const old = document.querySelector('script[type="text/delayed"]');
  const text = await (await fetch(old.dataset.delayedSrc)).text();
  const tag = document.createElement('script');
  tag.src = URL.createObjectURL(new Blob([text], { type: 'text/javascript' }));
  document.head.append(tag);
}, { once: true });`;
const delayed = `<script type="text/delayed" data-delayed-src="/chat/embed.js" ${FLOW}></script>`;

/** How the tag comes to the page; each page has the same chat. */
const pages: Readonly<Record<string, (script: string) => string>> = {
  'in the head, before there is a body': () => page(`<script src="/chat/embed.js" ${FLOW}></script>`),
  'in the head with async': () => page(`<script src="/chat/embed.js" async ${FLOW}></script>`),
  'in the head with defer': () => page(`<script src="/chat/embed.js" defer ${FLOW}></script>`),
  'at the end of the body, with a version in its address': () =>
    page('', `<script src="/chat/embed.js?ver=6.8" ${FLOW}></script>`),
  'as a module, without currentScript': () =>
    page(`<script type="module" src="/chat/embed.js" ${FLOW}></script>`),
  twice: () => page(`<script src="/chat/embed.js" ${FLOW}></script>`.repeat(2)),
  'under its former name': () => page(`<script src="/chat/widget.js" ${FLOW}></script>`),
  'delayed until the first touch, its tag put in anew': () => page(`<script>${putInAnew}</script>${delayed}`),
  'delayed and run as a blob': () => page(`<script>${runAsBlob}</script>${delayed}`),
  'bundled with other scripts, the base in the call': () =>
    page('<script src="/cache/bundle.js" defer></script>'),
  'bundled, the base at the element': () =>
    page('<script src="/cache/other.js" defer></script>', `<rcb-chat data-base="/chat" ${FLOW}></rcb-chat>`),
  'inlined, the base at the element': (script) =>
    page(
      '',
      `<script>${script.replaceAll('</script', '<\\/script')}</script><rcb-chat data-base="/chat/" ${FLOW}></rcb-chat>`,
    ),
};

const made: { pages?: Pages } = {};
beforeAll(async () => {
  const other = 'window.other = 1;';
  made.pages = await startPages((script) => {
    const call = "Chat.init({ base: '/chat/', flow: '/widget-demo-flow.json' });";
    return {
      'widget.js': script,
      'empty.html': page(''),
      'cache/bundle.js': `${other}\n${script}\n;${call}`,
      'cache/other.js': `${other}\n${script}`,
      ...Object.fromEntries(
        Object.values(pages).map((write, index) => [`page-${index}.html`, write(script)]),
      ),
    };
  });
}, 60_000);
afterAll(() => made.pages?.close());

async function visit(path: string) {
  const visitor = await made.pages?.visitor();
  if (!visitor) throw new Error('No browser.');
  return { ...visitor, tab: await visitor.open(path) };
}

it.each(Object.keys(pages).map((name, index) => ({ name, index })))(
  'a script that comes $name gives one chat that answers',
  async ({ index }) => {
    const { tab, asked, complaints } = await visit(`page-${index}.html`);
    await tab.mouse.move(200, 200);
    await tab.mouse.move(210, 210);
    await launcher(tab).click();
    await bubble(tab, 'In which language').waitFor();
    await tab.getByRole('button', { name: 'English' }).click();
    await bubble(tab, 'What may I call you?').waitFor();
    expect(await tab.locator('rcb-chat').count()).toBe(1);
    expect(asked.filter((name) => name.endsWith('embed-window.js'))).toEqual(['chat/embed-window.js']);
    expect(complaints).toEqual([]);
  },
  60_000,
);

it('a script that is put in when the page has long been complete gives a chat', async () => {
  const { tab, complaints } = await visit('empty.html');
  await tab.waitForFunction(() => document.readyState === 'complete');
  await tab.evaluate(() => {
    const script = document.createElement('script');
    script.src = '/chat/embed.js';
    script.dataset['flowUrl'] = '/widget-demo-flow.json';
    document.head.append(script);
  });
  await launcher(tab).click();
  await bubble(tab, 'In which language').waitFor();
  expect(complaints).toEqual([]);
}, 60_000);

it('the window’s code that could not be fetched is fetched at the next touch', async () => {
  const { tab, asked } = await visit('empty.html');
  await tab.route('**/embed-window.js', (route) => route.abort(), { times: 1 });
  const failure = tab.waitForEvent('console', (message) =>
    message.text().startsWith('The chat could not be loaded from http://bot.test/chat/embed-window.js.'),
  );
  await tab.goto('http://bot.test/page-0.html');
  await failure;
  await launcher(tab).click();
  await bubble(tab, 'In which language').waitFor();
  expect(asked.filter((name) => name.endsWith('embed-window.js'))).toHaveLength(1);
}, 60_000);
