/** @jest-environment node */
import { vectors } from '@/tests/fixtures/vectors';
import { setAlarm } from '@/tests/helpers/alarm';
import { type Pages, startPages } from './pages';

const A_MESSAGE = 40;
const texts = vectors.map(({ text }) => text).filter((text) => text.trim() !== '');
const messages = Array.from({ length: Math.ceil(texts.length / A_MESSAGE) }, (_, index) =>
  texts.slice(index * A_MESSAGE, (index + 1) * A_MESSAGE),
);

/** A conversation of nothing but hostile messages and suggestions, one after the other by itself. */
const flow = Object.fromEntries(
  messages.map((own, index) => [
    index === 0 ? 'start' : `step${index}`,
    {
      message: own.join('\n\n'),
      ...(index + 1 < messages.length
        ? { transition: { duration: 1 }, path: `step${index + 1}` }
        : { options: own, path: 'start' }),
    },
  ]),
);

const settings = (markdown: boolean) =>
  JSON.stringify({ general: { colorScheme: 'auto', language: 'en' }, botBubble: { markdown } });
/** No policy: only the chat itself stands between the texts and the browser. */
const pageWith = (markdown: boolean) =>
  `<!doctype html><html lang="en"><title>x</title><body><script src="embed.js" defer data-flow-url="flow.json" data-settings='${settings(markdown)}'></script></body></html>`;

const made: { pages?: Pages } = {};
beforeAll(async () => {
  made.pages = await startPages({
    'flow.json': JSON.stringify(flow),
    'plain.html': pageWith(false),
    'marked.html': pageWith(true),
  });
}, 60_000);
afterAll(() => made.pages?.close());

it.each(['plain.html', 'marked.html'])(
  'hostile replies and suggestions are words in the chat of %s',
  async (name) => {
    const visitor = await made.pages?.visitor();
    if (!visitor) throw new Error('No browser.');
    const page = await visitor.open('widget-demo.css');
    const heard = await setAlarm(page);
    await page.goto(new URL(name, page.url()).href);
    await page.getByRole('button', { name: /^open chat/ }).click();
    await page.waitForFunction(
      (count) =>
        document.querySelector('rcb-chat')?.shadowRoot?.querySelectorAll('.rcb-bot-message').length === count,
      messages.length,
      { timeout: 100_000 },
    );
    const found = await page.evaluate(() => {
      const shadow = document.querySelector('rcb-chat')?.shadowRoot;
      const elements = Array.from(shadow?.querySelectorAll('.rcb-chat-window *') ?? []);
      const events = ['pointerenter', 'mouseover', 'focus', 'focusin', 'toggle'];
      for (const element of elements) {
        for (const event of events)
          element.dispatchEvent(new Event(event, { bubbles: true, cancelable: true }));
      }
      const links = elements.filter((element) => element instanceof HTMLAnchorElement);
      return {
        elements: elements.length,
        words: shadow?.querySelector('.rcb-chat-window')?.textContent?.length ?? 0,
        foreign: elements
          .filter((one) =>
            /^(?:script|iframe|object|embed|style|link|form|video|audio|base|meta)$/.test(one.localName),
          )
          .map(({ localName }) => localName),
        links: links.map(({ href }) => href).filter((href) => !/^(?:https?|mailto|tel):/.test(href)),
      };
    });
    process.stdout.write(
      `chat, ${name}: ${texts.length} texts, ${found.elements} elements, ${heard().length} calls\n`,
    );
    expect(found.words).toBeGreaterThan(texts.join('').length / 2);
    expect(found.foreign).toEqual([]);
    expect(found.links).toEqual([]);
    expect(heard()).toEqual([]);
  },
  120_000,
);
