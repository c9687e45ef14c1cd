/** @jest-environment jsdom */
import type { Flow, Styles } from 'react-chatbotify';
import { all, doing, has, mount, one, press, say, settle } from './bot';
import { differential } from './subjects';

const flow: Flow = {
  start: { message: 'hi', options: ['a'], checkboxes: ['x'], path: 'next' },
  next: { message: 'on', file: () => {} },
};
const color = 'rgb(1, 2, 3)';

differential('class names', (subject) => {
  it.each([
    ['window', 'rcb-chatbot-global rcb-window-open rcb-chat-window'],
    [
      'header',
      'rcb-chat-header-container rcb-chat-header rcb-bot-avatar rcb-notification-icon rcb-audio-icon rcb-close-chat-icon',
    ],
    [
      'body',
      'rcb-chat-body-container rcb-bot-message-container rcb-bot-message rcb-bot-message-entry rcb-user-message-container rcb-user-message rcb-user-message-entry',
    ],
    ['options', 'rcb-options-container rcb-options'],
    [
      'checkboxes',
      'rcb-checkbox-container rcb-checkbox-row-container rcb-checkbox-row rcb-checkbox-mark rcb-checkbox-label rcb-checkbox-next-button',
    ],
    ['prompt', 'rcb-message-prompt-container rcb-message-prompt-text'],
    [
      'input',
      'rcb-chat-input rcb-chat-input-textarea rcb-chat-input-char-counter rcb-send-button rcb-send-icon rcb-voice-icon',
    ],
    [
      'footer',
      'rcb-chat-footer-container rcb-chat-footer rcb-attach-input rcb-emoji-button-enabled rcb-emoji-icon-enabled rcb-attach-button-enabled rcb-attach-icon-enabled',
    ],
    [
      'launcher',
      'rcb-toggle-button rcb-button-hide rcb-toggle-icon rcb-badge rcb-chat-tooltip rcb-tooltip-hide rcb-chat-tooltip-tail',
    ],
    ['toast', 'rcb-toast-prompt-container rcb-toast-prompt'],
  ])('of the %s', async (_, names) => {
    const bot = await mount(subject, {
      flow,
      settings: {
        audio: { disabled: false },
        voice: { disabled: false },
        chatInput: { characterLimit: 9, showCharacterCount: true },
      },
    });
    await doing(() => bot.hooks().toasts.showToast('note'));
    await say('x');
    expect(names.split(' ').filter((name) => !has(`.${name}`))).toEqual([]);
  });

  it('of a closed window', async () => {
    await mount(subject, { flow, settings: { chatWindow: { defaultOpen: false } } });
    expect(
      ['rcb-window-close', 'rcb-button-show', 'rcb-tooltip-show'].filter((name) => !has(`.${name}`)),
    ).toEqual([]);
  });

  it('of avatars', async () => {
    await mount(subject, {
      flow,
      settings: { botBubble: { showAvatar: true }, userBubble: { showAvatar: true } },
    });
    await say('x');
    const names = ['rcb-message-bot-avatar', 'rcb-message-user-avatar'];
    expect(names.filter((name) => !has(`.${name}`))).toEqual([]);
  });

  it('of an input that is switched off', async () => {
    await mount(subject, {
      flow: { start: { message: 'hi', chatDisabled: true } },
      settings: { voice: { disabled: false } },
    });
    const names = [
      'rcb-emoji-button-disabled',
      'rcb-emoji-icon-disabled',
      'rcb-attach-button-disabled',
      'rcb-attach-icon-disabled',
      'rcb-voice-button-disabled',
    ];
    expect(names.filter((name) => !has(`.${name}`))).toEqual([]);
  });

  it.each([
    'chat-tooltip',
    'chatbot-footer-container',
    'rcb-notification-icon',
    'rcb-close-chat-icon',
    'rcb-send-icon',
    'rcb-audio-icon',
  ])('test id %s', async (id) => {
    await mount(subject, { flow, settings: { audio: { disabled: false }, voice: { disabled: false } } });
    expect(all(`[data-testid="${id}"]`)).toHaveLength(1);
  });

  it('sections in their order', async () => {
    const bot = await mount(subject, { flow });
    await doing(() => bot.hooks().toasts.showToast('note'));
    const sections = [
      'rcb-chat-header-container',
      'rcb-chat-body-container',
      'rcb-toast-prompt-container',
      'rcb-chat-input',
      'rcb-chat-footer-container',
    ];
    const found = all(sections.map((name) => `.rcb-chat-window .${name}`).join(','));
    expect(found.map((element) => sections.find((name) => element.classList.contains(name)))).toEqual(
      sections,
    );
  });
});

