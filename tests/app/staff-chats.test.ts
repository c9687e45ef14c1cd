import { readFileSync } from 'node:fs';
import * as generateToken from '@/app/chat/chat/generate_token/route';
import * as flow from '@/app/chat/flow/route';
import * as live from '@/app/chat/live/route';
import * as sending from '@/app/chat/live/send/route';
import * as acting from '@/app/staff/api/chats/live/route';
import * as reading from '@/app/staff/api/chats/read/route';
import * as listing from '@/app/staff/api/chats/route';
import * as claiming from '@/app/staff/api/inbox/claim/route';
import * as finishing from '@/app/staff/api/inbox/done/route';
import * as item from '@/app/staff/api/inbox/item/read/route';
import * as releasing from '@/app/staff/api/inbox/release/route';
import * as inbox from '@/app/staff/api/inbox/route';
import * as snoozing from '@/app/staff/api/inbox/snooze/route';
import * as overview from '@/app/staff/api/overview/route';
import * as changing from '@/app/staff/api/people/change/route';
import * as people from '@/app/staff/api/people/route';
import * as endAll from '@/app/staff/api/sessions/end-all/route';
import * as signOut from '@/app/staff/api/sign-out/route';
import { embeddedBackend } from '@/lib/backend/embedded';
import { ANSWER_MS, GONE_MS, PRESENT_MS } from '@/lib/chat/live';
import { watchLive } from '@/lib/chat/store/live-backend';
import { limiters } from '@/lib/http/rate-limit';
import { liveCopy } from '@/lib/i18n/live-chat';
import { finishTicket } from '@/lib/inbox/store/ticket-changes';
import { makeJsonPost, makeRequest } from '@/tests/helpers/requests';
import { given } from '@/tests/helpers/settings';
import { makeStaffSession, type StaffSession } from '@/tests/helpers/staff-session';
import { onStoresInThisRun, type TestStore } from '@/tests/lib/backend/database/stores';

jest.mock('@/lib/config/env', () => ({
  ...jest.requireActual('@/lib/config/env'),
  env: () => jest.requireActual('@/tests/helpers/settings').settings(),
}));
jest.mock('@/lib/server/log', () => ({ log: { info: jest.fn(), warn: jest.fn(), error: jest.fn() } }));

type Route = { POST: (request: Request) => Promise<Response> };

