import { fireEvent, render, screen } from '@testing-library/react';
import { makeLiveLine } from '@/components/chat/live-line';
import type { Here, Panel } from '@/components/chat/panels';
import { withCallableNumbers } from '@/lib/chat/callable-numbers';
import type { LiveView } from '@/lib/chat/live-schema';
import { assistantCopy } from '@/lib/i18n/assistant';
import { languages } from '@/lib/i18n/language';
import { liveCopy } from '@/lib/i18n/live-chat';
import type { ChatBotHandle } from '@/widget/index';

/** A conversation that the counsellor has just left. */
function leftConversation(
  is_urgent: boolean,
  language = 'en',
  change: Partial<LiveView> = {},
  isHolding = false,
) {
  const panel: { now: Panel | null; tell: () => void } = { now: null, tell: () => {} };
  let here: Here | undefined;
  const held = {
    isHolding: () => isHolding,
    release: jest.fn(() => isHolding),
    get: () => ({ panel: panel.now }),
    refresh: (now?: Here) => {
      here = now;
    },
    subscribe: (listener: () => void) => {
      panel.tell = listener;
    },
  };
  let looks = 0;
  const shown: string[] = [];
  const sent: object[] = [];
  const view: LiveView = {
    ...{ state: 'ended', version: 5, name: '', is_typing: false, is_person_there: false, is_urgent },
    lines: [{ number: 1, notice: 'left', text: '', name: 'Mina' }],
    ...change,
  };
  const goToPath = jest.fn(async () => true);
  const handle: Partial<ChatBotHandle> = {
    getCurrPath: () => `${language}-turn`,
    injectMessage: async (message) => {
      shown.push(String(message));
      return null;
    },
    toggleIsBotTyping: async () => undefined,
    goToPath,
  };
  Object.assign(globalThis, {
    fetch: async (path: string, init: RequestInit) => {
      looks += 1;
      if (path.endsWith('/send/')) sent.push(JSON.parse(String(init.body)));
      const answer = path.endsWith('/send/') ? { ok: false } : view;
      return { ok: true, status: 200, json: async () => answer };
    },
  });
  const tokens = { read: () => 'a-token', write: () => undefined, clear: () => undefined };
  const state = { handle: handle as ChatBotHandle, root: null };
  const line = makeLiveLine({ origin: '', tokens, state, held } as unknown as Parameters<
    typeof makeLiveLine
  >[0]);
  line.look();
  return { line, shown, sent, goToPath, held, panel, looks: () => looks, here: () => here };
}
const { closing } = liveCopy.en;

beforeEach(() => {
  jest.useFakeTimers();
  window.localStorage.clear();
  window.sessionStorage.clear();
});
afterEach(() => jest.useRealTimers());

it('asks whether talking helped once the counsellor has left', async () => {
  const { line, shown, sent } = leftConversation(false);
  await jest.advanceTimersByTimeAsync(10);
  expect(shown).toHaveLength(1);
  expect(await line.take('', 'en')).toEqual({ reply: closing.question });
  expect(line.choices([], 'en')).toContain(closing.yes);
  expect(await line.take(closing.yes, 'en')).toEqual({ goesOn: true });
  expect(sent).toEqual([{ token: 'a-token', closing: 'yes' }]);
});

it.each(languages)(
  'after danger it names whom to call in place of that, and the script goes on: %s',
  async (language) => {
    const { line, shown, sent, goToPath } = leftConversation(true, language);
    await jest.advanceTimersByTimeAsync(10);
    expect(shown[1]).toBe(withCallableNumbers(assistantCopy[language].numbers));
    for (const number of ['112', '14416']) expect(shown[1]).toContain(`(tel:${number})`);
    expect(goToPath).toHaveBeenCalledTimes(1);
    expect(line.choices(['Me'], language)).toEqual(['Me']);
    expect(await line.take('I want to die', language)).toEqual({ goesOn: true });
    expect(await line.take('Hello', language)).toBeNull();
    expect(sent).toEqual([]);
  },
);

