import { fireEvent, render, screen } from '@testing-library/react';
import type { Controller } from '@/components/chat/controller';
import { makeLiveLine } from '@/components/chat/live-line';
import { attachPageEvents } from '@/components/chat/page-events';
import type { Here, Labels, Panel } from '@/components/chat/panels';
import { withCallableNumbers } from '@/lib/chat/callable-numbers';
import { silences } from '@/lib/chat/live';
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
  holds = false,
  root: HTMLElement | null = null,
  path = `${language}-turn`,
) {
  let isHolding = holds;
  const panel: { now: Panel | null; isWatched: boolean; tell: () => void } = {
    now: null,
    isWatched: false,
    tell: () => {},
  };
  let drawn: { here?: Here | undefined; labels?: Labels } = {};
  const held = {
    isHolding: () => isHolding,
    release: jest.fn(() => {
      const wasHolding = isHolding;
      isHolding = false;
      return wasHolding;
    }),
    get: () => ({ panel: panel.now, isWatched: panel.isWatched }),
    refresh: (now: typeof drawn) => {
      drawn = now;
    },
    subscribe: (listener: () => void) => {
      panel.tell = listener;
    },
  };
  let looks = 0;
  const shown: string[] = [];
  const sent: object[] = [];
  const view: LiveView = {
    ...{ state: 'ended', version: 5, name: '', is_typing: false, is_silent: false },
    ...{ is_person_there: false, is_urgent, is_missed: false },
    lines: [{ number: 1, notice: 'left', text: '', name: 'Mina' }],
    ...change,
  };
  const goToPath = jest.fn(async () => true);
  const toggleIsBotTyping = jest.fn(async (_isTyping?: boolean) => undefined);
  const handle: Partial<ChatBotHandle> = {
    getCurrPath: () => path,
    injectMessage: async (message) => {
      shown.push(String(message));
      return null;
    },
    toggleIsBotTyping,
    goToPath,
  };
  Object.assign(globalThis, {
    fetch: async (path: string, init: RequestInit) => {
      looks += 1;
      if (path.endsWith('/send/')) sent.push(JSON.parse(String(init.body)));
      const answer = path.endsWith('/send/') ? { ok: view.is_person_there } : view;
      return { ok: true, status: 200, json: async () => answer };
    },
  });
  const tokens = { read: () => 'a-token', write: () => undefined, clear: () => undefined };
  const state = { handle: handle as ChatBotHandle, root };
  const line = makeLiveLine({ origin: '', tokens, state, held, language: 'en' } as unknown as Parameters<
    typeof makeLiveLine
  >[0]);
  line.look();
  const [here, news] = [() => drawn.here, () => drawn.labels?.chatButton ?? ''];
  const spies = { goToPath, toggleIsBotTyping, held, panel };
  return { line, shown, sent, view, ...spies, looks: () => looks, here, news, drawn: () => drawn };
}
const { closing } = liveCopy.en;

beforeEach(() => {
  jest.useFakeTimers();
  document.body.innerHTML = '';
  window.localStorage.clear();
  window.sessionStorage.clear();
});
afterEach(async () => {
  // No line of one test looks on in the next.
  Object.assign(globalThis, { fetch: () => new Promise(() => undefined) });
  await jest.advanceTimersByTimeAsync(1);
  jest.useRealTimers();
});

