/** @jest-environment jsdom */
import { act } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { Flow, Settings } from 'react-chatbotify';
import { type Bot, choose, doing, mount, one, say, settle, transcript, type } from './bot';
import { allEvents, hold, on, record } from './events';
import { differential } from './subjects';

const flow: Flow = { start: { message: 'hi', path: 'next' }, next: { message: 'on', path: 'end' } };
const firstId = (bot: Bot) => bot.hooks().messages.messages[0]?.id ?? '';

differential('data changed by a handler', (subject) => {
  const settings = (more: Settings = {}): Settings => ({ ...more, event: allEvents(subject.library) });
  type Data = {
    message?: { content: string; contentWrapper?: unknown; tags?: string[] };
    inputText?: string;
    currValue?: string;
    nextPath?: string;
    simulateStreamChunker?: (text: string) => string[];
    toast?: { content: string };
    textToRead?: string;
    messages?: unknown[];
    block?: object;
  };
  const change = (name: string, make: (data: Data) => void) => on(name, ({ data }) => make(data ?? {}));

  it('becomes the message', async () => {
    change('rcb-pre-inject-message', (data) => {
      if (data.message) data.message = { ...data.message, content: 'changed' };
    });
    await mount(subject, { flow, settings: settings() });
    expect(transcript()).toEqual(['bot: changed']);
  });

  it('becomes the block', async () => {
    change('rcb-pre-process-block', (data) => {
      data.block = { message: 'another' };
    });
    await mount(subject, { flow, settings: settings() });
    expect(transcript()).toEqual(['bot: another']);
  });

  it('becomes the toast', async () => {
    change('rcb-show-toast', (data) => {
      if (data.toast) data.toast = { ...data.toast, content: 'changed' };
    });
    const bot = await mount(subject, { flow, settings: settings() });
    await doing(() => bot.hooks().toasts.showToast('note'));
    expect(one('.rcb-toast-prompt')).toHaveTextContent('changed');
  });

  it('becomes what is read aloud', async () => {
    change('rcb-start-speak-audio', (data) => {
      data.textToRead = 'changed';
    });
    const audio = { disabled: false, defaultToggledOn: true };
    const bot = await mount(subject, { flow, settings: settings({ audio }) });
    await settle();
    expect(bot.browser.spoken.filter(Boolean)).toEqual(['changed']);
  });

  it('becomes what is stored', async () => {
    change('rcb-save-chat-history', (data) => {
      data.messages = [];
    });
    await mount(subject, { flow, settings: settings() });
    await settle();
    expect(JSON.parse(localStorage.getItem('rcb-history') ?? '[]')).toEqual([]);
  });

  it('becomes the block that is left', async () => {
    change('rcb-post-process-block', (data) => {
      data.block = { path: 'aside' };
    });
    const aside: Flow = { ...flow, aside: { message: 'aside' } };
    await mount(subject, { flow: aside, settings: settings() });
    await say('x');
    expect(transcript()).toEqual(['bot: hi', 'user: x', 'bot: aside']);
  });

  it('becomes the chunker of a simulated stream', async () => {
    change('rcb-start-simulate-stream-message', (data) => {
      data.simulateStreamChunker = (text) => text.split(' ');
    });
    const bot = await mount(subject, { flow, settings: settings() });
    await doing(() => bot.hooks().messages.simulateStreamMessage('one two'));
    expect(transcript()).toEqual(['bot: hi', 'bot: onetwo']);
  });

  it('wraps a message and marks it', async () => {
    const Strong = ({ children }: { children: ReactNode }) => <strong>{children}</strong>;
    change('rcb-pre-inject-message', (data) => {
      if (data.message) data.message = { ...data.message, contentWrapper: Strong, tags: ['marked'] };
    });
    const bot = await mount(subject, { flow, settings: settings() });
    expect(one('.rcb-bot-message strong')).toHaveTextContent('hi');
    expect(bot.hooks().messages.messages[0]?.tags).toEqual(['marked']);
  });

  it('does not become the answer', async () => {
    change('rcb-user-submit-text', (data) => {
      data.inputText = 'changed';
    });
    await mount(subject, { flow, settings: settings() });
    await say('x');
    expect(transcript()).toEqual(['bot: hi', 'user: x', 'bot: on']);
  });

  it('does not become the draft', async () => {
    change('rcb-text-area-change-value', (data) => {
      data.currValue = 'changed';
    });
    const bot = await mount(subject, { flow, settings: settings() });
    await type('x');
    expect(bot.hooks().textArea.getTextAreaValue()).toBe('x');
  });

  it('does not become the path', async () => {
    change('rcb-change-path', (data) => {
      data.nextPath = 'elsewhere';
    });
    const bot = await mount(subject, { flow, settings: settings() });
    expect(bot.hooks().paths.paths).toEqual(['start']);
  });
});

