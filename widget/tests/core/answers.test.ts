import { isLive } from '@/widget/core/selectors';
import type { Block, Flow } from '@/widget/core/types';
import { card, later, type Rig, startRig } from './rig';

const heardBy = (block: Block, options: Parameters<typeof startRig>[1] = {}) => {
  const heard: string[] = [];
  const flow: Flow = { start: { ...block, function: ({ userInput }) => void heard.push(userInput) } };
  return startRig(flow, options).then((rig) => ({ ...rig, heard }));
};

const lastChoice = ({ engine }: Pick<Rig, 'engine'>) => {
  const entry = engine.getState().entries.findLast(({ kind }) => kind === 'interactive');
  if (entry?.kind !== 'interactive') throw new Error('There is nothing to choose.');
  return {
    id: entry.message.id,
    interactive: entry.interactive,
    live: isLive(engine.getState(), entry.interactive),
  };
};

describe('an answer', () => {
  it('is trimmed, shown and handed to the flow', async () => {
    const { heard, say, texts } = await heardBy({});
    await say('  Rina ');
    expect(texts()).toEqual(['USER: Rina']);
    expect(heard).toEqual(['Rina']);
  });

  it('of nothing is none', async () => {
    const { heard, say, texts } = await heardBy({});
    await say('   ');
    expect([texts(), heard]).toEqual([[], []]);
  });

  it('is not taken if the page prevents it, and the text stays', async () => {
    const { engine, heard, onAsk, say } = await heardBy(
      {},
      { settings: { event: { rcbUserSubmitText: true } } },
    );
    onAsk('rcb-user-submit-text', (asked) => asked.prevent());
    await say('Rina');
    expect(heard).toEqual([]);
    expect(engine.getState().draft).toBe('Rina');
  });

  it('waits at least half a second for its reply, whatever the settings say, now or later', async () => {
    const { engine, heard, pass } = await heardBy({}, { settings: { chatInput: { botDelay: 0 } } });
    engine.updateSettings({ chatInput: { botDelay: 10 } });
    engine.actions.type('x');
    await engine.actions.send();
    await pass(490);
    expect(heard).toEqual([]);
    await pass(20);
    expect(heard).toEqual(['x']);
  });

  it('keeps newlines out and stays within the limit', async () => {
    const { engine } = await heardBy({}, { settings: { chatInput: { characterLimit: 5 } } });
    engine.actions.type('one\ntwo');
    expect(engine.getState().draft).toBe('one t');
  });
});

describe('a sensitive answer', () => {
  it('reaches the flow and never storage', async () => {
    const { heard, say, texts, stored } = await heardBy(
      { isSensitive: true },
      { settings: { chatHistory: { resume: true } } },
    );
    await say('hunter2');
    expect(heard).toEqual(['hunter2']);
    expect(texts()).toEqual(['USER: **********']);
    expect(JSON.stringify(stored)).not.toContain('hunter2');
  });

  it('is kept out of storage even where it is shown plainly or put into a variable', async () => {
    const { say, texts, stored } = await startRig(
      {
        start: {
          isSensitive: true,
          function: ({ variables, userInput }) => void Object.assign(variables, { pin: `pin ${userInput}` }),
          path: 'end',
        },
        end: { message: 'thanks' },
      },
      { settings: { sensitiveInput: { maskInUserBubble: false }, chatHistory: { resume: true } } },
    );
    await say('hunter2');
    expect(texts()).toEqual(['USER: hunter2', 'BOT: thanks']);
    expect(stored.messages.map(({ content }) => content)).toEqual(['**********', 'thanks']);
    expect(JSON.stringify(stored)).not.toContain('hunter2');
  });

  it('can leave no bubble at all', async () => {
    const { heard, say, texts } = await heardBy(
      { isSensitive: true },
      { settings: { sensitiveInput: { hideInUserBubble: true } } },
    );
    await say('hunter2');
    expect([texts(), heard]).toEqual([[], ['hunter2']]);
  });
});

describe('options', () => {
  it('are answers, and retired at once', async () => {
    const rig = await heardBy({ options: ['a', 'b'] });
    const { id } = lastChoice(rig);
    void rig.engine.actions.chooseOption(id, 'b');
    expect(lastChoice(rig).live).toBe(false);
    await rig.engine.actions.chooseOption(id, 'a');
    await rig.pass(1000);
    expect(rig.heard).toEqual(['b']);
    expect(lastChoice(rig).interactive.chosen).toEqual(['b']);
  });

  it('are retired by the next path, and stay so when the path comes again', async () => {
    const rig = await startRig({ start: { options: ['a'], path: 'next' }, next: { path: 'start' } });
    const { interactive } = lastChoice(rig);
    await rig.say('x');
    expect(isLive(rig.engine.getState(), interactive)).toBe(false);
    await rig.say('y');
    expect(isLive(rig.engine.getState(), interactive)).toBe(false);
    expect(lastChoice(rig).live).toBe(true);
  });

  it('that are reusable answer the current block', async () => {
    const rig = await startRig({
      start: { options: { items: ['a'], reusable: true }, path: 'next' },
      next: { message: ({ userInput }) => `was ${userInput}`, path: 'next' },
    });
    const { id } = lastChoice(rig);
    for (let turn = 0; turn < 2; turn += 1) {
      await rig.engine.actions.chooseOption(id, 'a');
      await rig.pass(1000);
    }
    expect(rig.texts().filter((text) => text === 'BOT: was a')).toHaveLength(2);
  });

  it('reach the flow though they are not shown', async () => {
    const rig = await heardBy({ options: { items: ['a'], sendOutput: false } });
    await rig.engine.actions.chooseOption(lastChoice(rig).id, 'a');
    await rig.pass(1000);
    expect(rig.heard).toEqual(['a']);
    expect(rig.texts()).toEqual(['BOT: a']);
  });

  it('can be chosen again if the page prevented the answer', async () => {
    const rig = await heardBy({ options: ['a'] }, { settings: { event: { rcbUserSubmitText: true } } });
    rig.onAsk('rcb-user-submit-text', (asked) => asked.prevent());
    await rig.engine.actions.chooseOption(lastChoice(rig).id, 'a');
    expect(lastChoice(rig).live).toBe(true);
  });
});

