import type { Block, Flow } from '@/widget/core/types';
import { card, later, startRig } from './rig';

const heardBy = (block: Block, options: Parameters<typeof startRig>[1] = {}) => {
  const heard: string[] = [];
  const flow: Flow = { start: { ...block, function: ({ userInput }) => void heard.push(userInput) } };
  return startRig(flow, options).then((rig) => ({ ...rig, heard }));
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
