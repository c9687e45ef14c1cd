/** @jest-environment jsdom */
import type { Flow, Settings } from 'react-chatbotify';
import { advance, choose, doing, has, mount, one, press, say, seenText, settle, transcript } from './bot';
import { differential } from './subjects';

const flow: Flow = {
  start: { message: 'hi', options: ['a'], path: 'next' },
  next: { message: 'on', path: 'end' },
};
const key = 'rcb-history';
type Stored = { content: string; sender: string; type: string };
const stored = (storage = localStorage, at = key): Stored[] => JSON.parse(storage.getItem(at) ?? '[]');
const said = (content: string, more: object = {}) => ({
  id: content,
  content,
  sender: 'BOT',
  type: 'string',
  timestamp: 'Thu, 01 Jan 2026 00:00:00 GMT',
  tags: [],
  ...more,
});
const keep = (...messages: object[]) => localStorage.setItem(key, JSON.stringify(messages));

differential('storage', (subject) => {
  it('holds the conversation as a list of messages, newest last', async () => {
    await mount(subject, { flow: { start: { message: 'hi', path: 'next' }, next: { message: 'on' } } });
    await say('x');
    await settle();
    expect(stored()).toEqual(
      [said('hi'), said('x', { sender: 'USER' }), said('on')].map((message) => ({
        ...message,
        id: expect.any(String),
        timestamp: expect.stringMatching(/^\w{3}, \d\d Jan 2026 00:00:\d\d GMT$/),
      })),
    );
  });

  it('leaves out messages of the system', async () => {
    const bot = await mount(subject, { flow: { start: { message: 'hi' } } });
    await doing(() => bot.hooks().messages.injectMessage('quiet', 'SYSTEM'));
    await settle();
    expect(stored().map(({ content }) => content)).toEqual(['hi']);
  });

  it('keeps interactive messages', async () => {
    await mount(subject, { flow });
    await settle();
    const kept = subject.differs('history-is-data', {
      original: ['string', 'object'],
      ours: ['string', 'string'],
    });
    expect(stored().map(({ type }) => type)).toEqual(kept);
  });

  it('keeps no more than the settings allow', async () => {
    const settings: Settings = { chatHistory: { maxEntries: 2 } };
    const bot = await mount(subject, { flow: { start: { message: 'hi' } }, settings });
    for (const text of ['one', 'two']) await doing(() => bot.hooks().messages.injectMessage(text));
    await settle();
    expect(stored().map(({ content }) => content)).toEqual(['one', 'two']);
  });

  it('goes by another key and another storage', async () => {
    const chatHistory = { storageKey: 'other', storageType: 'SESSION_STORAGE' };
    await mount(subject, { flow: { start: { message: 'hi' } }, settings: { chatHistory } });
    await settle();
    expect(stored(sessionStorage, 'other').map(({ content }) => content)).toEqual(['hi']);
    expect(localStorage.getItem(key)).toBeNull();
  });

  it('adds to what was there', async () => {
    keep(said('old'));
    await mount(subject, { flow: { start: { message: 'hi' } } });
    await settle();
    expect(stored().map(({ content }) => content)).toEqual(['old', 'hi']);
  });

  it('writes nothing of blanks', async () => {
    const bot = await mount(subject, { flow: { start: { message: 'hi' } } });
    await doing(() => bot.hooks().messages.injectMessage('  '));
    await settle();
    expect(
      stored()
        .map(({ content }) => content.trim())
        .filter(Boolean),
    ).toEqual(['hi']);
  });

  it('forgets a removed message', async () => {
    const bot = await mount(subject, { flow: { start: { message: 'hi' } } });
    const message = await doing(() => bot.hooks().messages.injectMessage('gone'));
    await doing(() => bot.hooks().messages.removeMessage(message?.id ?? ''));
    await settle();
    expect(stored().map(({ content }) => content)).toEqual(['hi']);
  });

  it('neither writes nor keeps a transcript where history is switched off', async () => {
    const enabled = await mount(subject, { flow: { start: { message: 'hi' } } });
    enabled.unmount();
    keep(said('old'));
    await mount(subject, {
      flow: { start: { message: 'hi' } },
      settings: { chatHistory: { disabled: true } },
    });
    await settle();
    const kept = subject.differs('history-off-means-off', { original: ['hi'], ours: [] });
    expect(stored().map(({ content }) => content)).toEqual(kept);
  });
});

