import { allEntries } from '@/widget/core/entries';
import { startRig } from './rig';

const settings = { chatHistory: { resume: true } };
const flow = {
  start: { message: 'name?', options: ['Rina'], path: 'end' },
  end: { message: 'bye', checkboxes: ['a'] },
};

type Json = Record<string, unknown>;
type Kept = Json & { entries: (Json & { message: Json })[] };

/** What a whole conversation left behind, to be spoilt. */
async function kept(): Promise<Kept> {
  const first = await startRig(flow, { settings });
  await first.say('Rina');
  return JSON.parse(JSON.stringify(first.stored.snapshot));
}
async function begun(snapshot: unknown) {
  return startRig(flow, { settings, stored: { snapshot }, startMs: 2000 });
}

const afresh = ['BOT: name?', 'BOT: Rina'];

describe('a conversation found in storage', () => {
  it('is taken up where it is whole', async () => {
    const { texts } = await begun(await kept());
    expect(texts()).toEqual([...afresh, 'USER: Rina', 'BOT: bye', 'BOT: a']);
  });

  it.each([
    ['nothing', null],
    ['an older version', { version: 1 }],
    ['a list', []],
    ['a text', 'start'],
    ['half of one', { version: 2, savedAt: 0, paths: ['start'] }],
  ])('is not made of %s', async (_, snapshot) => {
    const { texts } = await begun(snapshot);
    expect(texts()).toEqual(afresh);
  });

  it.each<[string, (snapshot: Kept) => void]>([
    ['an older version of itself', (snapshot) => Object.assign(snapshot, { version: 1 })],
    ['a moment to come', (snapshot) => Object.assign(snapshot, { savedAt: 9e15 })],
    ['no moment', (snapshot) => Object.assign(snapshot, { savedAt: 'now' })],
    ['a path without a block', (snapshot) => Object.assign(snapshot, { paths: ['constructor'] })],
    ['no path', (snapshot) => Object.assign(snapshot, { paths: [] })],
    ['counters that do not count', (snapshot) => Object.assign(snapshot, { turn: null })],
    ['a draft that is no text', (snapshot) => Object.assign(snapshot, { draft: {} })],
    ['variables in a list', (snapshot) => Object.assign(snapshot, { variables: [1] })],
    ['a wait for nothing known', (snapshot) => Object.assign(snapshot, { pending: { kind: 'eval' } })],
    ['an element for a text', ({ entries }) => Object.assign(entries[0]?.message ?? {}, { content: {} })],
    ['an entry of another kind', ({ entries }) => Object.assign(entries[0] ?? {}, { kind: 'frame' })],
    ['choices without items', ({ entries }) => Object.assign(entries[1] ?? {}, { interactive: {} })],
    ['one message twice', (snapshot) => snapshot.entries.push(...snapshot.entries.slice(0, 1))],
    [
      'more messages than are ever kept',
      (snapshot) => {
        snapshot.entries = Array.from({ length: 100_000 }, (_, count) => ({
          ...snapshot.entries[0],
          message: { ...snapshot.entries[0]?.message, id: `${count}` },
        }));
      },
    ],
  ])('is not made of one with %s', async (_, spoil) => {
    const snapshot = await kept();
    spoil(snapshot);
    const { texts } = await begun(snapshot);
    expect(texts()).toEqual(afresh);
  });

  it('brings nothing along that a conversation does not have', async () => {
    const snapshot = await kept();
    Object.assign(snapshot, { settings: { botBubble: {} }, phase: 'refused' });
    Object.assign(snapshot.entries[0] ?? {}, { isStreaming: true, onClick: 'x' });
    Object.assign(snapshot.entries[0]?.message ?? {}, {
      contentWrapper: 'style',
      content: '<img src=x onerror=alert(1)>',
    });
    Object.assign(snapshot, JSON.parse('{"variables":{"__proto__":{"isAdmin":true},"name":"Rina"}}'));
    const { engine } = await begun(snapshot);
    expect(allEntries(engine.getState().entries)[0]).toEqual({
      kind: 'message',
      isFromHistory: false,
      isStreaming: false,
      isTakenUp: true,
      message: {
        id: expect.any(String),
        content: '<img src=x onerror=alert(1)>',
        sender: 'BOT',
        type: 'string',
        timestamp: expect.any(String),
        tags: [],
      },
    });
    expect(engine.getState().phase).toBe('ready');
    expect(engine.getParams().variables).toEqual({ name: 'Rina' });
    expect('isAdmin' in engine.getParams().variables).toBe(false);
  });
});
