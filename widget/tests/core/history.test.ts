import { allEntries } from '@/widget/core/entries';
import type { StoredMessage } from '@/widget/core/types';
import { startRig } from './rig';

const said = (content: string, sender = 'BOT'): StoredMessage => ({
  id: `stored-${content}`,
  content,
  sender,
  type: 'string',
  timestamp: '',
});
const contents = (messages: readonly StoredMessage[]) => messages.map(({ content }) => content);
const flow = { start: { message: 'hi', path: 'end' }, end: { message: 'bye' } };

describe('the stored transcript', () => {
  it('keeps the newest entries, without what stands between messages', async () => {
    const { engine, say, stored } = await startRig(flow, { settings: { chatHistory: { maxEntries: 2 } } });
    await engine.actions.injectMessage('note', 'SYSTEM');
    await say('x');
    expect(contents(stored.messages)).toEqual(['x', 'bye']);
  });

  it('goes on where earlier visits ended, and keeps a repeated greeting once', async () => {
    const { say, stored } = await startRig(flow, {
      stored: { messages: [said('hi'), said('x', 'USER'), said('hi')] },
    });
    expect(contents(stored.messages)).toEqual(['hi', 'x', 'hi']);
    await say('y');
    expect(contents(stored.messages)).toEqual(['hi', 'x', 'hi', 'y', 'bye']);
  });

  it('is neither written nor left behind where history is disabled', async () => {
    const { engine, say, stored } = await startRig(flow, {
      settings: { chatHistory: { disabled: true } },
      stored: { messages: [said('old')] },
    });
    await say('x');
    expect([stored.messages, stored.writes, engine.getState().history]).toEqual([[], 0, 'none']);
  });

  it('goes as soon as history is disabled', async () => {
    const { engine, stored } = await startRig(flow, { settings: { chatHistory: { resume: true } } });
    engine.updateSettings({ chatHistory: { disabled: true } });
    await engine.actions.injectMessage('more');
    expect([stored.messages, stored.snapshot]).toEqual([[], null]);
  });

  it('costs one write for a flood of messages, and none is lost if the bot goes at once', async () => {
    const { engine, stored } = await startRig({ start: {} });
    for (const text of ['one', 'two', 'three']) await engine.actions.injectMessage(text);
    engine.stop();
    expect(contents(stored.messages)).toEqual(['one', 'two', 'three']);
    expect(stored.writes).toBe(1);
  });

  it('may be changed by the page as it is saved, or not saved', async () => {
    const { engine, onAsk, settle, stored } = await startRig(
      { start: {} },
      { settings: { event: { rcbSaveChatHistory: true } } },
    );
    onAsk('rcb-save-chat-history', (asked) => {
      asked.data['messages'] = [said('changed')];
    });
    await engine.actions.injectMessage('hi');
    await settle();
    expect(contents(stored.messages)).toEqual(['changed']);
  });
});

describe('loading the history', () => {
  it('shows a spinner for half a second, then what was said, a line, and what is new', async () => {
    const { engine, pass, texts } = await startRig(flow, { stored: { messages: [said('old')] } });
    expect(engine.getState().history).toBe('offered');
    const loading = engine.actions.showChatHistory();
    await pass(490);
    expect(allEntries(engine.getState().entries).map(({ kind }) => kind)).toEqual(['spinner', 'message']);
    await pass(20);
    await loading;
    expect(texts()).toEqual(['BOT: old', 'SYSTEM: ----- Previous Chat History -----', 'BOT: hi']);
    expect(engine.getState().history).toBe('shown');
  });

  it('happens by itself by a setting, and stores nothing twice', async () => {
    const { pass, say, stored } = await startRig(flow, {
      settings: { chatHistory: { autoLoad: true } },
      stored: { messages: [said('old')] },
    });
    await pass(600);
    await say('x');
    expect(contents(stored.messages)).toEqual(['old', 'hi', 'x', 'bye']);
  });

  it('restores what the visitor saw once the messages are drawn', async () => {
    const { engine, pass } = await startRig(flow, { stored: { messages: [said('old')] } });
    const restore = jest.fn();
    const none = () => {};
    const still = {
      focusInput: none,
      blurInput: none,
      offerFocus: none,
      scrollToBottom: none,
      isInView: () => false,
    };
    engine.attachView({ ...still, holdPosition: () => restore });
    void engine.actions.showChatHistory();
    await pass(500);
    expect(restore).not.toHaveBeenCalled();
    await pass(10);
    expect(restore).toHaveBeenCalledTimes(1);
  });

  it('that fails removes what is stored and shows the rest', async () => {
    const { engine, heard, pass, stored, texts } = await startRig(flow, {
      stored: { messages: [said('old')] },
    });
    const none = () => {};
    const broken = () => {
      throw new Error('broken');
    };
    engine.attachView({
      focusInput: none,
      blurInput: none,
      offerFocus: none,
      scrollToBottom: none,
      holdPosition: broken,
      isInView: () => false,
    });
    void engine.actions.showChatHistory();
    await pass(600);
    expect([stored.messages, texts(), heard.errors.length]).toEqual([[], ['BOT: hi'], 1]);
  });

  it('can be cleared with what the conversation left behind', async () => {
    const { engine, pass, say, stored, texts } = await startRig(flow, {
      settings: { chatHistory: { autoLoad: true, resume: true } },
      stored: { messages: [said('old')] },
    });
    await pass(600);
    engine.actions.clearHistory();
    expect([stored.messages, stored.snapshot, texts()]).toEqual([[], null, ['BOT: hi']]);
    await say('x');
    expect(contents(stored.messages)).toEqual(['x', 'bye']);
    expect(stored.snapshot).toBeNull();
  });
});
