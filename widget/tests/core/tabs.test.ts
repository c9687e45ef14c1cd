import { allEntries } from '@/widget/core/entries';
import type { Flow } from '@/widget/core/types';
import { type Rig, startRig } from './rig';

const settings = { chatHistory: { resume: true } };
const flow: Flow = {
  start: { message: 'name?', path: 'food' },
  food: { message: 'food?', options: ['dal', 'fish'], path: 'end' },
  end: { message: 'bye' },
};
const asked = ['BOT: name?', 'USER: Rina', 'BOT: food?', 'BOT: dal, fish'];

/** A conversation in one tab and the same in a second one that was opened later. */
async function twoTabs(given: Flow = flow): Promise<{ one: Rig; two: Rig }> {
  const one = await startRig(given, { settings });
  const two = await startRig(given, { settings, stored: { ...one.stored } });
  return { one, two };
}
/** What `from` has written comes to `to`, as by a storage event. */
const tell = (from: Rig, to: Rig) => to.hear(from.stored.snapshot);

describe('a second tab', () => {
  it('that is opened later goes on with the same conversation', async () => {
    const one = await startRig(flow, { settings });
    await one.say('Rina');
    const two = await startRig(flow, { settings, stored: { ...one.stored }, startMs: 2000 });
    expect(two.texts()).toEqual(asked);
    await two.say('dal');
    expect(two.texts()).toEqual([...asked, 'USER: dal', 'BOT: bye']);
  });

  it('follows the first one message by message, and shows none twice', async () => {
    const { one, two } = await twoTabs();
    one.engine.actions.type('Rina');
    await one.engine.actions.send();
    await Promise.all([one.pass(100), two.pass(100)]);
    tell(one, two);
    expect(two.texts()).toEqual(['BOT: name?', 'USER: Rina']);
    expect(two.engine.getState()).toMatchObject({ bot: 'typing', input: { isDisabled: true } });
    await Promise.all([one.pass(1000), two.pass(1000)]);
    tell(one, two);
    expect(two.texts()).toEqual(asked);
    expect(two.engine.getState()).toMatchObject({ bot: 'idle', paths: ['start', 'food'] });
    await two.pass(30_000);
    expect(two.texts()).toEqual(asked);
  });

  it('can answer what the first one asked, which follows in its turn', async () => {
    const { one, two } = await twoTabs();
    await Promise.all([one.say('Rina'), two.pass(1020)]);
    tell(one, two);
    const choice = allEntries(two.engine.getState().entries).at(-1)?.message.id ?? '';
    await two.engine.actions.chooseOption(choice, 'dal');
    await Promise.all([one.pass(1020), two.pass(1020)]);
    tell(two, one);
    expect(one.texts()).toEqual([...asked, 'USER: dal', 'BOT: bye']);
    expect(allEntries(one.engine.getState().entries)).toHaveLength(6);
  });

  it('writes nothing when only the look of it changes', async () => {
    const { one, two } = await twoTabs();
    const before = one.stored.snapshot;
    await two.engine.actions.toggleChatWindow(true);
    two.engine.actions.setScrolledUp(true);
    expect(two.stored.snapshot).toEqual(before);
    await Promise.all([one.say('Rina'), two.pass(1020)]);
    const written = one.stored.snapshot;
    tell(one, two);
    expect(two.stored.snapshot).toEqual(written);
  });

  it('that is behind does not throw the first one back', async () => {
    const { one, two } = await twoTabs();
    const old = one.stored.snapshot;
    await Promise.all([one.say('Rina'), two.pass(1020)]);
    one.hear(old);
    expect(one.texts()).toEqual(asked);
    expect(one.stored.snapshot).not.toEqual(old);
    tell(one, two);
    expect(two.texts()).toEqual(asked);
  });

  it('that answers at the same moment: both end with what was written last', async () => {
    const { one, two } = await twoTabs();
    await Promise.all([one.say('Rina'), two.say('Asha')]);
    const last = { stored: { snapshot: two.stored.snapshot } };
    one.hear(last.stored.snapshot);
    two.hear(last.stored.snapshot);
    expect(one.texts()).toEqual(['BOT: name?', 'USER: Asha', 'BOT: food?', 'BOT: dal, fish']);
    expect(two.texts()).toEqual(one.texts());
  });

  it('keeps what its visitor is writing, and takes over a draft that nobody has touched there', async () => {
    const { one, two } = await twoTabs();
    one.engine.actions.type('Ri');
    await Promise.all([one.pass(10), two.pass(10)]);
    tell(one, two);
    expect(two.engine.getState().draft).toBe('Ri');
    await Promise.all([one.say('Rina'), two.pass(1020)]);
    tell(one, two);
    expect(two.engine.getState().draft).toBe('');
    const { snapshot } = one.stored;
    two.engine.actions.type('fi');
    two.hear(snapshot);
    expect(two.engine.getState().draft).toBe('fi');
  });

  it('goes on with a turn at once where the page that began it has gone', async () => {
    const { one, two } = await twoTabs();
    one.engine.actions.type('Rina');
    await one.engine.actions.send();
    one.leave();
    tell(one, two);
    await two.pass(1000);
    expect(two.texts()).toEqual(asked);
  });

  it('goes on after a while with a turn whose page has died without a word', async () => {
    const { one, two } = await twoTabs();
    one.engine.actions.type('Rina');
    await one.engine.actions.send();
    tell(one, two);
    await two.pass(14_000);
    expect(two.texts()).toEqual(['BOT: name?', 'USER: Rina']);
    await two.pass(3000);
    expect(two.texts()).toEqual(asked);
  });

  it('leaves a transition to the first one, and goes on by itself only if that one is gone', async () => {
    const { one, two } = await twoTabs({
      start: { message: 'wait', transition: 3000, path: 'end' },
      end: { message: 'bye' },
    });
    await two.pass(4000);
    expect(two.texts()).toEqual(['BOT: wait']);
    await two.pass(15_000);
    expect(two.texts()).toEqual(['BOT: wait', 'BOT: bye']);
    expect(one.texts()).toEqual(['BOT: wait']);
  });

  it('drops what it was doing when the other one is further on', async () => {
    const { one, two } = await twoTabs();
    await Promise.all([one.say('Rina'), two.pass(1020)]);
    two.engine.actions.type('Asha');
    await two.engine.actions.send();
    await two.pass(200);
    tell(one, two);
    await two.pass(3000);
    expect(two.texts()).toEqual(asked);
  });

  it('begins as the first one begins', async () => {
    const lazy = { ...settings, general: { flowStartTrigger: 'ON_CHATBOT_INTERACT' } };
    const one = await startRig(flow, { settings: lazy });
    const two = await startRig(flow, { settings: lazy });
    one.engine.actions.interact('chatbot');
    await one.settle();
    tell(one, two);
    two.engine.actions.interact('chatbot');
    await two.pass(1000);
    expect(two.texts()).toEqual(['BOT: name?']);
  });
});

