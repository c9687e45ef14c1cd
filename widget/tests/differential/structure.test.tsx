/** @jest-environment jsdom */
import { act, fireEvent } from '@testing-library/react';
import type { SVGProps } from 'react';
import type { Flow, Settings, Styles } from 'react-chatbotify';
import { all, doing, has, mount, one, press, say, settle } from './bot';
import { differential } from './subjects';

const old = { id: '1', content: 'old', sender: 'BOT', type: 'string', timestamp: '', tags: [] };
const tags = (selector: string) => all(selector).map(({ localName }) => localName);
const missing = (names: string) => names.split(' ').filter((name) => !has(`.${name}`));

differential('elements', (subject) => {
  it('that are pressed', async () => {
    localStorage.setItem('rcb-history', JSON.stringify([old]));
    const bot = await mount(subject, {
      flow: { start: { message: 'hi', options: ['a'], checkboxes: ['x'] } },
    });
    await doing(() => bot.hooks().toasts.showToast('note'));
    const pressed = [
      '.rcb-toggle-button',
      '.rcb-options',
      '.rcb-checkbox-next-button',
      '.rcb-send-button',
      '.rcb-view-history-button',
    ];
    const name = subject.differs('choices-are-controls', { original: 'div', ours: 'button' });
    expect(pressed.map((selector) => tags(selector)[0])).toEqual(pressed.map(() => name));
  });

  it('that hold the messages', async () => {
    await mount(subject, { flow: { start: { message: 'hi' } } });
    const isListed = subject.differs('messages-are-a-list', { original: false, ours: true });
    expect(one('.rcb-bot-message').closest('li') !== null).toBe(isListed);
  });

  it('that are styled write no sheet of their own into the page', async () => {
    await mount(subject, { flow: { start: { message: 'hi' } } });
    const sheets = subject.differs('no-style-element', { original: 1, ours: 0 });
    expect(all('style')).toHaveLength(sheets);
  });

  it('that take the answer to a secret question', async () => {
    await mount(subject, { flow: { start: { message: 'hi', isSensitive: true } } });
    expect(one('.rcb-chat-input-textarea')).toHaveAttribute('type', 'password');
  });

  it('that take the answer to a secret question, plain by a setting', async () => {
    const settings: Settings = { sensitiveInput: { maskInTextArea: false } };
    await mount(subject, { flow: { start: { message: 'hi', isSensitive: true } }, settings });
    expect(tags('.rcb-chat-input-textarea')).toEqual(['textarea']);
  });
});

differential('class names of rare parts', (subject) => {
  it('history', async () => {
    localStorage.setItem('rcb-history', JSON.stringify([old]));
    await mount(subject, { flow: { start: { message: 'hi' } } });
    expect(missing('rcb-view-history-container rcb-view-history-button')).toEqual([]);
    await press(one('.rcb-view-history-button'));
    expect(missing('rcb-spinner-container rcb-spinner')).toEqual([]);
    await settle();
    expect(missing('rcb-line-break-container rcb-line-break-text')).toEqual([]);
    expect(all('[data-testid="chat-history-line-break-text"]')).toHaveLength(1);
  });

  it('what stands in line with an avatar', async () => {
    await mount(subject, {
      flow: { start: { message: 'hi', options: ['a'], checkboxes: ['x'] } },
      settings: { botBubble: { showAvatar: true } },
    });
    expect(missing('rcb-options-offset rcb-checkbox-offset')).toEqual([]);
  });

  it.each([
    ['image', 'image/png', 'rcb-media-display-image rcb-media-display-image-container rcb-media-entry'],
    ['video', 'video/mp4', 'rcb-media-display-video rcb-media-display-video-container rcb-media-entry'],
    ['audio', 'audio/wav', 'rcb-media-display-audio rcb-media-entry'],
  ])('a shown %s', async (kind, type, names) => {
    const settings: Settings = { fileAttachment: { showMediaDisplay: true } };
    await mount(subject, { flow: { start: { message: 'file?', file: () => {} } }, settings });
    jest.useRealTimers();
    await act(async () => {
      fireEvent.change(one('.rcb-attach-input'), { target: { files: [new File(['x'], 'a', { type })] } });
      await new Promise((done) => setTimeout(done, 100));
    });
    expect(missing(names)).toEqual([]);
    expect(all(`[data-testid="media-display-${kind}-container"]`)).toHaveLength(1);
  });

  it.each(['rcb-audio-icon-svg', 'rcb-notification-icon-svg'])('test id %s of a component', async (id) => {
    const Icon = (props: SVGProps<SVGSVGElement>) => <svg {...props} />;
    const both = { disabled: false, icon: Icon, iconDisabled: Icon };
    await mount(subject, {
      flow: { start: { message: 'hi' } },
      settings: { audio: both, notification: both },
    });
    expect(all(`[data-testid="${id}"]`)).toHaveLength(1);
  });

  it('test id rcb-voice-icon', async () => {
    await mount(subject, {
      flow: { start: {} },
      settings: { voice: { disabled: false, iconDisabled: 'own.png' } },
    });
    expect(all('[data-testid="rcb-voice-icon"]')).toHaveLength(1);
  });
});

