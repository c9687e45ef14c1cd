/** @jest-environment jsdom */
import { act, fireEvent } from '@testing-library/react';
import type { Flow } from 'react-chatbotify';
import {
  advance,
  all,
  choose,
  doing,
  has,
  mount,
  one,
  press,
  pressKey,
  say,
  seenText,
  settle,
  textArea,
  transcript,
  type,
} from './bot';
import { differential } from './subjects';

const flow: Flow = {
  start: { message: 'hi', options: ['a'], path: 'next' },
  next: { message: 'on', path: 'end' },
};
const isTyping = () => document.activeElement === textArea();

differential('keys', (subject) => {
  it('Shift and Enter send nothing where new lines are off', async () => {
    const bot = await mount(subject, { flow });
    await type('half a sentence');
    await pressKey('Enter', { shiftKey: true });
    await settle();
    expect(transcript()).toEqual(['bot: hi', 'options: a']);
    expect(bot.hooks().textArea.getTextAreaValue()).toBe('half a sentence');
  });

  it('Enter sends where new lines are on', async () => {
    await mount(subject, { flow, settings: { chatInput: { allowNewline: true } } });
    await type('a\nb');
    await pressKey('Enter');
    await settle();
    expect(transcript()).toContain('user: a\nb');
  });

  it('other keys send nothing', async () => {
    await mount(subject, { flow });
    await type('x');
    for (const key of ['Tab', 'a', 'ArrowUp']) await pressKey(key);
    await settle();
    expect(transcript()).toEqual(['bot: hi', 'options: a']);
  });

  it('Enter in a disabled text area sends nothing', async () => {
    const bot = await mount(subject, { flow });
    await type('x');
    await doing(() => bot.hooks().textArea.toggleTextAreaDisabled(true));
    await pressKey('Enter');
    await settle();
    const said = subject.differs('disabled-sends-nothing', { original: ['user: x', 'bot: on'], ours: [] });
    expect(transcript()).toEqual(['bot: hi', 'options: a', ...said]);
  });
});

differential('the focus', (subject) => {
  it('stays where it is when the bot starts', async () => {
    await mount(subject, { flow });
    await settle();
    expect(isTyping()).toBe(false);
  });

  it('is in the text area once the bot has answered', async () => {
    const bot = await mount(subject, { flow });
    await doing(() => bot.hooks().textArea.focusTextArea());
    await say('x');
    await settle();
    expect(isTyping()).toBe(true);
  });

  it('comes to the text area after an option that was pressed', async () => {
    await mount(subject, { flow });
    await doing(() => one('.rcb-options').focus());
    await choose('a');
    await settle();
    expect(isTyping()).toBe(true);
  });

  it('elsewhere on the page, when the bot moves on', async () => {
    const beside = <button type="button" className="elsewhere" />;
    const bot = await mount(subject, { flow, beside });
    await doing(() => one('.elsewhere').focus());
    await doing(() => bot.hooks().paths.goToPath('next'));
    await settle();
    const isTaken = subject.differs('focus-is-not-taken', { original: true, ours: false });
    expect(isTyping()).toBe(isTaken);
  });
});

differential('emoji', (subject) => {
  it('goes behind what was typed', async () => {
    const bot = await mount(subject, { flow, settings: { emoji: { list: ['🌱'] } } });
    await type('a');
    await press(one('.rcb-emoji-button-enabled'));
    await press(one('.rcb-emoji'));
    expect(bot.hooks().textArea.getTextAreaValue()).toBe('a🌱');
  });

  it('closes its list once chosen', async () => {
    await mount(subject, { flow });
    await press(one('.rcb-emoji-button-enabled'));
    await press(one('.rcb-emoji'));
    await advance(100);
    expect(has('.rcb-emoji-button-popup')).toBe(false);
  });

  it('closes its list by a press beside it', async () => {
    await mount(subject, { flow });
    await doing(() => one('.rcb-emoji-button-enabled').focus());
    await press(one('.rcb-emoji-button-enabled'));
    expect(has('.rcb-emoji-button-popup')).toBe(true);
    // A press beside takes the focus along.
    await doing(() => textArea().focus());
    await press(one('.rcb-chat-body-container'));
    expect(has('.rcb-emoji-button-popup')).toBe(false);
  });

  it('has no list where one cannot type', async () => {
    await mount(subject, { flow: { start: { message: 'hi', chatDisabled: true } } });
    await press(one('.rcb-emoji-button-disabled'));
    expect(has('.rcb-emoji-button-popup')).toBe(false);
  });
});

differential('messages of other senders', (subject) => {
  it('the visitor’s own count as unread, too', async () => {
    const bot = await mount(subject, {
      flow: { start: {} },
      settings: { chatWindow: { defaultOpen: false } },
    });
    await doing(() => bot.hooks().messages.injectMessage('mine', 'USER'));
    expect(seenText(one('.rcb-badge'))).toContain('1');
  });

  it('the system’s are shown without a bubble', async () => {
    const bot = await mount(subject, { flow: { start: {} } });
    await doing(() => bot.hooks().messages.injectMessage('quiet', 'SYSTEM'));
    expect(one('.rcb-chat-body-container')).toHaveTextContent('quiet');
    expect(all('.rcb-bot-message, .rcb-user-message')).toHaveLength(0);
  });
});

differential('a sent file', (subject) => {
  const upload = (...files: File[]) =>
    act(async () => {
      fireEvent.change(one('.rcb-attach-input'), { target: { files } });
      await jest.advanceTimersByTimeAsync(100);
    });

  it('is handed over before the delay of the answer', async () => {
    const order: string[] = [];
    const start: Flow['start'] = {
      message: 'file?',
      file: () => void order.push('file'),
      function: () => void order.push('function'),
    };
    await mount(subject, { flow: { start } });
    await upload(new File(['x'], 'a.png', { type: 'image/png' }));
    expect(order).toEqual(['file']);
    await settle();
    expect(order).toEqual(['file', 'function']);
  });

  it('says its name to the function', async () => {
    const seen: string[] = [];
    const start: Flow['start'] = {
      message: 'file?',
      file: () => {},
      function: ({ userInput }) => void seen.push(userInput),
    };
    await mount(subject, { flow: { start } });
    await upload(new File(['x'], 'a.png', { type: 'image/png' }));
    await settle();
    expect(seen).toEqual(['📄 a.png']);
  });

  it('is nothing where none was chosen', async () => {
    const seen: unknown[] = [];
    const start: Flow['start'] = { message: 'file?', file: () => void seen.push('file') };
    await mount(subject, { flow: { start } });
    await upload();
    await settle();
    const sent = subject.differs('no-file-is-no-answer', { original: ['user: 📄'], ours: [] });
    expect(transcript()).toEqual(['bot: file?', ...sent]);
    expect(seen).toHaveLength(sent.length);
  });
});
