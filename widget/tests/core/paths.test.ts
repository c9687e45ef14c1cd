import { currentPath } from '@/widget/core/selectors';
import type { Flow } from '@/widget/core/types';
import { card, later, makeRig, startRig } from './rig';

describe('a block', () => {
  it('is processed in the order of its keys, its path last', async () => {
    const done: string[] = [];
    const { say, texts } = await startRig({
      start: {
        path: () => {
          done.push('path');
          return 'end';
        },
        options: ['a', 'b'],
        message: 'choose',
        function: () => void done.push('function'),
      },
      end: { message: 'bye' },
    });
    expect(texts()).toEqual(['BOT: a, b', 'BOT: choose']);
    await say('a');
    expect(done).toEqual(['function', 'path']);
    expect(texts().at(-1)).toBe('BOT: bye');
  });

  it('takes values, functions and promises alike', async () => {
    const { texts, engine } = await startRig({
      start: {
        message: async () => 'later',
        component: () => card('plan'),
        chatDisabled: async () => true,
        isSensitive: () => true,
      },
    });
    expect(texts()).toEqual(['BOT: later', 'BOT: plan']);
    expect(engine.getState().input).toMatchObject({ isDisabled: true, isSensitive: true });
  });

  it('shows nothing for empty messages and empty options', async () => {
    const { texts } = await startRig({ start: { message: '  ', options: [], checkboxes: { items: [] } } });
    expect(texts()).toEqual([]);
  });

  it('that does not exist ends in a place where nothing answers, and says so', async () => {
    const { engine, heard, say, texts } = await startRig({ start: { path: 'nowhere' } });
    await say('hello');
    expect(heard.errors).toEqual([['Block is not valid.']]);
    expect(engine.getState()).toMatchObject({ bot: 'idle', input: { isDisabled: false } });
    await say('anyone?');
    expect(texts()).toEqual(['USER: hello', 'USER: anyone?']);
  });

  it.each(['constructor', '__proto__'])(
    'is not found by the name %s, which every object has',
    async (name) => {
      const { heard, say } = await startRig({ start: { path: ({ userInput }) => userInput } });
      await say(name);
      expect(heard.errors).toEqual([['Block is not valid.']]);
    },
  );

  it('that throws is logged and waits for an answer', async () => {
    const { engine, heard } = await startRig({
      start: {
        message: () => {
          throw new Error('broken');
        },
      },
    });
    expect(heard.errors).toHaveLength(1);
    expect(engine.getState()).toMatchObject({ bot: 'idle', input: { isDisabled: false } });
  });

  it('stays where it is without a path and waits again', async () => {
    const { engine, say } = await startRig({ start: { message: 'again', isSensitive: true } });
    await say('x');
    expect(engine.getState()).toMatchObject({ bot: 'idle', input: { isDisabled: false, isSensitive: true } });
    expect(engine.getState().paths).toEqual(['start']);
  });

  it('may move on by its function and still follow its path', async () => {
    const { engine, say } = await startRig({
      start: { function: async ({ goToPath }) => void (await goToPath('aside')), path: 'end' },
      aside: { message: 'aside' },
      end: {},
    });
    await say('x');
    expect(engine.getState().paths).toEqual(['start', 'aside', 'end']);
  });
});

describe('a late result', () => {
  it('of a block that was left is dropped', async () => {
    const { promise, keep } = later<string>();
    const { engine, texts, settle } = await startRig({
      start: { message: () => promise },
      next: { message: 'here' },
    });
    await engine.actions.goToPath('next');
    keep('too late');
    await settle();
    expect(texts()).toEqual(['BOT: here']);
  });

  it('of an answer overtaken by another is dropped', async () => {
    const { engine, pass } = await startRig(
      { start: { path: ({ userInput }) => userInput }, a: {}, b: {} },
      { settings: { chatInput: { blockSpam: false } } },
    );
    for (const text of ['a', 'b']) {
      engine.actions.type(text);
      await engine.actions.send();
    }
    await pass(1000);
    expect(engine.getState().paths).toEqual(['start', 'b']);
  });

  it('of a conversation that was restarted is dropped', async () => {
    const { engine, pass, texts } = await startRig({
      start: { message: 'hi', path: 'end' },
      end: { message: 'bye' },
    });
    engine.actions.type('x');
    await engine.actions.send();
    await engine.actions.restartFlow();
    await pass(2000);
    expect(texts()).toEqual(['BOT: hi']);
  });
});

