import { answerToSend } from '@/components/chat/conversation-flow';
import { upstreamOnboarding } from '@/components/chat/onboarding-flow';
import { type Conversation, makeSession, newConversation, readConversation } from '@/components/chat/session';
import type { ChatApi, ChatFailure, ChatResult } from '@/lib/chat/client/api';
import type { FlowStep } from '@/lib/chat/schema';

const ok = <T,>(data: T): ChatResult<T> => ({ ok: true, data });
const not = (reason: ChatFailure): { ok: false; reason: ChatFailure } => ({ ok: false, reason });
const question = (question_id: string, reply = `${question_id}?`): FlowStep => ({
  question_id,
  reply,
  suggestions: ['Yes'],
  last_question: false,
});

/** A backend of one conversation; each call is noted as it would travel, failures are set by name and used up. */
function setUp({
  token = 'old',
  failing = {},
}: {
  token?: string | null;
  failing?: Record<string, ChatFailure[]>;
} = {}) {
  const calls: string[] = [];
  const logged: string[] = [];
  const stored = { token };
  const onCall: Record<string, () => void> = {};
  const answer = <T,>(name: string, note: string, data: T): Promise<ChatResult<T>> => {
    calls.push(`${name} ${note}`.trim());
    onCall[name]?.();
    const reason = failing[name]?.shift();
    return Promise.resolve(reason ? not(reason) : ok(data));
  };
  const api: ChatApi = {
    generateToken: () => answer('token', '', 'new'),
    register: ({ token: held, language, ...visitor }) =>
      answer('register', `${held} ${language} ${Object.values(visitor).join('|')}`, true),
    lastOfHistory: (held) => answer('history', held, history.last),
    flow: ({ token: held, answer: text, step }) =>
      answer('flow', `${held} ${step ?? '-'} ${text}`.trim(), text === '' ? question('q1') : question('q2')),
    erase: (held) => answer('erase', held, erased.is),
  };
  const history: { last: FlowStep | null } = { last: null };
  const erased = { is: true };
  const session = makeSession({
    api: upstreamOnboarding.apiOf(api),
    tokens: {
      read: () => stored.token,
      write: (token) => {
        stored.token = token;
      },
      remove: () => {
        stored.token = null;
      },
    },
    log: (what, why) => logged.push(`${what} ${why}`),
  });
  return { session, calls, logged, stored, history, erased, onCall };
}

const visitor = { name: 'Ria', age: '৩৪ বছর', email: '', phone: '98300 12345' };
const told = (): Conversation => ({ ...newConversation('bn'), visitor });
const talking = (): Conversation => ({
  ...newConversation('bn'),
  isRegistered: true,
  step: 'q1',
  suggestions: ['Yes'],
});

