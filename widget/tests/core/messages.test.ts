import { allEntries } from '@/widget/core/entries';
import { badge, isPromptVisible } from '@/widget/core/selectors';
import { makeRig, startRig } from './rig';

const open = { chatWindow: { defaultOpen: true } };

describe('an injected message', () => {
  it('may be changed or prevented by the page', async () => {
    const { engine, onAsk, texts } = await startRig(
      { start: {} },
      { settings: { event: { rcbPreInjectMessage: true } } },
    );
    onAsk('rcb-pre-inject-message', (asked) => {
      const { message } = asked.data;
      if (typeof message !== 'object' || message === null || !('content' in message)) return;
      if (message.content === 'no') asked.prevent();
      message.content = 'changed';
    });
    await expect(engine.actions.injectMessage('no')).resolves.toBeNull();
    await expect(engine.actions.injectMessage('yes', 'system')).resolves.toMatchObject({
      content: 'changed',
      sender: 'SYSTEM',
    });
    expect(texts()).toEqual(['SYSTEM: changed']);
  });

  it('without words is none', async () => {
    const { engine } = await startRig({ start: {} });
    await expect(engine.actions.injectMessage('  ')).resolves.toBeNull();
  });

  it('counts as unread while the window is closed, until it opens', async () => {
    const { engine } = await startRig({ start: { message: 'one' } });
    await engine.actions.injectMessage('two');
    expect(badge(engine.getState())).toBe('2');
    await engine.actions.toggleChatWindow(true);
    expect(badge(engine.getState())).toBeNull();
    await engine.actions.injectMessage('three');
    expect(engine.getState().unread).toBe(0);
  });

  it('counts as unread while the visitor has scrolled up, and the prompt says so', async () => {
    const { engine } = await startRig({ start: {} }, { settings: open });
    engine.actions.setScrolledUp(true);
    await engine.actions.injectMessage('new');
    expect(isPromptVisible(engine.getState())).toBe(true);
    engine.actions.setScrolledUp(false);
    expect(engine.getState().unread).toBe(0);
  });

  it('is read aloud only if the visitor wants it and the window is open', async () => {
    const { engine, heard } = await startRig(
      { start: { message: 'one' } },
      { settings: { audio: { disabled: false } } },
    );
    await engine.actions.toggleAudio(true);
    await engine.actions.injectMessage('two');
    await engine.actions.toggleChatWindow(true);
    await engine.actions.injectMessage('three');
    await engine.actions.injectMessage('mine', 'USER');
    expect(heard.spoken).toEqual(['three']);
    await engine.actions.toggleChatWindow(false);
    expect(heard.hushed).toBeGreaterThan(0);
  });

  it('chimes only for a visitor who has touched the page and does not see it', async () => {
    const { engine, heard } = await startRig({ start: { message: 'one' } });
    expect(heard.chimes).toBe(0);
    engine.actions.interact('page');
    await engine.actions.injectMessage('two');
    expect(heard.chimes).toBe(1);
    await engine.actions.injectMessage('mine', 'USER');
    await engine.actions.toggleNotifications(false);
    await engine.actions.injectMessage('three');
    await engine.actions.toggleNotifications(true);
    await engine.actions.toggleChatWindow(true);
    await engine.actions.injectMessage('four');
    expect(heard.chimes).toBe(1);
  });

  it('carries the language of its block', async () => {
    const { engine } = await startRig({ start: { message: 'নমস্কার', lang: 'bn' } });
    expect(allEntries(engine.getState().entries)[0]).toMatchObject({ lang: 'bn' });
  });
});

describe('a removed message', () => {
  it('goes from the list and from what earlier visits stored, and unread never falls below nothing', async () => {
    const old = { id: 'old', content: 'old', sender: 'BOT', type: 'string', timestamp: '' };
    const { engine, stored, texts } = await startRig(
      { start: { message: 'one' } },
      { settings: open, stored: { messages: [old] } },
    );
    const [message] = engine.actions.getMessages('bot') ?? [];
    await engine.actions.removeMessage(message?.id ?? '');
    await engine.actions.removeMessage('old');
    expect(texts()).toEqual([]);
    expect(stored.messages).toEqual([]);
    expect(engine.getState().unread).toBe(0);
    await expect(engine.actions.removeMessage('unknown')).resolves.toBeNull();
  });
});

describe('the list of messages', () => {
  it('is read from the newest, by sender, and can be replaced', async () => {
    const { engine, texts } = await startRig({ start: { message: 'one' } });
    await engine.actions.injectMessage('two');
    await engine.actions.injectMessage('mine', 'USER');
    const contents = (...args: Parameters<typeof engine.actions.getMessages>) =>
      engine.actions.getMessages(...args)?.map(({ content }) => content) ?? null;
    expect(contents()).toEqual(['mine', 'two', 'one']);
    expect(contents('BOT', 1, 1)).toEqual(['one']);
    expect(contents('SYSTEM')).toBeNull();
    expect(contents('BOT', 0)).toEqual(['two', 'one']);
    engine.actions.replaceMessages((messages) => messages.slice(1));
    expect(texts()).toEqual(['BOT: two', 'USER: mine']);
  });
});