describe('a function of a conversation that was restarted meanwhile', () => {
  it('adds neither message nor stream nor toast nor draft to the new one, and leads it nowhere', async () => {
    const { promise, keep } = later<void>();
    const results: unknown[] = [];
    const { engine, say, settle, texts } = await startRig({
      start: {
        message: 'hi',
        function: async (params) => {
          await promise;
          results.push(
            await params.injectMessage('late'),
            await params.streamMessage('late'),
            await params.simulateStreamMessage('late'),
            await params.endStreamMessage(),
            await params.showToast('late'),
            await params.goToPath('next'),
          );
          await params.setTextAreaValue('late');
        },
        path: 'next',
      },
      next: { message: 'late' },
    });
    await say('x');
    await engine.actions.restartFlow();
    keep();
    await settle();
    expect(results).toEqual([null, null, null, true, null, false]);
    expect(texts()).toEqual(['BOT: hi']);
    expect(engine.getState()).toMatchObject({ draft: '', toasts: [], paths: ['start'] });
  });

  it('may still add messages after the visitor has moved on in the same one', async () => {
    const { promise, keep } = later<void>();
    const { engine, say, settle, texts } = await startRig({
      start: {
        function: ({ injectMessage }) => void promise.then(() => injectMessage('by the way')),
        path: 'next',
      },
      next: { message: 'on' },
    });
    await say('x');
    keep();
    await settle();
    expect(texts()).toEqual(['USER: x', 'BOT: on', 'BOT: by the way']);
    expect(engine.getState().paths).toEqual(['start', 'next']);
  });
});

describe('a transition', () => {
  const flow = {
    start: { message: 'hi', transition: 2000, path: 'end' },
    end: { message: 'bye', path: 'more' },
    more: {},
  };

  it('moves on by itself', async () => {
    const { engine, pass } = await startRig(flow);
    await pass(1990);
    expect(currentPath(engine.getState())).toBe('start');
    await pass(20);
    expect(currentPath(engine.getState())).toBe('end');
  });

  it('does not enter a block again that an answer has reached already', async () => {
    const { say, pass, texts } = await startRig(flow);
    await say('x');
    await pass(3000);
    expect(texts()).toEqual(['BOT: hi', 'USER: x', 'BOT: bye']);
  });

  it.each([
    [true, 1],
    [false, 2],
  ])(
    'that is interruptable (%s) or not leaves the block %d times after an answer',
    async (interruptable, times) => {
      let count = 0;
      const { say, pass } = await startRig({
        start: {
          transition: { duration: 2000, interruptable },
          function: () => {
            count += 1;
          },
        },
      });
      await say('x');
      await pass(3000);
      expect(count).toBe(times);
    },
  );

  it.each([undefined, null])('of %s is ignored, and what follows it is processed', async (none) => {
    const flow: Flow = { start: { message: 'hi', path: 'end' }, end: {} };
    // A flow in plain JavaScript may give null, which our types do not know.
    Object.assign(flow['start'] ?? {}, { transition: () => none, options: ['a'] });
    const { engine, pass, texts } = await startRig(flow);
    await pass(100);
    expect(currentPath(engine.getState())).toBe('start');
    expect(texts()).toEqual(['BOT: hi', 'BOT: a']);
  });
});