describe('after the onboarding', () => {
  it('registers, looks for a history and asks for the first question, in this order', async () => {
    const { session, calls } = setUp();
    const { conversation, reply } = await session.open(told());
    expect(calls).toEqual(['register old bn Ria|34||98300 12345', 'history old', 'flow old -']);
    expect(reply).toBe('q1?');
    expect(conversation).toMatchObject({
      isRegistered: true,
      step: 'q1',
      suggestions: ['Yes'],
      visitor: { name: '' },
    });
  });

  it('goes on with the last entry of a history and asks for no first question', async () => {
    const { session, calls, history } = setUp();
    history.last = question('q7', 'Where were we?');
    const { conversation, reply } = await session.open(told());
    expect([reply, conversation.step]).toEqual(['Where were we?', 'q7']);
    expect(calls.some((call) => call.startsWith('flow'))).toBe(false);
  });

  it('asks for a token once, however many need it at the same time', async () => {
    const { session, calls, stored } = setUp({ token: null });
    session.prepare();
    await session.open(told());
    expect(calls.filter((call) => call === 'token')).toHaveLength(1);
    expect(stored.token).toBe('new');
  });

  it('replaces a token that the backend has forgotten, and the visitor notices nothing', async () => {
    const { session, calls, stored } = setUp({ failing: { register: ['unknown_token'] } });
    const { conversation, reply } = await session.open(told());
    expect(calls).toEqual([
      'register old bn Ria|34||98300 12345',
      'token',
      'register new bn Ria|34||98300 12345',
      'history new',
      'flow new -',
    ]);
    expect([reply, conversation.isRegistered, stored.token]).toEqual(['q1?', true, 'new']);
  });

  it('talks although the registration fails, and registers with the next step', async () => {
    const { session, calls, logged } = setUp({ failing: { register: ['failed'] } });
    const { conversation, reply } = await session.open(told());
    expect([reply, conversation.isRegistered, conversation.visitor.name]).toEqual(['q1?', false, 'Ria']);
    expect(logged).toEqual(['registration failed']);
    const next = await session.answer(conversation, 'Yes');
    expect(next.conversation.isRegistered).toBe(true);
    expect(calls.filter((call) => call.startsWith('register'))).toHaveLength(2);
  });

  it('leaves out what a strict backend refuses rather than the whole registration', async () => {
    const { session, calls } = setUp({ failing: { register: ['refused'] } });
    const { conversation } = await session.open({ ...told(), visitor: { ...visitor, email: 'none' } });
    expect(calls.slice(0, 2)).toEqual([
      'register old bn Ria|34|none|98300 12345',
      'register old bn Ria|34||98300 12345',
    ]);
    expect(conversation.isRegistered).toBe(true);
  });

  it('takes a history that cannot be had for none', async () => {
    const { session, logged } = setUp({ failing: { history: ['failed'] } });
    expect((await session.open(told())).reply).toBe('q1?');
    expect(logged).toEqual(['history failed']);
  });

  it.each(['token', 'flow'])('brings nothing where %s fails, and the next try brings it', async (name) => {
    const { session, logged } = setUp({ token: null, failing: { [name]: ['failed', 'failed', 'failed'] } });
    const { conversation, reply } = await session.open(told());
    expect([reply, conversation.failed]).toEqual([null, { answer: '', reason: 'failed', id: '' }]);
    expect(logged.join()).not.toMatch(/Ria|983001/);
    const retried = setUp({ token: null });
    expect((await retried.session.answer(conversation, '')).reply).toBe('q1?');
  });
});

describe('a step', () => {
  it('sends the answer with the question it belongs to', async () => {
    const { session, calls } = setUp();
    const { conversation, reply } = await session.answer(talking(), 'Yes');
    expect(calls).toEqual(['flow old q1 Yes']);
    expect([reply, conversation.step]).toEqual(['q2?', 'q2']);
  });

  it('keeps an answer that did not get through', async () => {
    const { session, logged } = setUp({ failing: { flow: ['offline'] } });
    const { conversation, reply } = await session.answer(talking(), 'Yes');
    expect([reply, conversation.failed, conversation.step]).toEqual([
      null,
      { answer: 'Yes', reason: 'offline', id: expect.stringMatching(/^[\w-]{8,64}$/) },
      'q1',
    ]);
    expect(logged).toEqual(['flow offline']);
  });

  it('looks first whether an answer has arrived whose reply was lost, and sends it where it has not', async () => {
    const { session, calls, history } = setUp({ failing: { flow: ['failed', 'failed'] } });
    const lost = await session.answer(talking(), 'Yes');
    history.last = question('q1');
    const again = await session.answer(lost.conversation, 'Yes');
    expect(calls).toEqual(['flow old q1 Yes', 'history old', 'flow old q1 Yes']);
    history.last = question('q2');
    const { reply, conversation } = await session.answer(again.conversation, 'Yes');
    expect([reply, conversation.step, calls.length]).toEqual(['q2?', 'q2', 4]);
  });

  it('registers again when the token has died, with what was told, and sends the answer if it still fits', async () => {
    const { session, calls } = setUp({ failing: { flow: [] } });
    const opened = await session.open(told());
    const { session: again, calls: later } = setUp({ failing: { flow: ['unknown_token'] } });
    const { reply } = await again.answer(opened.conversation, 'Yes');
    expect(calls).toHaveLength(3);
    expect(later).toEqual([
      'flow old q1 Yes',
      'token',
      'register new bn |||',
      'flow new -',
      'flow new q1 Yes',
    ]);
    expect(reply).toBe('q2?');
  });

  it('shows the first question of the new conversation where the answer no longer fits', async () => {
    const { session, calls } = setUp({ failing: { flow: ['unknown_token'] } });
    const { reply, conversation } = await session.answer({ ...talking(), step: 'q9' }, 'Yes');
    expect(calls.at(-1)).toBe('flow new -');
    expect([reply, conversation.step]).toEqual(['q1?', 'q1']);
  });

  it('takes the token that another tab has fetched meanwhile', async () => {
    const { session, calls, stored, onCall } = setUp({ failing: { flow: ['unknown_token'] } });
    onCall.flow = () => {
      stored.token = 'other';
    };
    await session.answer(talking(), 'Yes');
    expect(calls).not.toContain('token');
    expect(calls.at(-1)).toBe('flow other q1 Yes');
  });
});

