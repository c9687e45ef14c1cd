import { makeRig, startRig } from './rig';

jest.mock('@/widget/core/procedures/resume', () => {
  throw new Error('no network');
});
jest.mock('@/widget/core/procedures/upload', () => {
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

describe('a chat that does not resume', () => {
  it('asks for no part of it, and still forgets what is stored when it starts anew', async () => {
    const rig = makeRig({ flow: { start: { message: 'hi' } }, stored: { snapshot: { old: true } } });
    await rig.engine.load();
    await rig.engine.actions.restartFlow();
    expect(rig.heard.errors).toEqual([]);
    expect(rig.stored.snapshot).toBeNull();
  });
});
