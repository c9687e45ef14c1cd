/** @jest-environment jsdom */
import { type Chat, type ChatOptions, createChat, type Entry, isLive, RcbEvent } from '@/widget/vanilla';

const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);
const open: Chat[] = [];

async function start(options: ChatOptions): Promise<Chat> {
  const chat = createChat(options);
  open.push(chat);
  await pass(0);
  return chat;
}

const texts = ({ messages }: Chat) => messages.map(({ sender, content }) => `${sender}: ${content}`);
const choicesOf = ({ getState, entries }: Chat) => {
  const isChoice = (entry: Entry) => entry.kind === 'interactive';
  const entry = entries.findLast(isChoice);
  if (entry?.kind !== 'interactive') throw new Error('There is nothing to choose.');
  return { id: entry.message.id, isOpen: isLive(getState(), entry.interactive) };
};

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
});
afterEach(() => {
  for (const chat of open.splice(0)) chat.destroy();
  jest.useRealTimers();
});

describe('a chat without React', () => {
  it('holds a conversation by words, options and checkboxes', async () => {
    const chat = await start({
      flow: {
        start: { message: 'Who asks?', path: 'for' },
        for: { message: ({ userInput }) => `For whom, ${userInput}?`, options: ['Me', 'You'], path: 'days' },
        days: { checkboxes: ['Mon', 'Tue', 'Wed'], path: 'end' },
        end: { message: ({ userInput }) => `Thank you: ${userInput}.` },
      },
    });
    await expect(chat.send('Rina')).resolves.toBe(true);
    await pass(1000);
    const { id } = choicesOf(chat);
    await chat.chooseOption(id, 'Me');
    await pass(1000);
    const days = choicesOf(chat);
    chat.toggleCheck(days.id, 'Wed');
    chat.toggleCheck(days.id, 'Mon');
    await chat.confirmChecks(days.id);
    await pass(1000);
    expect(choicesOf(chat).isOpen).toBe(false);
    expect(texts(chat).filter((text) => text.startsWith('USER'))).toEqual([
      'USER: Rina',
      'USER: Me',
      'USER: Wed, Mon',
    ]);
    expect(texts(chat).at(-1)).toBe('BOT: Thank you: Wed, Mon.');
  });

  it('says whether an answer was accepted, and why not', async () => {
    const chat = await start({
      flow: { start: { message: 'Your email?', input: 'email', path: 'end' }, end: { chatDisabled: true } },
    });
    await expect(chat.send('rina')).resolves.toBe(false);
    expect(chat.getState().input.problem).toMatch(/email address/);
    await expect(chat.send('rina@example.com')).resolves.toBe(true);
    await expect(chat.send('again')).resolves.toBe(false);
    await pass(1000);
    await expect(chat.send('closed')).resolves.toBe(false);
    expect(texts(chat)).toEqual(['BOT: Your email?', 'USER: rina@example.com']);
  });

  it('calls its subscribers after each change until they leave', async () => {
    const chat = await start({ flow: { start: { message: 'Hi' } } });
    const seen: number[] = [];
    const leave = chat.subscribe(() => seen.push(chat.messages.length));
    await chat.actions.injectMessage('one');
    leave();
    await chat.actions.injectMessage('two');
    expect(seen.at(-1)).toBe(2);
  });

  it('counts what is unread while it is closed', async () => {
    const chat = await start({ flow: { start: { message: 'Hi' } } });
    expect(chat.getState()).toMatchObject({ isOpen: false, unread: 1 });
    await chat.open();
    expect(chat.getState()).toMatchObject({ isOpen: true, unread: 0 });
    await chat.toggle();
    await chat.toggle();
    await chat.close();
    expect(chat.getState().isOpen).toBe(false);
  });

  it('goes to a path, takes a new flow and begins anew', async () => {
    const chat = await start({ flow: { start: { message: 'Hi' }, aside: { message: 'Aside' } } });
    await chat.goToPath('aside');
    await pass(0);
    expect(texts(chat)).toEqual(['BOT: Hi', 'BOT: Aside']);
    chat.setFlow({ start: { message: 'Hello again' } });
    await chat.restart();
    await pass(0);
    expect(texts(chat)).toEqual(['BOT: Hello again']);
  });

  it('stores the conversation for the next visit', async () => {
    const chat = await start({ flow: { start: { message: 'Hi' } } });
    await chat.send('Rina');
    chat.destroy();
    const later = await start({ flow: { start: { message: 'Hi' } } });
    expect(later.getState().history).toBe('offered');
    expect(later.actions.getHistoryMessages().map(({ content }) => content)).toEqual(['Hi', 'Rina']);
  });

  it('waits for themes, whose settings count below its own', async () => {
    const files = new Map([
      ['settings.json', { header: { title: 'Theme' }, tooltip: { text: 'Theme' } }],
      ['styles.json', { headerStyle: { color: 'red' } }],
    ]);
    const fetched: string[] = [];
    const answer = async (url: string) => {
      fetched.push(url);
      const [, name = ''] = /([^/]+)$/.exec(url) ?? [];
      return { ok: true, text: async () => (name === 'styles.css' ? '' : JSON.stringify(files.get(name))) };
    };
    Object.assign(globalThis, { fetch: answer });
    const chat = await start({
      flow: { start: { message: 'Hi' } },
      settings: { header: { title: 'Own' } },
      themes: { id: 'calm', version: '1', baseUrl: 'https://themes.example' },
    });
    await pass(100);
    expect(fetched).toContain('https://themes.example/calm/1/settings.json');
    expect(chat.getState().settings).toMatchObject({ header: { title: 'Own' }, tooltip: { text: 'Theme' } });
    expect(chat.getState().styles.headerStyle).toEqual({ color: 'red' });
    expect(texts(chat)).toEqual(['BOT: Hi']);
  });
});