describe('another language in the middle', () => {
  const spoken = (conversation: Conversation): Conversation => ({ ...conversation, language: 'hi' });

  it('is registered with what was told, once', async () => {
    const { session, calls } = setUp();
    const { conversation } = await session.open(told());
    const { conversation: later } = await session.answer(spoken(conversation), 'Yes');
    await session.answer(later, 'Yes');
    expect(calls.filter((call) => call.startsWith('register'))).toEqual([
      'register old bn Ria|34||98300 12345',
      'register old hi Ria|34||98300 12345',
    ]);
  });

  it('is registered with the next step where that failed, and the browser stores nothing for it', async () => {
    const failing: Record<string, ChatFailure[]> = {};
    const { session, calls } = setUp({ failing });
    const { conversation } = await session.open(told());
    failing['register'] = ['failed'];
    const { conversation: later } = await session.answer(spoken(conversation), 'Yes');
    expect(later.visitor).toEqual(newConversation('hi').visitor);
    await session.answer(later, 'Yes');
    const inHindi = 'register old hi Ria|34||98300 12345';
    expect(calls.filter((call) => call.startsWith('register')).slice(1)).toEqual([inHindi, inHindi]);
  });

  it('is registered by nobody who no longer knows what was told', async () => {
    const { session, calls } = setUp();
    await session.answer(spoken(talking()), 'Yes');
    expect(calls).toEqual(['flow old q1 Yes']);
  });
});

describe('deleting', () => {
  it('tells whether the centre’s copy is gone', async () => {
    const { session, erased } = setUp();
    expect(await session.erase()).toBe('erased');
    erased.is = false;
    expect(await session.erase()).toBe('only-here');
  });

  it('has nothing to ask where there is no token, or one that nobody knows', async () => {
    const { session, calls } = setUp({ token: null });
    expect([await session.erase(), calls]).toEqual(['erased', []]);
    expect(await setUp({ failing: { erase: ['unknown_token'] } }).session.erase()).toBe('erased');
  });

  it('says so where it failed, and keeps the token', async () => {
    const { session, stored } = setUp({ failing: { erase: ['failed'] } });
    expect([await session.erase(), stored.token]).toEqual(['failed', 'old']);
  });

  it('forgets the token with the conversation', () => {
    const { session, stored } = setUp();
    session.forget();
    expect(stored.token).toBeNull();
  });
});

describe('a conversation in the browser’s storage', () => {
  const failed = {
    ...talking(),
    failed: { answer: 'Family', reason: 'offline' as const, id: 'an-id-of-it' },
  };

  it('comes out as it went in', () => {
    for (const conversation of [told(), talking(), failed])
      expect(readConversation(JSON.parse(JSON.stringify(conversation)), 'en')).toEqual(conversation);
  });

  it.each([
    null,
    [],
    'x',
    5,
    { visitor: 5, step: {}, suggestions: 'x', failed: 'x', isLast: 'yes', language: 'de' },
  ])('begins anew where storage holds %j', (stored) => {
    expect(readConversation(stored, 'hi')).toEqual(newConversation('hi'));
  });

  it('holds an answer that did not get through for another try, unless another is written', () => {
    const refused: Conversation = { ...failed, failed: { ...failed.failed, reason: 'failed' } };
    expect(answerToSend(refused, 'Try again', 'Try again')).toBe('Family');
    expect(answerToSend(refused, 'Me', 'Try again')).toBe('Me');
    expect(answerToSend(talking(), 'Try again', 'Try again')).toBe('Try again');
  });

  it('sends every line that was written without a connection, in order and once', () => {
    const lines = answerToSend(failed, 'He is 19', 'Try again');
    expect(lines).toBe('Family\nHe is 19');
    const both = { ...failed, failed: { ...failed.failed, answer: lines } };
    // The connection is back: the path is gone again with the line that was typed last.
    expect(answerToSend(both, 'He is 19', 'Try again')).toBe(lines);
    expect(answerToSend(both, 'Try again', 'Try again')).toBe(lines);
    expect(answerToSend(both, 'He is', 'Try again')).toBe(`${lines}\nHe is`);
  });

  it('holds nothing personal once it is registered', async () => {
    const { conversation } = await setUp().session.open(told());
    expect(JSON.stringify(conversation)).not.toMatch(/Ria|983001/);
  });
});
