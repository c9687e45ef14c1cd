import type { InputRule, Params } from '@/widget/core/types';
import { later, startRig } from './rig';

/** One question with a rule; `heard` is what the flow receives. */
async function asked(input: InputRule<Params>) {
  const heard: string[] = [];
  const rig = await startRig({
    start: {
      message: 'well?',
      input,
      function: ({ userInput }) => void heard.push(userInput),
      path: 'end',
    },
    end: { message: 'thanks' },
    aside: { message: 'aside' },
  });
  /** Types and sends; the check may still be under way afterwards. */
  const send = async (text: string) => {
    rig.engine.actions.type(text);
    void rig.engine.actions.send();
    await rig.settle();
  };
  return { ...rig, heard, send, errors: rig.heard.errors };
}

describe('a check that answers later', () => {
  it('holds the answer back meanwhile, and refuses it inline', async () => {
    const { promise, keep } = later<string | null>();
    const { engine, heard, send, settle, texts } = await asked(() => promise);
    await send('x');
    expect(engine.getState().input).toMatchObject({ isChecking: true, problem: null });
    expect(texts()).toEqual(['BOT: well?']);
    keep('Not that one.');
    await settle();
    expect(engine.getState()).toMatchObject({
      draft: 'x',
      input: { isChecking: false, isDisabled: false, problem: 'Not that one.' },
    });
    expect([heard, texts()]).toEqual([[], ['BOT: well?']]);
  });

  it('is dropped when the flow has moved on meanwhile', async () => {
    const { promise, keep } = later<string | null>();
    const { engine, heard, pass, send, texts } = await asked(() => promise);
    await send('x');
    await engine.actions.goToPath('aside');
    keep(null);
    await pass(2000);
    expect(heard).toEqual([]);
    expect(texts()).toEqual(['BOT: well?', 'BOT: aside']);
    expect(engine.getState().input).toMatchObject({ isChecking: false, problem: null });
  });

  it('is dropped when the conversation was restarted, and the question can be answered again', async () => {
    const first = later<string | null>();
    const checks = [first.promise, Promise.resolve(null)];
    const { engine, heard, pass, send } = await asked(() => checks.shift() ?? null);
    await send('old');
    await engine.actions.restartFlow();
    first.keep('Too late.');
    await pass(100);
    expect(engine.getState().input.problem).toBeNull();
    await send('new');
    await pass(1000);
    expect(heard).toEqual(['new']);
  });

  it('does not hold the text area for ever when the page replaces the paths', async () => {
    const { engine, send, settle } = await asked(() => later<null>().promise);
    await send('x');
    engine.actions.replacePaths(['aside']);
    await settle();
    expect(engine.getState().input.isChecking).toBe(false);
  });

  it('counts for what was sent; what is typed meanwhile stays', async () => {
    const { promise, keep } = later<string | null>();
    const { engine, heard, pass, send } = await asked(() => promise);
    await send('first');
    engine.actions.type('first and more');
    keep(null);
    await pass(1000);
    expect(heard).toEqual(['first']);
    expect(engine.getState().draft).toBe('first and more');
  });

  it('that fails is logged, and the visitor can send again', async () => {
    const checks: (() => Promise<null>)[] = [
      () => Promise.reject(new Error('no network')),
      () => Promise.resolve(null),
    ];
    const { engine, errors, heard, pass, send, texts } = await asked(() => checks.shift()?.() ?? null);
    await send('x');
    expect(engine.getState()).toMatchObject({ draft: 'x', input: { isChecking: false, problem: null } });
    expect(errors).toHaveLength(1);
    await send('x');
    await pass(1000);
    expect(heard).toEqual(['x']);
    expect(texts()).toEqual(['BOT: well?', 'USER: x', 'BOT: thanks']);
  });
});

describe('a check', () => {
  it('is told what the flow knows', async () => {
    const { engine, pass, send } = await asked((input, { currPath, variables }) => {
      variables['tried'] = `${currPath}: ${input}`;
      return null;
    });
    await send('x');
    await pass(10);
    expect(engine.getParams().variables).toEqual({ tried: 'start: x' });
  });
});

describe('the variables of a flow', () => {
  it('pass from block to block and are gone with a restart', async () => {
    const seen: unknown[] = [];
    const { engine, say, settle } = await startRig({
      start: {
        message: ({ variables }) => void seen.push({ ...variables }),
        function: ({ userInput, variables }) => {
          variables['name'] = userInput;
        },
        path: 'next',
      },
      next: { message: ({ variables }) => `Hello ${String(variables['name'])}`, path: 'start' },
    });
    await say('Rina');
    expect(engine.getParams().variables).toEqual({ name: 'Rina' });
    await engine.actions.restartFlow();
    await settle();
    expect(seen).toEqual([{}, {}]);
  });
});