differential('styles', (subject) => {
  const defaults = subject.library.getDefaultStyles();

  it('have 63 keys', () => {
    expect(Object.keys(defaults)).toHaveLength(63);
  });

  it.each<[keyof Styles, string]>([
    ['tooltipStyle', '.rcb-chat-tooltip'],
    ['notificationBadgeStyle', '.rcb-badge'],
    ['chatWindowStyle', '.rcb-chat-window'],
    ['headerStyle', '.rcb-chat-header-container'],
    ['bodyStyle', '.rcb-chat-body-container'],
    ['chatInputContainerStyle', '.rcb-chat-input'],
    ['chatInputAreaStyle', '.rcb-chat-input-textarea'],
    ['userBubbleStyle', '.rcb-user-message'],
    ['botBubbleStyle', '.rcb-bot-message'],
    ['botOptionStyle', '.rcb-options'],
    ['botCheckboxRowStyle', '.rcb-checkbox-row-container'],
    ['botCheckboxNextStyle', '.rcb-checkbox-next-button'],
    ['botCheckMarkStyle', '.rcb-checkbox-mark'],
    ['characterLimitStyle', '.rcb-chat-input-char-counter'],
    ['chatMessagePromptStyle', '.rcb-message-prompt-text'],
    ['footerStyle', '.rcb-chat-footer-container'],
    ['chatButtonStyle', '.rcb-toggle-button'],
    ['sendButtonStyle', '.rcb-send-button'],
    ['toastPromptContainerStyle', '.rcb-toast-prompt-container'],
    ['toastPromptStyle', '.rcb-toast-prompt'],
  ])('%s', async (name, selector) => {
    const bot = await mount(subject, {
      flow: { start: { ...flow.start, path: 'end' } },
      styles: { [name]: { color } },
      settings: { chatInput: { characterLimit: 9, showCharacterCount: true, blockSpam: false } },
    });
    await doing(() => bot.hooks().toasts.showToast('note'));
    await say('x');
    await doing(() => bot.hooks().textArea.setTextAreaValue('y'));
    const styled = all(selector).some(({ style }) => style.color === color);
    expect(styled).toBe(true);
  });

  it.each<[keyof Styles, string]>([
    ['audioIconStyle', '.rcb-audio-icon'],
    ['closeChatIconStyle', '.rcb-close-chat-icon'],
    ['notificationIconStyle', '.rcb-notification-icon'],
    ['emojiIconStyle', '.rcb-emoji-icon-enabled'],
    ['sendIconStyle', '.rcb-send-icon'],
    ['chatIconStyle', '.rcb-toggle-icon'],
  ])('%s', async (name, selector) => {
    await mount(subject, {
      flow,
      styles: { [name]: { color } },
      settings: { audio: { disabled: false, defaultToggledOn: true } },
    });
    const inside = all(`${selector}, ${selector} *`);
    expect(inside.some(({ style }) => style.color === color)).toBe(true);
  });

  it('of a send button that is switched off', async () => {
    await mount(subject, {
      flow: { start: { chatDisabled: true } },
      styles: { sendButtonDisabledStyle: { color } },
    });
    expect(one('.rcb-send-button').style.color).toBe(color);
  });

  it('of a tick that is set', async () => {
    await mount(subject, { flow, styles: { botCheckMarkSelectedStyle: { color } } });
    const row = one('.rcb-checkbox-row');
    await press(row.querySelector('input') ?? row);
    await settle();
    expect(one('.rcb-checkbox-mark').style.color).toBe(color);
  });
});