differential('a style of a state', (subject) => {
  const flow: Flow = { start: { message: 'hi', options: ['a'], checkboxes: ['x'] } };
  const margin = '7px';
  const within = (selector: string) =>
    all(`${selector}, ${selector} *`).some(({ style }) => style.margin === margin);

  it.each<[keyof Styles, keyof Styles, string, Settings]>([
    ['sendButtonStyle', 'sendButtonDisabledStyle', '.rcb-send-button', {}],
    ['sendIconStyle', 'sendIconDisabledStyle', '.rcb-send-button', {}],
    ['chatInputAreaStyle', 'chatInputAreaDisabledStyle', '.rcb-chat-input-textarea', {}],
    ['emojiButtonStyle', 'emojiButtonDisabledStyle', '.rcb-chat-footer-container', {}],
    ['emojiIconStyle', 'emojiIconDisabledStyle', '.rcb-chat-footer-container', {}],
    ['fileAttachmentButtonStyle', 'fileAttachmentButtonDisabledStyle', '.rcb-chat-footer-container', {}],
    ['fileAttachmentIconStyle', 'fileAttachmentIconDisabledStyle', '.rcb-chat-footer-container', {}],
    ['audioButtonStyle', 'audioButtonDisabledStyle', '.rcb-chat-header', { audio: { disabled: false } }],
    ['audioIconStyle', 'audioIconDisabledStyle', '.rcb-chat-header', { audio: { disabled: false } }],
    ['voiceButtonStyle', 'voiceButtonDisabledStyle', '.rcb-chat-input', { voice: { disabled: false } }],
    ['voiceIconStyle', 'voiceIconDisabledStyle', '.rcb-chat-input', { voice: { disabled: false } }],
  ])('%s lies beneath %s', async (base, disabled, selector, settings) => {
    await mount(subject, {
      flow: { start: { message: 'hi', chatDisabled: true } },
      styles: { [base]: { margin }, [disabled]: { color: 'red' } },
      settings,
    });
    expect(within(selector)).toBe(true);
  });

  it('chatInputAreaStyle lies beneath chatInputAreaFocusedStyle', async () => {
    const styles: Styles = { chatInputAreaStyle: { margin }, chatInputAreaFocusedStyle: { color: 'red' } };
    const bot = await mount(subject, { flow, styles });
    await doing(() => bot.hooks().textArea.focusTextArea());
    expect(within('.rcb-chat-input-textarea')).toBe(true);
  });

  const hovered = async (base: keyof Styles, over: keyof Styles, selector: string) => {
    localStorage.setItem('rcb-history', JSON.stringify([old]));
    const bot = await mount(subject, { flow, styles: { [base]: { margin }, [over]: { color: 'red' } } });
    await doing(() => bot.hooks().toasts.showToast('note'));
    await doing(() => {
      fireEvent.mouseEnter(one(selector));
      fireEvent.pointerEnter(one(selector));
    });
    return within(selector);
  };

  it.each<[keyof Styles, keyof Styles, string]>([
    ['chatButtonStyle', 'chatButtonHoveredStyle', '.rcb-toggle-button'],
    ['sendButtonStyle', 'sendButtonHoveredStyle', '.rcb-send-button'],
    ['sendIconStyle', 'sendIconHoveredStyle', '.rcb-send-button'],
    ['chatHistoryButtonStyle', 'chatHistoryButtonHoveredStyle', '.rcb-view-history-button'],
  ])('%s lies beneath %s', async (base, over, selector) => {
    expect(await hovered(base, over, selector)).toBe(true);
  });

  it.each<[keyof Styles, keyof Styles, string]>([
    ['botOptionStyle', 'botOptionHoveredStyle', '.rcb-options'],
    ['toastPromptStyle', 'toastPromptHoveredStyle', '.rcb-toast-prompt'],
    ['chatMessagePromptStyle', 'chatMessagePromptHoveredStyle', '.rcb-message-prompt-text'],
  ])('%s beneath %s', async (base, over, selector) => {
    const stays = subject.differs('hovered-style-adds', { original: false, ours: true });
    expect(await hovered(base, over, selector)).toBe(stays);
  });
});

differential('merged settings', (subject) => {
  const flow: Flow = { start: { message: 'hi', path: 'end' } };

  it('keep the defaults of what is not named', async () => {
    const bot = await mount(subject, { flow, settings: { header: { title: 'mine' } } });
    const { header } = bot.hooks().settings.settings;
    expect([header?.title, header?.showAvatar, header?.buttons?.length]).toEqual(['mine', true, 3]);
  });

  it('replace lists and functions as a whole', async () => {
    const settings: Settings = {
      audio: { voiceNames: ['Bea'] },
      header: { buttons: [] },
      emoji: { list: ['🌱'] },
    };
    const bot = await mount(subject, { flow, settings });
    const { audio, header, emoji } = bot.hooks().settings.settings;
    expect([audio?.voiceNames, header?.buttons, emoji?.list]).toEqual([['Bea'], [], ['🌱']]);
    await say('x');
    expect(has('.rcb-close-chat-icon')).toBe(false);
  });

  it('replace elements as a whole', async () => {
    const settings: Settings = { footer: { text: <b className="one">one</b> } };
    const bot = await mount(subject, { flow, settings });
    await doing(() => bot.hooks().settings.updateSettings({ footer: { text: <i className="two">two</i> } }));
    expect([has('.one'), has('.two')]).toEqual([false, true]);
  });

  it.each<[string, Settings]>([
    ['no', { chatInput: { disabled: true } }],
    ['a', { chatInput: { disabled: false } }],
  ])('give %s text area to type in from the start', async (word, settings) => {
    const bot = await mount(subject, { flow, settings });
    expect(bot.hooks().textArea.textAreaDisabled).toBe(word === 'no');
  });
});
