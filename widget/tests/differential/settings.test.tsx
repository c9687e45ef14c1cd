/** @jest-environment jsdom */
import { fireEvent } from '@testing-library/react';
import type { Flow, Settings } from 'react-chatbotify';
import {
  advance,
  all,
  doing,
  has,
  mount,
  one,
  press,
  say,
  seenText,
  settle,
  textArea,
  transcript,
} from './bot';
import { differential } from './subjects';

const flow: Flow = { start: { message: 'hi', path: 'next' }, next: { message: 'on', path: 'end' } };
const shown = (settings: Settings, closed = false): Settings =>
  closed ? { ...settings, chatWindow: { defaultOpen: false, ...settings.chatWindow } } : settings;

differential('settings that can be seen', (subject) => {
  const open = (settings: Settings, closed = false) =>
    mount(subject, { flow, settings: shown(settings, closed) });

  it.each<[string, Settings, string, boolean]>([
    ['general.showHeader', { general: { showHeader: false } }, '.rcb-chat-header-container', false],
    ['general.showFooter', { general: { showFooter: false } }, '.rcb-chat-footer-container', false],
    ['general.showInputRow', { general: { showInputRow: false } }, '.rcb-chat-input', false],
    ['general.embedded', { general: { embedded: true } }, '.rcb-window-embedded', true],
    ['general.embedded takes the launcher', { general: { embedded: true } }, '.rcb-toggle-button', false],
    [
      'general.embedded takes the close button',
      { general: { embedded: true } },
      '.rcb-close-chat-icon',
      false,
    ],
    ['header.showAvatar', { header: { showAvatar: false } }, '.rcb-bot-avatar', false],
    ['notification.disabled', { notification: { disabled: true } }, '.rcb-notification-icon', false],
    ['audio.disabled', {}, '.rcb-audio-icon', false],
    ['audio enabled', { audio: { disabled: false } }, '.rcb-audio-icon', true],
    ['voice.disabled', {}, '.rcb-voice-button-disabled', false],
    ['voice enabled', { voice: { disabled: false } }, '.rcb-voice-button-disabled', true],
    ['emoji.disabled', { emoji: { disabled: true } }, '.rcb-emoji-button-enabled', false],
    ['fileAttachment.disabled', { fileAttachment: { disabled: true } }, '.rcb-attach-input', false],
    ['userBubble.showAvatar', { userBubble: { showAvatar: true } }, '.rcb-message-user-avatar', false],
    ['botBubble.showAvatar', { botBubble: { showAvatar: true } }, '.rcb-message-bot-avatar', true],
    ['botBubble.animate', { botBubble: { animate: false } }, '.rcb-bot-message-entry', false],
    ['botBubble animated', {}, '.rcb-bot-message-entry', true],
    ['notification.showCount', { notification: { showCount: false } }, '.rcb-badge', false],
    ['device.desktopEnabled', { device: { desktopEnabled: false } }, '.rcb-chatbot-global', false],
    ['tooltip NEVER', { tooltip: { mode: 'NEVER' } }, '.rcb-tooltip-show', false],
    ['tooltip ALWAYS', { tooltip: { mode: 'ALWAYS' } }, '.rcb-tooltip-show', true],
    ['tooltip CLOSE, open', { tooltip: { mode: 'CLOSE' } }, '.rcb-tooltip-show', false],
  ])('%s', async (_, settings, selector, isThere) => {
    await open(settings);
    expect(has(selector)).toBe(isThere);
  });

  it('typing dots only where wanted', async () => {
    await open({ chatWindow: { showTypingIndicator: false } });
    await say('x', 700);
    expect(has('.rcb-typing-indicator')).toBe(false);
  });

  it('a user bubble with an avatar and without a movement', async () => {
    await open({ userBubble: { showAvatar: true, animate: false } });
    await say('x');
    expect([has('.rcb-message-user-avatar'), has('.rcb-user-message-entry')]).toEqual([true, false]);
  });

  it.each(['ON_LOAD', 'ON_PAGE_INTERACT', 'ON_CHATBOT_INTERACT'])(
    'general.flowStartTrigger %s',
    async (flowStartTrigger) => {
      await open({ general: { flowStartTrigger } }, true);
      const heard = [transcript().length];
      await doing(() => document.body.click());
      heard.push(transcript().length);
      await press(one('.rcb-toggle-button'));
      await settle();
      heard.push(transcript().length);
      expect(heard).toEqual(
        { ON_LOAD: [1, 1, 1], ON_PAGE_INTERACT: [0, 1, 1], ON_CHATBOT_INTERACT: [0, 0, 1] }[flowStartTrigger],
      );
    },
  );

  it('chatWindow.defaultOpen', async () => {
    const bot = await open({}, true);
    expect([has('.rcb-window-close'), bot.hooks().window.isChatWindowOpen]).toEqual([true, false]);
  });

  it('tooltip text, which opens the window when pressed', async () => {
    const bot = await open({ tooltip: { text: 'Ask me' } }, true);
    expect(one('.rcb-chat-tooltip')).toHaveTextContent('Ask me');
    expect(has('.rcb-tooltip-show')).toBe(true);
    await press(one('.rcb-chat-tooltip'));
    expect(bot.hooks().window.isChatWindowOpen).toBe(true);
  });

  it('header title, as text or element', async () => {
    await open({ header: { title: <h3 className="mine">Mine</h3> } });
    expect(one('.rcb-chat-header .mine')).toHaveTextContent('Mine');
  });

  it('footer text', async () => {
    await open({ footer: { text: 'Made here' } });
    expect(one('.rcb-chat-footer-container')).toHaveTextContent('Made here');
  });

  it('buttons in the order given, own ones among them', async () => {
    const { Button } = subject.library;
    await open({
      header: { buttons: [Button.CLOSE_CHAT_BUTTON, <b key="own" className="own" />] },
      chatInput: { buttons: [Button.EMOJI_PICKER_BUTTON, Button.SEND_MESSAGE_BUTTON, 'unknown'] },
      footer: { buttons: [Button.NOTIFICATION_BUTTON] },
    });
    expect([
      has('.rcb-chat-header-container .own'),
      has('.rcb-chat-header-container .rcb-notification-icon'),
    ]).toEqual([true, false]);
    expect(has('.rcb-chat-input .rcb-emoji-button-enabled')).toBe(true);
    expect(has('.rcb-chat-footer-container .rcb-notification-icon')).toBe(true);
  });

  it('labels for buttons and text area', async () => {
    const ariaLabel = {
      chatButton: 'l1',
      closeChatButton: 'l2',
      emojiButton: 'l3',
      fileAttachmentButton: 'l4',
      notificationButton: 'l5',
      sendButton: 'l6',
      inputTextArea: 'l7',
      audioButton: 'l8',
      voiceButton: 'l9',
    };
    await open({ ariaLabel, audio: { disabled: false }, voice: { disabled: false } });
    const labels = new Set(all('#bot [aria-label]').map((element) => element.getAttribute('aria-label')));
    expect(Object.values(ariaLabel).filter((label) => !labels.has(label))).toEqual([]);
  });

  it('pictures for icons, by address', async () => {
    await open({
      chatButton: { icon: 'https://example.org/i.png' },
      header: { avatar: 'https://example.org/a.png' },
    });
    expect(one('.rcb-toggle-icon').outerHTML).toContain('https://example.org/i.png');
    expect(one('.rcb-bot-avatar').outerHTML).toContain('https://example.org/a.png');
  });

  it('emoji list, whose entries go to the text area', async () => {
    const bot = await open({ emoji: { list: ['🌱', '🌊'] } });
    await press(one('.rcb-emoji-button-enabled'));
    expect(all('.rcb-emoji-button-popup .rcb-emoji').map(seenText)).toEqual(['🌱', '🌊']);
    await press(all('.rcb-emoji')[1] ?? document.body);
    expect(bot.hooks().textArea.getTextAreaValue()).toBe('🌊');
  });

  it('default texts as ever', async () => {
    await open({}, true);
    expect(textArea().placeholder).toBe('Type your message...');
    expect(seenText(one('.rcb-chat-tooltip'))).toBe('Talk to me! 😊');
    expect(seenText(one('.rcb-message-prompt-text'))).toBe('New Messages ↓');
  });

  it('counts what was not seen on the launcher until the window opens', async () => {
    const bot = await open({}, true);
    await doing(() => bot.hooks().messages.injectMessage('two'));
    expect(seenText(one('.rcb-badge'))).toContain('2');
    await press(one('.rcb-toggle-button'));
    await press(one('.rcb-close-chat-icon'));
    expect(seenText(one('.rcb-badge'))).not.toContain('2');
    expect(bot.hooks().window.isChatWindowOpen).toBe(false);
  });

  it('reads the bot’s words aloud when switched on', async () => {
    const bot = await open({ audio: { disabled: false, defaultToggledOn: true } });
    await say('x');
    expect(bot.browser.spoken.filter(Boolean)).toEqual(['hi', 'on']);
  });

  it('is silent about a closed window', async () => {
    const bot = await open({ audio: { disabled: false, defaultToggledOn: true } }, true);
    await settle();
    expect(bot.browser.spoken.filter(Boolean)).toEqual([]);
  });

  it('takes a changed setting at once where the hook changes it', async () => {
    const bot = await open({});
    await doing(() => bot.hooks().settings.updateSettings({ general: { showFooter: false } }));
    expect(has('.rcb-chat-footer-container')).toBe(false);
  });

  it('takes a changed prop', async () => {
    const bot = await mount(subject, { flow, settings: { header: { title: 'one' } } });
    await bot.rerender({ flow, settings: { header: { title: 'two' } } });
    const title = subject.differs('changed-settings-apply', { original: 'one', ours: 'two' });
    expect(bot.hooks().settings.settings.header?.title).toBe(title);
  });

  it('shorter delays by the hook', async () => {
    const bot = await open({});
    await doing(() => bot.hooks().settings.updateSettings({ chatInput: { botDelay: 0 } }));
    const delayMs = subject.differs('floors-hold-on-update', { original: 0, ours: 500 });
    expect(bot.hooks().settings.settings.chatInput?.botDelay).toBe(delayMs);
  });

  it('hears and sends what is spoken, once voice is on', async () => {
    const bot = await open({ voice: { disabled: false, defaultToggledOn: true } });
    await advance(100);
    const recognition = bot.browser.recognition.findLast(({ isRunning }) => isRunning);
    await doing(() => recognition?.hear('hello there'));
    await settle();
    expect(transcript()).toContain('user: hello there');
    fireEvent.blur(textArea());
  });
});
