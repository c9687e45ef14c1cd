/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { act } from 'react';
import ChatBot, { type Flow, getDefaultSettings, mergeSettings, type Settings } from '@/widget';
import { bn } from '@/widget/locales/bn';
import { en } from '@/widget/locales/en';
import { hi } from '@/widget/locales/hi';

/** Text settings that are no words: names, addresses, languages, keys. Any other must be in every pack. */
const NOT_WORDS = new Set([
  'general.primaryColor',
  'general.secondaryColor',
  'general.fontFamily',
  'general.flowStartTrigger',
  'general.colorScheme',
  'tooltip.mode',
  'audio.language',
  'chatHistory.storageKey',
  'chatHistory.storageType',
  // Empty by default: nothing to say.
  'chatInput.disabledPlaceholderText',
  'voice.language',
  'fileAttachment.accept',
]);

type Leaf = [path: string, text: string];
function texts(value: unknown, path = ''): Leaf[] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [];
  return Object.entries(value).flatMap(([key, inner]) => texts(inner, path ? `${path}.${key}` : key));
}

const words = texts(getDefaultSettings()).filter(
  ([path, text]) => !NOT_WORDS.has(path) && !text.startsWith('data:image/'),
);
const gaps = (text: string) => (text.match(/\{\w+\}/g) ?? []).toSorted();
const packs = [
  { name: 'en', pack: en, script: /[A-Za-z]/ },
  { name: 'hi', pack: hi, script: /\p{Script=Devanagari}/u },
  { name: 'bn', pack: bn, script: /\p{Script=Bengali}/u },
];

/** With every part that has words on show. */
const everything: Settings = {
  chatWindow: { defaultOpen: true },
  audio: { disabled: false },
  voice: { disabled: false },
};
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

/** What can be read or heard of the widget. */
function wordsOnPage(): string[] {
  const elements = [...document.querySelectorAll('#bot, #bot *')];
  const names = ['aria-label', 'aria-description', 'placeholder', 'title', 'alt'];
  return elements.flatMap((element) => [
    ...names.flatMap((name) => element.getAttribute(name) ?? []),
    ...[...element.childNodes].flatMap((node) => (node.nodeType === 3 ? (node.textContent ?? '') : [])),
  ]);
}

const question = (lang: string, message: string, items: string[]): Flow => ({
  start: { lang, message, checkboxes: { items, max: 1 }, path: 'mail' },
  mail: { lang, message, input: 'email' },
});

async function talk(pack: Settings, flow: Flow) {
  jest.useFakeTimers();
  localStorage.setItem(
    'rcb-history',
    JSON.stringify([
      { id: '1', content: '…', sender: 'BOT', type: 'string', timestamp: new Date().toUTCString() },
    ]),
  );
  render(<ChatBot id="bot" flow={flow} settings={mergeSettings(pack, everything)} />);
  await pass(1500);
}
afterEach(() => {
  jest.clearAllTimers();
  jest.useRealTimers();
  localStorage.clear();
});

describe.each(packs)('the words of $name', ({ name, pack, script }) => {
  const own = new Map(texts(pack));

  it('are there for every text of the defaults', () => {
    expect(words.length).toBeGreaterThan(30);
    expect(words.filter(([path]) => !own.get(path)?.trim()).map(([path]) => path)).toEqual([]);
  });

  it('are written in its script, with the same gaps to fill', () => {
    for (const [path, text] of words) {
      expect(own.get(path)).toMatch(script);
      expect(gaps(own.get(path) ?? '')).toEqual(gaps(text));
    }
  });

  it('say no more than there is to say: nothing but words and languages is set', () => {
    const known = new Set([...words.map(([path]) => path), 'audio.language', 'voice.language']);
    expect([...own.keys()].filter((path) => !known.has(path))).toEqual(['general.language']);
  });

  it('name their language to the browser', async () => {
    await talk(pack, question(name, '…', ['…']));
    expect(screen.getByRole('region', { name: pack.ariaLabel.chatWindow }).closest('[lang]')).toHaveAttribute(
      'lang',
      name,
    );
  });
});

describe.each([
  { name: 'hi', pack: hi, message: 'नमस्ते', items: ['हाँ', 'नहीं'] },
  { name: 'bn', pack: bn, message: 'নমস্কার', items: ['হ্যাঁ', 'না'] },
])('a window in $name', ({ name, pack, message, items }) => {
  it('has no English word in it, seen or heard, not even in a refusal', async () => {
    await talk(pack, question(name, message, items));
    act(() => screen.getByRole('checkbox', { name: items[0] ?? '' }).click());
    act(() => screen.getByRole('button', { name: pack.ariaLabel.nextButton }).click());
    await pass(2500);
    const toasts = Object.values(window.rcbChatBots ?? {});
    await act(async () => void toasts[0]?.showToast(message));
    await act(async () => void toasts[0]?.setTextAreaValue('@'));
    act(() => screen.getByRole('button', { name: pack.ariaLabel.sendButton }).click());
    await pass(500);
    expect(screen.getByRole('alert')).toHaveTextContent(pack.chatInput.invalidTexts.email);
    const heard = wordsOnPage();
    expect(heard.length).toBeGreaterThan(15);
    expect(heard.filter((text) => /[a-z]{2,}/i.test(text.replace('name@example.com', '')))).toEqual([]);
  });
});

describe('settings of several origins', () => {
  it('are one, the later saying more, and none of them is changed', () => {
    const own: Settings = { header: { title: 'केंद्र' }, botBubble: { simStream: true } };
    const merged = mergeSettings(hi, own);
    expect(merged.header).toEqual({ title: 'केंद्र' });
    expect(merged.chatInput?.enabledPlaceholderText).toBe(hi.chatInput.enabledPlaceholderText);
    expect(merged.botBubble).toEqual({ simStream: true });
    expect(hi.header.title).toBe('सहायक');
  });
});