describe('the events of a chat without React', () => {
  it('are turned on by listening, and a handler may change and prevent them', async () => {
    const chat = await start({ flow: { start: { message: 'Hi' } } });
    chat.on(RcbEvent.PRE_INJECT_MESSAGE, ({ data }) => {
      data.message = { ...data.message, content: `${data.message.content}!` };
    });
    const stop = chat.on(RcbEvent.USER_SUBMIT_TEXT, (event) => event.preventDefault());
    await expect(chat.send('Rina')).resolves.toBe(false);
    stop();
    await expect(chat.send('Rina')).resolves.toBe(true);
    expect(texts(chat)).toEqual(['BOT: Hi', 'USER: Rina!']);
  });

  it('can be heard from the very first, and from this chat alone', async () => {
    const paths: string[] = [];
    const other = await start({
      id: 'other',
      flow: { start: {} },
      settings: { event: { rcbChangePath: true } },
    });
    const chat = createChat({ id: 'own', flow: { start: {} } });
    open.push(chat);
    chat.on(RcbEvent.CHANGE_PATH, ({ data, detail }) => paths.push(`${detail.botId} ${data.nextPath}`));
    await pass(0);
    await other.goToPath('start');
    expect(paths).toEqual(['own start']);
  });
});

describe('a chat that is destroyed', () => {
  it('leaves neither timers nor listeners', async () => {
    const chat = await start({ flow: { start: { message: 'Hi', transition: 5000, path: 'end' }, end: {} } });
    const heard: string[] = [];
    chat.on(RcbEvent.CHANGE_PATH, ({ data }) => heard.push(data.nextPath));
    await chat.send('Rina');
    chat.destroy();
    expect(jest.getTimerCount()).toBe(0);
    await chat.goToPath('end');
    chat.on(RcbEvent.CHANGE_PATH, ({ data }) => heard.push(data.nextPath));
    await chat.goToPath('start');
    expect(heard).toEqual([]);
  });
});