describe('a conversation cleared in one tab', () => {
  it('is stored again by no other', async () => {
    const { one, two } = await twoTabs();
    await Promise.all([one.say('Rina'), two.pass(1020)]);
    tell(one, two);
    one.engine.actions.clearHistory();
    two.stored.messages = [];
    tell(one, two);
    await two.say('dal');
    expect(two.stored.snapshot).toBeNull();
    expect(two.stored.messages.map(({ content }) => content)).toEqual(['dal', 'bye']);
  });

  it('is cleared again where another one has written it at the same moment', async () => {
    const { one, two } = await twoTabs();
    one.engine.actions.clearHistory();
    tell(two, one);
    expect(one.stored.snapshot).toBeNull();
  });

  it('is not followed where the settings do not want it', async () => {
    const { one, two } = await twoTabs();
    two.engine.updateSettings({ chatHistory: { resume: false } });
    await Promise.all([one.say('Rina'), two.pass(1020)]);
    tell(one, two);
    expect(two.texts()).toEqual(['BOT: name?']);
  });
});

describe('a conversation begun anew in one tab', () => {
  it('is begun anew in the other, with the old one in its history', async () => {
    const { one, two } = await twoTabs();
    await Promise.all([one.say('Rina'), two.pass(1020)]);
    tell(one, two);
    two.hear(null);
    await one.engine.actions.restartFlow();
    await Promise.all([one.pass(20), two.pass(20)]);
    two.stored.messages = one.stored.messages;
    tell(one, two);
    expect(two.texts()).toEqual(['BOT: name?']);
    expect(two.engine.getState().paths).toEqual(['start']);
    await two.say('Asha');
    expect(two.stored.messages.map(({ content }) => content)).toContain('Rina');
  });
});
