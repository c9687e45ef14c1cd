/** @jest-environment jsdom */
import type { Flow, Message } from 'react-chatbotify';
import { advance, doing, has, mount, one, press, say, settle, transcript } from './bot';
import { differential } from './subjects';

const flow: Flow = { start: { message: 'hi', path: 'next' }, next: { message: 'on', path: 'end' } };
const key = 'rcb-history';
const old: Message = {
  id: 'old',
  content: 'old',
  sender: 'BOT',
  type: 'string',
  timestamp: 'Thu, 01 Jan 2026 00:00:00 GMT',
  tags: [],
};
const keep = (...messages: object[]) => localStorage.setItem(key, JSON.stringify(messages));
const stored = (): string[] =>
  JSON.parse(localStorage.getItem(key) ?? '[]').map(({ content }: { content: string }) => content);
const contents = (messages: readonly Message[]) => messages.map(({ content }) => content);

differential('history by its hook', (subject) => {
  it('holds what was stored before', async () => {
    keep(old);
    const bot = await mount(subject, { flow });
    expect(contents(bot.hooks().history.getHistoryMessages())).toContain('old');
    expect(bot.hooks().history.hasChatHistoryLoaded).toBe(false);
  });

  it('is replaced in storage', async () => {
    keep(old);
    const bot = await mount(subject, { flow });
    await doing(() => bot.hooks().history.setHistoryMessages([{ ...old, id: 'new', content: 'new' }]));
    await settle();
    expect(stored()).toEqual(['new']);
    expect(contents(bot.hooks().history.getHistoryMessages())).toEqual(['new']);
  });

  it('is loaded once, however often it is asked for', async () => {
    keep(old);
    const bot = await mount(subject, { flow });
    for (const _ of [1, 2]) {
      await doing(() => bot.hooks().history.showChatHistory());
      await settle();
    }
    expect(transcript().filter((line) => line === 'bot: old')).toHaveLength(1);
    expect(bot.hooks().history.hasChatHistoryLoaded).toBe(true);
  });

  it('is stored as a whole once it was loaded', async () => {
    keep(old);
    await mount(subject, { flow });
    await press(one('.rcb-view-history-button'));
    await settle();
    await say('x');
    await settle();
    expect(stored()).toEqual(['old', 'hi', 'x', 'on']);
  });

  it('stands among the messages once it was loaded, with a line of the system', async () => {
    keep(old);
    const bot = await mount(subject, { flow });
    await doing(() => bot.hooks().history.showChatHistory());
    await settle();
    const { messages } = bot.hooks().messages;
    expect(messages.map(({ sender }) => sender)).toEqual(['BOT', 'SYSTEM', 'BOT']);
    const line = subject.differs('history-line-is-text', { original: 'object', ours: 'string' });
    expect(messages.map(({ type }) => type)).toEqual(['string', line, 'string']);
  });

  it('keeps the parts of a message', async () => {
    const bot = await mount(subject, { flow: { start: {} } });
    await doing(() => bot.hooks().messages.replaceMessages([{ ...old, tags: ['tag'] }]));
    await doing(() => bot.hooks().messages.injectMessage('more'));
    await settle();
    const [first] = JSON.parse(localStorage.getItem(key) ?? '[]');
    expect(first).toEqual({ ...old, tags: ['tag'] });
  });

  it('has nothing to load where it is disabled', async () => {
    keep(old);
    await mount(subject, { flow, settings: { chatHistory: { disabled: true } } });
    expect(has('.rcb-view-history-button')).toBe(false);
  });
});

differential('the flow by its hook', (subject) => {
  it.each(['ON_PAGE_INTERACT', 'ON_CHATBOT_INTERACT'])(
    'has started after a press, by %s',
    async (trigger) => {
      const bot = await mount(subject, {
        flow,
        settings: { general: { flowStartTrigger: trigger }, chatWindow: { defaultOpen: false } },
      });
      expect(bot.hooks().flow.hasFlowStarted).toBe(false);
      await press(one('.rcb-toggle-button'));
      await settle();
      expect(bot.hooks().flow.hasFlowStarted).toBe(true);
      expect(transcript()).toEqual(['bot: hi']);
    },
  );

  it('starts again with an empty conversation and the text area open', async () => {
    const closing: Flow = {
      start: { message: 'hi', path: 'next' },
      next: { message: 'on', chatDisabled: true },
    };
    const bot = await mount(subject, { flow: closing });
    await say('x');
    expect(bot.hooks().textArea.textAreaDisabled).toBe(true);
    await doing(() => bot.hooks().flow.restartFlow());
    await settle();
    expect(transcript()).toEqual(['bot: hi']);
    expect(bot.hooks().textArea.textAreaDisabled).toBe(false);
    await say('y');
    expect(transcript()).toEqual(['bot: hi', 'user: y', 'bot: on']);
  });

  it('starts again without a transition that could be interrupted', async () => {
    const start: Flow['start'] = {
      message: 'hi',
      transition: { duration: 5000, interruptable: true },
      path: 'next',
    };
    const bot = await mount(subject, { flow: { start, next: { message: 'on' } } });
    await advance(3000);
    await doing(() => bot.hooks().flow.restartFlow());
    await advance(1000);
    expect(transcript()).toEqual(['bot: hi']);
    await advance(5000);
    expect(transcript()).toEqual(['bot: hi', 'bot: on']);
  });

  it('offers what was said before the new start as history', async () => {
    const bot = await mount(subject, { flow });
    await say('x');
    await doing(() => bot.hooks().flow.restartFlow());
    await settle();
    expect(contents(bot.hooks().history.getHistoryMessages()).slice(0, 3)).toEqual(['hi', 'x', 'on']);
  });
});

differential('the window by its hook', (subject) => {
  it('is scrolled to its end', async () => {
    const bot = await mount(subject, { flow });
    const body = one('.rcb-chat-body-container');
    for (const [name, value] of Object.entries({ scrollHeight: 1000, clientHeight: 400, scrollTop: 0 })) {
      Object.defineProperty(body, name, { configurable: true, writable: true, value });
    }
    await doing(() => bot.hooks().window.scrollToBottom());
    expect(body.scrollTop).toBeGreaterThanOrEqual(600);
  });

  it('sends no event where it is open already', async () => {
    const heard: string[] = [];
    window.addEventListener('rcb-toggle-chat-window', () => heard.push('toggled'));
    const bot = await mount(subject, { flow, settings: { event: { rcbToggleChatWindow: true } } });
    heard.length = 0;
    await doing(() => bot.hooks().window.toggleChatWindow(true));
    expect(heard).toEqual([]);
    await doing(() => bot.hooks().window.toggleChatWindow(false));
    expect(heard).toEqual(['toggled']);
  });

  it('is visible where it lies within the screen', async () => {
    const bot = await mount(subject, { flow });
    expect(bot.hooks().window.getIsChatBotVisible()).toBe(true);
  });

  it('keeps what was typed while it was closed and opened', async () => {
    const bot = await mount(subject, { flow });
    await doing(() => bot.hooks().textArea.setTextAreaValue('draft'));
    await doing(() => bot.hooks().window.toggleChatWindow(false));
    await doing(() => bot.hooks().window.toggleChatWindow(true));
    expect(bot.hooks().textArea.getTextAreaValue()).toBe('draft');
  });
});
