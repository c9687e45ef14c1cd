import type { Flow, Params } from '@/widget/core/types';
import { later, startRig } from './rig';

/** A request that ends with its signal, as `fetch` does. */
const request = (signal: AbortSignal) =>
  new Promise<string>((_, refuse) => {
    const end = () => refuse(signal.reason);
    if (signal.aborted) end();
    else signal.addEventListener('abort', end);
  });

/** Collects the signal of each function of a flow. */
function signalsOf() {
  const signals: { name: string; signal: AbortSignal }[] = [];
  const take =
    (name: string) =>
    ({ signal, userInput }: Params) =>
      void signals.push({ name: `${name} ${userInput}`.trim(), signal });
  return { take, aborted: () => signals.filter(({ signal }) => signal.aborted).map(({ name }) => name) };
}

describe('the signal of a function', () => {
  const flow = ({ take }: ReturnType<typeof signalsOf>): Flow => ({
    start: { message: take('message'), function: take('answer') },
    next: { message: take('message of next') },
  });
  const settings = { chatInput: { blockSpam: false } };

  it('is aborted by a restart', async () => {
    const signals = signalsOf();
    const { engine, say } = await startRig(flow(signals));
    await say('one');
    expect(signals.aborted()).toEqual([]);
    await engine.actions.restartFlow();
    expect(signals.aborted()).toEqual(['message', 'answer one']);
  });

  it('is aborted by entering another path', async () => {
    const signals = signalsOf();
    const { engine, say, settle } = await startRig(flow(signals));
    await say('one');
    await engine.actions.goToPath('next');
    await settle();
    expect(signals.aborted()).toEqual(['message', 'answer one']);
    await engine.actions.goToPath('start');
    expect(signals.aborted()).toEqual(['message', 'answer one', 'message of next one']);
  });

  it('is aborted by the next answer if it came of an answer, not if it came of entering the block', async () => {
    const signals = signalsOf();
    const { say } = await startRig(flow(signals), { settings });
    await say('one');
    await say('two');
    expect(signals.aborted()).toEqual(['answer one']);
  });

  it('is aborted from the start for an answer that was overtaken, which is processed all the same', async () => {
    const signals = signalsOf();
    const { engine, pass } = await startRig(flow(signals), { settings });
    for (const text of ['one', 'two']) {
      engine.actions.type(text);
      await engine.actions.send();
    }
    await pass(1000);
    expect(signals.aborted()).toEqual(['answer one']);
  });

  it('outlives the block for its files, which may still be on their way', async () => {
    const signals = signalsOf();
    const { engine, pass } = await startRig({ start: { file: signals.take('file'), path: 'end' }, end: {} });
    await engine.actions.upload([new File(['x'], 'a.png')]);
    await pass(1500);
    expect(engine.getState().paths).toEqual(['start', 'end']);
    expect(signals.aborted()).toEqual([]);
    await engine.actions.restartFlow();
    expect(signals.aborted()).toEqual(['file 📄 a.png']);
  });

  it('is aborted by replacing the paths, by stopping and by loading again', async () => {
    const signals = signalsOf();
    const { engine, settle } = await startRig(flow(signals));
    engine.actions.replacePaths(['start']);
    expect(signals.aborted()).toEqual(['message']);
    await engine.load();
    await settle();
    expect(signals.aborted()).toEqual(['message']);
    engine.stop();
    expect(signals.aborted()).toEqual(['message', 'message']);
  });
});

describe('a request that ends with its signal', () => {
  it('is no failure of its block', async () => {
    const { engine, heard, say, settle, texts } = await startRig({
      start: { message: 'Hi', path: 'ask' },
      ask: { message: ({ signal }) => request(signal) },
      other: { message: 'Other', function: async ({ signal }) => void (await request(signal)) },
    });
    await say('one');
    await engine.actions.goToPath('other');
    await say('two');
    await engine.actions.restartFlow();
    await settle();
    expect(heard.errors).toEqual([]);
    expect(texts()).toEqual(['BOT: Hi']);
  });

  it('that fails by itself is one', async () => {
    const { promise, keep } = later<void>();
    const { heard, settle } = await startRig({
      start: {
        message: async () => {
          await promise;
          throw new DOMException('of its own', 'AbortError');
        },
      },
    });
    keep();
    await settle();
    expect(heard.errors).toHaveLength(1);
  });
});
