import { later, makeRig, startRig } from './rig';

describe('the start of the flow', () => {
  it.each([
    ['ON_PAGE_INTERACT', 'page'],
    ['ON_CHATBOT_INTERACT', 'chatbot'],
  ] as const)('waits with %s for the first touch', async (flowStartTrigger, where) => {
    const { engine, settle, texts } = await startRig(
      { start: { message: 'hi' } },
      { settings: { general: { flowStartTrigger } } },
    );
    expect(engine.getState().hasFlowStarted).toBe(false);
    engine.actions.interact(where);
    engine.actions.interact(where);
    await settle();
    expect(engine.getState().hasFlowStarted).toBe(true);
    expect(texts()).toEqual(['BOT: hi']);
  });

  it('happens once though the bot is loaded twice at once', async () => {
    const { engine, settle, texts } = makeRig({ flow: { start: { message: 'hi' } } });
    void engine.load();
    engine.stop();
    void engine.load();
    await settle();
    expect(texts()).toEqual(['BOT: hi']);
  });

  it('does not happen if a handler refuses the bot', async () => {
    const rig = makeRig({
      flow: { start: { message: 'hi' } },
      settings: { event: { rcbPreLoadChatBot: true } },
    });
    rig.onAsk('rcb-pre-load-chatbot', (asked) => asked.prevent());
    await rig.engine.load();
    expect(rig.engine.getState().phase).toBe('refused');
    expect(rig.texts()).toEqual([]);
  });

  it('waits for promises that handlers push', async () => {
    const rig = makeRig({
      flow: { start: { message: 'hi' } },
      settings: { event: { rcbPreLoadChatBot: true } },
    });
    const { promise, keep } = later<void>();
    rig.onAsk('rcb-pre-load-chatbot', ({ promises }) => void promises.push(promise));
    void rig.engine.load();
    await rig.settle();
    expect(rig.engine.getState().phase).toBe('waiting');
    keep();
    await rig.settle();
    expect(rig.texts()).toEqual(['BOT: hi']);
  });

  it('comes though the themes fail', async () => {
    const rig = makeRig({ flow: { start: { message: 'hi' } } });
    await rig.engine.load({ loadThemes: () => Promise.reject(new Error('no network')) });
    expect(rig.texts()).toEqual(['BOT: hi']);
    expect(rig.heard.errors).toHaveLength(1);
  });
});
