import { makeRig, startRig } from './rig';

jest.mock('@/widget/core/procedures/resume', () => {
  throw new Error('no network');
});
jest.mock('@/widget/core/procedures/upload', () => {
  throw new Error('no network');
});
jest.mock('@/widget/core/answer-kinds', () => {
  throw new Error('no network');
});

describe('a chat whose parts do not come', () => {
  it('starts and goes on without being resumed', async () => {
    const rig = await startRig(
      { start: { message: 'name?', path: 'end' }, end: { message: 'bye' } },
      { settings: { chatHistory: { resume: true } } },
    );
    await rig.say('Rina');
    expect(rig.texts()).toEqual(['BOT: name?', 'USER: Rina', 'BOT: bye']);
    expect(rig.stored.snapshot).toBeNull();
    expect(rig.heard.errors.map(([said]) => said)).toEqual(['The conversation cannot be resumed:']);
  });

  it('says that files cannot be taken, and waits for an answer', async () => {
    const rig = await startRig({
      start: { message: 'file?', file: () => {}, path: 'end' },
      end: { message: 'bye' },
    });
    await rig.engine.actions.upload([]);
    expect(rig.heard.errors).toHaveLength(1);
    await rig.say('none');
    expect(rig.texts().at(-1)).toBe('BOT: bye');
  });
});

describe('a rule whose code does not come', () => {
  it('lets the answer pass as it was typed, rather than hold the conversation up', async () => {
    const rig = await startRig({
      start: { message: 'email?', input: 'email', path: 'end' },
      end: { message: ({ userInput }) => `got ${userInput}` },
    });
    expect(rig.heard.errors).toEqual([]);
    await rig.say('Rina');
    expect(rig.texts()).toEqual(['BOT: email?', 'USER: Rina', 'BOT: got Rina']);
    expect(rig.heard.errors.map(([words]) => words)).toEqual(['A part of the chat could not be loaded:']);
  });
});

describe('a chat that does not resume', () => {
  it('asks for no part of it, and still forgets what is stored when it starts anew', async () => {
    const rig = makeRig({ flow: { start: { message: 'hi' } }, stored: { snapshot: { old: true } } });
    await rig.engine.load();
    await rig.engine.actions.restartFlow();
    expect(rig.heard.errors).toEqual([]);
    expect(rig.stored.snapshot).toBeNull();
  });
});