describe('a simulated stream', () => {
  it('shows a character or a tag at a time and is whole at the end', async () => {
    const { engine, texts, pass } = await startRig({ start: {} });
    const done = engine.actions.simulateStreamMessage('a<b>ক্ষি</b>');
    const seen: string[] = [];
    for (let step = 0; step < 5; step += 1) {
      await pass(step === 0 ? 0 : 30);
      seen.push(texts().at(-1) ?? '');
    }
    expect(seen).toEqual(['BOT: a', 'BOT: a<b>', 'BOT: a<b>ক্ষি', 'BOT: a<b>ক্ষি</b>', 'BOT: a<b>ক্ষি</b>']);
    await expect(done).resolves.toMatchObject({ content: 'a<b>ক্ষি</b>' });
    expect(allEntries(engine.getState().entries).at(-1)).toMatchObject({ isStreaming: false });
  });

  it('is stored once, not at every step', async () => {
    const { engine, stored, pass } = await startRig({ start: {} });
    void engine.actions.simulateStreamMessage('a long text indeed');
    await pass(2000);
    expect(stored.writes).toBe(1);
  });

  it('takes the chunker of a handler, and appears at once for who wants calm', async () => {
    const rig = makeRig({
      flow: { start: {} },
      settings: { event: { rcbStartSimulateStreamMessage: true } },
    });
    await rig.engine.load();
    rig.onAsk('rcb-start-simulate-stream-message', (asked) => {
      asked.data['simulateStreamChunker'] = (text: string) => text.split(' ');
    });
    void rig.engine.actions.simulateStreamMessage('one two');
    await rig.settle();
    expect(rig.texts()).toEqual(['BOT: one']);

    const calm = await startRig({ start: {} }, { ports: { isCalm: () => true } });
    await calm.engine.actions.simulateStreamMessage('one two');
    expect(calm.texts()).toEqual(['BOT: one two']);
  });

  it('of a message attribute comes by a setting, and the next attribute waits for it', async () => {
    const { pass, texts } = await startRig(
      { start: { message: 'abc', options: ['x'] } },
      { settings: { botBubble: { simStream: true } } },
    );
    expect(texts()).toEqual(['BOT: a']);
    await pass(70);
    expect(texts()).toEqual(['BOT: abc', 'BOT: x']);
  });

  it('refuses anything but text, and ends with a restart', async () => {
    const { engine, pass, texts } = await startRig({ start: { message: 'hi' } });
    const notText: string = JSON.parse('{}');
    await expect(engine.actions.simulateStreamMessage(notText)).rejects.toThrow(TypeError);
    const done = engine.actions.simulateStreamMessage('abcdef');
    await pass(40);
    await engine.actions.restartFlow();
    await expect(done).resolves.toBeNull();
    await pass(500);
    expect(texts()).toEqual(['BOT: hi']);
  });
});

describe('a stream', () => {
  it('is one message a sender, opened by the first piece and closed by its end', async () => {
    const { engine, texts } = await startRig({ start: {} });
    const { streamMessage, endStreamMessage } = engine.actions;
    await Promise.all([streamMessage('one'), streamMessage('one two'), streamMessage('mine', 'user')]);
    expect(texts()).toEqual(['BOT: one two', 'USER: mine']);
    expect(allEntries(engine.getState().entries)[0]).toMatchObject({ isStreaming: true });
    await expect(endStreamMessage()).resolves.toBe(true);
    await expect(endStreamMessage()).resolves.toBe(true);
    expect(allEntries(engine.getState().entries)[0]).toMatchObject({ isStreaming: false });
    await streamMessage('three');
    expect(texts()).toEqual(['BOT: one two', 'USER: mine', 'BOT: three']);
  });

  it('stays open if the page prevents its end', async () => {
    const { engine, onAsk, texts } = await startRig(
      { start: {} },
      { settings: { event: { rcbStopStreamMessage: true } } },
    );
    onAsk('rcb-stop-stream-message', (asked) => asked.prevent());
    await engine.actions.streamMessage('one');
    await expect(engine.actions.endStreamMessage()).resolves.toBe(false);
    await engine.actions.streamMessage('two');
    expect(texts()).toEqual(['BOT: two']);
  });

  it('is stored though nobody ends it', async () => {
    const { engine, stored, pass } = await startRig({ start: {} });
    await engine.actions.streamMessage('one');
    await pass(500);
    expect(stored.messages.map(({ content }) => content)).toEqual(['one']);
  });
});
