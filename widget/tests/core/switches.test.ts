import { allEvents, card, makeRig, startRig } from './rig';

describe('a switch', () => {
  it.each([
    ['rcb-toggle-chat-window', 'toggleChatWindow', 'isOpen'],
    ['rcb-toggle-audio', 'toggleAudio', 'isAudioOn'],
    ['rcb-toggle-notifications', 'toggleNotifications', 'isNotifying'],
    ['rcb-toggle-voice', 'toggleVoice', 'isVoiceOn'],
  ] as const)('asks %s once for a change, and none for the same state', async (name, action, key) => {
    const { engine, asked, onAsk } = await startRig(
      { start: {} },
      { settings: { ...allEvents, voice: { disabled: false }, audio: { disabled: false } } },
    );
    const before = engine.getState()[key];
    await engine.actions[action](before);
    expect(asked.filter((event) => event.name === name)).toEqual([]);
    await engine.actions[action]();
    expect(engine.getState()[key]).toBe(!before);
    expect(asked.find((event) => event.name === name)?.data).toEqual({
      currState: before,
      newState: !before,
    });
    onAsk(name, (event) => event.prevent());
    await engine.actions[action]();
    expect(engine.getState()[key]).toBe(!before);
  });

  it('by the older name opens the window too', async () => {
    const { engine } = await startRig({ start: {} });
    await engine.getParams().openChat(true);
    expect(engine.getState().isOpen).toBe(true);
  });

  it('is on from the start only as the settings say', async () => {
    const { engine } = await startRig(
      { start: {} },
      { settings: { notification: { defaultToggledOn: false } } },
    );
    expect(engine.getState()).toMatchObject({ isNotifying: false, isAudioOn: false, isOpen: false });
  });
});

describe('the voice', () => {
  const settings = { voice: { disabled: false }, chatWindow: { defaultOpen: true } };

  it('fills the text area, phrase by phrase, within its limit', async () => {
    const { engine, speakInto, settle } = await startRig(
      { start: {} },
      { settings: { ...settings, chatInput: { characterLimit: 9 } } },
    );
    await engine.actions.toggleVoice(true);
    speakInto('hello');
    speakInto('there');
    await settle();
    expect(engine.getState().draft).toBe('hello the');
  });

  it('pauses while the bot replies, and stops as the window closes', async () => {
    const { engine, heard, say, pass } = await startRig({ start: { path: 'end' }, end: {} }, { settings });
    await engine.actions.toggleVoice(true);
    expect(heard.listening).toBe(true);
    engine.actions.type('x');
    await engine.actions.send();
    expect(heard.listening).toBe(false);
    await pass(1000);
    expect(heard.listening).toBe(true);
    await engine.actions.toggleChatWindow(false);
    expect(heard.listening).toBe(false);
    expect(engine.getState().isVoiceOn).toBe(false);
    await say('y');
    expect(heard.listening).toBe(false);
  });

  it('stops with the bot, and does not come back with the next page', async () => {
    const { engine, heard, pass } = await startRig({ start: { message: 'hi' } }, { settings });
    await engine.actions.toggleVoice(true);
    engine.stop();
    await pass(2000);
    expect([heard.listening, engine.getState().isVoiceOn]).toEqual([false, false]);
  });

  it('sent as a recording is shown and not submitted', async () => {
    const { engine, texts } = await startRig(
      { start: { path: 'end' }, end: {} },
      {
        settings: { voice: { disabled: false, sendAsAudio: true } },
        ports: { recorder: { start: async () => {}, stop: async () => new Blob(['x']) } },
        render: { media: () => card('a recording') },
      },
    );
    await engine.actions.toggleVoice(true);
    await engine.actions.toggleVoice(false);
    expect(texts()).toEqual(['USER: a recording']);
    expect(engine.getState().paths).toEqual(['start']);
  });

  it('cannot be switched on where it is disabled', async () => {
    const { engine } = await startRig({ start: {} });
    await engine.actions.toggleVoice(true);
    expect(engine.getState().isVoiceOn).toBe(false);
  });
});

describe('the text area', () => {
  it('cannot be written to while it is disabled, and keeps its draft', async () => {
    const { engine } = await startRig({ start: {} });
    engine.actions.type('mine');
    engine.actions.toggleTextAreaDisabled(true);
    await engine.actions.setTextAreaValue('yours');
    expect(engine.actions.getTextAreaValue()).toBe('mine');
  });

  it('is cut at its limit between characters, never within one', async () => {
    const { engine } = await startRig({ start: {} }, { settings: { chatInput: { characterLimit: 3 } } });
    engine.actions.type('ab😀');
    expect(engine.getState().draft).toBe('ab');
    engine.actions.type('a😀b');
    expect(engine.getState().draft).toBe('a😀');
  });

  it('gets its text back if the page prevents a change', async () => {
    const { engine, onAsk, settle } = await startRig(
      { start: {} },
      { settings: { event: { rcbTextAreaChangeValue: true } } },
    );
    onAsk('rcb-text-area-change-value', (asked) => asked.prevent());
    engine.actions.type('x');
    await settle();
    expect(engine.getState().draft).toBe('');
  });

  it('follows the settings as they change', async () => {
    const { engine } = await startRig({ start: {} });
    engine.updateSettings({ chatInput: { disabled: true } });
    expect(engine.getState().input.isDisabled).toBe(true);
  });
});

