import { allEntries } from '@/widget/core/entries';
import type { Flow } from '@/widget/core/types';
import { type Rig, startRig } from './rig';

const richOf = ({ engine }: Rig) => {
  const entry = allEntries(engine.getState().entries).findLast(({ kind }) => kind === 'interactive');
  return entry?.kind === 'interactive' && entry.interactive.kind === 'options' ? entry.interactive : null;
};
const settings = { chatHistory: { resume: true } };

describe('a field of a block', () => {
  const day: Flow = {
    start: { message: 'When?', input: { type: 'date', min: '2026-12-01', max: '2026-12-31' }, path: 'end' },
    end: { message: ({ userInput }) => `Got ${userInput}` },
  };

  it.each([
    ['24/12/2026', 'BOT: Got 2026-12-24'],
    ['2026-12-1', 'BOT: Got 2026-12-01'],
    ['২৪/১২/২০২৬', 'BOT: Got 2026-12-24'],
  ])('takes a day that is typed, %s, as the calendar writes it', async (typed, said) => {
    const rig = await startRig(day);
    await rig.pass(50);
    await rig.say(typed);
    expect(rig.texts()).toContain(said);
  });

  it.each(['1/1/2027', '31/11/2026', 'soon'])('refuses %s with what is allowed', async (typed) => {
    const rig = await startRig(day);
    await rig.pass(50);
    await rig.say(typed);
    expect(rig.engine.getState().input.problem).toMatch(/2026-12-01 – 2026-12-31$/);
  });

  const stars: Flow = { start: { message: 'How?', input: { type: 'rating' }, path: 'start' } };

  it('counts stars that are typed, up to five', async () => {
    const rig = await startRig(stars);
    await rig.pass(50);
    expect(richOf(rig)?.items).toHaveLength(5);
    await rig.say('4');
    expect(rig.texts()).toContain('USER: 4');
  });

  it.each(['6', '0', 'good'])('refuses %s as a number of stars', async (typed) => {
    const rig = await startRig(stars);
    await rig.pass(50);
    await rig.say(typed);
    expect(rig.engine.getState().input.problem).toMatch(/choose one of the answers/);
  });

  it('is none where the rule has words of its own', async () => {
    const rig = await startRig({ start: { message: 'When?', input: { type: 'date', message: 'A day.' } } });
    await rig.pass(50);
    expect(richOf(rig)).toBeNull();
  });

  it('is there again after a reload', async () => {
    const one = await startRig(day, { settings });
    await one.pass(1000);
    const two = await startRig(day, { settings, stored: { snapshot: one.stored.snapshot } });
    expect(richOf(two)?.rich).toEqual({ type: 'date', min: '2026-12-01', max: '2026-12-31' });
  });
});

describe('the cards of a block', () => {
  const flow: Flow = {
    start: {
      message: 'Which?',
      cards: async () => [
        { title: 'Day care', text: 'Ten weeks', image: { src: '/day.jpg', alt: '' }, options: ['Day'] },
        { title: 'At home', options: [{ label: 'Visit', value: 'home' }] },
      ],
      path: 'end',
    },
    end: { message: ({ userInput }) => `Got ${userInput}` },
  };

  it('are one choice with the options of all, and stored as their words', async () => {
    const rig = await startRig(flow);
    await rig.pass(1000);
    expect(richOf(rig)?.items).toEqual(['Day', { label: 'Visit', value: 'home' }]);
    expect(rig.stored.messages.map(({ content }) => content)).toEqual([
      'Which?',
      'Day care: Ten weeks, At home',
    ]);
  });

  it('come from the flow again after a reload, never from the storage', async () => {
    const one = await startRig(flow, { settings });
    await one.pass(1000);
    expect(JSON.stringify(one.stored.snapshot)).not.toContain('day.jpg');
    const two = await startRig(flow, { settings, stored: { snapshot: one.stored.snapshot } });
    await two.pass(50);
    expect(richOf(two)?.rich).toMatchObject({
      type: 'cards',
      cards: [{ title: 'Day care' }, { title: 'At home' }],
    });
  });

  it('are buttons where the flow no longer has them', async () => {
    const one = await startRig(flow, { settings });
    await one.pass(1000);
    const without: Flow = { ...flow, start: { message: 'Which?', path: 'end' } };
    const two = await startRig(without, { settings, stored: { snapshot: one.stored.snapshot } });
    await two.pass(50);
    expect(richOf(two)).toMatchObject({
      items: ['Day', { label: 'Visit' }],
      rich: { type: 'cards', cards: [] },
    });
  });
});

it('feedback tells the page which message, and whether the page let it', async () => {
  const rig = await startRig({ start: { message: 'Hello' } });
  const id = allEntries(rig.engine.getState().entries)[0]?.message.id ?? '';
  expect(await rig.engine.actions.giveFeedback(id, true)).toBe(true);
  expect(rig.asked.at(-1)).toMatchObject({
    name: 'rcb-message-feedback',
    data: { message: { id, content: 'Hello' }, isHelpful: true },
  });
  rig.onAsk('rcb-message-feedback', ({ prevent }) => prevent());
  expect(await rig.engine.actions.giveFeedback(id, false)).toBe(false);
  expect(await rig.engine.actions.giveFeedback('nobody', true)).toBe(false);
});
