import { createElement } from 'react';
import { allEntries } from '@/widget/core/entries';
import type { Flow, Params } from '@/widget/core/types';
import { card, later, startRig, textOf } from './rig';

const settings = { chatHistory: { resume: true } };
const startMs = 10_000;
const render = { textOf };

async function resumed(first: Flow, second: Flow) {
  const one = await startRig(first, { settings, render });
  await one.say('Rina');
  one.leave();
  const stored = { ...one.stored };
  const two = await startRig(second, { settings, render, stored, startMs });
  const contents = () => allEntries(two.engine.getState().entries).map(({ message }) => message.content);
  return { ...two, contents, kept: JSON.stringify(stored.snapshot) };
}

describe('an element that a block gave', () => {
  it('is drawn again from the flow, not from storage', async () => {
    const flow = { start: { component: card('plan') } };
    const { contents, kept } = await resumed(flow, flow);
    expect(contents()).toEqual([card('plan'), 'Rina']);
    expect(kept).toContain('"content":"plan"');
    expect(kept).not.toContain('props');
  });

  it('is made anew by its function, with the answer it was made from', async () => {
    const flow: Flow = {
      start: { path: 'next' },
      next: {
        component: ({ userInput, currPath }: Params) => card(`${userInput} at ${currPath}`),
        path: 'last',
      },
      last: { message: 'bye' },
    };
    const one = await startRig(flow, { settings, render });
    await one.say('Rina');
    await one.say('something else');
    one.leave();
    const { engine } = await startRig(flow, { settings, render, stored: { ...one.stored }, startMs });
    expect(allEntries(engine.getState().entries)[1]?.message.content).toEqual(card('Rina at next'));
  });

  it('shows its words until a function that takes its time has made it', async () => {
    const { promise, keep } = later<ReturnType<typeof card>>();
    const { contents, settle } = await resumed(
      { start: { component: card('plan') } },
      { start: { component: () => promise } },
    );
    expect(contents()).toEqual(['plan', 'Rina']);
    keep(card('plan'));
    await settle();
    expect(contents()).toEqual([card('plan'), 'Rina']);
  });

  it.each<[string, Flow]>([
    ['has no such block', { start: { message: 'hi' }, end: {} }],
    ['gives nothing any more', { start: { component: () => undefined } }],
    ['fails later', { start: { component: () => Promise.reject(new Error('broken')) } }],
    [
      'fails',
      {
        start: {
          component: () => {
            throw new Error('broken');
          },
        },
      },
    ],
  ])('is its words where the flow %s', async (_, second) => {
    const { contents } = await resumed({ start: { component: card('<b>plan</b>') } }, second);
    expect(contents()).toEqual(['<b>plan</b>', 'Rina']);
  });

  it('without words comes back where the flow can draw it, and leaves no empty bubble where not', async () => {
    const picture = createElement('img');
    const silent = { start: { component: picture } };
    const again = await resumed(silent, silent);
    expect(again.contents()).toEqual([picture, 'Rina']);
    const gone = await resumed(silent, { start: { message: 'hi' } });
    expect(gone.contents()).toEqual(['Rina']);
    const failing = await resumed(silent, { start: { component: async () => undefined } });
    await failing.settle();
    expect(failing.contents()).toEqual(['Rina']);
  });

  it('that a function of the flow injected is its words', async () => {
    const flow: Flow = {
      start: { function: async ({ injectMessage }) => void (await injectMessage(card('extra'))) },
    };
    const { contents } = await resumed(flow, flow);
    expect(contents()).toEqual(['Rina', 'extra']);
  });

  it('stays as it is drawn in a tab that follows another one', async () => {
    const flow = { start: { component: card('plan'), path: 'end' }, end: { message: 'bye' } };
    const one = await startRig(flow, { settings, render });
    const two = await startRig(flow, { settings, render, stored: { ...one.stored } });
    const drawn = allEntries(two.engine.getState().entries)[0];
    await Promise.all([one.say('x'), two.pass(1020)]);
    two.hear(one.stored.snapshot);
    expect(two.texts().slice(1)).toEqual(['USER: x', 'BOT: bye']);
    expect(allEntries(two.engine.getState().entries)[0]).toBe(drawn);
  });
});