differential('the flag of an event', (subject) => {
  it('switches on that event alone', async () => {
    const events = record(subject);
    await mount(subject, { flow, settings: { event: { rcbChangePath: true } } });
    await say('x');
    expect(events.names()).toEqual(['change-path', 'change-path']);
  });

  it('switches on the event of a text area that is emptied though it is empty', async () => {
    const events = record(subject);
    await mount(subject, {
      flow: { start: { options: ['a'] } },
      settings: { event: allEvents(subject.library) },
    });
    events.take();
    await choose('a');
    const emptied = subject.differs('empty-is-not-emptied', {
      original: ['text-area-change-value'],
      ours: [],
    });
    expect(events.names()).toEqual([
      'user-submit-text',
      'pre-inject-message',
      'post-inject-message',
      'save-chat-history',
      ...emptied,
      'post-process-block',
    ]);
  });

  it('can be set and reset while the bot runs', async () => {
    const events = record(subject);
    const bot = await mount(subject, { flow });
    await doing(() => bot.hooks().settings.updateSettings({ event: { rcbShowToast: true } }));
    await doing(() => bot.hooks().toasts.showToast('heard'));
    await doing(() => bot.hooks().settings.updateSettings({ event: { rcbShowToast: false } }));
    await doing(() => bot.hooks().toasts.showToast('unheard'));
    expect(events.take().map(({ data }) => data)).toEqual([
      { toast: expect.objectContaining({ content: 'heard' }) },
    ]);
  });
});

differential('a promise of a handler', (subject) => {
  const events = allEvents(subject.library);
  const heldBack = async (name: string, work: (bot: Bot) => unknown, look: (bot: Bot) => unknown) => {
    const bot = await mount(subject, {
      flow,
      settings: { event: events, audio: { disabled: false }, voice: { disabled: false } },
    });
    await settle();
    const before = look(bot);
    const release = hold(name);
    await act(async () => {
      void work(bot);
      await jest.advanceTimersByTimeAsync(2000);
    });
    const during = look(bot);
    await release();
    await settle();
    return { waits: during === before, acts: look(bot) !== before };
  };

  it.each<[string, (bot: Bot) => unknown, (bot: Bot) => unknown]>([
    ['change-path', (bot) => bot.hooks().paths.goToPath('next'), (bot) => bot.hooks().paths.paths.length],
    [
      'pre-process-block',
      (bot) => bot.hooks().paths.goToPath('next'),
      (bot) => bot.hooks().messages.messages.length,
    ],
    ['remove-message', (bot) => bot.hooks().messages.removeMessage(firstId(bot)), () => transcript().length],
    ['show-toast', (bot) => bot.hooks().toasts.showToast('x'), (bot) => bot.hooks().toasts.toasts.length],
    [
      'toggle-chat-window',
      (bot) => bot.hooks().window.toggleChatWindow(),
      (bot) => bot.hooks().window.isChatWindowOpen,
    ],
    ['toggle-audio', (bot) => bot.hooks().audio.toggleAudio(), (bot) => bot.hooks().audio.audioToggledOn],
    ['toggle-voice', (bot) => bot.hooks().voice.toggleVoice(), (bot) => bot.hooks().voice.voiceToggledOn],
    [
      'toggle-notifications',
      (bot) => bot.hooks().notifications.toggleNotifications(),
      (bot) => bot.hooks().notifications.notificationsToggledOn,
    ],
    [
      'start-stream-message',
      (bot) => bot.hooks().messages.streamMessage('x'),
      (bot) => bot.hooks().messages.messages.length,
    ],
    [
      'start-simulate-stream-message',
      (bot) => bot.hooks().messages.simulateStreamMessage('x'),
      (bot) => bot.hooks().messages.messages.length,
    ],
  ])('is awaited by %s', async (name, work, look) => {
    expect(await heldBack(`rcb-${name}`, work, look)).toEqual({ waits: true, acts: true });
  });
});
