import { makeLiveLine } from '@/components/chat/live-line';
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
  const held = { isHolding: () => isHolding, release: jest.fn(() => isHolding) };
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
  const line = makeLiveLine({ origin: '', tokens, state, held, onHeard: () => {} } as unknown as Parameters<
    typeof makeLiveLine
  >[0]);
  line.look();
  return { line, shown, sent, goToPath, held, looks: () => looks };
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
  expect(sent).toEqual([]);
});

describe('an answer that is held behind the card of danger', () => {
  it('goes its way as soon as somebody reads', async () => {
    const { held } = leftConversation(true, 'en', { state: 'live', lines: [] }, true);
    await jest.advanceTimersByTimeAsync(10);
    expect(held.release).toHaveBeenCalled();
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