it('leaves the dots of the script to the script, and shows those of a person', async () => {
  const { toggleIsBotTyping } = leftConversation(false, 'en', { state: 'none', lines: [] });
  await jest.advanceTimersByTimeAsync(10);
  expect(toggleIsBotTyping).not.toHaveBeenCalled();
  const live = leftConversation(false, 'en', { state: 'live', name: 'Ravi', is_typing: true, lines: [] });
  await jest.advanceTimersByTimeAsync(10);
  expect(live.toggleIsBotTyping).toHaveBeenLastCalledWith(true);
});

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
  'after danger it names whom to call in place of that, and the script says nothing unasked: %s',
  async (language) => {
    const { line, shown, sent, goToPath } = leftConversation(true, language);
    await jest.advanceTimersByTimeAsync(10);
    expect(shown[1]).toBe(withCallableNumbers(assistantCopy[language].numbers));
    for (const number of ['112', '14416']) expect(shown[1]).toContain(`(tel:${number})`);
    expect(goToPath).toHaveBeenCalledTimes(1);
    expect(line.choices(['Me'], language)).toEqual(['Me']);
    expect(await line.take('I want to die', language)).toEqual({});
    // The numbers stay in view: the choices wait for the next word.
    expect(line.choices(['Me'], language)).toEqual([]);
    expect(await line.take('Hello', language)).toBeNull();
    expect(line.choices(['Me'], language)).toEqual(['Me']);
    expect(sent).toEqual([]);
  },
);

it('offers another person beside the question, and then asks for one', async () => {
  const { person } = liveCopy.en;
  const { line, sent } = leftConversation(false, 'en', { is_person_there: true });
  await jest.advanceTimersByTimeAsync(10);
  await line.take('', 'en');
  expect(line.choices([], 'en')).toContain(person);
  expect(await line.take(person, 'en')).toEqual({});
  // One is looked for from now on.
  expect(line.choices([], 'en')).not.toContain(person);
  expect(sent).toEqual([
    { token: 'a-token', closing: 'skipped' },
    { token: 'a-token', person: true },
  ]);
});

it('offers a person over choices that were drawn before one was known to be there, once, and asks at a touch', async () => {
  const { person, here: words } = liveCopy.en;
  const { line, sent, view, here } = leftConversation(false, 'en', { state: 'none', lines: [] });
  expect(line.choices(['Me'], 'en')).toEqual(['Me']);
  await jest.advanceTimersByTimeAsync(10);
  expect(here()).toBeUndefined();
  view.is_person_there = true;
  await jest.advanceTimersByTimeAsync(15_000);
  render(here()?.('en', undefined));
  expect(screen.getByRole('status')).toHaveTextContent(words.free);
  // The next choices hold the offer themselves.
  expect(line.choices(['Me'], 'en')).toEqual(['Me', person]);
  expect(here()).toBeUndefined();
  fireEvent.click(screen.getByRole('button', { name: person }));
  await jest.advanceTimersByTimeAsync(10);
  expect(sent).toEqual([{ token: 'a-token', person: true }]);
});

it('puts no question to a visitor who was left without an answer, and tells nothing again', async () => {
  const lines = (['left', 'nobody'] as const).map((notice, at) => ({
    ...{ number: at + 1, notice, text: '', name: 'Mina' },
  }));
  const { line, shown, goToPath } = leftConversation(false, 'en', { lines });
  await jest.advanceTimersByTimeAsync(10);
  expect(shown.at(-1)).toBe(withCallableNumbers(liveCopy.en.people.nobody('', '')));
  expect(goToPath).toHaveBeenCalledTimes(1);
  expect(await line.take('Are you there?', 'en')).toEqual({});
});

it.each(languages)(
  'what is pasted and too long for one message is refused whole, and says so: %s',
  async (first) => {
    const root = document.createElement('div');
    const told: unknown[] = [];
    const getHandle = () => ({
      getCurrPath: () => null,
      injectMessage: async (text: unknown) => told.push(text),
    });
    const controller = { first, getHandle, panels: { load: async () => null } } as unknown as Controller;
    const stop = attachPageEvents(root, controller);
    const isPasted = (length: number) =>
      fireEvent.paste(root, { clipboardData: { getData: () => 'a'.repeat(length) } });
    expect([isPasted(10_000), isPasted(10_012)]).toEqual([true, false]);
    await jest.advanceTimersByTimeAsync(10);
    expect(told).toEqual([liveCopy[first].tooLong(12)]);
    stop();
  },
);