describe('checkboxes', () => {
  it('are sent in the order of choosing, no fewer than the least and no more than the most', async () => {
    const rig = await heardBy({ checkboxes: { items: ['a', 'b', 'c'], min: 2, max: 2 } });
    const { id } = lastChoice(rig);
    rig.engine.actions.toggleCheck(id, 'c');
    await rig.engine.actions.confirmChecks(id);
    await rig.pass(1000);
    expect(rig.heard).toEqual([]);
    for (const item of ['a', 'b']) rig.engine.actions.toggleCheck(id, item);
    await rig.engine.actions.confirmChecks(id);
    await rig.pass(1000);
    expect(rig.heard).toEqual(['c, a']);
    expect(lastChoice(rig).live).toBe(false);
  });

  it('reach the flow though they are not shown', async () => {
    const rig = await heardBy({ checkboxes: { items: ['a', 'b'], sendOutput: false } });
    const { id } = lastChoice(rig);
    for (const item of ['a', 'b']) rig.engine.actions.toggleCheck(id, item);
    await rig.engine.actions.confirmChecks(id);
    await rig.pass(1000);
    expect([rig.heard, rig.texts()]).toEqual([['a, b'], ['BOT: a, b']]);
  });

  it('never need more than they allow', async () => {
    const rig = await heardBy({ checkboxes: { items: ['a', 'b'], min: 5, max: 1 } });
    expect(lastChoice(rig).interactive).toMatchObject({ min: 1, max: 1 });
  });
});

describe('a file', () => {
  const file = new File(['x'], 'a.png');

  it('is named as an answer, then handed to the block', async () => {
    const got: string[] = [];
    const { engine, pass, texts } = await startRig({
      start: { file: ({ files }) => void got.push(...(files ?? []).map(({ name }) => name)) },
    });
    await engine.actions.upload([file, new File(['y'], 'b.png')]);
    await pass(1000);
    expect(got).toEqual(['a.png', 'b.png']);
    expect(texts()).toEqual(['USER: 📄 a.png, b.png']);
  });

  it('is refused by a block that asks for none', async () => {
    const { engine, texts } = await startRig({ start: { message: 'hi' } });
    await engine.actions.upload([file]);
    expect(texts()).toEqual(['BOT: hi']);
  });

  it('is shown first if the settings want it and the host can draw it', async () => {
    const { engine, texts } = await startRig(
      { start: { file: () => {} } },
      {
        settings: { fileAttachment: { showMediaDisplay: true } },
        render: { media: (blob) => card(`picture of ${blob.size}`) },
      },
    );
    await engine.actions.upload([file]);
    expect(texts()).toEqual(['USER: picture of 1', 'USER: 📄 a.png']);
  });
});

describe('a typed answer with a rule', () => {
  it.each([
    ['email', 'rina', 'rina@example.com', 'rina@example.com'],
    ['phone', '12', '+৯১ ৯৮৭৬৫ ৪৩২১০', '+91 98765 43210'],
    ['number', 'many', '१२', '12'],
    ['date', '31/02/2026', '28/02/2026', '28/02/2026'],
    ['choice', 'green', 'RED', 'Red'],
  ] as const)('of kind %s refuses "%s" in the interface and takes "%s"', async (input, bad, good, answer) => {
    const { engine, heard, say, texts } = await heardBy({ input, options: ['Red', 'Blue'] });
    await say(bad);
    expect(engine.getState()).toMatchObject({ draft: bad, input: { isDisabled: false } });
    expect(engine.getState().input.problem).toBe(engine.getState().settings.chatInput.invalidTexts[input]);
    await say(good);
    expect(heard).toEqual([answer]);
    expect(engine.getState().input.problem).toBeNull();
    expect(texts()).toContain(`USER: ${answer}`);
  });

  it('may have its own words', async () => {
    const { engine, say } = await heardBy({ input: { type: 'number', message: 'How old?' } });
    await say('x');
    expect(engine.getState().input.problem).toBe('How old?');
    engine.actions.type('xy');
    expect(engine.getState().input.problem).toBeNull();
  });

  it('may be checked by the page, which takes its time', async () => {
    const { promise, keep } = later<string | null>();
    const { engine, heard, settle, pass } = await heardBy({
      input: () => promise,
    });
    engine.actions.type('x');
    const sent = engine.actions.send();
    await settle();
    expect(engine.getState().input.isChecking).toBe(true);
    await engine.actions.send();
    keep(null);
    await sent;
    await pass(1000);
    expect(heard).toEqual(['x']);
  });
});

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
