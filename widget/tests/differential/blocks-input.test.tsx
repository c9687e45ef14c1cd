import { fireEvent } from '@testing-library/react';
import type { Flow, Settings } from 'react-chatbotify';
import { advance, has, mount, one, press, pressKey, say, settle, textArea, transcript, type } from './bot';
import { differential } from './subjects';

/** @jest-environment jsdom */

differential('chatDisabled', (subject) => {
  it.each<[string, Flow['start'], boolean]>([
    ['true', { chatDisabled: true }, true],
    ['false', { chatDisabled: false }, false],
    ['a function', { chatDisabled: () => true }, true],
    ['an async function', { chatDisabled: async () => true }, true],
    ['absent', {}, false],
  ])('closes or opens the text area by %s', async (_, start, isDisabled) => {
    const bot = await mount(subject, { flow: { start: { message: 'hi', ...start } } });
    expect(bot.hooks().textArea.textAreaDisabled).toBe(isDisabled);
    await say('x');
    expect(transcript()).toEqual(isDisabled ? ['bot: hi'] : ['bot: hi', 'user: x']);
  });

  it('falls back to the setting on a block without it', async () => {
    const flow: Flow = {
      start: { options: ['a'], chatDisabled: false, path: 'next' },
      next: { message: 'on' },
    };
    const bot = await mount(subject, { flow, settings: { chatInput: { disabled: true } } });
    expect(bot.hooks().textArea.textAreaDisabled).toBe(false);
    await say('x');
    expect(bot.hooks().textArea.textAreaDisabled).toBe(true);
  });

  it('says in the placeholder whether one can type', async () => {
    const chatInput = { enabledPlaceholderText: 'say it', disabledPlaceholderText: 'choose above' };
    const flow: Flow = {
      start: { message: 'hi', path: 'next' },
      next: { message: 'on', chatDisabled: true },
    };
    await mount(subject, { flow, settings: { chatInput } });
    expect(textArea().placeholder).toBe('say it');
    await say('x');
    expect(textArea().placeholder).toBe('choose above');
  });
});

differential('isSensitive', (subject) => {
  const flow = (isSensitive: NonNullable<Flow['start']>['isSensitive'] & {}): Flow => ({
    start: { message: 'pin?', isSensitive, path: 'echo' },
    echo: { message: ({ userInput }) => `got ${userInput}` },
  });
  const read = (original: string) =>
    subject.differs('sensitive-input-reaches-flow', {
      original: `bot: got ${original}`,
      ours: 'bot: got 1234',
    });

  it.each<[string, NonNullable<Flow['start']>['isSensitive'] & {}]>([
    ['true', true],
    ['a function', () => true],
    ['an async function', async () => true],
  ])('masks what is typed and what was said, given as %s', async (_, isSensitive) => {
    const bot = await mount(subject, { flow: flow(isSensitive) });
    expect(bot.hooks().textArea.textAreaSensitiveMode).toBe(true);
    await say('1234');
    expect(transcript()).toEqual(['bot: pin?', 'user: **********', read('**********')]);
    expect(bot.hooks().textArea.textAreaSensitiveMode).toBe(false);
  });

  it('is off where absent or false', async () => {
    const bot = await mount(subject, { flow: flow(false) });
    expect(bot.hooks().textArea.textAreaSensitiveMode).toBe(false);
    await say('1234');
    expect(transcript()).toEqual(['bot: pin?', 'user: 1234', 'bot: got 1234']);
  });

  it.each<[string, NonNullable<Settings['sensitiveInput']>, string[], string]>([
    ['as many asterisks as asked', { asterisksCount: 3 }, ['user: ***'], '***'],
    ['no bubble', { hideInUserBubble: true }, [], ''],
  ])('leaves %s in the conversation by a setting', async (_, sensitiveInput, said, original) => {
    await mount(subject, { flow: flow(true), settings: { sensitiveInput } });
    await say('1234');
    expect(transcript()).toEqual(['bot: pin?', ...said, read(original)]);
  });

  it('leaves the answer itself in the conversation by a setting', async () => {
    await mount(subject, {
      flow: flow(true),
      settings: { sensitiveInput: { maskInUserBubble: false } },
    });
    await say('1234');
    expect(transcript()).toEqual(['bot: pin?', 'user: 1234', 'bot: got 1234']);
  });

  it('keeps the answer out of storage', async () => {
    await mount(subject, { flow: { start: { message: 'pin?', isSensitive: true } } });
    // No letters that a random id could hold.
    await say('my-pin');
    await settle();
    expect(localStorage.getItem('rcb-history')).toContain('pin?');
    expect(localStorage.getItem('rcb-history')).not.toContain('my-pin');
  });
});

