import { allEntries } from '@/widget/core/entries';
import { card, later, startRig } from './rig';

describe('a resumed conversation', () => {
  const settings = { chatHistory: { resume: true } };
  /** The second visit comes after the first. */
  const startMs = 2000;
  const talk = {
    start: { message: 'name?', path: 'food' },
    food: { message: 'food?', options: ['dal', 'fish'], path: 'end' },
    end: {
      message: ({ userInput, variables }: { userInput: string; variables: Record<string, unknown> }) =>
        `${userInput} for ${String(variables['name'])}`,
    },
  };
  const naming = {
    ...talk,
    start: {
      ...talk.start,
      function: ({ userInput, variables }: { userInput: string; variables: Record<string, unknown> }) => {
        variables['name'] = userInput;
      },
    },
  };

  it('goes on where it stood: list, choices, draft and variables', async () => {
    const first = await startRig(naming, { settings });
    await first.say('Rina');
    first.engine.actions.type('fi');
    const { engine, pass, texts } = await startRig(naming, {
      settings,
      stored: { ...first.stored },
      startMs,
    });
    expect(texts()).toEqual(first.texts());
    expect(engine.getState()).toMatchObject({ draft: 'fi', paths: ['start', 'food'], history: 'none' });
    const choice = allEntries(engine.getState().entries).find(({ kind }) => kind === 'interactive');
    await engine.actions.chooseOption(choice?.message.id ?? '', 'dal');
    await pass(1000);
    expect(texts().at(-1)).toBe('BOT: dal for Rina');
  });

  it('answers what was asked just before', async () => {
    const first = await startRig(naming, { settings });
    first.engine.actions.type('Rina');
    await first.engine.actions.send();
    await first.pass(100);
    first.leave();
    const { pass, texts } = await startRig(naming, { settings, stored: { ...first.stored }, startMs });
    await pass(1000);
    expect(texts()).toEqual(['BOT: name?', 'USER: Rina', 'BOT: food?', 'BOT: dal, fish']);
  });

  it('waits for the rest of a transition', async () => {
    const timed = { start: { transition: 5000, path: 'end' }, end: { message: 'bye' } };
    const first = await startRig(timed, { settings });
    first.leave();
    const { pass, texts } = await startRig(timed, { settings, stored: { ...first.stored }, startMs });
    await pass(2990);
    expect(texts()).toEqual([]);
    await pass(20);
    expect(texts()).toEqual(['BOT: bye']);
  });

  it('never holds half a block', async () => {
    const { promise } = later<ReturnType<typeof card>>();
    const slow = {
      start: { message: 'one', path: 'next' },
      next: { message: 'two', component: () => promise },
    };
    const first = await startRig(slow, { settings });
    await first.say('x');
    expect(first.texts()).toEqual(['BOT: one', 'USER: x', 'BOT: two']);
    first.leave();
    const { pass, texts } = await startRig(slow, { settings, stored: { ...first.stored }, startMs });
    await pass(1000);
    expect(texts()).toEqual(['BOT: one', 'USER: x', 'BOT: two']);
  });

  it('asks the function of a block again that a reload has interrupted', async () => {
    const { promise } = later<string>();
    const asked: string[] = [];
    const server = (answer: Promise<string> | string) => ({
      start: {
        message: 'name?',
        path: async ({ userInput }: { userInput: string }) => {
          asked.push(userInput);
          return await answer;
        },
      },
      end: { message: 'bye' },
    });
    const first = await startRig(server(promise), { settings });
    await first.say('Rina');
    first.leave();
    const { pass, texts } = await startRig(server('end'), { settings, stored: { ...first.stored }, startMs });
    await pass(1000);
    expect(asked).toEqual(['Rina', 'Rina']);
    expect(texts()).toEqual(['BOT: name?', 'USER: Rina', 'BOT: bye']);
  });

  it('is kept though the bot goes in the middle of it, as when a page of the site is left', async () => {
    const first = await startRig(naming, { settings });
    await first.say('Rina');
    first.engine.stop();
    const { texts } = await startRig(naming, { settings, stored: { ...first.stored }, startMs });
    expect(texts()).toEqual(['BOT: name?', 'USER: Rina', 'BOT: food?', 'BOT: dal, fish']);
  });

  it('holds nothing sensitive: no answer, no draft, no variable, no word of the bot', async () => {
    const secret = {
      start: {
        message: 'PIN?',
        isSensitive: true,
        function: ({ userInput, variables }: { userInput: string; variables: Record<string, unknown> }) => {
          variables['pin'] = { typed: [userInput] };
        },
        path: 'end',
      },
      end: {
        message: ({ userInput }: { userInput: string }) => `Your PIN is ${userInput}.`,
        component: () => card('plan'),
        isSensitive: true,
      },
    };
    const { engine, say, stored } = await startRig(secret, { settings });
    await say('k4711');
    engine.actions.type('z0815');
    const kept = JSON.stringify(stored);
    expect(kept).toContain('Your PIN is **********.');
    expect(kept).not.toMatch(/k4711|z0815/);
  });

  it('holds no answer that the flow has done with, though it was shown plainly', async () => {
    const { say, stored, texts } = await startRig(
      {
        start: { message: 'phone?', path: 'done' },
        done: {
          message: ({
            userInput,
            keepSecret,
          }: {
            userInput: string;
            keepSecret: (answer: string) => void;
          }) => {
            keepSecret(userInput);
            return 'thanks';
          },
        },
      },
      { settings },
    );
    await say('9830012345');
    expect(texts()).toEqual(['BOT: phone?', 'USER: 9830012345', 'BOT: thanks']);
    expect(JSON.stringify(stored.snapshot)).toContain('thanks');
    expect(JSON.stringify(stored)).not.toContain('9830012345');
  });

  it('keeps variables that can be written and leaves out those that cannot', async () => {
    const circle: Record<string, unknown> = {};
    circle['self'] = circle;
    const { stored } = await startRig(
      {
        start: {
          message: ({ variables }) => {
            Object.assign(variables, { name: 'Rina', circle, call: () => {}, large: 10n });
            return 'hi';
          },
        },
      },
      { settings },
    );
    expect(stored.snapshot).toMatchObject({ variables: { name: 'Rina' } });
    expect(JSON.stringify(stored.snapshot)).not.toMatch(/circle|call|large/);
  });

  it('keeps the newest part of a long conversation', async () => {
    const { engine, stored } = await startRig({ start: { message: 'first' } }, { settings });
    for (let count = 1; count <= 250; count += 1) await engine.actions.injectMessage(`message ${count}`);
    const { texts } = await startRig(
      { start: { message: 'first' } },
      { settings, stored: { ...stored }, startMs },
    );
    expect(texts()).toHaveLength(200);
    expect(texts().at(-1)).toBe('BOT: message 250');
  });

  it('is too old after its time to live, or without its path, or without the setting', async () => {
    const first = await startRig(naming, { settings });
    await first.say('Rina');
    const start = (changed: typeof settings & object, given: Parameters<typeof startRig>[0] = naming) =>
      startRig(given, { settings: changed, stored: { ...first.stored, messages: [] }, startMs }).then(
        ({ texts }) => texts(),
      );
    const brief = { chatHistory: { resume: true, resumeTtlMs: -1 } };
    await expect(start(brief)).resolves.toEqual(['BOT: name?']);
    await expect(start(settings, { start: { message: 'other' } })).resolves.toEqual(['BOT: other']);
    await expect(start({ chatHistory: { resume: false } })).resolves.toEqual(['BOT: name?']);
  });

  it('is forgotten by a restart', async () => {
    const { engine, settle, texts } = await startRig(naming, { settings });
    await engine.actions.restartFlow();
    await settle();
    expect(texts()).toEqual(['BOT: name?']);
    expect(engine.getParams().variables).toEqual({});
  });
});
