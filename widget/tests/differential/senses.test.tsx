/** @jest-environment jsdom */
import { render } from '@testing-library/react';
import { StrictMode } from 'react';
import type { Flow, Settings } from 'react-chatbotify';
import { advance, all, doing, has, mount, one, press, say, settle, textArea, transcript } from './bot';
import { differential } from './subjects';

const flow: Flow = { start: { message: 'hi', path: 'next' }, next: { message: 'on', path: 'end' } };
const contents = (): string[] =>
  JSON.parse(localStorage.getItem('rcb-history') ?? '[]').map(({ content }: { content: string }) => content);

differential('a small screen', (subject) => {
  const width = window.innerWidth;
  const resize = (pixels: number) =>
    Object.defineProperty(window, 'innerWidth', { configurable: true, writable: true, value: pixels });
  beforeEach(() => {
    resize(400);
    document.body.removeAttribute('style');
  });
  afterEach(() => resize(width));

  it('has the bot unless the settings say no', async () => {
    await mount(subject, { flow, settings: { device: { mobileEnabled: false } } });
    expect(has('.rcb-chatbot-global')).toBe(false);
  });

  it('has the bot where only desktops are refused', async () => {
    await mount(subject, { flow, settings: { device: { desktopEnabled: false } } });
    expect(transcript()).toEqual(['bot: hi']);
  });

  it('is as a large one where the settings want no optimizations', async () => {
    await mount(subject, { flow, settings: { device: { applyMobileOptimizations: false } } });
    await press(one('.rcb-close-chat-icon'));
    await advance(500);
    expect(document.body.style.position).toBe('');
  });

  it('is given back to the page when the window closes', async () => {
    await mount(subject, { flow });
    await press(one('.rcb-close-chat-icon'));
    await advance(500);
    const position = subject.differs('page-is-left-alone', { original: 'static', ours: '' });
    expect(document.body.style.position).toBe(position);
  });
});

differential('a sound', (subject) => {
  const closed: Settings = { chatWindow: { defaultOpen: false } };
  const touched = async (settings: Settings = closed) => {
    const bot = await mount(subject, { flow, settings });
    await settle();
    await doing(() => document.body.click());
    return bot;
  };

  it('sounds once the page was touched, and not before', async () => {
    const bot = await mount(subject, { flow, settings: { chatWindow: { defaultOpen: false } } });
    await doing(() => bot.hooks().messages.injectMessage('unheard'));
    expect(bot.browser.played).toBe(0);
    await doing(() => document.body.click());
    await settle();
    await doing(() => bot.hooks().messages.injectMessage('heard'));
    expect(bot.browser.played).toBeGreaterThan(0);
  });

  it.each<[string, Settings]>([
    ['notifications are disabled', { notification: { disabled: true } }],
    ['the window is open', { chatWindow: { defaultOpen: true } }],
  ])('is silent where %s', async (_, settings) => {
    const bot = await mount(subject, { flow, settings: { chatWindow: { defaultOpen: false }, ...settings } });
    await doing(() => document.body.click());
    await doing(() => bot.hooks().messages.injectMessage('unheard'));
    expect(bot.browser.played).toBe(0);
  });

  it('comes with a message of the bot, once', async () => {
    const bot = await touched();
    await doing(() => bot.hooks().messages.injectMessage('one'));
    const first = bot.browser.played;
    await doing(() => bot.hooks().messages.injectMessage('two'));
    expect([first > 0, bot.browser.played]).toEqual([true, 2 * first]);
  });

  it('does not come with the visitor’s own', async () => {
    const bot = await touched();
    await doing(() => bot.hooks().messages.injectMessage('mine', 'USER'));
    expect(bot.browser.played).toBe(0);
  });

  it('comes once with a stream', async () => {
    const bot = await touched();
    for (const text of ['a', 'ab', 'abc']) await doing(() => bot.hooks().messages.streamMessage(text));
    const streamed = bot.browser.played;
    await doing(() => bot.hooks().messages.endStreamMessage());
    await doing(() => bot.hooks().messages.injectMessage('once more'));
    expect(bot.browser.played).toBe(2 * streamed);
  });

  it('does not come while switched off', async () => {
    const bot = await touched();
    await doing(() => bot.hooks().notifications.toggleNotifications(false));
    await doing(() => bot.hooks().messages.injectMessage('one'));
    expect(bot.browser.played).toBe(0);
  });

  it('does not come for an embedded bot that is seen', async () => {
    const bot = await touched({ general: { embedded: true } });
    await doing(() => bot.hooks().messages.injectMessage('one'));
    expect(bot.browser.played).toBe(0);
  });

  it.each<[string, Settings['notification'], boolean]>([
    ['before the first press', {}, false],
    ['after it', {}, true],
    ['where disabled', { disabled: true }, true],
  ])('is played by the hook %s', async (_, notification, isTouched) => {
    const bot = await mount(subject, { flow, settings: { ...closed, notification: notification ?? {} } });
    await settle();
    if (isTouched) await doing(() => document.body.click());
    const before = bot.browser.played;
    await doing(() => bot.hooks().notifications.playNotificationSound());
    const isHeard = isTouched && !notification?.disabled;
    expect(bot.browser.played > before).toBe(isHeard);
  });
});

differential('a life', (subject) => {
  it('starts once in strict mode', async () => {
    const { default: ChatBot } = subject.library;
    render(
      <StrictMode>
        <ChatBot id="bot" flow={flow} settings={{ chatWindow: { defaultOpen: true } }} />
      </StrictMode>,
    );
    await settle();
    expect(transcript()).toEqual(['bot: hi']);
  });

  it('does not store its first words again with every visit', async () => {
    for (const _ of [1, 2, 3]) {
      const bot = await mount(subject, { flow, settings: {} });
      await settle();
      bot.unmount();
    }
    const times = subject.differs('visits-do-not-pile-up', { original: 3, ours: 1 });
    expect(contents()).toEqual(Array(times).fill('hi'));
  });

  it('leaves nothing behind', async () => {
    const bot = await mount(subject, { flow });
    await say('x', 100);
    bot.unmount();
    await settle();
    expect(document.body.textContent).toBe('');
  });

  it('lets a flow write into the text area, close the window and take words back', async () => {
    const start: Flow['start'] = {
      message: 'hi',
      function: async ({ injectMessage, removeMessage, setTextAreaValue, toggleChatWindow }) => {
        const message = await injectMessage('gone');
        await removeMessage(message?.id ?? '');
        await toggleChatWindow(false);
        await setTextAreaValue('draft');
      },
    };
    const bot = await mount(subject, { flow: { start }, settings: { chatInput: { blockSpam: false } } });
    await say('x');
    await settle();
    expect(transcript()).toEqual(['bot: hi', 'user: x']);
    expect(bot.hooks().window.isChatWindowOpen).toBe(false);
    expect(textArea().value).toBe('draft');
  });

  it('streams the visitor’s words, too, by a setting', async () => {
    await mount(subject, { flow, settings: { userBubble: { simulateStream: true, streamSpeed: 200 } } });
    await say('abcdefghij', 500);
    const said = transcript().at(-1) ?? '';
    expect(said).toMatch(/^user: a/);
    expect(said.length).toBeLessThan('user: abcdefghij'.length);
  });

  it('draws the avatar only at the first of several messages', async () => {
    const bot = await mount(subject, { flow, settings: { botBubble: { showAvatar: true } } });
    await doing(() => bot.hooks().messages.injectMessage('again'));
    expect([all('.rcb-message-bot-avatar').length, all('.rcb-bot-message-offset').length]).toEqual([1, 1]);
  });
});
