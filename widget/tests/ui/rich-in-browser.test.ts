/** @jest-environment node */
import { AxeBuilder } from '@axe-core/playwright';
import type { Browser, Locator, Page } from '@playwright/test';
import { type Bundle, bundlePage, launch, openPage } from './react-page';

const source = `
import { createRoot } from 'react-dom/client';
import ChatBot from '@/widget';
import '@/widget/ui/css/rich.css';
const picture = 'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg"/%3E';
const table = '| Day | Time | What to bring |\\n|---|--:|---|\\n| Monday | 10 | Nothing-at-all-but-yourself |';
const flow = {
  start: {
    message: 'Use \`code\`, or a fence:\\n\`\`\`js\\nconst answer = "a line that is too long for a narrow window";\\n\`\`\`\\n' + table,
    cards: [
      {
        title: 'Day care',
        text: 'Ten weeks, on working days',
        image: { src: picture, alt: 'A garden' },
        options: ['Ask for a place', { label: 'Ask for two', disabled: true }],
        links: [{ label: 'Read more', href: '/day' }],
      },
      { title: 'At home', options: ['Ask for a visit'] },
      { title: 'Evenings', options: ['Ask for an evening'] },
    ],
    path: 'stars',
  },
  stars: { message: 'How easy was this?', input: { type: 'rating' }, path: 'day' },
  day: { message: 'When?', input: { type: 'date', min: '2026-12-01', max: '2026-12-31' }, path: 'files' },
  files: {
    message: 'Show us',
    file: ({ files, injectMessage }) => injectMessage('Got ' + files.map(({ name }) => name).join()),
  },
};
const own = new URLSearchParams(location.hash.slice(1));
if (own.has('start')) flow.start = flow[own.get('start')];
const settings = {
  general: { colorScheme: own.get('scheme') ?? 'auto', embedded: own.has('embedded') },
  chatWindow: { defaultOpen: true },
  chatInput: { botDelay: 0 },
  chatHistory: { disabled: true },
  notification: { disabled: true },
  botBubble: { markdown: true, actions: ['copy', 'feedback'] },
  fileAttachment: { accept: 'image/*', preview: true },
};
createRoot(document.getElementById('root')).render(<ChatBot id="bot" flow={flow} settings={settings} />);
`;
/** No inline style, no inline script, nothing from elsewhere. */
const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; base-uri 'none'";
const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const PICTURE = { name: 'garden.png', mimeType: 'image/png', buffer: Buffer.from(PIXEL, 'base64') };

const made: { browser?: Browser; bundle?: Bundle } = {};
function open(more: Partial<Parameters<typeof openPage>[1]> = {}): Promise<Page> {
  const { browser, bundle } = made;
  if (!browser || !bundle) throw new Error('No browser.');
  return openPage(browser, { ...bundle, policy, width: 320, ...more });
}

const MAX_STOPS = 40;
/** Goes forward by the Tab key until this has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  const hasFocus = () => target.evaluate((element) => element === document.activeElement);
  await target.waitFor();
  for (let stop = 0; stop < MAX_STOPS && !(await hasFocus()); stop += 1) await page.keyboard.press('Tab');
  if (!(await hasFocus())) throw new Error(`The Tab key does not lead to ${target}.`);
}
/** The newest that can be pressed. */
const button = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true, disabled: false }).last();

/** Presses a button that goes away or is over with; the focus comes back to the text area. */
async function pressLast(page: Page): Promise<void> {
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => document.activeElement?.matches('textarea'));
}

/** What was found, each with the part of the conversation. */
type Findings = Record<'light' | 'dark' | 'overflows', string[]>;

/** What axe finds, in the dark too, and what is wider than the window. */
async function look(page: Page, name: string, found: Findings): Promise<void> {
  const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
  const axe = () => new AxeBuilder({ page }).include('#root');
  const add = ({ violations }: Awaited<ReturnType<AxeBuilder['analyze']>>, to: string[]) =>
    to.push(
      ...violations.map(({ id, nodes }) => `${name}: ${id} ${nodes.map(({ html }) => html).join(' ')}`),
    );
  add(await axe().withTags(tags).analyze(), found.light);
  await page.emulateMedia({ colorScheme: 'dark' });
  add(await axe().withRules(['color-contrast']).analyze(), found.dark);
  await page.emulateMedia({ colorScheme: 'light' });
  const overflows = await page.evaluate(() =>
    [document.documentElement, ...document.querySelectorAll('.rcb-chat-window, .rcb-chat-body-container')]
      .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
      .map((element) => `${element.nodeName} ${element.className} ${element.scrollWidth}`),
  );
  found.overflows.push(...overflows.map((one) => `${name}: ${one}`));
}