it('says that nobody is free only where nobody is there', async () => {
  const { people, person } = liveCopy.en;
  const alone = leftConversation(false, 'en', { lines: [] }).line;
  await jest.advanceTimersByTimeAsync(10);
  expect(await alone.take(person, 'en')).toEqual({ reply: people.nobody('', '') });
  const { line, sent } = leftConversation(false, 'en', { state: 'live', lines: [] });
  await jest.advanceTimersByTimeAsync(10);
  expect(await line.take(person, 'en')).toBeNull();
  expect(sent).toEqual([{ token: 'a-token', covered: false }]);
});

const word = (number: number) => ({ number, notice: null, text: 'I am here', name: 'Ravi' });
const came = { number: 1, notice: 'joined' as const, text: '', name: 'Ravi' };
const live = { state: 'live' as const, name: 'Ravi', lines: [] };

describe('while the window is closed', () => {
  const { news: words } = liveCopy.en;
  const closed = (lines: LiveView['lines'], state: LiveView['state'] = 'live') => {
    document.body.innerHTML = '<nav><a href="#chat">Chat</a></nav><div><div class="rcb-window"></div></div>';
    const root = document.querySelector('div');
    return { root, ...leftConversation(false, 'en', { ...live, state, lines }, false, root) };
  };
  const way = () => screen.getByRole('link');

  it('the ways to it say who has come, and how often they wrote, after a reload too', async () => {
    const first = closed([came]);
    await jest.advanceTimersByTimeAsync(10);
    expect(first.news()).toBe(words.here('Ravi'));
    expect(way()).toHaveAccessibleName(`Chat: ${words.here('Ravi')}`);
    for (const lines of [[word(2), word(3)], []]) {
      const { news } = closed(lines);
      await jest.advanceTimersByTimeAsync(10);
      expect(news()).toBe(words.wrote('Ravi', 2));
      expect(way().dataset['news']).toBe(words.wrote('Ravi', 2));
    }
  });

  it('they say so no longer once it is open, nor after a reload', async () => {
    const { root, news } = closed([came, word(2)]);
    await jest.advanceTimersByTimeAsync(10);
    expect(news()).toBe(words.wrote('Ravi', 1));
    root?.firstElementChild?.classList.add('rcb-window-open');
    window.dispatchEvent(new Event('rcb-toggle-chat-window'));
    await jest.advanceTimersByTimeAsync(400);
    expect(news()).toBe('');
    expect(way()).toHaveAccessibleName('Chat');
    const again = closed([]);
    await jest.advanceTimersByTimeAsync(10);
    expect(again.news()).toBe('');
  });

  it('who left while it was closed is there no longer, on a later page either; what they wrote stays to be read', async () => {
    for (const [lines, said] of [
      [[came], ''],
      [[came, word(2)], words.wrote('Ravi', 1)],
    ] as const) {
      window.localStorage.clear();
      window.sessionStorage.clear();
      const first = closed([...lines]);
      await jest.advanceTimersByTimeAsync(10);
      expect(first.news()).not.toBe('');
      const left = { number: 3, notice: 'left' as const, text: '', name: 'Ravi' };
      for (const gone of [[left], []]) {
        const { news } = closed(gone, 'ended');
        await jest.advanceTimersByTimeAsync(10);
        expect([news(), way().dataset['news']]).toEqual([said, said]);
      }
    }
  });
});

it.each(languages)(
  'names the person who is typing, beside the dots and to be heard: %s',
  async (language) => {
    const root = document.createElement('div');
    const more = { ...live, is_typing: true };
    const { drawn } = leftConversation(false, language, more, false, root);
    await jest.advanceTimersByTimeAsync(10);
    const typing = liveCopy[language].here.types('Ravi');
    expect(typing).toContain('Ravi');
    expect([drawn().labels?.typing, root.style.getPropertyValue('--typing')]).toEqual([
      typing,
      `"${typing}"`,
    ]);
  },
);

