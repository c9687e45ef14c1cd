/** @jest-environment jsdom */
import { act, fireEvent, render } from '@testing-library/react';
import { StrictMode } from 'react';
import type { Flow, Settings } from 'react-chatbotify';
import { advance, all, doing, has, mount, one, press, say, settle, textArea, transcript } from './bot';
import { differential } from './subjects';

const flow: Flow = { start: { message: 'hi', path: 'next' }, next: { message: 'on', path: 'end' } };
const contents = (): string[] =>
  JSON.parse(localStorage.getItem('rcb-history') ?? '[]').map(({ content }: { content: string }) => content);

/** Makes the body as tall as asked; jsdom lays nothing out. */
function scrolled(awayPx: number) {
  const body = one('.rcb-chat-body-container');
  const sizes = { scrollHeight: 1000, clientHeight: 400, scrollTop: 600 - awayPx };
  for (const [name, value] of Object.entries(sizes)) {
    Object.defineProperty(body, name, { configurable: true, writable: true, value });
  }
  return act(async () => {
    fireEvent.wheel(body);
    fireEvent.touchMove(body);
    fireEvent.scroll(body);
    await jest.advanceTimersByTimeAsync(100);
  });
}

differential('what comes out of sight', (subject) => {
  it('is told by a prompt, which goes at the end of the list', async () => {
    const bot = await mount(subject, { flow });
    await settle();
    await scrolled(200);
    expect(has('.rcb-message-prompt-container.visible')).toBe(false);
    await doing(() => bot.hooks().messages.injectMessage('new'));
    expect(has('.rcb-message-prompt-container.visible')).toBe(true);
    await scrolled(0);
    expect(has('.rcb-message-prompt-container.visible')).toBe(false);
  });

  it('is told by no prompt where the settings say so', async () => {
    const bot = await mount(subject, { flow, settings: { chatWindow: { showMessagePrompt: false } } });
    await scrolled(200);
    await doing(() => bot.hooks().messages.injectMessage('new'));
    expect(has('.rcb-message-prompt-container.visible')).toBe(false);
  });

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
});

differential('a small screen', (subject) => {
  const width = window.innerWidth;
  const resize = (pixels: number) =>
    Object.defineProperty(window, 'innerWidth', { configurable: true, writable: true, value: pixels });
  beforeEach(() => resize(400));
  afterEach(() => resize(width));

  it('has the bot unless the settings say no', async () => {
    await mount(subject, { flow, settings: { device: { mobileEnabled: false } } });
    expect(has('.rcb-chatbot-global')).toBe(false);
  });

  it('has the bot where only desktops are refused', async () => {
    await mount(subject, { flow, settings: { device: { desktopEnabled: false } } });
    expect(transcript()).toEqual(['bot: hi']);
  });

  it('is given back to the page when the window closes', async () => {
    await mount(subject, { flow });
    await press(one('.rcb-close-chat-icon'));
    await advance(500);
    const position = subject.differs('page-is-left-alone', { original: 'static', ours: '' });
    expect(document.body.style.position).toBe(position);
    document.body.removeAttribute('style');
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
