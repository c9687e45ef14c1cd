/** @jest-environment jsdom */

import { act } from '@testing-library/react';
import type { Flow, Message } from 'react-chatbotify';
import { advance, all, doing, has, mount, one, press, say, transcript } from './bot';
import { differential } from './subjects';

const flow: Flow = { start: { message: 'hi', path: 'end' } };
const contents = (messages: readonly Message[] | null) => messages?.map(({ content }) => content);

differential('messages', (subject) => {
  it('are made of the documented parts', async () => {
    const bot = await mount(subject, { flow });
    const [message] = bot.hooks().messages.messages;
    expect(message).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      content: 'hi',
      sender: 'BOT',
      type: 'string',
      timestamp: 'Thu, 01 Jan 2026 00:00:00 GMT',
      tags: [],
    });
  });

  it('come in by injectMessage, from any sender', async () => {
    const bot = await mount(subject, { flow });
    const said = await doing(() => bot.hooks().messages.injectMessage('one'));
    await doing(() => bot.hooks().messages.injectMessage('two', 'user'));
    expect(said).toMatchObject({ content: 'one', sender: 'BOT', type: 'string' });
    expect(transcript()).toEqual(['bot: hi', 'bot: one', 'user: two']);
    expect(bot.hooks().messages.messages.map(({ sender }) => sender)).toEqual(['BOT', 'BOT', 'USER']);
  });

  it('may be elements', async () => {
    const bot = await mount(subject, { flow });
    await doing(() => bot.hooks().messages.injectMessage(<i className="mine">x</i>));
    expect(has('.rcb-chat-body-container .mine')).toBe(true);
    expect(bot.hooks().messages.messages.at(-1)?.type).toBe('object');
  });

  it('go by removeMessage', async () => {
    const bot = await mount(subject, { flow });
    const said = await doing(() => bot.hooks().messages.injectMessage('one'));
    const removed = await doing(() => bot.hooks().messages.removeMessage(said?.id ?? ''));
    expect(removed?.id).toBe(said?.id);
    expect(transcript()).toEqual(['bot: hi']);
    expect(await doing(() => bot.hooks().messages.removeMessage('unknown'))).toBeNull();
  });

  it('are replaced by a list or by a change of the list', async () => {
    const bot = await mount(subject, { flow });
    await doing(() =>
      bot
        .hooks()
        .messages.replaceMessages((current) => [
          ...current,
          ...current.map((message) => ({ ...message, id: 'two', content: 'again' })),
        ]),
    );
    expect(transcript()).toEqual(['bot: hi', 'bot: again']);
    await doing(() => bot.hooks().messages.replaceMessages([]));
    expect(transcript()).toEqual([]);
  });

  it('are found from the newest on by getMessages', async () => {
    const bot = await mount(subject, { flow });
    for (const [text, sender] of [
      ['u1', 'USER'],
      ['b1', 'BOT'],
      ['u2', 'USER'],
      ['b2', 'BOT'],
    ]) {
      await doing(() => bot.hooks().messages.injectMessage(text ?? '', sender));
    }
    const { getMessages } = bot.hooks().messages;
    expect(contents(getMessages('USER', 5))).toEqual(['u2', 'u1']);
    expect(contents(getMessages('bot', 1))).toEqual(['b2']);
    expect(contents(getMessages('BOT', 1, 1))).toEqual(['b1']);
    expect(contents(getMessages(undefined, 2))).toEqual(['b2', 'u2']);
    expect(getMessages('SYSTEM', 1)).toBeNull();
  });
});