it('says that nobody is free only where nobody is there', async () => {
  const { people, person } = liveCopy.en;
  const alone = leftConversation(false, 'en', { lines: [] }).line;
  await jest.advanceTimersByTimeAsync(10);
  expect(await alone.take(person, 'en')).toEqual({ reply: people.nobody('') });
  const { line, sent } = leftConversation(false, 'en', { state: 'live', lines: [] });
  await jest.advanceTimersByTimeAsync(10);
  expect(await line.take(person, 'en')).toBeNull();
  expect(sent).toEqual([{ token: 'a-token', covered: false }]);
});

describe('the numbers to call, while somebody is there', () => {
  const live = { state: 'live' as const, name: 'Ravi', lines: [] };

  it.each(languages)('say who is there, and lead back to them: %s', async (language) => {
    const { here: drawn } = leftConversation(true, language, live);
    await jest.advanceTimersByTimeAsync(10);
    const back = jest.fn();
    const { here } = liveCopy[language];
    const { unmount } = render(drawn()?.(language, back));
    expect(screen.getByRole('status')).toHaveTextContent(here.reads('Ravi'));
    fireEvent.click(screen.getByRole('button', { name: here.back('Ravi') }));
    expect(back).toHaveBeenCalledTimes(1);
    unmount();
    render(drawn()?.(language));
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      'tel:112',
      'tel:14416',
    ]);
  });

  it.each([
    ['nobody', true, { ...live, state: 'ended' as const }],
    ['nobody yet who is to take over', true, { ...live, name: '' }],
  ])('say nothing of %s', async (_who, isUrgent, view) => {
    const { here } = leftConversation(isUrgent, 'en', view);
    await jest.advanceTimersByTimeAsync(10);
    expect(here()?.('en', () => undefined)).toBeFalsy();
  });

  it('stay out of a conversation that told of no danger', async () => {
    const { here } = leftConversation(false, 'en', live);
    await jest.advanceTimersByTimeAsync(10);
    expect(here()?.('en')).toBeFalsy();
  });

  it('are told to whoever writes beneath them, as long as they lie there', async () => {
    const { sent, panel } = leftConversation(true, 'en', live);
    await jest.advanceTimersByTimeAsync(10);
    for (const now of [
      { kind: 'help' },
      { kind: 'help' },
      { kind: 'erase', state: 'question' },
      null,
    ] as const) {
      panel.now = now;
      panel.tell();
    }
    expect(sent.map((one) => 'covered' in one && one.covered)).toEqual([false, true, false]);
  });
});

describe('an answer that is held behind the card of danger', () => {
  it('goes its way as soon as somebody reads', async () => {
    const { held } = leftConversation(true, 'en', { state: 'live', lines: [] }, true);
    await jest.advanceTimersByTimeAsync(10);
    expect(held.release).toHaveBeenCalled();
  });

  it('marks the conversation, once and without a word of it', async () => {
    const { sent, panel } = leftConversation(false, 'en', { state: 'none', lines: [] }, true);
    await jest.advanceTimersByTimeAsync(10);
    expect(sent).toEqual([]);
    const finding = { tier: 2, category: 'suicide', subject: 'self', rule: null, language: 'en' } as const;
    panel.now = { kind: 'care', finding, language: 'en' };
    for (let times = 0; times < 2; times += 1) panel.tell();
    expect(sent).toEqual([{ token: 'a-token', danger: true }]);
  });

  it('is not lost under the question that follows when somebody came and left in the meantime', async () => {
    const { held, goToPath, line } = leftConversation(true, 'en', {}, true);
    await jest.advanceTimersByTimeAsync(10);
    expect(held.release).toHaveBeenCalled();
    expect(goToPath).not.toHaveBeenCalled();
    expect(await line.take('I have the rope here', 'en')).toBeNull();
  });

  it.each([
    [true, 2],
    [false, 1],
  ])('is looked after every three seconds, not fifteen (held: %s)', async (isHolding, times) => {
    const { looks, held } = leftConversation(true, 'en', { state: 'none', lines: [] }, isHolding);
    await jest.advanceTimersByTimeAsync(4000);
    expect(looks()).toBe(times);
    expect(held.release).not.toHaveBeenCalled();
  });
});
