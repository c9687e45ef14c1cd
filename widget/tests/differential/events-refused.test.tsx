import { act, fireEvent } from '@testing-library/react';
import type { Flow, Settings } from 'react-chatbotify';
import { all, doing, has, mount, one, press, say, settle, textArea, transcript, type } from './bot';
import { allEvents, refuse } from './events';
import { differential } from './subjects';

/** @jest-environment jsdom */

const flow: Flow = { start: { message: 'hi', path: 'next' }, next: { message: 'on', path: 'end' } };

differential('a refused event', (subject) => {
  const settings = (more: Settings = {}): Settings => ({ ...more, event: allEvents(subject.library) });

  it('keeps the bot from loading', async () => {
    refuse('rcb-pre-load-chatbot');
    await mount(subject, { flow, settings: settings() });
    expect(has('.rcb-chat-window')).toBe(false);
  });

  it('keeps the path', async () => {
    const bot = await mount(subject, { flow, settings: settings() });
    refuse('rcb-change-path');
    expect(await doing(() => bot.hooks().paths.goToPath('next'))).toBe(false);
    expect(bot.hooks().paths.paths).toEqual(['start']);
    expect(transcript()).toEqual(['bot: hi']);
  });

  it('leaves a block undone before its attributes', async () => {
    const bot = await mount(subject, { flow, settings: settings() });
    refuse('rcb-pre-process-block');
    await say('x');
    expect(bot.hooks().paths.paths).toEqual(['start', 'next']);
    expect(transcript()).toEqual(['bot: hi', 'user: x']);
  });

  it('leaves a block undone before its path', async () => {
    const bot = await mount(subject, { flow, settings: settings() });
    refuse('rcb-post-process-block');
    await say('x');
    expect(bot.hooks().paths.paths).toEqual(['start']);
  });

  it('keeps a message out', async () => {
    const bot = await mount(subject, { flow, settings: settings() });
    refuse('rcb-pre-inject-message');
    expect(await doing(() => bot.hooks().messages.injectMessage('no'))).toBeNull();
    expect(transcript()).toEqual(['bot: hi']);
  });

  it('keeps a message in', async () => {
    const bot = await mount(subject, { flow, settings: settings() });
    refuse('rcb-remove-message');
    const [message] = bot.hooks().messages.messages;
    expect(await doing(() => bot.hooks().messages.removeMessage(message?.id ?? ''))).toBeNull();
    expect(transcript()).toEqual(['bot: hi']);
  });

  it('keeps an answer back', async () => {
    const bot = await mount(subject, { flow, settings: settings() });
    refuse('rcb-user-submit-text');
    await say('x');
    expect(transcript()).toEqual(['bot: hi']);
    expect(bot.hooks().textArea.getTextAreaValue()).toBe('x');
  });

  it('puts the text back', async () => {
    const bot = await mount(subject, { flow, settings: settings() });
    await type('x');
    refuse('rcb-text-area-change-value');
    await type('xy');
    expect([bot.hooks().textArea.getTextAreaValue(), textArea().value]).toEqual(['x', 'x']);
  });

  it('keeps the switches', async () => {
    const bot = await mount(subject, {
      flow,
      settings: settings({ audio: { disabled: false }, voice: { disabled: false } }),
    });
    for (const name of ['chat-window', 'audio', 'notifications', 'voice']) refuse(`rcb-toggle-${name}`);
    await doing(() => bot.hooks().window.toggleChatWindow());
    await doing(() => bot.hooks().audio.toggleAudio());
    await doing(() => bot.hooks().notifications.toggleNotifications());
    await doing(() => bot.hooks().voice.toggleVoice());
    const { window, audio, notifications, voice } = bot.hooks();
    const states = [
      window.isChatWindowOpen,
      audio.audioToggledOn,
      notifications.notificationsToggledOn,
      voice.voiceToggledOn,
    ];
    expect(states).toEqual([true, false, true, false]);
  });

  it('keeps a toast away, or there', async () => {
    const bot = await mount(subject, { flow, settings: settings() });
    const id = await doing(() => bot.hooks().toasts.showToast('stays'));
    refuse('rcb-dismiss-toast');
    expect(await doing(() => bot.hooks().toasts.dismissToast(id ?? ''))).toBeNull();
    refuse('rcb-show-toast');
    expect(await doing(() => bot.hooks().toasts.showToast('no'))).toBeNull();
    expect(all('.rcb-toast-prompt').map((element) => element.textContent)).toEqual(['stays']);
  });

  it('keeps a stream from starting, growing and ending', async () => {
    const bot = await mount(subject, { flow, settings: settings() });
    const { streamMessage } = bot.hooks().messages;
    await doing(() => streamMessage('a'));
    refuse('rcb-stop-stream-message');
    expect(await doing(() => bot.hooks().messages.endStreamMessage())).toBe(false);
    refuse('rcb-chunk-stream-message');
    expect(await doing(() => bot.hooks().messages.streamMessage('ab'))).toBeNull();
    expect(transcript()).toEqual(['bot: hi', 'bot: a']);
    refuse('rcb-start-stream-message');
    expect(await doing(() => bot.hooks().messages.streamMessage('u', 'USER'))).toBeNull();
    refuse('rcb-start-simulate-stream-message');
    expect(await doing(() => bot.hooks().messages.simulateStreamMessage('no'))).toBeNull();
    expect(transcript()).toEqual(['bot: hi', 'bot: a']);
  });

  it('keeps a transcript out of storage', async () => {
    refuse('rcb-save-chat-history');
    await mount(subject, { flow, settings: settings() });
    await settle();
    expect(localStorage.getItem('rcb-history')).toBeNull();
  });

  it('keeps stored history away', async () => {
    localStorage.setItem(
      'rcb-history',
      JSON.stringify([{ id: '1', content: 'old', sender: 'BOT', type: 'string', timestamp: '' }]),
    );
    refuse('rcb-load-chat-history');
    await mount(subject, { flow, settings: settings() });
    await press(one('.rcb-view-history-button'));
    await settle();
    expect(transcript()).toEqual(['bot: hi']);
  });

  it('keeps a file back', async () => {
    const seen: unknown[] = [];
    const start: Flow['start'] = {
      message: 'file?',
      file: ({ files }) => void seen.push(files),
      path: 'end',
    };
    await mount(subject, { flow: { start }, settings: settings() });
    refuse('rcb-user-upload-file');
    await act(async () => {
      const files = [new File(['x'], 'a.png', { type: 'image/png' })];
      fireEvent.change(one('.rcb-attach-input'), { target: { files } });
      await jest.advanceTimersByTimeAsync(0);
    });
    await settle();
    expect([seen, transcript()]).toEqual([[], ['bot: file?']]);
  });

  it.each(['post-inject-message', 'post-load-chatbot', 'stop-simulate-stream-message'])(
    'of rcb-%s changes nothing',
    async (name) => {
      refuse(`rcb-${name}`);
      const bot = await mount(subject, { flow, settings: settings() });
      await doing(() => bot.hooks().messages.simulateStreamMessage('abc'));
      expect(transcript()).toEqual(['bot: hi', 'bot: abc']);
    },
  );

  it('keeps the bot silent', async () => {
    refuse('rcb-start-speak-audio');
    const audio = { disabled: false, defaultToggledOn: true };
    const bot = await mount(subject, { flow, settings: settings({ audio }) });
    await settle();
    expect(bot.browser.spoken.filter(Boolean)).toEqual([]);
  });
});