describe('toasts', () => {
  it('make room for new ones, or refuse them', async () => {
    const { engine } = await startRig({ start: {} });
    const shown = () => engine.getState().toasts.map(({ content }) => content);
    for (const text of ['a', 'b', 'c', 'd']) await engine.actions.showToast(text);
    expect(shown()).toEqual(['b', 'c', 'd']);
    engine.updateSettings({ toast: { forbidOnMax: true } });
    await expect(engine.actions.showToast('e')).resolves.toBeNull();
    expect(shown()).toEqual(['b', 'c', 'd']);
  });

  it('go after their time, which stands still while they are held', async () => {
    const { engine, pass } = await startRig({ start: {} });
    const id = (await engine.actions.showToast('a', 1000)) ?? '';
    engine.actions.holdToast(id);
    await pass(2000);
    expect(engine.getState().toasts).toHaveLength(1);
    engine.actions.releaseToast(id);
    await pass(1010);
    expect(engine.getState().toasts).toEqual([]);
    await expect(engine.actions.dismissToast(id)).resolves.toBeNull();
  });

  it('put in the list as a whole go after their time too, and stay without one', async () => {
    const { engine, pass } = await startRig({ start: {} });
    const shown = () => engine.getState().toasts.map(({ id }) => id);
    await engine.actions.showToast('stays', 0);
    engine.actions.replaceToasts((toasts) => [...toasts, { id: 'new', content: 'new', timeout: 500 }]);
    expect(shown()).toHaveLength(2);
    await pass(600);
    expect(engine.getState().toasts).toMatchObject([{ content: 'stays' }]);
    engine.actions.replaceToasts([{ id: 'new', content: 'again', timeout: 500 }]);
    await pass(600);
    expect(shown()).toEqual([]);
  });

  it('may be changed or kept by the page', async () => {
    const rig = makeRig({ flow: { start: {} }, settings: allEvents });
    await rig.engine.load();
    rig.onAsk(
      'rcb-show-toast',
      ({ data }) => void Object.assign(data, { toast: { id: 't', content: 'changed' } }),
    );
    rig.onAsk('rcb-dismiss-toast', (asked) => asked.prevent());
    await expect(rig.engine.actions.showToast('a')).resolves.toBe('t');
    await rig.engine.actions.dismissToast('t');
    expect(rig.engine.getState().toasts).toEqual([{ id: 't', content: 'changed' }]);
  });
});

describe('two engines', () => {
  it('share nothing', async () => {
    const one = await startRig({ start: { message: 'one' } });
    const two = await startRig({ start: { message: 'two' } });
    one.engine.updateSettings({ tooltip: { text: 'mine' } });
    await one.engine.actions.toggleChatWindow(true);
    expect(two.texts()).toEqual(['BOT: two']);
    expect(two.engine.getState()).toMatchObject({
      isOpen: false,
      settings: { tooltip: { text: 'Talk to me! 😊' } },
    });
    await two.pass(20);
    expect(two.stored.messages.map(({ content }) => content)).toEqual(['two']);
  });

  it('is not played by a page before the first press, while switched off, or where it is disabled', async () => {
    const { engine, heard } = await startRig({ start: {} });
    engine.actions.playNotificationSound();
    expect(heard.chimes).toBe(0);
    engine.actions.interact('page');
    engine.actions.playNotificationSound();
    expect(heard.chimes).toBe(1);
    await engine.actions.toggleNotifications(false);
    engine.actions.playNotificationSound();
    await engine.actions.toggleNotifications(true);
    engine.updateSettings({ notification: { disabled: true } });
    engine.actions.playNotificationSound();
    expect(heard.chimes).toBe(1);
  });

  it('and the voice are unlocked by a press on the bot where they are wanted, and the sound closed with the bot', async () => {
    const done: string[] = [];
    const note = (name: string) => () => void done.push(name);
    const ports = {
      sound: { play: () => {}, unlock: note('sound'), close: note('close') },
      speech: { speak: () => {}, stop: () => {}, unlock: note('speech') },
    };
    const { engine } = await startRig({ start: {} }, { ports, settings: { audio: { disabled: false } } });
    engine.actions.interact('page');
    expect(done).toEqual([]);
    engine.actions.interact('chatbot');
    engine.stop();
    expect(done).toEqual(['sound', 'speech', 'close']);
  });
});
