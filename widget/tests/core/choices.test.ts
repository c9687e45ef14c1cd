import { allEntries } from '@/widget/core/entries';
import { isLive } from '@/widget/core/selectors';
import type { Block, Flow, Item } from '@/widget/core/types';
import { type Rig, startRig } from './rig';

const heardBy = (block: Block, options: Parameters<typeof startRig>[1] = {}) => {
  const heard: string[] = [];
  const flow: Flow = { start: { ...block, function: ({ userInput }) => void heard.push(userInput) } };
  return startRig(flow, options).then((rig) => ({ ...rig, heard }));
};

const lastChoice = ({ engine }: Pick<Rig, 'engine'>) => {
  const entry = allEntries(engine.getState().entries).findLast(({ kind }) => kind === 'interactive');
  if (entry?.kind !== 'interactive') throw new Error('There is nothing to choose.');
  return {
    id: entry.message.id,
    interactive: entry.interactive,
    live: isLive(engine.getState(), entry.interactive),
  };
};

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

describe('choices without words', () => {
  const blank: Item[] = ['', ' ', { label: '\n', value: 'none' }];
  const wordless: Item[] = ['A', ...blank, { label: 'B', value: 'b' }];
  const worded: Item[] = ['A', { label: 'B', value: 'b' }];

  it.each<[string, Block]>([
    ['a list', { options: wordless }],
    ['an object', { options: { items: wordless } }],
    ['a function', { options: () => wordless }],
    ['a promise', { options: async () => wordless }],
    ['checkboxes', { checkboxes: wordless }],
    ['an object of checkboxes', { checkboxes: { items: wordless, min: 1 } }],
    ['a function of checkboxes', { checkboxes: () => wordless }],
  ])('are left out of %s, the others in their order', async (_, block) => {
    const rig = await heardBy(block);
    expect(lastChoice(rig).interactive.items).toEqual(worded);
    expect(rig.texts()).toEqual(['BOT: A, B']);
  });

  it('change nothing about what the others send', async () => {
    const options = await heardBy({ options: wordless });
    await options.engine.actions.chooseOption(lastChoice(options).id, 'b');
    await options.pass(1000);
    const checks = await heardBy({ checkboxes: wordless });
    const { id, interactive } = lastChoice(checks);
    expect(interactive).toMatchObject({ min: 1, max: 2 });
    for (const value of ['A', 'b']) checks.engine.actions.toggleCheck(id, value);
    await checks.engine.actions.confirmChecks(id);
    await checks.pass(1000);
    expect([options.heard, checks.heard]).toEqual([['b'], ['A, b']]);
  });

  it('alone are nothing to choose', async () => {
    const rig = await heardBy({ message: 'Hello', options: blank, checkboxes: blank });
    expect(rig.texts()).toEqual(['BOT: Hello']);
    expect(allEntries(rig.engine.getState().entries).map(({ kind }) => kind)).toEqual(['message']);
  });

  it('are left out of cards, too', async () => {
    const rig = await heardBy({ cards: [{ title: 'Day care', options: wordless }] });
    expect(lastChoice(rig).interactive).toMatchObject({
      items: worded,
      rich: { cards: [{ title: 'Day care', options: worded }] },
    });
  });

  it.each(['', 'b'])('are not meant by what is typed: %j', async (typed) => {
    const rig = await heardBy({ options: [{ label: ' ', value: 'b' }, 'A'], input: 'choice' });
    await rig.say(typed);
    expect(rig.heard).toEqual([]);
  });
});
