import { inQueueOrder } from '@/lib/chat/live';

const chat = (id: string, more: object) => ({
  ...{ id, state: null, urgent: 0, queued_at: null, updated_at: 0, done: null },
  unanswered_at: null as number | null,
  ...{ is_mine: false, is_handed: false, gone_since: null as number | null },
  ...more,
});
const order = (chats: ReturnType<typeof chat>[]) => inQueueOrder(chats).map(({ id }) => id);

describe('the queue of conversations', () => {
  it('begins with the urgent ones that nobody answers, with whomever they wait, then what the reader was handed or must answer, danger first', () => {
    const urgentWithBot = chat('urgent with the bot', { urgent: 1 });
    const urgentWaiting = chat('urgent, waiting', { urgent: 1, state: 'waiting', queued_at: 2 });
    const calmWaiting = chat('calm, waiting', { state: 'waiting', queued_at: 1 });
    const calmAnswered = chat('calm, answered', { state: 'live' });
    const done = chat('done', { updated_at: 9, done: { by: 'Mina', at: 9 } });
    const calmWithBot = chat('calm with the bot', {});
    const urgentAnswered = chat('urgent, answered', { urgent: 1, state: 'live' });
    const unanswered = chat('unanswered', { state: 'live', unanswered_at: 3, is_mine: true });
    const handed = chat('handed, of danger', { urgent: 1, state: 'live', is_handed: true });
    const left = chat('left without an answer', { state: 'ended', unanswered_at: 3 });
    const calm = [done, calmAnswered, calmWithBot, calmWaiting];
    expect(order([...calm, left, urgentWithBot, urgentAnswered, unanswered, urgentWaiting, handed])).toEqual([
      'urgent, waiting',
      'urgent with the bot',
      'handed, of danger',
      'unanswered',
      'calm, waiting',
      'left without an answer',
      'urgent, answered',
      'calm, answered',
      'calm with the bot',
      'done',
    ]);
  });

  it('has whoever is still there before whoever has left, of the urgent and of all who wait', () => {
    const left = chat('left', { urgent: 1, updated_at: 1, gone_since: 5 });
    const here = chat('here', { urgent: 1, updated_at: 9 });
    expect(order([left, here])).toEqual(['here', 'left']);
    const gone = chat('gone', { state: 'waiting', queued_at: 1, gone_since: 5 });
    const asks = chat('asks', { state: 'waiting', queued_at: 3 });
    expect(order([gone, asks])).toEqual(['asks', 'gone']);
  });

  it('does not put back whom nobody came for', () => {
    const missed = chat('missed', { urgent: 1, state: 'ended', unanswered_at: 1, is_missed: true });
    const later = chat('later', { urgent: 1, state: 'waiting', queued_at: 5 });
    expect(order([later, missed])).toEqual(['missed', 'later']);
  });

  it('goes by the length of the wait, then by the last word', () => {
    const [early, late] = [1, 2].map((at) => chat(`waits since ${at}`, { state: 'waiting', queued_at: at }));
    const [first, second] = [3, 4].map((at) =>
      chat(`left at ${at}`, { state: 'ended', unanswered_at: at, updated_at: at }),
    );
    const [old, fresh] = [1, 2].map((at) => chat(`said at ${at}`, { updated_at: at }));
    const all = [early, late, first, second, fresh, old].flatMap((one) => one ?? []);
    expect(order(all.toReversed())).toEqual(all.map(({ id }) => id));
  });
});
