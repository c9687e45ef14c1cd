import { allEntries } from '@/widget/core/entries';
import type { Flow, Item } from '@/widget/core/types';
import { type Rig, startRig } from './rig';

const plans: Item[] = [
  { label: 'A week', value: 'week', icon: '/week.svg' },
  { label: 'A month', value: 'month', disabled: true },
  'Something else',
];
const flow: Flow = {
  start: { message: 'How long?', options: plans, input: 'choice', path: 'days' },
  days: {
    message: ({ userInput }) => `You said ${userInput}`,
    checkboxes: [
      { label: 'Monday', value: '1' },
      { label: 'Tuesday', value: '2' },
      { label: 'Never', disabled: true },
    ],
    path: 'end',
  },
  end: { message: ({ userInput }) => `Got ${userInput}` },
};

const choiceOf = ({ engine }: Rig) => {
  const entry = allEntries(engine.getState().entries).findLast(({ kind }) => kind === 'interactive');
  if (entry?.kind !== 'interactive') throw new Error('No choices.');
  return entry;
};

describe('an option object', () => {
  it('shows its label and hands its value to the flow', async () => {
    const rig = await startRig(flow);
    await rig.engine.actions.chooseOption(choiceOf(rig).message.id, 'week');
    await rig.pass(1020);
    expect(rig.texts()).toEqual(expect.arrayContaining(['USER: A week', 'BOT: You said week']));
    expect(rig.texts()).not.toContain('USER: week');
  });

  it('has its label as its value where it names none, beside plain texts', async () => {
    const rig = await startRig(flow);
    await rig.engine.actions.chooseOption(choiceOf(rig).message.id, 'Something else');
    await rig.pass(1020);
    expect(rig.texts()).toContain('BOT: You said Something else');
  });

  it('that is disabled cannot be chosen, nor by its label, nor typed', async () => {
    const rig = await startRig(flow);
    const { id } = choiceOf(rig).message;
    await rig.engine.actions.chooseOption(id, 'month');
    await rig.engine.actions.chooseOption(id, 'A month');
    await rig.say('A month');
    expect(rig.texts().filter((text) => text.startsWith('USER'))).toEqual([]);
    expect(rig.engine.getState().input.problem).toMatch(/choose one of the answers/);
    expect(choiceOf(rig).interactive.chosen).toEqual([]);
  });

  it.each(['a week', 'week'])('is meant by what is typed: %s', async (typed) => {
    const rig = await startRig(flow);
    await rig.say(typed);
    expect(rig.texts()).toEqual(expect.arrayContaining(['USER: A week', 'BOT: You said week']));
  });

  it('among checkboxes: labels are shown, values are the answer', async () => {
    const rig = await startRig(flow);
    await rig.say('week');
    const { actions } = rig.engine;
    const { id } = choiceOf(rig).message;
    for (const value of ['2', '1', 'Never']) actions.toggleCheck(id, value);
    expect(choiceOf(rig).interactive.chosen).toEqual(['2', '1']);
    await actions.confirmChecks(id);
    await rig.pass(1020);
    expect(rig.texts()).toEqual(expect.arrayContaining(['USER: Tuesday, Monday', 'BOT: Got 2, 1']));
  });

  it('asks for no more boxes than can be ticked', async () => {
    const rig = await startRig({
      start: { checkboxes: { items: ['One', { label: 'Two', disabled: true }], min: 2 } },
    });
    expect(choiceOf(rig).interactive).toMatchObject({ min: 1, max: 2 });
  });

  it('comes back after a reload, without its picture', async () => {
    const settings = { chatHistory: { resume: true } };
    const one = await startRig(flow, { settings });
    await one.pass(1000);
    const { snapshot } = one.stored;
    const two = await startRig(flow, { settings, stored: { snapshot } });
    expect(choiceOf(two).interactive.items).toEqual([{ label: 'A week', value: 'week' }, plans[1], plans[2]]);
    await two.engine.actions.chooseOption(choiceOf(two).message.id, 'week');
    await two.pass(1020);
    expect(two.texts()).toContain('BOT: You said week');
  });
});