differential('stored history', (subject) => {
  it('is offered where there is some', async () => {
    keep(said('old'));
    await mount(subject, { flow });
    expect(seenText(one('.rcb-view-history-button'))).toBe('Load Chat History ⟳');
  });

  it('is not offered where there is none', async () => {
    await mount(subject, { flow });
    expect(has('.rcb-view-history-button')).toBe(false);
  });

  it('loads above the conversation, behind a spinner, with a line between', async () => {
    keep(said('old'), said('mine', { sender: 'USER' }));
    const bot = await mount(subject, { flow: { start: { message: 'hi' } } });
    await press(one('.rcb-view-history-button'));
    await advance(300);
    expect(has('.rcb-spinner')).toBe(true);
    await advance(500);
    expect(transcript()).toEqual([
      'bot: old',
      'user: mine',
      'line: ----- Previous Chat History -----',
      'bot: hi',
    ]);
    expect(bot.hooks().history.hasChatHistoryLoaded).toBe(true);
    expect(has('.rcb-view-history-button')).toBe(false);
  });

  it('loads by itself, without a line, by a setting', async () => {
    keep(said('old'));
    await mount(subject, {
      flow: { start: { message: 'hi' } },
      settings: { chatHistory: { autoLoad: true } },
    });
    await settle();
    expect(transcript()).toEqual(['bot: old', 'bot: hi']);
  });

  it('loads by the hook and can be read and written there', async () => {
    keep(said('old'));
    const bot = await mount(subject, { flow: { start: { message: 'hi' } } });
    const contents = () =>
      bot
        .hooks()
        .history.getHistoryMessages()
        .map(({ content }) => content);
    expect(contents()).toContain('old');
    await doing(() => bot.hooks().history.showChatHistory());
    await settle();
    expect(transcript().slice(0, 1)).toEqual(['bot: old']);
  });

  it('takes its words from the settings', async () => {
    keep(said('old'));
    const chatHistory = { viewChatHistoryButtonText: 'Earlier', chatHistoryLineBreakText: 'until here' };
    await mount(subject, { flow: { start: { message: 'hi' } }, settings: { chatHistory } });
    expect(seenText(one('.rcb-view-history-button'))).toBe('Earlier');
    await press(one('.rcb-view-history-button'));
    await settle();
    expect(transcript()).toContain('line: until here');
  });

  it('is nothing when it cannot be read', async () => {
    localStorage.setItem(key, 'not json');
    await mount(subject, { flow: { start: { message: 'hi' } } });
    await settle();
    expect(transcript()).toEqual(['bot: hi']);
  });

  it('does not bring options of another day to life', async () => {
    const yesterday = await mount(subject, { flow });
    await settle();
    yesterday.unmount();
    await mount(subject, { flow: { start: { message: 'again', path: 'next' }, next: { message: 'on' } } });
    await press(one('.rcb-view-history-button'));
    await settle();
    const before = transcript().length;
    if (has('.rcb-options')) await choose('a');
    expect(transcript()).toHaveLength(before);
  });

  it('of the original is read by ours, and the other way round', async () => {
    keep(
      said('old'),
      said('<div class="rcb-options-container"><div class="rcb-options">a</div></div>', { type: 'object' }),
      said('mine', { sender: 'USER' }),
    );
    await mount(subject, { flow: { start: { message: 'hi' } } });
    await press(one('.rcb-view-history-button'));
    await settle();
    const options = subject.differs('history-is-data', { original: 'options: a', ours: 'bot: a' });
    expect(transcript()).toEqual([
      'bot: old',
      options,
      'user: mine',
      'line: ----- Previous Chat History -----',
      'bot: hi',
    ]);
  });
});