it('two tabs that hear of a line at once show it once', async () => {
  let last: Promise<unknown> = Promise.resolve();
  const request = (_name: string, work: () => Promise<unknown>) => {
    last = last.then(work);
    return last;
  };
  Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });
  const tabs = [0, 1].map(() => leftConversation(false, 'en', { ...live, lines: [word(1)] }));
  await jest.advanceTimersByTimeAsync(20);
  Reflect.deleteProperty(navigator, 'locks');
  expect(tabs.flatMap(({ shown }) => shown)).toHaveLength(1);
});

describe('the numbers to call, while somebody is there', () => {
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

  it.each(languages)(
    'say that the person is silent, whom nothing calls present then: %s',
    async (language) => {
      const phone = '+91 98300 00000';
      const lines = [
        came,
        ...silences.map((notice, at) => ({ number: at + 2, notice, text: phone, name: 'Ravi' })),
      ];
      document.body.innerHTML = '<div><div class="rcb-window"></div></div>';
      const root = document.querySelector('div');
      const {
        here: drawn,
        news,
        shown,
      } = leftConversation(...([true, language, { ...live, lines, is_silent: true }, false, root] as const));
      await jest.advanceTimersByTimeAsync(10);
      expect([news(), shown]).toMatchObject(['', { length: 3 }]);
      for (const text of shown.slice(1))
        for (const number of ['112', '14416', '+919830000000']) expect(text).toContain(`(tel:${number})`);
      render(drawn()?.(language, () => undefined));
      expect(screen.getByRole('status')).toHaveTextContent(liveCopy[language].here.silent('Ravi'));
    },
  );

  it('say that the person has written beneath them', async () => {
    const { here: drawn } = leftConversation(true, 'en', { ...live, lines: [word(1)] });
    await jest.advanceTimersByTimeAsync(10);
    const { here } = liveCopy.en;
    render(drawn()?.('en', () => undefined));
    expect(screen.getByRole('status')).toHaveTextContent('Ravi: I am here');
    expect(screen.getByRole('button', { name: here.read('Ravi') })).toBeTruthy();
  });

  it.each([
    ['nobody', true, { ...live, state: 'ended' as const }],
    ['nobody yet who is to take over', true, { ...live, name: '' }],
  ])('say nothing of %s', async (_who, isUrgent, view) => {
    const { here } = leftConversation(isUrgent, 'en', view);
    await jest.advanceTimersByTimeAsync(10);
    expect(here()?.('en', () => undefined)).toBeFalsy();
  });

  it.each([
    ['left', 'ended'],
    ['requeued', 'waiting'],
    ['lost', 'waiting'],
  ] as const)('tell that who answered is gone, until they are put away: %s', async (notice, state) => {
    const lines = [{ number: 2, notice, text: '', name: 'Ravi' }];
    const { here, panel } = leftConversation(false, 'en', { state, lines });
    panel.now = { kind: 'help', finding: { category: null, subject: 'other' } };
    await jest.advanceTimersByTimeAsync(10);
    render(here()?.('en', () => undefined));
    expect(screen.getByRole('status')).toHaveTextContent(liveCopy.en.people[notice]('Ravi'));
    panel.now = null;
    panel.tell();
    const { container } = render(here()?.('en', () => undefined));
    expect(container).not.toHaveTextContent('Ravi');
  });

  it('say one thing of the wait: that one is looked for, then that nobody came, then that one is looked for again', async () => {
    const { people, looking } = liveCopy.en;
    const { here, panel, view } = leftConversation(false, 'en', {
      ...{ state: 'waiting', lines: [{ number: 2, notice: 'lost', text: '', name: 'Ravi' }] },
    });
    panel.now = { kind: 'help', finding: { category: null, subject: 'other' } };
    await jest.advanceTimersByTimeAsync(10);
    const told = () => {
      const { unmount } = render(here()?.('en', () => undefined));
      const text = screen.getByRole('status').textContent;
      unmount();
      return text;
    };
    expect(told()).toBe(people.lost('Ravi'));
    const nobody = { number: 3, notice: 'nobody' as const, text: '033', name: '' };
    Object.assign(view, { state: 'ended', lines: [nobody] });
    await jest.advanceTimersByTimeAsync(4000);
    expect(told()).toBe(people.nobody('', '033'));
    const again = { number: 4, notice: 'waiting' as const, text: '', name: '' };
    Object.assign(view, { state: 'waiting', lines: [again] });
    await jest.advanceTimersByTimeAsync(16_000);
    expect(told()).toBe(looking);
  });

  it.each([
    ['over the numbers', () => undefined],
    ['in the conversation', undefined],
  ])('a visitor for whom nobody came may ask again once somebody is there: %s', async (_where, back) => {
    const { here, sent, view } = leftConversation(true, 'en', { is_missed: true, lines: [] });
    const ways = () => {
      render(here()?.('en', back));
      return screen.queryAllByRole('button', { name: liveCopy.en.person });
    };
    await jest.advanceTimersByTimeAsync(10);
    expect(ways()).toEqual([]);
    view.is_person_there = true;
    await jest.advanceTimersByTimeAsync(16_000);
    const [way] = ways();
    expect(screen.getAllByRole('status').at(-1)).toHaveTextContent(liveCopy.en.here.free);
    if (way) fireEvent.click(way);
    await jest.advanceTimersByTimeAsync(10);
    expect(sent).toEqual([{ token: 'a-token', person: true }]);
  });

  it('a wish that nobody was there for is remembered by a later page', async () => {
    const first = leftConversation(false, 'en', { state: 'none', lines: [] });
    await jest.advanceTimersByTimeAsync(10);
    await first.line.take(liveCopy.en.person, 'en');
    const { here } = leftConversation(false, 'en', { state: 'none', lines: [], is_person_there: true });
    await jest.advanceTimersByTimeAsync(10);
    render(here()?.('en'));
    expect(screen.getByRole('button', { name: liveCopy.en.person })).toBeTruthy();
  });

  it.each(['ended', 'waiting', 'none'] as const)('stay in sight where no person is: %s', async (state) => {
    const { here } = leftConversation(true, 'en', { ...live, state, name: '' });
    await jest.advanceTimersByTimeAsync(10);
    render(here()?.('en'));
    expect(screen.getAllByRole('link').map(({ textContent }) => textContent?.split(' ')[0])).toEqual([
      '112',
      '14416',
    ]);
  });

  it('are those for women and children where blows were told of', async () => {
    const { panel, here } = leftConversation(true, 'en', { state: 'none', lines: [] });
    panel.isWatched = true;
    await jest.advanceTimersByTimeAsync(10);
    render(here()?.('en'));
    const numbers = screen.getAllByRole('link').map((link) => link.textContent);
    expect(numbers).toEqual(['112 Emergency', '181 Women', '1098 Children']);
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
      { kind: 'help', finding: { category: null, subject: 'other' } },
      { kind: 'help', finding: { category: null, subject: 'other' } },
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

  it('goes its way at once where a person was asked for, and the card says that one is looked for', async () => {
    const { held, here, panel, sent } = leftConversation(true, 'en', { state: 'waiting', lines: [] }, true);
    panel.now = { kind: 'care', finding, language: 'en' };
    await jest.advanceTimersByTimeAsync(10);
    panel.tell();
    expect(held.isHolding()).toBe(false);
    expect(sent).toEqual([]);
    render(here()?.('en', () => undefined));
    expect(screen.getByRole('status')).toHaveTextContent(liveCopy.en.looking);
  });

  it('marks the conversation, once and without a word of it', async () => {
    const { sent, panel } = leftConversation(false, 'en', { state: 'none', lines: [] }, true);
    await jest.advanceTimersByTimeAsync(10);
    expect(sent).toEqual([]);
    panel.now = { kind: 'care', finding, language: 'bn' };
    for (let times = 0; times < 2; times += 1) panel.tell();
    expect(sent).toEqual([{ token: 'a-token', danger: true, language: 'bn' }]);
  });

  it('is answered for whoever closed the page before sending, and comes back to the greeting', async () => {
    const lines = [{ number: 1, notice: null, text: 'I am here. Are you safe?', name: 'Mina' }];
    const answered = { state: 'live', name: 'Mina', lines } as const;
    const before = leftConversation(true, 'en', answered, false, null, 'start');
    await jest.advanceTimersByTimeAsync(10);
    expect([before.looks(), before.shown]).toEqual([0, []]);
    const { panel } = leftConversation(true, 'en', { state: 'none', lines: [] }, true);
    panel.now = { kind: 'care', finding, language: 'en' };
    panel.tell();
    const back = leftConversation(true, 'en', answered, false, null, 'start');
    await jest.advanceTimersByTimeAsync(10);
    expect(back.shown).toEqual(['Mina: I am here. Are you safe?']);
    render(back.here()?.('en'));
    expect(screen.getByRole('link', { name: /^112/ })).toBeInTheDocument();
  });

  const finding = { tier: 2, category: 'suicide', subject: 'self', rule: null, language: 'en' } as const;
  const free = { state: 'none' as const, lines: [], is_person_there: true };

  it('goes with the wish for a person, where one is there for it', async () => {
    const { sent, panel, here, line } = leftConversation(true, 'en', free, true);
    panel.now = { kind: 'care', finding, language: 'en' };
    await jest.advanceTimersByTimeAsync(10);
    const close = jest.fn();
    render(here()?.('en', close));
    expect(screen.getByRole('status')).toHaveTextContent(liveCopy.en.here.free);
    fireEvent.click(screen.getByRole('button', { name: liveCopy.en.person }));
    expect(close).toHaveBeenCalledTimes(1);
    line.look();
    await jest.advanceTimersByTimeAsync(10);
    expect(sent).toContainEqual({ token: 'a-token', person: true });
  });

  it('is offered nobody where nobody is there', async () => {
    const { panel, here } = leftConversation(true, 'en', { ...free, is_person_there: false }, true);
    panel.now = { kind: 'care', finding, language: 'en' };
    await jest.advanceTimersByTimeAsync(10);
    expect(here()?.('en', () => undefined)).toBeNull();
  });

  it.each(languages)('is said to be sent as far as that is true: %s', async (language) => {
    const said = async (view: Partial<LiveView>, isUrgent = true) =>
      leftConversation(isUrgent, language, { lines: [], ...view }).line.sent(language, 90);
    const { there, later } = liveCopy[language].sent;
    expect(await said({ is_person_there: true })).toBe(there(90));
    expect(await said({ is_person_there: false })).toBe(later(90));
    expect(await said({ is_person_there: true }, false)).toBeNull();
  });

  it('is not lost under the question that follows when somebody came and left in the meantime', async () => {
    const { held, goToPath, line } = leftConversation(true, 'en', {}, true);
    await jest.advanceTimersByTimeAsync(10);
    expect(held.release).toHaveBeenCalled();
    expect(goToPath).not.toHaveBeenCalled();
    expect(await line.take('I have the rope here', 'en')).toBeNull();
  });

  it('who has asked for a person in vain hears of one who comes within three seconds', async () => {
    const { line, looks } = leftConversation(false, 'en', { state: 'none', lines: [] });
    await jest.advanceTimersByTimeAsync(10);
    expect(await line.take(liveCopy.en.person, 'en')).toEqual({ reply: liveCopy.en.people.nobody('', '') });
    line.look();
    await jest.advanceTimersByTimeAsync(10);
    const before = looks();
    await jest.advanceTimersByTimeAsync(4000);
    expect(looks()).toBe(before + 1);
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