differential('streaming', (subject) => {
  it('grows one message by chunks until it ends', async () => {
    const bot = await mount(subject, { flow });
    const messages = () => bot.hooks().messages;
    const first = await doing(() => messages().streamMessage('a'));
    const second = await doing(() => messages().streamMessage('ab'));
    expect(second?.id).toBe(first?.id);
    expect(transcript()).toEqual(['bot: hi', 'bot: ab']);
    expect(await doing(() => messages().endStreamMessage())).toBe(true);
    await doing(() => messages().streamMessage('c'));
    expect(transcript()).toEqual(['bot: hi', 'bot: ab', 'bot: c']);
  });

  it('keeps a stream for each sender', async () => {
    const bot = await mount(subject, { flow });
    await doing(() => bot.hooks().messages.streamMessage('b'));
    await doing(() => bot.hooks().messages.streamMessage('u', 'user'));
    await doing(() => bot.hooks().messages.streamMessage('bb'));
    expect(transcript()).toEqual(['bot: hi', 'bot: bb', 'user: u']);
  });

  it('has nothing against an end without a stream', async () => {
    const bot = await mount(subject, { flow });
    expect(await doing(() => bot.hooks().messages.endStreamMessage('BOT'))).toBe(true);
  });

  it('writes a simulated stream letter by letter at the speed of the bubble', async () => {
    const bot = await mount(subject, { flow, settings: { botBubble: { streamSpeed: 100 } } });
    const seen: string[] = [];
    await act(async () => {
      const pending = bot.hooks().messages.simulateStreamMessage('abc');
      for (const _ of 'abcd') {
        await jest.advanceTimersByTimeAsync(100);
        seen.push(transcript().at(-1) ?? '');
      }
      await jest.advanceTimersByTimeAsync(1000);
      expect((await pending)?.content).toBe('abc');
    });
    await advance(100);
    expect(transcript()).toEqual(['bot: hi', 'bot: abc']);
  });

  it('writes by the chunks of a chunker', async () => {
    const bot = await mount(subject, { flow, settings: { botBubble: { streamSpeed: 10 } } });
    const chunker = jest.fn((text: string) => text.split(' '));
    await doing(() => bot.hooks().messages.simulateStreamMessage('one two', 'bot', chunker));
    expect(chunker).toHaveBeenCalledWith('one two');
    expect(transcript()).toEqual(['bot: hi', 'bot: onetwo']);
  });

  it('streams the messages of a flow by a setting', async () => {
    await mount(subject, {
      flow: { start: { message: 'abcdefghij' } },
      settings: { botBubble: { simulateStream: true, streamSpeed: 100 } },
    });
    await advance(300);
    const part = transcript().at(0)?.replace('bot: ', '') ?? '';
    expect('abcdefghij'.startsWith(part) && part.length > 0 && part.length < 10).toBe(true);
    await advance(2000);
    expect(transcript()).toEqual(['bot: abcdefghij']);
  });
});

differential('toasts', (subject) => {
  const show = (bot: Awaited<ReturnType<typeof mount>>, text: string, timeoutMs?: number) =>
    doing(() => bot.hooks().toasts.showToast(text, timeoutMs));
  const shown = () => all('.rcb-toast-prompt').map((element) => element.textContent);

  it('are shown, and go when pressed', async () => {
    const bot = await mount(subject, { flow });
    const id = await show(bot, 'note');
    expect(bot.hooks().toasts.toasts).toEqual([expect.objectContaining({ id, content: 'note' })]);
    expect(shown()).toEqual(['note']);
    await press(one('.rcb-toast-prompt'));
    await advance(1000);
    expect(shown()).toEqual([]);
  });

  it('stay when pressed, by a setting', async () => {
    const bot = await mount(subject, { flow, settings: { toast: { dismissOnClick: false } } });
    await show(bot, 'note');
    await press(one('.rcb-toast-prompt'));
    await advance(1000);
    expect(shown()).toEqual(['note']);
  });

  it('go after their time', async () => {
    const bot = await mount(subject, { flow });
    await show(bot, 'note', 3000);
    expect(shown()).toEqual(['note']);
    await advance(4000);
    expect(shown()).toEqual([]);
  });

  it('go by dismissToast', async () => {
    const bot = await mount(subject, { flow });
    const id = await show(bot, 'note');
    expect(await doing(() => bot.hooks().toasts.dismissToast(id ?? ''))).toBe(id);
    expect(shown()).toEqual([]);
  });

  it('push out the oldest at the greatest number', async () => {
    const bot = await mount(subject, { flow, settings: { toast: { maxCount: 2 } } });
    for (const text of ['one', 'two', 'three']) await show(bot, text);
    expect(shown()).toEqual(['two', 'three']);
  });

  it('are refused at the greatest number by a setting', async () => {
    const bot = await mount(subject, { flow, settings: { toast: { maxCount: 1, forbidOnMax: true } } });
    await show(bot, 'one');
    expect(await show(bot, 'two')).toBeNull();
    expect(shown()).toEqual(['one']);
  });

  it('can be shown and dismissed by a flow', async () => {
    const start: Flow['start'] = {
      message: 'hi',
      function: async ({ showToast, dismissToast }) => {
        const id = await showToast('one');
        await showToast('two');
        await dismissToast(id ?? '');
      },
      path: 'end',
    };
    await mount(subject, { flow: { start } });
    await say('x');
    expect(shown()).toEqual(['two']);
  });

  it('are replaced by a list or by a change of the list', async () => {
    const bot = await mount(subject, { flow });
    await doing(() => bot.hooks().toasts.replaceToasts([{ id: 'a', content: 'one' }]));
    await doing(() =>
      bot.hooks().toasts.replaceToasts((current) => [...current, { id: 'b', content: 'two' }]),
    );
    expect(shown()).toEqual(['one', 'two']);
  });
});
