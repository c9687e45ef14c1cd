import type { Block, Flow } from '@/widget/core/types';
import { later, startRig } from './rig';

const heardBy = (block: Block, options: Parameters<typeof startRig>[1] = {}) => {
  const heard: string[] = [];
  const flow: Flow = { start: { ...block, function: ({ userInput }) => void heard.push(userInput) } };
  return startRig(flow, options).then((rig) => ({ ...rig, heard }));
};

describe('an answer whose event handler takes its time', () => {
  const settings = { event: { rcbUserSubmitText: true, rcbPreInjectMessage: true } };

  it('stays secret though the conversation moves on meanwhile', async () => {
    const { promise, keep } = later<void>();
    const { engine, onAsk, pass, texts, stored } = await startRig(
      {
        start: { message: 'PIN?', isSensitive: true, transition: 100, path: 'end' },
        end: { message: 'Too late.' },
      },
      { settings },
    );
    onAsk('rcb-user-submit-text', (asked) => asked.promises.push(promise));
    engine.actions.type('k4711');
    const sent = engine.actions.send();
    await pass(200);
    keep();
    await sent;
    await pass(1500);
    expect(texts()).toContain('USER: **********');
    expect(JSON.stringify(stored)).not.toContain('k4711');
  });

  it('does not keep the next conversation from typing', async () => {
    const { engine, onAsk, pass, say, texts } = await startRig({ start: { message: 'name?' } }, { settings });
    onAsk('rcb-user-submit-text', (asked) => {
      if (asked.data['inputText'] === 'one') asked.promises.push(new Promise(() => {}));
    });
    engine.actions.type('one');
    void engine.actions.send();
    await pass(100);
    await engine.actions.restartFlow();
    await pass(100);
    await say('two');
    expect(texts()).toContain('USER: two');
  });

  it('does not keep the next conversation from streaming', async () => {
    const { engine, onAsk, settle, texts } = await startRig(
      { start: {} },
      { settings: { event: { rcbStartStreamMessage: true } } },
    );
    const handlers = [new Promise(() => {})];
    onAsk('rcb-start-stream-message', (asked) => asked.promises.push(...handlers.splice(0)));
    void engine.actions.streamMessage('one');
    await settle();
    await engine.actions.restartFlow();
    void engine.actions.streamMessage('two');
    await settle();
    expect(texts()).toEqual(['BOT: two']);
  });
});

describe('quick answers without blockSpam', () => {
  it('are each processed by the block they were given to', async () => {
    const { engine, heard, pass } = await heardBy({}, { settings: { chatInput: { blockSpam: false } } });
    engine.actions.type('one');
    await engine.actions.send();
    await pass(100);
    engine.actions.type('two');
    await engine.actions.send();
    await pass(2500);
    expect(heard).toEqual(['one', 'two']);
  });
});