onStoresInThisRun((open) => {
  let store: TestStore;
  let mina: StaffSession;
  let ravi: StaffSession;
  let token: string;
  // One for all, which reads the content once.
  const backend = embeddedBackend({ contentDir: 'content', store: async () => store.records, notify: false });
  beforeEach(async () => {
    given({});
    limiters.clear();
    store = await open();
    store.clock.nowMs = Date.now();
    const { records } = store;
    globalThis.siteRecords = Promise.resolve(records);
    globalThis.siteBackend = backend;
    mina = await makeStaffSession(records, { role: 'counsellor', name: 'Dr Mina Roy' });
    ravi = await makeStaffSession(records, { role: 'counsellor', name: 'Ravi' });
    token = (await (await generateToken.GET(makeRequest('/chat/chat/generate_token/'))).json()).data.token;
  });
  afterEach(() => {
    globalThis.siteRecords = undefined;
    globalThis.siteBackend = undefined;
  });

  const post = async (route: Route, body: object, who?: StaffSession) =>
    route.POST(makeJsonPost('/x', body, who?.headers));
  const say = async (answer: string, more: object = {}) =>
    (await post(flow, { token, answer, ...more })).json();
  const look = async (after = 0) => (await post(live, { token, after, version: 0 })).json();
  const send = async (sent: object) => (await (await post(sending, { token, ...sent })).json()).ok;
  const list = async ({ cookie }: StaffSession) =>
    (await listing.GET(makeRequest('/staff/api/chats', { headers: { cookie } }))).json();
  const firstChat = async (who = mina) => (await list(who)).chats[0]?.id;
  const act = async (action: object, who = mina) => post(acting, { chat: await firstChat(), ...action }, who);
  const noticesOf = async () => (await look()).lines.map((line: { notice: string }) => line.notice);

  it('conversations are for counsellors alone, and each reading is noted', async () => {
    await say('I want to stop');
    const id = await firstChat();
    expect(JSON.stringify(await list(mina))).not.toContain('stop');
    const desk = await makeStaffSession(store.records, { role: 'desk' });
    for (const route of [reading, acting]) expect((await post(route, { id }, desk)).status).toBe(403);
    expect((await post(reading, { id: 'nobody' }, mina)).status).toBe(404);
    expect(await (await post(reading, { id }, mina)).json()).toMatchObject({
      messages: expect.arrayContaining([
        expect.objectContaining({ speaker: 'visitor', text: 'I want to stop' }),
      ]),
    });
    const noted = await store.records.db
      .selectFrom('audit')
      .selectAll()
      .where('event', '=', 'chat-read')
      .execute();
    expect(noted.map(({ actor, target }) => [actor, target])).toEqual([[mina.id, id]]);
  });

  it('promises a person only while one is there, and then queues the wish once', async () => {
    await say('I want to stop');
    expect(await look()).toMatchObject({ state: 'none', is_person_there: false });
    expect(await send({ person: true })).toBe(false);
    await list(mina);
    expect(await look()).toMatchObject({ is_person_there: true });
    expect([await send({ person: true }), await send({ person: true })]).toEqual([true, true]);
    expect(await noticesOf()).toEqual(['waiting']);
    store.clock.nowMs += PRESENT_MS + 1;
    expect(await look()).toMatchObject({ state: 'waiting', is_person_there: false, is_missed: false });
    // Whoever is in the queue is not told that nobody is there.
    expect(await send({ person: true })).toBe(true);
    await watchLive({ store: async () => store.records, hours: () => null });
    expect(await noticesOf()).toEqual(['waiting', 'nobody']);
    expect(await look()).toMatchObject({ state: 'ended', is_missed: true });
    await list(mina);
    expect(await send({ person: true })).toBe(true);
    expect(await look()).toMatchObject({ state: 'waiting', is_missed: false });
  });

  it('lets one of two join, who is named by the first name; the script is silent, a message sent twice is one', async () => {
    await say('I want to stop');
    await list(ravi);
    const both = await Promise.all([act({ action: 'join' }), act({ action: 'join' }, ravi)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const winner = both[0]?.status === 200 ? mina : ravi;
    const name = winner === mina ? 'Mina' : 'Ravi';
    expect(await look()).toMatchObject({ state: 'live', name });
    const id = 'message-1';
    for (const _try of ['first', 'second'])
      expect(await say('My own words', { id })).toMatchObject({ live: true, reply: '', suggestions: [] });
    for (const _try of ['first', 'second'])
      expect((await act({ action: 'write', text: 'I am here', id: 'answer-1' }, winner)).status).toBe(200);
    const chat = await (await post(reading, { id: await firstChat() }, winner)).json();
    const texts = chat.messages.map(({ text }: { text: string }) => text);
    expect(texts.filter((text: string) => text === 'My own words')).toHaveLength(1);
    expect(texts.filter((text: string) => text === 'I am here')).toHaveLength(1);
    expect((await look()).lines.at(-1)).toMatchObject({ text: 'I am here', name });
    const loser = winner === mina ? ravi : mina;
    const late = await act({ action: 'write', text: 'I too', id: 'answer-2' }, loser);
    expect([late.status, (await late.json()).error.code]).toEqual([409, 'chat_not_yours']);
  });

  it('says nothing of nobody, and puts no question, while a person is in the conversation', async () => {
    await say('I want to stop');
    await list(mina);
    await send({ person: true });
    store.clock.nowMs += PRESENT_MS + 1;
    await watchLive({ store: async () => store.records, hours: () => null });
    expect(await noticesOf()).toEqual(['waiting', 'nobody']);
    await act({ action: 'join' });
    expect(await noticesOf()).toEqual(['waiting', 'joined']);
    expect(await say('')).toMatchObject({ live: true, reply: '' });
    store.clock.nowMs += PRESENT_MS + 1;
    expect(await send({ person: true })).toBe(true);
    expect(await noticesOf()).toEqual(['waiting', 'joined']);
  });

  const count = async () =>
    (
      await (
        await overview.GET(makeRequest('/staff/api/overview', { headers: { cookie: mina.cookie } }))
      ).json()
    ).chats;
  it('the start counts a conversation of danger while nobody answers', async () => {
    await say('I want to stop');
    expect(await count()).toEqual({ waiting: 0, urgent: 0, unanswered: 0 });
    await say('I want to kill myself', { id: 'message-2' });
    expect(await count()).toEqual({ waiting: 0, urgent: 1, unanswered: 0 });
    await act({ action: 'join' });
    expect(await count()).toEqual({ waiting: 0, urgent: 0, unanswered: 1 });
    await act({ action: 'write', text: 'I am here', id: 'answer-1' });
    expect(await count()).toEqual({ waiting: 0, urgent: 0, unanswered: 0 });
  });

  it('the list of conversations is told of each that begins, becomes urgent, is done or is urgent again', async () => {
    const told = async () =>
      (await store.records.db.selectFrom('events').select('ref').where('topic', '=', 'chats').execute()).map(
        ({ ref }) => ref,
      );
    await say('I want to stop');
    const id = await firstChat();
    expect(await told()).toEqual([id]);
    await say('Thank you', { id: 'message-2' });
    expect(await told()).toHaveLength(1);
    await say('I want to kill myself', { id: 'message-3' });
    expect(await told()).toHaveLength(2);
    const viewer = { staffId: ravi.id, kinds: ['chat' as const] };
    await finishTicket(store.records, { viewer, input: { id, version: 1 } });
    expect(await told()).toHaveLength(3);
    await say('I want to kill myself', { id: 'message-4' });
    expect(await told()).toEqual([id, id, id, id]);
  });

  it('who follows a conversation of danger, or one that waits, without joining it is told of each word to the script', async () => {
    const told = async () =>
      (await store.records.db.selectFrom('events').select('seq').where('topic', '=', 'live').execute())
        .length;
    await say('I want to stop');
    expect(await told()).toBe(0);
    await list(mina);
    await send({ person: true });
    const before = await told();
    await say('Thank you', { id: 'message-2' });
    expect(await told()).toBe(before + 1);
    token = (await (await generateToken.GET(makeRequest('/chat/chat/generate_token/'))).json()).data.token;
    await say('I want to kill myself');
    const ofDanger = await told();
    await say('He has a knife', { id: 'message-3' });
    expect(await told()).toBe(ofDanger + 1);
  });

  it('one of danger that is done in the inbox stands last and says so, until the visitor writes or asks again', async () => {
    await say('I want to kill myself');
    const id = await firstChat();
    const finish = async () => {
      store.clock.nowMs += 1000;
      const viewer = { staffId: ravi.id, kinds: ['chat' as const] };
      const ticket = await store.records.db.selectFrom('tickets').selectAll().executeTakeFirstOrThrow();
      return (await finishTicket(store.records, { viewer, input: { id, version: ticket.version } })).kind;
    };
    const shown = async () => {
      const { urgent, done } = (await list(mina)).chats.find((chat: { id: string }) => chat.id === id);
      const read = await (await post(reading, { id }, mina)).json();
      expect([read.urgent, read.done]).toEqual([urgent, done]);
      return { urgent, done, count: await count() };
    };
    const inboxEvents = async () =>
      (await store.records.db.selectFrom('events').select('seq').where('topic', '=', 'inbox').execute())
        .length;
    const pressing = { urgent: 1, done: null, count: { waiting: 0, urgent: 1, unanswered: 0 } };
    const over = () => ({
      ...{ urgent: 0, done: { by: 'Ravi', at: store.clock.nowMs } },
      count: { waiting: 0, urgent: 0, unanswered: 0 },
    });
    expect(await shown()).toEqual(pressing);
    const { version } = (await list(mina)).chats[0];
    expect(await finish()).toBe('changed');
    expect(await shown()).toEqual(over());
    expect((await list(mina)).chats[0].version).not.toBe(version);
    const other = (await (await generateToken.GET(makeRequest('/chat/chat/generate_token/'))).json()).data;
    await post(flow, { token: other.token, answer: 'I want to stop' });
    expect((await list(mina)).chats.map((chat: { id: string }) => chat.id).indexOf(id)).toBe(1);

    const told = await inboxEvents();
    await say('I want to kill myself', { id: 'message-3' });
    expect(await shown()).toEqual(pressing);
    expect(await inboxEvents()).toBeGreaterThan(told);
    expect(await finish()).toBe('changed');
    expect(await shown()).toEqual(over());
    expect(await send({ person: true })).toBe(true);
    expect(await shown()).toEqual(pressing);
    store.clock.nowMs += PRESENT_MS + 1;
    await watchLive({ store: async () => store.records, hours: () => null });
    expect(await shown()).toEqual(pressing);
    expect(await finish()).toBe('changed');
    await act({ action: 'join', chat: id });
    // Who leaves is asked first and has the numbers in view while it goes on.
    expect(await shown()).toMatchObject({ urgent: 1, done: { by: 'Ravi' } });
    await say('I want to kill myself', { id: 'message-4' });
    expect(await shown()).toMatchObject({ urgent: 1, done: null });
  });

  const ticket = async (who = mina) =>
    (await (await inbox.GET(makeRequest('/staff/api/inbox', { headers: { cookie: who.cookie } }))).json())
      .tickets[0];
  const stored = () =>
    store.records.db
      .selectFrom('tickets')
      .select(['state', 'urgent', 'assignee', 'notice_at'])
      .executeTakeFirst();
  const alerts = async (kind: 'alert' | 'chat-urgent' = 'alert') =>
    (await store.records.db.selectFrom('outbox').select('id').where('kind', '=', kind).execute()).length;
  const done = async (more: object = {}, who = mina) => {
    const { id, version } = await ticket(who);
    return post(finishing, { id, version, how: 'done-chat', ...more }, who);
  };
  const nowNew = () => ({ state: 'new', urgent: 1, assignee: null, notice_at: store.clock.nowMs });
  /** Notices go by the webhook. */
  const withNotices = (more = {}) =>
    given({
      ...more,
      NOTIFY_WEBHOOK_URL: 'https://hooks.example.org/x',
      NOTIFY_WEBHOOK_SECRET: 's'.repeat(32),
    });

  it('nobody stays in a conversation whose item is done: who closes it leaves with it, and the visitor is told', async () => {
    await say('I want to kill myself');
    await act({ action: 'join' });
    for (const [who, more, is_mine] of [
      [mina, {}, true],
      [ravi, { leave: true }, false],
    ] as const) {
      const refused = await done(more, who);
      expect([refused.status, await refused.json()]).toMatchObject([
        409,
        { error: { code: 'answering' }, current: { answering: { by: 'Dr Mina Roy', is_mine } } },
      ]);
    }
    expect(await look()).toMatchObject({ state: 'live', name: 'Mina' });
    expect((await done({ leave: true })).status).toBe(200);
    expect(await look()).toMatchObject({ state: 'ended', name: '' });
    expect(await noticesOf()).toEqual(['joined', 'left']);
    expect(await stored()).toMatchObject({ state: 'done' });
  });

  it.each([
    ['given back', releasing, {}, 'open'],
    ['put off', snoozing, { until: Date.now() + 3_600_000 }, 'waiting'],
  ] as const)('nobody stays in a conversation whose item is %s', async (_how, route, input, state) => {
    await say('I want to kill myself');
    await act({ action: 'join' });
    const { id, version } = await ticket();
    const change = (more: object, who = mina) => post(route, { id, version, ...input, ...more }, who);
    for (const [who, more] of [
      [mina, {}],
      [ravi, { leave: true }],
    ] as const) {
      const refused = await change(more, who);
      expect([refused.status, (await refused.json()).error.code]).toEqual([409, 'answering']);
    }
    expect(await look()).toMatchObject({ state: 'live', name: 'Mina' });
    expect((await change({ leave: true })).status).toBe(200);
    expect(await look()).toMatchObject({ state: 'ended', name: '' });
    expect(await noticesOf()).toEqual(['joined', 'left']);
    expect(await stored()).toMatchObject({ state, assignee: null });
  });

  it('an item of danger is back with its notices whatever the visitor writes, once it was done or put off', async () => {
    withNotices();
    await say('I want to kill myself');
    await act({ action: 'join' });
    await done({ leave: true });
    let told = await alerts();
    store.clock.nowMs += 1000;
    await say('I have the rope here', { id: 'message-2' });
    expect(await stored()).toEqual(nowNew());
    expect(await alerts()).toBe(++told);
    const { id, version } = await ticket();
    await post(snoozing, { id, version, until: Date.now() + 3_600_000 }, mina);
    expect(await stored()).toMatchObject({ state: 'waiting' });
    store.clock.nowMs += 1000;
    await say('Are you there', { id: 'message-3' });
    expect(await stored()).toEqual(nowNew());
    expect(await alerts()).toBe(++told);
    // Who answers there has it, without a notice to the others.
    await done();
    await act({ action: 'join' });
    await say('Please stay', { id: 'message-4' });
    expect(await stored()).toMatchObject({ state: 'open', assignee: mina.id, notice_at: null });
  });

  it('an item of danger is nobody’s and told anew once its visitor is in the queue again, or nobody came', async () => {
    withNotices({ SMTP_URL: 'smtp://127.0.0.1:1', NOTIFY_EMAIL: 'desk@example.org' });
    await say('I want to kill myself');
    await act({ action: 'join' });
    expect(await stored()).toMatchObject({ state: 'open', assignee: mina.id });
    let told = await alerts();
    const watch = () => watchLive({ store: async () => store.records, hours: () => null });
    store.clock.nowMs += ANSWER_MS + 1;
    await list(ravi);
    await watch();
    expect(await stored()).toEqual(nowNew());
    expect(await alerts()).toBe(++told);
    expect(await count()).toEqual({ waiting: 0, urgent: 1, unanswered: 0 });
    await done({}, ravi);
    store.clock.nowMs += PRESENT_MS + 1;
    await watch();
    expect((await noticesOf()).at(-1)).toBe('nobody');
    expect(await stored()).toEqual(nowNew());
    expect(await alerts()).toBe(++told);
    const { id, version } = await ticket(ravi);
    await post(claiming, { id, version }, ravi);
    await list(ravi);
    expect(await send({ person: true })).toBe(true);
    expect(await stored()).toEqual(nowNew());
    expect(await alerts()).toBe(++told);
    expect(await alerts('chat-urgent')).toBe(3);
  });

  it('who leaves has the item no longer, and the next word of the visitor is told as a new one', async () => {
    withNotices({ SMTP_URL: 'smtp://127.0.0.1:1', NOTIFY_EMAIL: 'desk@example.org' });
    await say('I want to kill myself');
    await act({ action: 'join' });
    await act({ action: 'leave' });
    const { version } = await ticket(ravi);
    expect(await stored()).toMatchObject({ state: 'open', assignee: null, notice_at: store.clock.nowMs });
    const toTell = async () =>
      (
        await (
          await overview.GET(makeRequest('/staff/api/overview', { headers: { cookie: ravi.cookie } }))
        ).json()
      ).inbox;
    expect(await toTell()).toEqual({ waiting: 1, urgent: 1, mine: 0 });
    let told = await alerts();
    for (const answer of ['main abhi marne ja raha hoon', 'hello']) {
      store.clock.nowMs += 1000;
      await say(answer, { id: `message-${answer.length}` });
      if (told === 1) told += 1;
      expect(await alerts()).toBe(told);
      expect(await stored()).toMatchObject({ state: 'new', urgent: 1, assignee: null });
    }
    expect(version).toBeLessThan((await ticket(ravi)).version);
    // Who claims it without joining does not answer: danger is told again, other words are not.
    const claimed = await ticket(ravi);
    await post(claiming, { id: claimed.id, version: claimed.version }, ravi);
    await say('hello again', { id: 'message-3' });
    expect(await stored()).toMatchObject({ state: 'open', assignee: ravi.id });
    await say('I want to kill myself', { id: 'message-4' });
    expect(await stored()).toMatchObject({ state: 'new', assignee: null });
    expect(await alerts()).toBe(told + 1);
  });

  it('a word without an answer calls whoever answers there, and stands first in their list but for danger that nobody answers', async () => {
    await say('I want to stop');
    const id = await firstChat();
    await act({ action: 'join' });
    await act({ action: 'write', text: 'I am here', id: 'answer-1' });
    const other = (await (await generateToken.GET(makeRequest('/chat/chat/generate_token/'))).json()).data;
    await post(flow, { token: other.token, answer: 'I want to kill myself' });
    const own = async (who = mina) => (await list(who)).chats.find((chat: { id: string }) => chat.id === id);
    expect(await own()).toMatchObject({ is_mine: true, unanswered_at: null });
    const saidAt = store.clock.nowMs + 1000;
    for (const text of ['Please stay', 'Are you there']) {
      store.clock.nowMs += 1000;
      await say(text, { id: text.replaceAll(' ', '-') });
    }
    expect(await own()).toMatchObject({ unanswered_at: saidAt, last_at: store.clock.nowMs });
    expect(await own(ravi)).toMatchObject({ unanswered_at: null, name: '' });
    expect((await list(mina)).chats.map((chat: { urgent: number }) => chat.urgent)).toEqual([1, 0]);
    expect(await count()).toMatchObject({ unanswered: 1 });
    await act({ action: 'write', text: 'Yes', id: 'answer-2', chat: id });
    expect(await own()).toMatchObject({ unanswered_at: null });
    expect(await count()).toMatchObject({ unanswered: 0 });
  });

  it('words of danger that waited behind their card until somebody came have the time when they were written', async () => {
    await send({ danger: true, language: 'en' });
    const writtenAt = store.clock.nowMs;
    store.clock.nowMs += 60_000;
    const id = await firstChat();
    await act({ action: 'join' });
    store.clock.nowMs += 1000;
    for (const [at, text] of ['I want to kill myself', 'I want to die'].entries())
      await say(text, { id: `message-${at}` });
    const { messages } = await (await post(reading, { id }, mina)).json();
    const spoken = messages.filter(({ speaker }: { speaker: string }) => speaker === 'visitor');
    expect(spoken.map(({ at }: { at: number }) => at)).toEqual([writtenAt, store.clock.nowMs]);
  });

  it.each([
    ['to the assistant', false, ['bot', 'visitor', 'bot']],
    ['to a person who had written', true, ['bot', 'visitor', 'system', 'counsellor']],
  ])(
    'first words of danger stand behind the greeting, when they were written: %s',
    async (...[, joins, order]) => {
      await send({ danger: true, language: 'en' });
      const id = await firstChat();
      const writtenAt = store.clock.nowMs;
      store.clock.nowMs += 60_000;
      if (joins) await act({ action: 'join' });
      if (joins) await act({ action: 'write', text: 'I am here', id: 'answer-1' });
      store.clock.nowMs += 1000;
      await say('I want to kill myself', { id: 'message-1' });
      const { messages } = await (await post(reading, { id }, mina)).json();
      const words = messages.filter(({ notice }: { notice: string }) => notice !== 'card');
      expect(words.map(({ speaker }: { speaker: string }) => speaker)).toEqual(order);
      expect(words[1]).toMatchObject({ speaker: 'visitor', at: writtenAt });
    },
  );

  it('every word of danger is marked for who answers, the later ones too', async () => {
    await say('I want to kill myself');
    const id = await firstChat();
    await act({ action: 'join' });
    for (const [at, text] of [
      'I will wait',
      'I want to kill myself tonight',
      'I want to kill myself',
    ].entries())
      await say(text, { id: `message-${at}` });
    const { messages } = await (await post(reading, { id }, mina)).json();
    const marked = messages.filter(({ is_danger }: { is_danger?: boolean }) => is_danger);
    expect(marked.map(({ text }: { text: string }) => text)).toEqual([
      'I want to kill myself',
      'I want to kill myself tonight',
      'I want to kill myself',
    ]);
  });

  it('who answers reads whether the numbers to call lie over their words', async () => {
    await say('I want to stop');
    const id = await firstChat();
    expect(await send({ covered: true })).toBe(true);
    await act({ action: 'join' });
    await say('I want to kill myself', { id: 'message-2' });
    const read = async () => {
      const { is_covered, messages } = await (await post(reading, { id }, mina)).json();
      return [is_covered, messages.flatMap(({ notice }: { notice: string }) => notice ?? [])];
    };
    expect(await read()).toEqual([false, ['joined', 'card']]);
    const { version } = (await list(mina)).chats[0];
    await send({ covered: true });
    expect(await read()).toEqual([true, ['joined', 'covered']]);
    expect((await list(mina)).chats[0].version).not.toBe(version);
    await send({ covered: false });
    expect(await read()).toEqual([false, ['joined', 'card']]);
  });

  it.each([
    ['signs out', signOut],
    ['signs out everywhere', endAll],
  ])('who %s leaves, whatever other pages of theirs are open', async (_how, route) => {
    await say('I want to stop');
    await list(mina);
    await act({ action: 'join' });
    expect((await post(route, {}, mina)).status).toBe(200);
    expect(await look()).toMatchObject({ state: 'ended', is_person_there: false });
    expect(await noticesOf()).toEqual(['joined', 'left']);
  });

  it('who answers when danger begins has its item, and nobody else is told', async () => {
    withNotices();
    await say('I want to stop');
    await act({ action: 'join' });
    await say('I want to kill myself', { id: 'message-2' });
    expect(await stored()).toMatchObject({ state: 'open', urgent: 1, assignee: mina.id, notice_at: null });
  });

  it('harmless words and a loss bring nothing to the inbox; a wait in vain stays there, not urgent', async () => {
    withNotices();
    await say('I want to stop');
    await act({ action: 'join' });
    await say('Thank you', { id: 'message-2' });
    store.clock.nowMs += ANSWER_MS + PRESENT_MS;
    const watch = () => watchLive({ store: async () => store.records, hours: () => null });
    await watch();
    expect([await stored(), await alerts()]).toEqual([undefined, 0]);
    store.clock.nowMs += PRESENT_MS + 1;
    await watch();
    expect(await noticesOf()).toEqual(['joined', 'lost', 'nobody']);
    expect(await stored()).toMatchObject({ state: 'new', urgent: 0, assignee: null });
  });

  it('what a visitor tells the assistant stands when it was told, after who joined and left before it', async () => {
    await say('');
    store.clock.nowMs += 1000;
    await act({ action: 'join' });
    store.clock.nowMs += 1000;
    await act({ action: 'leave' });
    store.clock.nowMs += 1000;
    await say('I want to stop');
    const { messages } = await (await post(reading, { id: await firstChat() }, mina)).json();
    const shown = messages.map(({ speaker, at }: { speaker: string; at: number }) => [
      speaker,
      at - store.clock.nowMs,
    ]);
    expect(shown).toEqual([
      ['bot', -3000],
      ['system', -2000],
      ['system', -1000],
      ['visitor', 0],
      ['bot', 0],
    ]);
  });

  it('marks danger while a person reads', async () => {
    await say('I want to stop');
    await act({ action: 'join' });
    await say('I want to kill myself', { id: 'message-2' });
    expect((await list(mina)).chats[0]).toMatchObject({ urgent: 1, is_mine: true });
  });

  it('urgent ones that nobody answers stand before those that somebody answers, in the inbox and in the list', async () => {
    await say('I want to kill myself');
    const answered = await firstChat();
    await act({ action: 'join' });
    store.clock.nowMs += 60_000;
    token = (await (await generateToken.GET(makeRequest('/chat/chat/generate_token/'))).json()).data.token;
    await say('I want to kill myself');
    const { tickets } = await (
      await inbox.GET(makeRequest('/staff/api/inbox', { headers: { cookie: mina.cookie } }))
    ).json();
    const [, second] = tickets.map(({ id }: { id: string }) => id);
    expect([tickets.length, second]).toEqual([2, answered]);
    expect((await list(ravi)).chats.map(({ id }: { id: string }) => id).indexOf(answered)).toBe(1);
  });

  it('an item of the inbox says since when its visitor has left, or is back', async () => {
    const cardOf = async () =>
      (await (await inbox.GET(makeRequest('/staff/api/inbox', { headers: { cookie: mina.cookie } }))).json())
        .tickets[0];
    await say('I want to kill myself');
    await look();
    const seenMs = store.clock.nowMs;
    expect(await cardOf()).toMatchObject({ gone_since: null, back_since: null });
    store.clock.nowMs += 2 * GONE_MS;
    expect(await cardOf()).toMatchObject({ gone_since: seenMs, back_since: null });
    await look();
    expect(await cardOf()).toMatchObject({ gone_since: null, back_since: store.clock.nowMs });
  });

  it('an item of the inbox shows what the conversation shows, and another version after each message and no other change', async () => {
    const cardOf = async () =>
      (await (await inbox.GET(makeRequest('/staff/api/inbox', { headers: { cookie: mina.cookie } }))).json())
        .tickets[0];
    const told = async () =>
      (await store.records.db.selectFrom('events').select('seq').where('topic', '=', 'inbox').execute())
        .length;
    await say('I want to kill myself');
    const steps = [
      () => say('My own words', { id: 'message-1' }),
      () => act({ action: 'join' }),
      () => act({ action: 'write', text: 'I am here', id: 'answer-1' }),
      () => say('Please stay', { id: 'message-2' }),
    ];
    const moves = async (step: () => Promise<unknown>) => {
      const [card, events] = [await cardOf(), await told()];
      store.clock.nowMs += 1000;
      await step();
      expect((await cardOf()).chat_version).toBeGreaterThan(card.chat_version);
      expect(await told()).toBeGreaterThan(events);
    };
    for (const step of steps) await moves(step);
    // Who closes it meanwhile is not refused for a word of the visitor's.
    expect(await cardOf()).toMatchObject({ version: 2, is_mine: true });
    await moves(() => act({ action: 'leave' }));
    const { id } = await cardOf();
    const { messages } = await (await post(reading, { id }, mina)).json();
    const texts = messages.map(({ text }: { text: string }) => text);
    expect(texts).toEqual(expect.arrayContaining(['My own words', 'I am here', 'Please stay']));
    expect((await (await post(item, { id }, mina)).json()).messages).toEqual(messages);
    const before = [await cardOf(), await told()];
    await act({ action: 'join' });
    const joined = [await cardOf(), await told()];
    expect(joined).not.toEqual(before);
    await act({ action: 'typing' });
    await send({ typing: true });
    expect([await cardOf(), await told()]).toEqual(joined);
  });

  it('puts the visitor back into the queue when a counsellor is lost, and the next one takes over', async () => {
    await say('I want to stop');
    await act({ action: 'join' });
    store.clock.nowMs += ANSWER_MS + 1;
    await list(ravi);
    await watchLive({ store: async () => store.records, hours: () => null });
    expect(await noticesOf()).toEqual(['joined', 'lost']);
    expect((await act({ action: 'join' }, ravi)).status).toBe(200);
    expect(await look()).toMatchObject({ state: 'live', name: 'Ravi' });
  });

  it('is handed to a colleague who is there, and to nobody else; after leaving the script goes on', async () => {
    await say('I want to stop');
    await act({ action: 'join' });
    expect((await act({ action: 'transfer', to: ravi.id })).status).toBe(409);
    await list(ravi);
    expect((await list(mina)).present).toEqual([{ id: ravi.id, name: 'Ravi' }]);
    expect((await act({ action: 'transfer', to: ravi.id })).status).toBe(200);
    expect((await list(ravi)).chats[0]).toMatchObject({ is_handed: true });
    await act({ action: 'join' }, ravi);
    await act({ action: 'leave' }, ravi);
    expect(await noticesOf()).toEqual(['joined', 'transferred', 'joined', 'left']);
    expect(await send({ closing: 'yes' })).toBe(true);
    expect((await say('')).reply).not.toBe('');
    expect(await (await post(reading, { id: await firstChat() }, ravi)).json()).toMatchObject({
      closing: 'yes',
      state: 'ended',
    });
  });

  it.each([
    ['I want to talk to a person', /^Of course/, /^You are welcome/],
    ['Please call me back', /number/, /number/],
  ])(
    'once a person has left, the script puts a question again, and tells nothing twice: %s',
    async (...said) => {
      const [words, before, after] = said;
      expect((await say(words)).reply).toMatch(before);
      await act({ action: 'join' });
      await act({ action: 'leave' });
      expect((await say('')).reply).toMatch(after);
    },
  );

  it('danger that waits unsent behind its card marks the conversation, without a word of it', async () => {
    withNotices();
    await say('I want to stop');
    store.clock.nowMs += 1000;
    const id = await firstChat();
    expect(await send({ danger: true })).toBe(true);
    expect((await list(mina)).chats[0]).toMatchObject({ id, urgent: 1 });
    expect([await stored(), await alerts()]).toEqual([nowNew(), 1]);
    const isUnsent = async () => (await (await post(reading, { id }, mina)).json()).is_unsent;
    expect(await isUnsent()).toBe(true);
    await say('I want to kill myself', { id: 'message-2' });
    expect(await isUnsent()).toBe(false);
    expect(await alerts()).toBe(1);
  });

  it('a further danger that waits unsent is told in an item that is open already, whose wait stays', async () => {
    withNotices();
    await say('I want to kill myself');
    const id = await firstChat();
    const { notes: before, ticket: card } = await (await post(item, { id }, mina)).json();
    const [{ version }] = (await list(mina)).chats;
    expect(before).toEqual([]);
    store.clock.nowMs += 60_000;
    expect(await send({ danger: true })).toBe(true);
    expect((await list(mina)).chats[0].version).not.toBe(version);
    expect(await (await post(reading, { id }, mina)).json()).toMatchObject({ is_unsent: true });
    const { notes, ticket: now } = await (await post(item, { id }, mina)).json();
    expect(notes).toMatchObject([{ kind: 'unsent', at: store.clock.nowMs, author: null }]);
    expect([now.version, now.due_at]).toEqual([card.version + 1, card.due_at]);
    expect(await alerts()).toBe(1);
    store.clock.nowMs += 1000;
    await say('I have a knife in my hand', { id: 'message-2' });
    expect(await (await post(reading, { id }, mina)).json()).toMatchObject({ is_unsent: false });
  });

  it('danger that waits unsent as the first words begins the conversation, in its language', async () => {
    withNotices();
    expect(await send({ danger: true, language: 'bn' })).toBe(true);
    const { chats } = await list(mina);
    expect(chats).toEqual([expect.objectContaining({ urgent: 1, language: 'bn' })]);
    expect([await stored(), await alerts()]).toEqual([nowNew(), 1]);
    expect((await say('I want to kill myself', { id: 'message-1' })).reply).not.toBe('');
    expect([(await list(mina)).chats.length, await alerts()]).toEqual([1, 1]);
  });

  it('who offers a conversation has its item and answers, until a colleague comes or the offer ends', async () => {
    await say('I want to kill myself');
    const id = await firstChat();
    await act({ action: 'join' });
    await list(ravi);
    const offer = async () => (await act({ action: 'transfer', to: ravi.id, chat: id })).status;
    expect(await offer()).toBe(200);
    expect(await stored()).toMatchObject({ state: 'open', assignee: mina.id });
    expect((await list(mina)).chats[0]).toMatchObject({ is_mine: true, offered_to: 'Ravi' });
    const { by, offered_to, is_handed } = await (await post(reading, { id }, ravi)).json();
    expect([by, offered_to, is_handed]).toEqual(['Mina', 'Ravi', true]);
    const written = await act({ action: 'write', text: 'I am here', id: 'answer-1', chat: id });
    expect(written.status).toBe(200);
    store.clock.nowMs += ANSWER_MS + 1;
    for (const who of [mina, ravi]) await list(who);
    await watchLive({ store: async () => store.records, hours: () => null });
    expect((await noticesOf()).filter(Boolean)).toEqual(['joined', 'transferred', 'missed']);
    expect(await look()).toMatchObject({ state: 'live', name: 'Mina' });
    expect(await stored()).toMatchObject({ state: 'open', assignee: mina.id });
    expect(await offer()).toBe(200);
    expect((await act({ action: 'withdraw', chat: id })).status).toBe(200);
    expect((await act({ action: 'join', chat: id }, ravi)).status).toBe(409);
    expect(await offer()).toBe(200);
    expect((await act({ action: 'join', chat: id }, ravi)).status).toBe(200);
    expect(await stored()).toMatchObject({ state: 'open', assignee: ravi.id });
    expect((await act({ action: 'withdraw', chat: id })).status).toBe(409);
  });

  it('whoever waits for a person is counted for every counsellor, and each is told at once', async () => {
    await say('I want to stop');
    await list(mina);
    const told = async () =>
      (await store.records.db.selectFrom('events').select('topic').where('topic', '=', 'live').execute())
        .length;
    expect(await count()).toMatchObject({ waiting: 0 });
    const before = await told();
    await send({ person: true });
    expect(await told()).toBeGreaterThan(before);
    expect(await count()).toMatchObject({ waiting: 1 });
    expect((await list(ravi)).chats[0]).toMatchObject({ state: 'waiting' });
  });

  it('whose last line has no answer waits again once the counsellor signs out, for who is there', async () => {
    await say('I want to stop');
    store.clock.nowMs += 1000;
    for (const who of [mina, ravi]) await list(who);
    const id = await firstChat();
    await act({ action: 'join' });
    await act({ action: 'write', text: 'I am here', id: 'answer-1', chat: id });
    await say('Are you there?', { id: 'message-2' });
    await post(signOut, {}, mina);
    expect(await look()).toMatchObject({ state: 'waiting', is_person_there: true });
    expect((await noticesOf()).at(-1)).toBe('requeued');
    expect((await list(ravi)).chats[0]).toMatchObject({ id, state: 'waiting' });
    const looked = await say('Hello?', { id: 'message-3' });
    expect(looked.reply).toMatch(new RegExp(`^${liveCopy.en.looking}`));
    // Staff read it where the visitor did, and nowhere else.
    const { messages } = await (await post(reading, { id }, ravi)).json();
    const byBot: string[] = messages.flatMap((one: { speaker: string; text: string }) =>
      one.speaker === 'bot' ? one.text : [],
    );
    const isLooking = (text = '') => text.startsWith(liveCopy.en.looking);
    expect([byBot.filter(isLooking).length, isLooking(byBot.at(-1))]).toEqual([1, true]);
  });

  it('words that were left for a person and have no item in the inbox are done by one press, which is noted', async () => {
    await say('I want to stop');
    await list(mina);
    const id = await firstChat();
    await act({ action: 'join' });
    store.clock.nowMs += 1000;
    await say('Are you there?', { id: 'message-2' });
    await post(signOut, {}, mina);
    const left = async () => (await list(ravi)).chats[0];
    expect(await left()).toMatchObject({ id, state: 'ended', unanswered_at: store.clock.nowMs });
    expect((await post(acting, { chat: id, action: 'close' }, ravi)).status).toBe(200);
    expect(await left()).toMatchObject({ id, state: 'ended', unanswered_at: null });
    const noted = store.records.db.selectFrom('audit').select('actor').where('event', '=', 'chat-closed');
    expect(await noted.execute()).toEqual([{ actor: ravi.id }]);
  });

  it.each([
    ['is disabled', { action: 'disable' }],
    ['may not answer any more', { action: 'roles', role: 'desk', was: 'counsellor' }],
  ])(
    'whoever answers and %s is seen answering, and the visitor is in the queue with the change',
    async (_how, change) => {
      await say('I want to kill myself');
      for (const who of [mina, ravi]) await list(who);
      const id = await firstChat();
      await act({ action: 'join' });
      await act({ action: 'write', text: 'I am here', id: 'answer-1', chat: id });
      const admin = await makeStaffSession(store.records, { role: 'admin', isSteppedUp: true });
      const answering = async () => {
        const request = makeRequest('/staff/api/people', { headers: { cookie: admin.cookie } });
        const rows: { id: string; answering: object }[] = (await (await people.GET(request)).json()).people;
        return [mina, ravi].map((one) => rows.find((row) => row.id === one.id)?.answering);
      };
      expect(await answering()).toEqual([
        { conversations: 1, urgent: 1 },
        { conversations: 0, urgent: 0 },
      ]);
      const events = () => store.records.db.selectFrom('events').select('ref').where('topic', '=', 'live');
      const told = (await events().execute()).length;
      const version = (await look()).version;
      expect((await post(changing, { ...change, id: mina.id }, admin)).status).toBe(200);
      expect(await look()).toMatchObject({ state: 'waiting', name: '', is_person_there: true });
      expect((await look()).version).toBeGreaterThan(version);
      expect((await noticesOf()).at(-1)).toBe('requeued');
      expect((await events().execute()).length).toBeGreaterThan(told);
      expect((await list(ravi)).chats[0]).toMatchObject({ id, state: 'waiting', by: '', urgent: 1 });
      expect((await list(ravi)).present).toEqual([]);
      expect(await stored()).toMatchObject({ state: 'new', assignee: null });
      expect((await post(acting, { chat: id, action: 'join' }, ravi)).status).toBe(200);
    },
  );

  it.each([
    'is somebody coming?',
    'is anyone coming',
    'koi aa raha hai kya',
    'keu ki asche',
    'are you there',
    'hello?',
    'कोई आ रहा है क्या',
    'কেউ কি আসছে?',
  ])('tells in danger what is true of waiting, and whom to call: %s', async (words) => {
    const asks = async (at: number) => (await say(words, { id: `message-${at}` })).reply;
    const { hints } = JSON.parse(readFileSync('content/chat/flow.json', 'utf8'));
    await say('I want to stop');
    expect(await asks(1)).not.toMatch(/112.*14416/s);
    await say('i want to die', { id: 'message-2' });
    expect(await asks(3)).toBe(hints.unseen.en);
    await list(mina);
    expect(await asks(4)).toBe(hints.alerted.en);
    await send({ person: true });
    expect(await asks(5)).toBe(`${liveCopy.en.looking}\n\n${hints.alerted.en}`);
    await store.records.db.updateTable('tickets').set({ assignee: mina.id, state: 'open' }).execute();
    expect(await asks(6)).toContain(hints.taken.en);
    for (const hint of [hints.unseen, hints.alerted, hints.taken])
      for (const text of Object.values(hint)) expect(text).toMatch(/112.*14416/);
    expect((await say('is it free', { id: 'message-7' })).reply).not.toContain(hints.taken.en);
  });

  it('says first that a person is looked for, as long as one is', async () => {
    await say('I want to stop');
    await list(mina);
    const { looking } = liveCopy.en;
    expect((await say('is anybody there', { id: 'message-2' })).reply).not.toContain(looking);
    await send({ person: true });
    expect((await say('is anybody there', { id: 'message-3' })).reply).toMatch(new RegExp(`^${looking}`));
    // Nothing is to be chosen meanwhile.
    for (const [at, words] of ['hello', 'qwrt zxcv'].entries())
      expect((await say(words, { id: `message-3${at}` })).reply).not.toMatch(/choose (?:below|an answer)/i);
    store.clock.nowMs += PRESENT_MS + 1;
    await watchLive({ store: async () => store.records, hours: () => null });
    expect((await say('hello', { id: 'message-5' })).reply).toMatch(/choose below/i);
    expect((await say('is anybody there', { id: 'message-4' })).reply).not.toContain(looking);
  });

  it('is nothing for a stranger’s token, and not there without a console', async () => {
    expect((await post(sending, { token: 'not-a-token-of-ours', typing: true })).status).toBe(404);
    expect((await post(sending, { token, text: 'x' })).status).toBe(400);
    await say('I want to stop');
    await list(mina);
    given({ STAFF_CONSOLE: 'off' });
    expect(await look()).toMatchObject({ state: 'none', is_person_there: false });
    expect(await send({ person: true })).toBe(false);
  });
});