type Walk = Findings & { answers: string[]; complaints: string[] };
/** The whole conversation without a mouse. */
async function walk(): Promise<Walk> {
  const complaints: string[] = [];
  const page = await open({ onComplaint: (complaint) => complaints.push(complaint) });
  const found: Findings = { light: [], dark: [], overflows: [] };

  await tabTo(page, button(page, 'Helpful'));
  await page.keyboard.press('Space');
  await tabTo(page, page.getByRole('region', { name: /Use/ }));
  await look(page, 'cards', found);
  await tabTo(page, button(page, 'Ask for a visit'));
  await pressLast(page);

  await tabTo(page, page.getByRole('radio').first());
  await page.keyboard.press('Space');
  for (const key of ['ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowLeft']) await page.keyboard.press(key);
  await tabTo(page, button(page, 'Send this answer'));
  await pressLast(page);

  await tabTo(page, page.getByLabel('When?'));
  await page.keyboard.press('Enter');
  await page.getByRole('alert').waitFor();
  await look(page, 'date', found);
  await page.keyboard.type('12242026');
  await pressLast(page);

  // Waited for well before the key, which the browser would else handle first.
  const chooser = page.waitForEvent('filechooser');
  await tabTo(page, button(page, 'upload file'));
  await page.keyboard.press('Enter');
  await (await chooser).setFiles([PICTURE, { ...PICTURE, name: 'second.png' }]);
  await tabTo(page, button(page, 'Remove second.png'));
  await pressLast(page);
  await look(page, 'files', found);
  await tabTo(page, button(page, 'Send files'));
  await page.keyboard.press('Enter');
  await page.getByText('Got garden.png').last().waitFor();
  const answers = await page.locator('.rcb-user-message').allTextContents();
  await page.context().close();
  return { ...found, answers, complaints };
}

describe('rich content in a narrow window', () => {
  const walked: { it?: Walk } = {};
  beforeAll(async () => {
    made.bundle = await bundlePage(source);
    made.browser = await launch();
    walked.it = await walk();
  }, 120_000);
  afterAll(() => made.browser?.close());

  it('is used by the keyboard alone', () => {
    const answers = ['Ask for a visit', '3 of 5 stars', 'December 24, 2026', '📄 garden.png'];
    expect(walked.it?.answers).toEqual(answers);
  });

  it.each(['light', 'dark'] as const)('gives axe nothing to complain of: %s', (scheme) => {
    expect(walked.it?.[scheme]).toEqual([]);
  });

  it('is nowhere wider than the window', () => {
    expect(walked.it?.overflows).toEqual([]);
  });

  it('keeps to a strict Content-Security-Policy', () => {
    expect(walked.it?.complaints).toEqual([]);
  });

  it('does not widen the column of a page that it is embedded in', async () => {
    const after = '#root { display: grid } .rcb-chat-window { width: 100% }';
    const page = await open({ address: '#embedded=yes', after });
    await page.getByRole('listitem').getByText('Day care').waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });

  it('is light where the widget is, on a dark system too', async () => {
    const page = await open({ colorScheme: 'dark', address: '#scheme=light' });
    const scheme = await page
      .locator('.rcb-chat-body-container')
      .evaluate((body) => getComputedStyle(body).colorScheme);
    expect(scheme).toBe('light');
  });

  it('takes files that are dropped and pasted, and refuses others in words', async () => {
    const page = await open({ address: '#start=files' });
    await page.getByText('Show us').last().waitFor();
    const give = (type: 'drop' | 'paste', name: string, mime: string) =>
      page.locator('.rcb-chat-body-container').evaluate(
        (body, [type, name, mime]) => {
          const data = new DataTransfer();
          data.items.add(new File(['x'], name, { type: mime }));
          const more = { bubbles: true, cancelable: true };
          const event =
            type === 'drop'
              ? new DragEvent(type, { ...more, dataTransfer: data })
              : new ClipboardEvent('paste', { ...more, clipboardData: data });
          body.dispatchEvent(event);
        },
        [type, name, mime] as const,
      );
    const files = page.getByRole('list', { name: 'Files to send' });
    await give('drop', 'dropped.png', 'image/png');
    await files.getByText('dropped.png').waitFor();
    await give('paste', 'pasted.png', 'image/png');
    await files.getByText('pasted.png').waitFor();
    await give('drop', 'notes.txt', 'text/plain');
    await page.getByRole('alert').getByText('notes.txt cannot be sent here. Allowed: image/*').waitFor();
    await button(page, 'Send files').click();
    await page.getByText('Got dropped.png,pasted.png').last().waitFor();
    expect(await page.locator('.rcb-user-message').allTextContents()).toEqual(['📄 dropped.png, pasted.png']);
  });
});