describe('the way through the flow', () => {
  it('is entered with the text area closed and the dots on, then opened again', async () => {
    const { promise, keep } = later<string>();
    const { engine, settle } = await startRig({
      start: { message: () => promise },
    });
    expect(engine.getState()).toMatchObject({ bot: 'typing', input: { isDisabled: true } });
    keep('hi');
    await settle();
    expect(engine.getState()).toMatchObject({ bot: 'idle', input: { isDisabled: false } });
  });

  it('shows the dots 400 ms after an answer', async () => {
    const { engine, pass } = await startRig({ start: { path: 'end' }, end: {} });
    engine.actions.type('x');
    await engine.actions.send();
    await pass(390);
    expect(engine.getState().bot).toBe('idle');
    await pass(20);
    expect(engine.getState().bot).toBe('typing');
  });

  it('is not taken if the page prevents it', async () => {
    const rig = makeRig({ flow: { start: {}, next: {} }, settings: { event: { rcbChangePath: true } } });
    rig.onAsk('rcb-change-path', (asked) => {
      if (asked.data['nextPath'] === 'next') asked.prevent();
    });
    await rig.engine.load();
    await expect(rig.engine.actions.goToPath('next')).resolves.toBe(false);
    expect(rig.engine.getState().paths).toEqual(['start']);
  });

  it('uses a new flow from the next block on', async () => {
    const { engine, say, texts } = await startRig({
      start: { message: 'hi', path: 'end' },
      end: { message: 'old' },
    });
    engine.setFlow({ start: { path: 'end' }, end: { message: 'new' } });
    await say('x');
    expect(texts().at(-1)).toBe('BOT: new');
  });
});

describe('the start of the flow', () => {
  it.each([
    ['ON_PAGE_INTERACT', 'page'],
    ['ON_CHATBOT_INTERACT', 'chatbot'],
  ] as const)('waits with %s for the first touch', async (flowStartTrigger, where) => {
    const { engine, settle, texts } = await startRig(
      { start: { message: 'hi' } },
      { settings: { general: { flowStartTrigger } } },
    );
    expect(engine.getState().hasFlowStarted).toBe(false);
    engine.actions.interact(where);
    engine.actions.interact(where);
    await settle();
    expect(engine.getState().hasFlowStarted).toBe(true);
    expect(texts()).toEqual(['BOT: hi']);
  });

  it('happens once though the bot is loaded twice at once', async () => {
    const { engine, settle, texts } = makeRig({ flow: { start: { message: 'hi' } } });
    void engine.load();
    engine.stop();
    void engine.load();
    await settle();
    expect(texts()).toEqual(['BOT: hi']);
  });

  it('does not happen if a handler refuses the bot', async () => {
    const rig = makeRig({
      flow: { start: { message: 'hi' } },
      settings: { event: { rcbPreLoadChatBot: true } },
    });
    rig.onAsk('rcb-pre-load-chatbot', (asked) => asked.prevent());
    await rig.engine.load();
    expect(rig.engine.getState().phase).toBe('refused');
    expect(rig.texts()).toEqual([]);
  });

  it('waits for promises that handlers push', async () => {
    const rig = makeRig({
      flow: { start: { message: 'hi' } },
      settings: { event: { rcbPreLoadChatBot: true } },
    });
    const { promise, keep } = later<void>();
    rig.onAsk('rcb-pre-load-chatbot', ({ promises }) => void promises.push(promise));
    void rig.engine.load();
    await rig.settle();
    expect(rig.engine.getState().phase).toBe('waiting');
    keep();
    await rig.settle();
    expect(rig.texts()).toEqual(['BOT: hi']);
  });

  it('comes though the themes fail', async () => {
    const rig = makeRig({ flow: { start: { message: 'hi' } } });
    await rig.engine.load({ loadThemes: () => Promise.reject(new Error('no network')) });
    expect(rig.texts()).toEqual(['BOT: hi']);
    expect(rig.heard.errors).toHaveLength(1);
  });
});
