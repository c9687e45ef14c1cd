import { act, fireEvent } from '@testing-library/react';
import type { Flow, Settings, Styles } from 'react-chatbotify';
import { advance, all, doing, mount, one, press, type } from './bot';
import { differential } from './subjects';

/** @jest-environment jsdom */

const color = 'rgb(1, 2, 3)';
const flow: Flow = { start: { message: 'hi', options: ['a'], checkboxes: ['x'], path: 'end' } };
const old = { id: '1', content: 'old', sender: 'BOT', type: 'string', timestamp: '', tags: [] };
const enter = (element: Element) =>
  act(async () => {
    fireEvent.mouseOver(element);
    fireEvent.mouseEnter(element);
    fireEvent.pointerEnter(element);
    await jest.advanceTimersByTimeAsync(0);
  });
const leave = (element: Element) =>
  act(async () => {
    fireEvent.mouseLeave(element);
    fireEvent.pointerLeave(element);
    fireEvent.mouseOut(element);
    await jest.advanceTimersByTimeAsync(0);
  });
const within = (selector: string) =>
  all(`${selector}, ${selector} *`).some(({ style }) => style.color === color);

differential('styles of a state', (subject) => {
  it.each<[keyof Styles, string]>([
    ['chatButtonHoveredStyle', '.rcb-toggle-button'],
    ['botOptionHoveredStyle', '.rcb-options'],
    ['sendButtonHoveredStyle', '.rcb-send-button'],
    ['sendIconHoveredStyle', '.rcb-send-button'],
    ['chatMessagePromptHoveredStyle', '.rcb-message-prompt-text'],
    ['toastPromptHoveredStyle', '.rcb-toast-prompt'],
    ['chatHistoryButtonHoveredStyle', '.rcb-view-history-button'],
  ])('%s while the pointer is there', async (name, selector) => {
    localStorage.setItem('rcb-history', JSON.stringify([old]));
    const bot = await mount(subject, { flow, styles: { [name]: { color } } });
    await doing(() => bot.hooks().toasts.showToast('note'));
    expect(within(selector)).toBe(false);
    await enter(one(selector));
    expect(within(selector)).toBe(true);
    await leave(one(selector));
    expect(within(selector)).toBe(false);
  });

  it('chatInputAreaFocusedStyle while there is the focus', async () => {
    const bot = await mount(subject, { flow, styles: { chatInputAreaFocusedStyle: { color } } });
    await doing(() => bot.hooks().textArea.blurTextArea());
    expect(within('.rcb-chat-input-textarea')).toBe(false);
    await doing(() => bot.hooks().textArea.focusTextArea());
    expect(within('.rcb-chat-input-textarea')).toBe(true);
  });

  it.each<[keyof Styles, string, Settings]>([
    ['chatInputAreaDisabledStyle', '.rcb-chat-input-textarea', {}],
    [
      'audioButtonStyle',
      '.rcb-chat-header-container',
      { audio: { disabled: false, defaultToggledOn: true } },
    ],
    ['audioButtonDisabledStyle', '.rcb-chat-header-container', { audio: { disabled: false } }],
    ['audioIconDisabledStyle', '.rcb-chat-header-container', { audio: { disabled: false } }],
    ['notificationButtonStyle', '.rcb-chat-header-container', {}],
    ['closeChatButtonStyle', '.rcb-chat-header-container', {}],
    ['voiceButtonDisabledStyle', '.rcb-chat-input', { voice: { disabled: false } }],
    ['voiceIconDisabledStyle', '.rcb-chat-input', { voice: { disabled: false } }],
    ['emojiButtonDisabledStyle', '.rcb-chat-footer-container', {}],
    ['emojiIconDisabledStyle', '.rcb-chat-footer-container', {}],
    ['fileAttachmentButtonDisabledStyle', '.rcb-chat-footer-container', {}],
    ['fileAttachmentIconDisabledStyle', '.rcb-chat-footer-container', {}],
    ['sendIconDisabledStyle', '.rcb-send-button', {}],
  ])('%s of what is switched off or on', async (name, selector, settings) => {
    await mount(subject, {
      flow: { start: { message: 'hi', chatDisabled: true } },
      styles: { [name]: { color } },
      settings,
    });
    expect(within(selector)).toBe(true);
  });

  it.each<[keyof Styles, string]>([
    ['emojiButtonStyle', '.rcb-chat-footer-container'],
    ['fileAttachmentButtonStyle', '.rcb-chat-footer-container'],
    ['fileAttachmentIconStyle', '.rcb-chat-footer-container'],
    ['voiceButtonStyle', '.rcb-chat-input'],
    ['voiceIconStyle', '.rcb-chat-input'],
  ])('%s of what is at hand', async (name, selector) => {
    const settings: Settings = { voice: { disabled: false, defaultToggledOn: true } };
    await mount(subject, {
      flow: { start: { message: 'hi', file: () => {} } },
      styles: { [name]: { color } },
      settings,
    });
    await advance(100);
    expect(within(selector)).toBe(true);
  });

  it.each<[keyof Styles, string]>([
    ['notificationButtonDisabledStyle', '.rcb-chat-header-container'],
    ['notificationIconDisabledStyle', '.rcb-chat-header-container'],
  ])('%s once switched off', async (name, selector) => {
    const bot = await mount(subject, { flow, styles: { [name]: { color } } });
    expect(within(selector)).toBe(false);
    await doing(() => bot.hooks().notifications.toggleNotifications(false));
    expect(within(selector)).toBe(true);
  });

  it('rcbTypingIndicatorContainerStyle and rcbTypingIndicatorDotStyle', async () => {
    const styles: Styles = {
      rcbTypingIndicatorContainerStyle: { color },
      rcbTypingIndicatorDotStyle: { color: 'rgb(4, 5, 6)' },
    };
    const bot = await mount(subject, { flow, styles });
    await doing(() => bot.hooks().window.toggleIsBotTyping(true));
    expect(one('.rcb-typing-indicator').style.color).toBe(color);
    expect(all('.rcb-dot').map(({ style }) => style.color)).toEqual(Array(3).fill('rgb(4, 5, 6)'));
  });

  it('chatHistoryButtonStyle, loadingSpinnerStyle and chatHistoryLineBreakStyle', async () => {
    localStorage.setItem('rcb-history', JSON.stringify([old]));
    const styles: Styles = {
      chatHistoryButtonStyle: { color },
      loadingSpinnerStyle: { color },
      chatHistoryLineBreakStyle: { color },
    };
    await mount(subject, { flow, styles });
    expect(within('.rcb-view-history-button')).toBe(true);
    await press(one('.rcb-view-history-button'));
    expect(within('.rcb-spinner-container')).toBe(true);
    await advance(1000);
    expect(within('.rcb-line-break-container')).toBe(true);
  });

  it('characterLimitReachedStyle at the limit', async () => {
    const settings: Settings = { chatInput: { characterLimit: 2, showCharacterCount: true } };
    await mount(subject, { flow, settings, styles: { characterLimitReachedStyle: { color } } });
    expect(within('.rcb-chat-input-char-counter')).toBe(false);
    await type('ab');
    expect(within('.rcb-chat-input-char-counter')).toBe(true);
  });

  it('mediaDisplayContainerStyle', async () => {
    const settings: Settings = { fileAttachment: { showMediaDisplay: true } };
    await mount(subject, {
      flow: { start: { message: 'file?', file: () => {} } },
      settings,
      styles: { mediaDisplayContainerStyle: { color } },
    });
    jest.useRealTimers();
    const files = [new File(['x'], 'a.png', { type: 'image/png' })];
    await act(async () => {
      fireEvent.change(one('.rcb-attach-input'), { target: { files } });
      await new Promise((done) => setTimeout(done, 100));
    });
    expect(within('.rcb-media-display-image-container')).toBe(true);
  });

  it('numbers and strings for sizes', async () => {
    await mount(subject, { flow, styles: { chatButtonStyle: { width: 60, height: '50px' } } });
    const { width, height } = one('.rcb-toggle-button').style;
    expect([width, height]).toEqual(['60px', '50px']);
  });
});
