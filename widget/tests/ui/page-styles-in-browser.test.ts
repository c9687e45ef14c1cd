/** @jest-environment node */
import type { Browser, Page } from '@playwright/test';
import { type Bundle, bundlePage, launch, openPage } from './react-page';

const source = `
import { createRoot } from 'react-dom/client';
import ChatBot from '@/widget';
const flow = {
  start: {
    message: 'Which?',
    options: ['One', 'Two'],
    checkboxes: ['Three', 'Four'],
    component: <i className="own">Own words</i>,
    file: () => {},
  },
};
const settings = {
  chatWindow: { defaultOpen: true },
  chatInput: { characterLimit: 9, showCharacterCount: true },
  botBubble: { showAvatar: true },
  voice: { disabled: false },
  audio: { disabled: false },
};
createRoot(document.getElementById('root')).render(<ChatBot id="bot" flow={flow} settings={settings} />);
`;
/** What sites say of their own elements. */
const types = 'button, svg, p, ol, li, section, fieldset, legend, label, input, textarea, time';
const loud = `margin: 7px; padding: 9px; border: 3px dotted red; border-radius: 1px; width: 81px; min-height: 90px;
color: red; background: yellow; fill: red; stroke: red; font: italic 30px serif; text-transform: uppercase;
letter-spacing: 4px; list-style: square; float: left; opacity: 0.7; box-shadow: 0 0 9px red; position: static`;
const inDepth = types.split(', ').map((type) => `html body div div ${type}`);
const ofTypes = `${types} { ${loud} } ${inDepth.join(', ')} { ${loud} } li::before { content: "*" }
path, html body svg path { color: red; fill: red; stroke: red; stroke-width: 9px; opacity: 0.5 }`;

type Looks = Record<string, string>[];
/** Every property of every element of the widget, and of what stands before it. */
const looks = (page: Page): Promise<Looks> =>
  page.evaluate(() =>
    [...document.querySelectorAll('[class*="rcb-"], .rcb-shape path')].flatMap((element) =>
      ['', '::before'].map((pseudo) => {
        const style = getComputedStyle(element, pseudo);
        const values = [...style].map((name) => [name, style.getPropertyValue(name)]);
        return { element: `${element.getAttribute('class')}${pseudo}`, ...Object.fromEntries(values) };
      }),
    ),
  );
const differencesOf = (seen: Looks, wanted: Looks) =>
  seen.flatMap((look, index) =>
    Object.entries(look)
      .filter(([name, value]) => value !== wanted[index]?.[name])
      .map(([name, value]) => `${look['element']}: ${name} ${value}`),
  );

/** Some class names, what a site may say of them, and as what the browser gives it back. */
const ofClasses: [selector: string, property: string, value: string][] = [
  ['.rcb-chat-window', 'width', '300px'],
  ['.rcb-chat-window', 'border-radius', '1px'],
  ['.rcb-chat-header-container', 'background-image', 'none'],
  ['.rcb-chat-body-container', 'padding-left', '3px'],
  ['.rcb-bot-message-container', 'padding-left', '4px'],
  ['.rcb-bot-message', 'background-color', 'rgb(1, 2, 3)'],
  ['.rcb-bot-message', 'unicode-bidi', 'isolate'],
  ['.rcb-options', 'background-color', 'rgb(1, 2, 3)'],
  ['.rcb-options', 'text-transform', 'uppercase'],
  ['.rcb-options-container', 'display', 'grid'],
  ['.rcb-checkbox-container', 'padding-left', '5px'],
  ['.rcb-checkbox-next-button', 'border-top-width', '7px'],
  ['.rcb-chat-input-textarea', 'border-radius', '2px'],
  ['.rcb-chat-input-char-counter', 'font-size', '11px'],
  ['.rcb-send-button', 'background-color', 'rgb(4, 5, 6)'],
  ['.rcb-voice-button-disabled', 'border-radius', '3px'],
  ['.rcb-chat-footer-container', 'font-size', '12px'],
  ['.rcb-attach-button-enabled', 'width', '60px'],
  ['.rcb-toggle-button', 'width', '61px'],
  ['.rcb-message-bot-avatar', 'width', '20px'],
];
const sheetOfClasses = ofClasses.map(
  ([selector, property, value]) => `${selector} { ${property}: ${value} }`,
);

const made: { browser?: Browser; bundle?: Bundle } = {};
async function open(sheets: { before?: string; after?: string }): Promise<Page> {
  const { browser, bundle } = made;
  if (!browser || !bundle) throw new Error('No browser.');
  const page = await openPage(browser, { ...bundle, ...sheets });
  await page.locator('.own').waitFor();
  return page;
}

describe('the widget on a page with styles of its own', () => {
  beforeAll(async () => {
    made.bundle = await bundlePage(source);
    made.browser = await launch();
  }, 60_000);
  afterAll(() => made.browser?.close());

  it.each(['before', 'after'])(
    'looks the same where elements are styled by type, %s its own',
    async (place) => {
      const plain = await open({});
      const styled = await open({ [place]: ofTypes });
      const [wanted, seen] = [await looks(plain), await looks(styled)];
      expect(seen).toHaveLength(wanted.length);
      expect(seen.length).toBeGreaterThan(80);
      expect(differencesOf(seen, wanted).slice(0, 20)).toEqual([]);
    },
  );

  it.each(['before', 'after'])('looks as a page wants that names its classes, %s its own', async (place) => {
    const page = await open({ [place]: sheetOfClasses.join('\n') });
    const seen = await page.evaluate(
      (rules) =>
        rules.map(([selector = '', property = '']) => {
          const element = document.querySelector(selector);
          return [selector, property, element && getComputedStyle(element).getPropertyValue(property)];
        }),
      ofClasses,
    );
    expect(seen).toEqual(ofClasses);
  });

  it('leaves the elements of the page in a message to the page', async () => {
    const page = await open({ before: 'i { letter-spacing: 4px }' });
    const spacing = await page.locator('.own').evaluate((own) => getComputedStyle(own).letterSpacing);
    expect(spacing).toBe('4px');
  });

  it('shows no chooser of files beside the button that opens it', async () => {
    const page = await open({});
    const display = await page.locator('.rcb-attach-input').evaluate((own) => getComputedStyle(own).display);
    expect(display).toBe('none');
  });

  it('keeps its focus ring where a page takes it from everything', async () => {
    const page = await open({ after: '*:focus { outline: none }' });
    await page.locator('.rcb-options').first().focus();
    await page.keyboard.press('Tab');
    const outline = await page.evaluate(() => {
      const { activeElement } = document;
      return activeElement && getComputedStyle(activeElement).outlineStyle;
    });
    expect(outline).toBe('solid');
  });
});
