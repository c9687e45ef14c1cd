import { later, startRig } from './rig';

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