differential('the text area', (subject) => {
  const flow: Flow = { start: { message: 'hi', path: 'end' } };

  it('trims what is said and says nothing of blanks', async () => {
    await mount(subject, { flow: { start: { message: 'hi' } } });
    await say('   ');
    await say('  x  ');
    expect(transcript()).toEqual(['bot: hi', 'user: x']);
  });

  it('is empty after it was sent', async () => {
    await mount(subject, { flow });
    await say('x');
    expect(textArea().value).toBe('');
  });

  it('sends by the button', async () => {
    await mount(subject, { flow });
    await type('x');
    await press(one('.rcb-send-button'));
    await settle();
    expect(transcript()).toEqual(['bot: hi', 'user: x']);
  });

  it('turns lines into spaces unless they are allowed', async () => {
    const bot = await mount(subject, { flow });
    await type('a\nb');
    expect(bot.hooks().textArea.getTextAreaValue()).toBe('a b');
  });

  it('keeps lines where they are allowed', async () => {
    const bot = await mount(subject, { flow, settings: { chatInput: { allowNewline: true } } });
    await type('a\nb');
    expect(bot.hooks().textArea.getTextAreaValue()).toBe('a\nb');
    await type('a');
    await pressKey('Enter', { shiftKey: true });
    expect(transcript()).toEqual(['bot: hi']);
  });

  it('does not take Enter for an answer while a word is composed', async () => {
    await mount(subject, { flow });
    await type('x');
    fireEvent.compositionStart(textArea());
    fireEvent.keyDown(textArea(), { key: 'Enter', isComposing: true, keyCode: 229 });
    await settle();
    expect(transcript()).toEqual(['bot: hi']);
  });

  it('cuts at the limit and counts', async () => {
    const bot = await mount(subject, {
      flow,
      settings: { chatInput: { characterLimit: 3, showCharacterCount: true } },
    });
    await type('abcdef');
    expect(bot.hooks().textArea.getTextAreaValue()).toBe('abc');
    expect(one('.rcb-chat-input-char-counter')).toHaveTextContent('3/3');
  });

  it.each([
    ['without a limit', { showCharacterCount: true }],
    ['unless asked', { characterLimit: 3 }],
  ])('does not count %s', async (_, chatInput) => {
    await mount(subject, { flow, settings: { chatInput } });
    expect(has('.rcb-chat-input-char-counter')).toBe(false);
  });

  it('is closed until the bot has answered, where spam is blocked', async () => {
    const bot = await mount(subject, { flow: { start: { path: 'next' }, next: { message: 'on' } } });
    await say('x', 100);
    expect(bot.hooks().textArea.textAreaDisabled).toBe(true);
    await advance(2000);
    expect(bot.hooks().textArea.textAreaDisabled).toBe(false);
  });

  it('stays open where spam is not blocked', async () => {
    const settings = { chatInput: { blockSpam: false } };
    const bot = await mount(subject, {
      flow: { start: { path: 'next' }, next: { message: 'on' } },
      settings,
    });
    await say('x', 100);
    expect(bot.hooks().textArea.textAreaDisabled).toBe(false);
  });
});
