import { act, fireEvent } from '@testing-library/react';
import type { Flow, Settings } from 'react-chatbotify';
import { advance, Calling, doing, mount, one, press, pressKey, say, settle, transcript, type } from './bot';
import { allEvents, hold, on, record } from './events';
import { differential } from './subjects';

/** @jest-environment jsdom */

const flow: Flow = { start: { message: 'hi', path: 'next' }, next: { message: 'on', path: 'end' } };
const opening = ['pre-load-chatbot', 'post-load-chatbot'];
const entering = [
  'change-path',
  'pre-process-block',
  'pre-inject-message',
  'post-inject-message',
  'save-chat-history',
];

differential('events', (subject) => {
  const settings = (more: Settings = {}): Settings => ({ ...more, event: allEvents(subject.library) });

  it('go by 25 names', () => {
    expect(Object.values(subject.library.RcbEvent)).toHaveLength(25);
    expect(Object.keys(allEvents(subject.library))).toHaveLength(25);
  });

  it('are silent unless switched on', async () => {
    const events = record(subject);
    await mount(subject, { flow });
    await say('x');
    expect(events.names()).toEqual([]);
  });

  it('follow one turn in the documented order', async () => {
    const events = record(subject);
    await mount(subject, { flow, settings: settings() });
    expect(events.names()).toEqual([...opening, ...entering]);
    await type('x');
    expect(events.names()).toEqual(['text-area-change-value']);
    await pressKey('Enter');
    await settle();
    expect(events.names()).toEqual([
      'user-submit-text',
      'pre-inject-message',
      'post-inject-message',
      'save-chat-history',
      'text-area-change-value',
      'post-process-block',
      ...entering,
    ]);
  });

  it('can be cancelled where the documents say so', async () => {
    const events = record(subject);
    await mount(subject, { flow, settings: settings() });
    await say('x');
    const fixed = events.seen.filter(({ cancelable }) => !cancelable).map(({ name }) => name);
    expect([...new Set(fixed)].toSorted()).toEqual(['rcb-post-inject-message', 'rcb-post-load-chatbot']);
  });

  it('name the bot and the path', async () => {
    const events = record(subject);
    await mount(subject, { flow, settings: settings(), id: 'mine' });
    await say('x');
    const details = events.seen.map(({ detail }) => detail);
    expect(details.at(0)).toMatchObject({ botId: 'mine' });
    expect(details.at(-1)).toEqual({ botId: 'mine', currPath: 'next', prevPath: 'start' });
  });

  it('carry what they are about', async () => {
    const events = record(subject);
    await mount(subject, { flow, settings: settings() });
    await say('x');
    const data = (name: string) => events.seen.find((event) => event.name === `rcb-${name}`)?.data;
    expect(Object.keys(data('pre-load-chatbot') ?? {}).toSorted()).toEqual([
      'flow',
      'plugins',
      'settings',
      'styles',
      'themes',
    ]);
    expect(data('change-path')).toEqual({ currPath: null, prevPath: null, nextPath: 'start' });
    expect(data('pre-process-block')).toEqual({ block: flow.start });
    expect(data('pre-inject-message')).toMatchObject({ message: { content: 'hi', sender: 'BOT' } });
    expect(data('save-chat-history')).toEqual({ messages: [expect.objectContaining({ content: 'hi' })] });
    expect(data('text-area-change-value')).toEqual({ currValue: 'x', prevValue: '' });
    expect(data('user-submit-text')).toEqual({ inputText: 'x', sendInChat: true });
    expect(data('post-process-block')).toEqual({ block: flow.start });
  });

  it('tell of the switches, with the state before and after', async () => {
    const events = record(subject);
    const bot = await mount(subject, {
      flow,
      settings: settings({ audio: { disabled: false }, voice: { disabled: false } }),
    });
    await settle();
    events.take();
    await doing(() => bot.hooks().window.toggleChatWindow());
    await doing(() => bot.hooks().audio.toggleAudio());
    await doing(() => bot.hooks().notifications.toggleNotifications());
    await doing(() => bot.hooks().voice.toggleVoice());
    expect(events.take().map(({ name, data }) => [name, data])).toEqual([
      ['rcb-toggle-chat-window', { currState: true, newState: false }],
      ['rcb-toggle-audio', { currState: false, newState: true }],
      ['rcb-toggle-notifications', { currState: true, newState: false }],
      ['rcb-toggle-voice', { currState: false, newState: true }],
    ]);
  });

  it('tell of switches flipped from a component that was there before the bot', async () => {
    const events = record(subject);
    const bot = await mount(subject, { flow, settings: settings(), hooksFirst: true });
    events.take();
    await doing(() => bot.hooks().window.toggleChatWindow());
    const heard = subject.differs('early-hooks-send-events', { original: [], ours: ['toggle-chat-window'] });
    expect(events.names()).toEqual(heard);
  });

  it('tell of toasts and removed messages', async () => {
    const events = record(subject);
    const bot = await mount(subject, { flow, settings: settings() });
    events.take();
    const id = await doing(() => bot.hooks().toasts.showToast('note', 9000));
    await doing(() => bot.hooks().toasts.dismissToast(id ?? ''));
    const toast = { id, content: 'note', timeout: 9000 };
    expect(events.take().map(({ name, data }) => [name, data])).toEqual([
      ['rcb-show-toast', { toast }],
      ['rcb-dismiss-toast', { toast }],
    ]);
    await doing(() => bot.hooks().messages.removeMessage(bot.hooks().messages.messages[0]?.id ?? ''));
    expect(events.names().at(0)).toBe('remove-message');
  });

  it('tell of a stream: its start, its chunks, its end', async () => {
    const events = record(subject);
    const bot = await mount(subject, { flow, settings: settings() });
    events.take();
    for (const text of ['a', 'ab', 'abc']) await doing(() => bot.hooks().messages.streamMessage(text));
    await doing(() => bot.hooks().messages.endStreamMessage());
    expect(events.names()).toEqual([
      'start-stream-message',
      'save-chat-history',
      'chunk-stream-message',
      'save-chat-history',
      'chunk-stream-message',
      'save-chat-history',
      'stop-stream-message',
      'save-chat-history',
    ]);
  });

  it('tell of a simulated stream: its start and its end', async () => {
    const events = record(subject);
    const bot = await mount(subject, { flow, settings: settings() });
    events.take();
    await doing(() => bot.hooks().messages.simulateStreamMessage('abc'));
    const saves = subject.differs('stream-saves-are-few', {
      original: ['save-chat-history', 'save-chat-history'],
      ours: ['save-chat-history'],
    });
    expect(events.names()).toEqual([
      'start-simulate-stream-message',
      ...saves,
      'stop-simulate-stream-message',
    ]);
  });

  it('tell of speech', async () => {
    const events = record(subject);
    await mount(subject, {
      flow,
      settings: settings({ audio: { disabled: false, defaultToggledOn: true } }),
    });
    await settle();
    expect(events.seen.find(({ name }) => name === 'rcb-start-speak-audio')?.data).toEqual({
      textToRead: 'hi',
    });
  });

  it('tell of files', async () => {
    const events = record(subject);
    await mount(subject, {
      flow: { start: { message: 'file?', file: () => {}, path: 'end' } },
      settings: settings(),
    });
    events.take();
    const files = [new File(['x'], 'a.png', { type: 'image/png' })];
    await act(async () => {
      fireEvent.change(one('.rcb-attach-input'), { target: { files } });
      await jest.advanceTimersByTimeAsync(0);
    });
    await settle();
    const names = events.names();
    expect(names.slice(0, 2)).toEqual(['user-upload-file', 'user-submit-text']);
  });

  it('tell of stored history when it is asked for', async () => {
    localStorage.setItem(
      'rcb-history',
      JSON.stringify([{ id: '1', content: 'old', sender: 'BOT', type: 'string', timestamp: '' }]),
    );
    const events = record(subject);
    await mount(subject, { flow, settings: settings() });
    events.take();
    await press(one('.rcb-view-history-button'));
    await settle();
    expect(events.names().at(0)).toBe('load-chat-history');
  });

  it('wait for the promises a handler adds', async () => {
    const release = hold('rcb-pre-inject-message');
    await mount(subject, { flow, settings: settings() });
    await advance(5000);
    expect(transcript()).toEqual([]);
    await release();
    expect(transcript()).toEqual(['bot: hi']);
  });

  it('reach useOnRcbEvent, for its own bot only', async () => {
    const { RcbEvent, useOnRcbEvent } = subject.library;
    const seen: string[] = [];
    const listen = () =>
      useOnRcbEvent(RcbEvent.USER_SUBMIT_TEXT, (event: Event & { data?: { inputText: string } }) => {
        seen.push(event.data?.inputText ?? '');
      });
    await mount(subject, { flow, settings: settings(), beside: <Calling call={listen} /> });
    const stranger = Object.assign(
      new CustomEvent(RcbEvent.USER_SUBMIT_TEXT, { detail: { botId: 'other' } }),
      {
        data: { inputText: 'not mine' },
      },
    );
    window.dispatchEvent(stranger);
    await say('mine');
    expect(seen).toEqual(['mine']);
  });

  it('go to the window and no further', async () => {
    const targets: unknown[] = [];
    on('rcb-pre-inject-message', (event) => targets.push(event.target === window && !event.bubbles));
    await mount(subject, { flow, settings: settings() });
    expect(targets).toEqual([true]);
  });
});
