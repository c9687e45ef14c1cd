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
