import { sql } from 'kysely';
import { inTransaction, type Work } from '@/lib/backend/database/audit';
import { publishEvent } from '@/lib/backend/database/events';
import type { Records } from '@/lib/backend/database/tables';
import { addTicket } from '@/lib/backend/database/tickets';
import { embeddedBackend } from '@/lib/backend/embedded';
import { assessCare } from '@/lib/chat/care/assess';
import { ANSWER_MS, CLAIM_MS, GOING_ON_MS, GONE_MS } from '@/lib/chat/live';
import { eraseChatById, sweepChats } from '@/lib/chat/store/chat-retention';
import { listChats, markUrgent, registerChat } from '@/lib/chat/store/conversations';
import {
  joinChat,
  leaveLive,
  transferLive,
  typeLive,
  withdrawOffer,
  writeLive,
} from '@/lib/chat/store/live-chats';
import { countChats, leaveEveryChat, noteHere } from '@/lib/chat/store/live-desk';
import { listLive, readLive, visitorView } from '@/lib/chat/store/live-reads';
import { lockLive } from '@/lib/chat/store/live-rows';
import { closeLive, requestPerson, sayLive, seeVisitor } from '@/lib/chat/store/live-visitor';
import {
  endOffers,
  endWaits,
  markGone,
  presentStaff,
  releaseLost,
  tellSilent,
  tellStill,
} from '@/lib/chat/store/live-watch';
import { chatTokens } from '@/lib/chat/store/tokens';
import { site } from '@/lib/config/site';
import { countInbox, findTicket, readInbox } from '@/lib/inbox/store/queue';
import { finishTicket, reopenTicket } from '@/lib/inbox/store/ticket-changes';
import { readTicket } from '@/lib/inbox/store/ticket-item';
import { BEAT_MS } from '@/lib/staff/rules';
import { changePerson } from '@/lib/staff/store/changes';
import { makeRegistration } from '@/tests/helpers/make';
import { makeStaffSession } from '@/tests/helpers/staff-session';
import { onEachStore, onPostgres } from '@/tests/lib/backend/database/stores';

const tokens = chatTokens(() => 'a key of the store');

async function makeChat(records: Records): Promise<string> {
  const token = tokens.issue(records.now());
  await registerChat(records, makeRegistration({ token }), { notify: false, tokens });
  return (await listChats(records)).at(-1)?.id ?? '';
}
const makeCounsellor = async (records: Records, name = 'Mina Roy') =>
  (await makeStaffSession(records, { role: 'counsellor', name })).id;
const join = (records: Records, chatId: string, staffId: string) =>
  inTransaction(records, (work) => joinChat(work, { chatId, staffId }));
const noticesOf = async (records: Records, chatId: string) =>
  (await visitorView(records, chatId, 0)).lines.flatMap(({ notice }) => notice ?? []);
const count = async ({ db }: Records, table: 'live_chats' | 'live_turns') =>
  (await db.selectFrom(table).selectAll().execute()).length;

onEachStore((open) => {
  it('gives the ticket of a conversation to whoever joins it, unless a colleague has it', async () => {
    const urgent = async (hasOwner: boolean) => {
      const { records } = await open();
      const [mina, arjun] = [await makeCounsellor(records), await makeCounsellor(records, 'Arjun')];
      const chatId = await makeChat(records);
      await inTransaction(records, (work) => addTicket(work, { id: chatId, kind: 'chat', isUrgent: true }));
      if (hasOwner) await records.db.updateTable('tickets').set({ assignee: arjun }).execute();
      await join(records, chatId, mina);
      const ticket = await records.db.selectFrom('tickets').selectAll().executeTakeFirstOrThrow();
      return { ...ticket, isMine: ticket.assignee === mina };
    };
    expect(await urgent(false)).toMatchObject({ isMine: true, state: 'open', version: 2 });
    expect(await urgent(true)).toMatchObject({ isMine: false, version: 1 });
  });

  it('tells whoever answers that the visitor’s browser is gone, and that it is back', async () => {
    const { records, clock } = await open();
    const [mina, chatId] = [await makeCounsellor(records), await makeChat(records)];
    const stand = async () => {
      const { gone_since, state } = (await readLive(records, chatId, mina)) ?? {};
      return [state, gone_since];
    };
    await join(records, chatId, mina);
    clock.nowMs += 5000;
    await seeVisitor(records, chatId);
    const seenMs = clock.nowMs;
    clock.nowMs += GONE_MS - 1;
    expect(await markGone(records)).toBe(0);
    clock.nowMs += 1;
    expect([await markGone(records), await stand()]).toEqual([1, ['live', seenMs]]);
    expect(await markGone(records)).toBe(0);
    await seeVisitor(records, chatId);
    expect(await stand()).toEqual(['live', null]);
    const backMs = clock.nowMs;
    clock.nowMs += 5000;
    await seeVisitor(records, chatId);
    expect(await readLive(records, chatId, mina)).toMatchObject({ back_since: backMs });
    // It is no news for ever.
    clock.nowMs = backMs + GOING_ON_MS - 1000;
    await seeVisitor(records, chatId);
    clock.nowMs += 2 * GONE_MS - 1000;
    expect(await readLive(records, chatId, mina)).toMatchObject({ gone_since: null });
  });

  it('tells those who may join that the page of a waiting visitor is gone, and that it is back', async () => {
    const { records, clock } = await open();
    const [mina, chatId] = [await makeCounsellor(records), await makeChat(records)];
    const stand = async () => {
      const { gone_since, state } = (await readLive(records, chatId, mina)) ?? {};
      return [state, gone_since];
    };
    await inTransaction(records, (work) => requestPerson(work, chatId));
    await seeVisitor(records, chatId);
    const seenMs = clock.nowMs;
    clock.nowMs += GONE_MS;
    expect([await markGone(records), await stand()]).toEqual([1, ['waiting', seenMs]]);
    await seeVisitor(records, chatId);
    expect(await stand()).toEqual(['waiting', null]);
    clock.nowMs += GONE_MS;
    await markGone(records);
    clock.nowMs += 10 * 60_000;
    await endWaits(records, true);
    expect(await stand()).toEqual(['ended', seenMs + GONE_MS]);
    // The next wait is heard of by itself.
    await inTransaction(records, (work) => requestPerson(work, chatId));
    expect(await stand()).toEqual(['waiting', null]);
  });

  it('tells of the page of a visitor whom the assistant alone answers when it was heard from last, in a list that says so', async () => {
    const { records, clock } = await open();
    const [mina, chatId] = [await makeCounsellor(records), await makeChat(records)];
    const stand = async () => (await readLive(records, chatId, mina))?.gone_since;
    const version = async () => (await listLive(records, mina))[0]?.version;
    expect(await stand()).toBeNull();
    await seeVisitor(records, chatId);
    const [seenMs, before] = [clock.nowMs, await version()];
    clock.nowMs += GONE_MS;
    expect([await stand(), await version()]).toEqual([null, before]);
    clock.nowMs += GONE_MS;
    expect(await stand()).toBe(seenMs);
    expect((await listLive(records, mina))[0]).toMatchObject({ gone_since: seenMs, back_since: null });
    expect(await version()).not.toBe(before);
    await seeVisitor(records, chatId);
    expect(await stand()).toBeNull();
    expect((await listLive(records, mina))[0]).toMatchObject({ gone_since: null, back_since: clock.nowMs });
    expect(await version()).not.toBe(before);
    // Who joins and leaves again tells no older time; a page that is gone by then is told of in the queue, too.
    await join(records, chatId, mina);
    expect(await stand()).toBeNull();
    clock.nowMs += 1000;
    await inTransaction(records, (work) => leaveLive(work, { chatId, staffId: mina }));
    await seeVisitor(records, chatId);
    clock.nowMs += 2 * GONE_MS;
    expect(await stand()).toBe(clock.nowMs - 2 * GONE_MS);
  });

  it('tells of the page that was never heard from after the visitor asked for a person, or its counsellor was lost', async () => {
    const { records, clock } = await open();
    const [mina, chatId] = [await makeCounsellor(records), await makeChat(records)];
    const stand = async () => {
      const { gone_since, state } = (await readLive(records, chatId, mina)) ?? {};
      return [state, gone_since];
    };
    const askedMs = clock.nowMs;
    await inTransaction(records, (work) => requestPerson(work, chatId));
    clock.nowMs += GONE_MS;
    expect([await markGone(records), await stand()]).toEqual([1, ['waiting', askedMs]]);
    await join(records, chatId, mina);
    const joinedMs = clock.nowMs;
    clock.nowMs += CLAIM_MS + GONE_MS;
    await markGone(records);
    await releaseLost(records);
    expect(await stand()).toEqual(['waiting', joinedMs]);
  });

  it('lets one of two counsellors join who do so at once', async () => {
    const { records, again } = await open();
    const chatId = await makeChat(records);
    const staff = [await makeCounsellor(records), await makeCounsellor(records, 'Arjun')];
    const stores = [records, await again()];
    const results = await Promise.all(
      staff.map((staffId, index) => join(stores[index] ?? records, chatId, staffId)),
    );
    expect(results.toSorted()).toEqual(['joined', 'taken']);
    expect(await noticesOf(records, chatId)).toEqual(['joined']);
  });

  it('tells the visitor’s page whether the conversation speaks of danger', async () => {
    const { records } = await open();
    const chatId = await makeChat(records);
    await join(records, chatId, await makeCounsellor(records));
    expect(await visitorView(records, chatId, 0)).toMatchObject({ state: 'live', is_urgent: false });
    await records.db.updateTable('chats').set({ urgent: 1 }).where('id', '=', chatId).execute();
    expect(await visitorView(records, chatId, 0)).toMatchObject({ state: 'live', is_urgent: true });
  });

  it('tells the visitor the first name alone, and carries words both ways once', async () => {
    const { records } = await open();
    const chatId = await makeChat(records);
    const staffId = await makeCounsellor(records);
    await join(records, chatId, staffId);
    const by = { chatId, staffId };
    await inTransaction(records, (work) => typeLive(work, by));
    expect(await visitorView(records, chatId, 0)).toMatchObject({
      state: 'live',
      name: 'Mina',
      is_typing: true,
    });
    for (const text of ['Hello', 'Hello'])
      await inTransaction(records, (work) => writeLive(work, by, { text, id: 'client-1' }));
    for (const text of ['I am here', 'I am here'])
      await inTransaction(records, (work) => sayLive(work, chatId, { text, id: 'client-2' }));
    const { messages } = (await readLive(records, chatId, staffId)) ?? { messages: [] };
    expect(messages.map(({ speaker, text }) => `${speaker}: ${text}`)).toEqual([
      'system: ',
      'counsellor: Hello',
      'visitor: I am here',
    ]);
    const stranger = await makeCounsellor(records, 'Arjun');
    expect(
      await inTransaction(records, (work) =>
        writeLive(work, { chatId, staffId: stranger }, { text: 'x', id: 'client-3' }),
      ),
    ).toBe(false);
  });

  it('puts a visitor back into the queue within a minute of the last beat, and says so', async () => {
    const { records, clock } = await open();
    const chatId = await makeChat(records);
    const staffId = await makeCounsellor(records);
    await join(records, chatId, staffId);
    await inTransaction(records, (work) =>
      writeLive(work, { chatId, staffId }, { text: 'Hello', id: 'client-1' }),
    );
    for (let beats = 0; beats < 8; beats += 1) {
      clock.nowMs += BEAT_MS;
      await noteHere(records, staffId);
      expect(await releaseLost(records)).toBe(0);
    }
    clock.nowMs += 50_000;
    expect(await releaseLost(records)).toBe(1);
    expect(await visitorView(records, chatId, 0)).toMatchObject({ state: 'waiting', name: '' });
    expect(await noticesOf(records, chatId)).toEqual(['joined', 'lost']);
    expect((await listLive(records, staffId))[0]).toMatchObject({ id: chatId, state: 'waiting' });
  });

  it('counts the wait of who is back in the queue since the first word without an answer', async () => {
    const { records, clock } = await open();
    const back = await makeChat(records);
    await makeChat(records);
    const fresh = (await listChats(records)).find(({ id }) => id !== back)?.id ?? '';
    const staffId = await makeCounsellor(records);
    await join(records, back, staffId);
    clock.nowMs += 1000;
    const saidAt = clock.nowMs;
    await inTransaction(records, (work) => sayLive(work, back, { text: 'please', id: 'first-word' }));
    clock.nowMs += 1000;
    await inTransaction(records, (work) => requestPerson(work, fresh));
    clock.nowMs += CLAIM_MS;
    expect(await releaseLost(records)).toBe(1);
    const list = await listLive(records, staffId);
    expect(list.map(({ id }) => id)).toEqual([back, fresh]);
    expect([list[0], await readLive(records, back, staffId)]).toMatchObject([
      { state: 'waiting', queued_at: saidAt },
      { state: 'waiting', queued_at: saidAt },
    ]);
    // How long it is waited for somebody begins anew.
    clock.nowMs += 16_000;
    expect(await endWaits(records, false)).toBe(1);
    expect((await readLive(records, back, staffId))?.state).toBe('waiting');
  });

  it('tells the same wait in the inbox and in the list of conversations', async () => {
    const { records, clock } = await open();
    const chatId = await makeChat(records);
    const staffId = await makeCounsellor(records);
    const viewer = { staffId, kinds: ['chat'] as const };
    const waits = async () => {
      clock.nowMs += 60_000;
      const [chat] = await listLive(records, staffId);
      const [card] = (await readInbox(records, viewer, 'open')).tickets;
      const inList = chat?.state === 'waiting' ? chat.queued_at : chat?.unanswered_at;
      return [inList, card?.due_at].map((at) => at && Math.round((clock.nowMs - at) / 60_000));
    };
    const step = <T>(run: (work: Work) => Promise<T>) => inTransaction(records, run);
    const say = (id: string) => step((work) => sayLive(work, chatId, { text: 'please', id }));
    await records.db.updateTable('chats').set({ urgent: 1 }).execute();
    await step((work) => addTicket(work, { id: chatId, kind: 'chat', isUrgent: true }));
    expect(await waits()).toEqual([1, 1]);
    // Asking for a person later does not begin the wait anew.
    await step((work) => requestPerson(work, chatId));
    expect(await waits()).toEqual([2, 2]);
    await join(records, chatId, staffId);
    await step((work) => writeLive(work, { chatId, staffId }, { text: 'Hello', id: 'hello' }));
    await step((work) => leaveLive(work, { chatId, staffId }));
    // Who has an answer waits in neither; the inbox counts from the answer on.
    expect(await waits()).toEqual([null, 1]);
    await join(records, chatId, staffId);
    await say('first');
    await waits();
    await say('second');
    await step((work) => leaveLive(work, { chatId, staffId }));
    expect(await waits()).toEqual([2, 2]);
  });

  it('begins the wait anew with what comes after an item was done, or its reopening, in inbox and list alike', async () => {
    const { records, clock } = await open();
    const [chatId, staffId] = [await makeChat(records), await makeCounsellor(records)];
    const viewer = { staffId, kinds: ['chat'] as const };
    const step = <T>(run: (work: Work) => Promise<T>) => inTransaction(records, run);
    const danger = () => step((work) => markUrgent(work, { id: chatId }, { notify: false }));
    const waits = async () => {
      clock.nowMs += 60_000;
      await records.db.updateTable('chats').set({ updated_at: clock.nowMs }).execute();
      const [chat] = await listLive(records, staffId);
      const [card] = (await readInbox(records, viewer, 'open')).tickets;
      return [chat?.unanswered_at, card?.due_at].map((at) => at && Math.round((clock.nowMs - at) / 60_000));
    };
    const input = async () => ({
      id: chatId,
      version: (await findTicket(records.db, viewer, chatId))?.version ?? 0,
    });
    const finish = async () => {
      await finishTicket(records, { viewer, input: await input() });
      clock.nowMs += 60_000;
    };
    await danger();
    await join(records, chatId, staffId);
    await step((work) => sayLive(work, chatId, { text: 'please', id: 'unanswered' }));
    await step((work) => leaveLive(work, { chatId, staffId }));
    expect(await waits()).toEqual([1, 1]);
    await finish();
    await danger();
    const toldMs = clock.nowMs;
    expect(await waits()).toEqual([1, 1]);
    await finish();
    await reopenTicket(records, { viewer, input: await input() });
    expect(await waits()).toEqual([1, 1]);
    // Its words were written when they were.
    expect((await readTicket(records, viewer, chatId))?.ticket.danger_at).toBe(toldMs);
    await join(records, chatId, staffId);
    await step((work) => sayLive(work, chatId, { text: 'again', id: 'later' }));
    await waits();
    await step((work) => leaveLive(work, { chatId, staffId }, false));
    // Who is left without an answer waits without a break.
    expect(await waits()).toEqual([2, 2]);
  });

  it('leaves a claim to whose console beats, whether they have written or not', async () => {
    const { records, clock } = await open();
    const chatId = await makeChat(records);
    const staffId = await makeCounsellor(records);
    await join(records, chatId, staffId);
    for (let beats = 0; beats < 12; beats += 1) {
      clock.nowMs += BEAT_MS;
      await noteHere(records, staffId);
      expect(await releaseLost(records)).toBe(0);
    }
    expect(await visitorView(records, chatId, 0)).toMatchObject({ state: 'live', name: 'Mina' });
    // The visitor waits for a first word meanwhile, and the counsellor is called to it.
    expect((await listLive(records, staffId))[0]).toMatchObject({
      unanswered_at: clock.nowMs - 12 * BEAT_MS,
    });
  });

  it('takes no silence for words that were written before the answer and came in behind it', async () => {
    const { records, clock } = await open();
    const chatId = await makeChat(records);
    const mina = await makeCounsellor(records);
    await join(records, chatId, mina);
    const writtenAt = clock.nowMs;
    clock.nowMs += 1000;
    const by = { chatId, staffId: mina };
    await inTransaction(records, (work) => writeLive(work, by, { text: 'I am here.', id: 'an-answer' }));
    await inTransaction(records, (work) => sayLive(work, chatId, { text: 'I want to die', id: 'held' }));
    await records.db
      .updateTable('live_turns')
      .set({ at: writtenAt })
      .where('client_id', '=', 'held')
      .execute();
    clock.nowMs += 181_000;
    await noteHere(records, mina);
    expect(await tellSilent(records, null)).toBe(0);
  });

  it('tells the visitor once that who answers is silent, of others where some are there, until the next word', async () => {
    const { records, clock } = await open();
    const chatId = await makeChat(records);
    const [mina, arjun] = [await makeCounsellor(records), await makeCounsellor(records, 'Arjun')];
    await join(records, chatId, mina);
    const silence = async (id: string) => {
      await inTransaction(records, (work) => sayLive(work, chatId, { text: 'please help me', id }));
      expect(await tellSilent(records, null)).toBe(0);
      clock.nowMs += 181_000;
      await noteHere(records, id === 'first' ? mina : arjun);
      expect([await tellSilent(records, null), await tellSilent(records, null)]).toEqual([1, 0]);
      return visitorView(records, chatId, 0);
    };
    const { version, ...alone } = await silence('first');
    expect([alone, alone.lines.at(-1)]).toMatchObject([
      { is_silent: true },
      { notice: 'alone', name: 'Mina', text: site().phone },
    ]);
    const by = { chatId, staffId: mina };
    await inTransaction(records, (work) => writeLive(work, by, { text: 'I am here.', id: 'an-answer' }));
    const answered = await visitorView(records, chatId, 0);
    expect([answered.is_silent, answered.lines.map(({ notice }) => notice)]).toEqual([
      false,
      ['joined', null],
    ]);
    expect((await silence('second')).lines.at(-1)).toMatchObject({ notice: 'silent' });
    // Who was left waits for a person all the same.
    await inTransaction(records, (work) => leaveLive(work, by, true));
    expect(await visitorView(records, chatId, 0)).toMatchObject({ state: 'waiting', is_silent: false });
    expect(answered.version).toBeGreaterThan(version);
  });

  it('shows everybody whom a colleague has long left without an answer, and lets them step in', async () => {
    const { records, clock } = await open();
    const chatId = await makeChat(records);
    const [mina, arjun] = [await makeCounsellor(records), await makeCounsellor(records, 'Arjun')];
    await join(records, chatId, mina);
    const say = (id: string) =>
      inTransaction(records, (work) => sayLive(work, chatId, { text: 'please help me', id }));
    const pass = async (ms: number) => {
      clock.nowMs += ms;
      await noteHere(records, mina);
    };
    await say('first-word');
    const since = clock.nowMs;
    await pass(170_000);
    expect((await listLive(records, arjun))[0]).toMatchObject({ state: 'live', unanswered_at: null });
    expect(await join(records, chatId, arjun)).toBe('taken');
    await pass(11_000);
    expect((await listLive(records, arjun))[0]).toMatchObject({ by: 'Mina', unanswered_at: since });
    expect(await countChats(records, arjun)).toMatchObject({ waiting: 1 });
    expect(await readLive(records, chatId, arjun)).toMatchObject({ state: 'live', is_unanswered: true });
    // An answer ends it.
    await inTransaction(records, (work) =>
      writeLive(work, { chatId, staffId: mina }, { text: 'I am here.', id: 'an-answer' }),
    );
    expect((await listLive(records, arjun))[0]).toMatchObject({ unanswered_at: null });
    expect(await join(records, chatId, arjun)).toBe('taken');
    await say('second-word');
    await pass(181_000);
    expect(await join(records, chatId, mina)).toBe('joined');
    expect(await join(records, chatId, arjun)).toBe('joined');
    expect(await readLive(records, chatId, arjun)).toMatchObject({ is_mine: true, is_unanswered: false });
    // Who has just come has the same time.
    expect(await join(records, chatId, mina)).toBe('taken');
    expect((await noticesOf(records, chatId)).filter((notice) => notice === 'joined')).toHaveLength(2);
  });

  const offered = async () => {
    const { records, clock } = await open();
    const chatId = await makeChat(records);
    const [staffId, other] = [await makeCounsellor(records), await makeCounsellor(records, 'Arjun')];
    await join(records, chatId, staffId);
    const by = { chatId, staffId };
    expect(await inTransaction(records, (work) => transferLive(work, by, other))).toBe(true);
    const write = (text: string) =>
      inTransaction(records, (work) => writeLive(work, by, { text, id: `id-${text}` }));
    return { records, clock, by, other, write };
  };

  it('offers a conversation, to be taken up by who is named; until then who offers it answers', async () => {
    const { records, by, other, write } = await offered();
    const { chatId, staffId } = by;
    expect((await listLive(records, other))[0]).toMatchObject({
      is_handed: true,
      is_mine: false,
      by: 'Mina',
    });
    expect((await listLive(records, staffId))[0]).toMatchObject({ is_mine: true, offered_to: 'Arjun' });
    expect(await visitorView(records, chatId, 0)).toMatchObject({ state: 'live', name: 'Mina' });
    expect(await write('I am still here')).toBe(true);
    expect(await join(records, chatId, await makeCounsellor(records, 'Eva'))).toBe('taken');
    expect(await join(records, chatId, other)).toBe('joined');
    expect(await visitorView(records, chatId, 0)).toMatchObject({ name: 'Arjun' });
    expect((await listLive(records, other))[0]).toMatchObject({ is_mine: true, offered_to: '' });
    expect(await write('Too late')).toBe(false);
  });

  it('ends an offer that nobody takes up, and who made it stays joined', async () => {
    const { records, clock, by, other, write } = await offered();
    clock.nowMs += ANSWER_MS - 1;
    for (const id of [by.staffId, other]) await noteHere(records, id);
    await endOffers(records);
    expect((await listLive(records, other))[0]).toMatchObject({ is_handed: true });
    clock.nowMs += 1;
    await endOffers(records);
    expect(await releaseLost(records)).toBe(0);
    expect(await noticesOf(records, by.chatId)).toEqual(['joined', 'transferred', 'missed']);
    expect((await listLive(records, by.staffId))[0]).toMatchObject({ is_mine: true, offered_to: '' });
    expect(await write('I stay')).toBe(true);
    expect(await join(records, by.chatId, other)).toBe('taken');
  });

  it('ends an offer at once where whoever was to come signs out, loses the access or the right, or gives no sign', async () => {
    const goes = async (go: (records: Records, other: string, admin: string) => Promise<unknown>) => {
      const { records, clock, by, other } = await offered();
      for (const id of [by.staffId, other]) await noteHere(records, id);
      await endOffers(records);
      expect((await listLive(records, other))[0]).toMatchObject({ is_handed: true });
      clock.nowMs += 1;
      const admin = (await makeStaffSession(records, { role: 'admin' })).id;
      await go(records, other, admin);
      expect(await noticesOf(records, by.chatId)).toEqual(['joined', 'transferred', 'missed']);
      const [chat] = await listLive(records, by.staffId);
      expect(chat).toMatchObject({ is_mine: true, offered_to: '' });
      clock.nowMs += CLAIM_MS;
    };
    await goes((records, other) => leaveEveryChat(records, other));
    await goes((records, id, admin) => changePerson(records, admin, { action: 'disable', id }));
    const to = { action: 'roles', role: 'desk', was: 'counsellor' } as const;
    await goes((records, id, admin) => changePerson(records, admin, { ...to, id }));
    await goes(async (records) => {
      await records.db
        .updateTable('staff_presence')
        .set({ seen_at: records.now() - CLAIM_MS })
        .execute();
      await endOffers(records);
    });
  });

  it('lets who offers it take the offer back, once', async () => {
    const { records, by, other } = await offered();
    const withdraw = (staffId: string) =>
      inTransaction(records, (work) => withdrawOffer(work, { ...by, staffId }));
    expect(await withdraw(other)).toBe(false);
    expect([await withdraw(by.staffId), await withdraw(by.staffId)]).toEqual([true, true]);
    expect(await noticesOf(records, by.chatId)).toEqual(['joined', 'transferred', 'withdrawn']);
    expect(await join(records, by.chatId, other)).toBe('taken');
  });

  it('of a withdrawal and a join at once one counts', async () => {
    const { records, by, other } = await offered();
    const [joined, isBack] = await Promise.all([
      join(records, by.chatId, other),
      inTransaction(records, (work) => withdrawOffer(work, by)),
    ]);
    expect([
      ['joined', false],
      ['taken', true],
    ]).toContainEqual([joined, isBack]);
  });

  it('puts the visitor back into the queue where who offered it is lost', async () => {
    const { records, clock, by, other } = await offered();
    clock.nowMs += CLAIM_MS;
    await noteHere(records, other);
    expect(await releaseLost(records)).toBe(1);
    await endOffers(records);
    expect((await listLive(records, other))[0]).toMatchObject({ state: 'waiting', is_handed: false });
    expect(await noticesOf(records, by.chatId)).toEqual(['joined', 'transferred', 'lost']);
  });

  const leaving = async (isThere: boolean | null, says = true) => {
    const { records } = await open();
    const chatId = await makeChat(records);
    const staffId = await makeCounsellor(records);
    await inTransaction(records, (work) => requestPerson(work, chatId));
    await join(records, chatId, staffId);
    await inTransaction(records, (work) =>
      writeLive(work, { chatId, staffId }, { text: 'Hello', id: 'client-1' }),
    );
    if (says) await inTransaction(records, (work) => sayLive(work, chatId, { text: 'Are you there?' }));
    await inTransaction(records, (work) => leaveLive(work, { chatId, staffId }, isThere));
    const [listed] = await listLive(records, staffId);
    const counted = await countChats(records, staffId);
    return {
      records,
      chatId,
      staffId,
      listed,
      counted,
      notices: (await noticesOf(records, chatId)).slice(2),
    };
  };

  it('puts a visitor who is left without an answer back into the queue', async () => {
    const { listed, counted, notices } = await leaving(true);
    expect(listed).toMatchObject({ state: 'waiting', is_mine: false });
    expect([counted, notices]).toEqual([{ waiting: 1, urgent: 0, unanswered: 0 }, ['requeued']]);
  });

  it('promises nobody where nobody is there, and still has the line wait for a person of the centre', async () => {
    const { records, chatId, staffId, listed, counted, notices } = await leaving(false);
    expect([listed?.state, notices]).toEqual(['ended', ['left', 'nobody']]);
    expect(listed?.unanswered_at).toBe(records.now());
    // The visitor did not ask again: who was there is named, and nobody is missed.
    expect(listed).toMatchObject({ is_missed: false, was_here: 'Mina' });
    const { messages } = (await readLive(records, chatId, staffId)) ?? {};
    expect(messages?.at(-1)).toMatchObject({ notice: 'nobody', name: 'Mina' });
    expect(counted).toMatchObject({ waiting: 1, unanswered: 0 });
    await join(records, chatId, staffId);
    expect(await countChats(records, staffId)).toMatchObject({ waiting: 0, unanswered: 1 });
  });

  it('leaves to the bot alone who has their answer', async () => {
    for (const isThere of [true, false]) {
      const { counted, notices } = await leaving(isThere, false);
      expect([counted.waiting, notices]).toEqual([0, ['left']]);
    }
  });

  it('leaves to the bot, with one answer to the closing question', async () => {
    const { records } = await open();
    const chatId = await makeChat(records);
    const staffId = await makeCounsellor(records);
    await join(records, chatId, staffId);
    expect(await inTransaction(records, (work) => leaveLive(work, { chatId, staffId }))).toBe(true);
    for (const closing of ['partly', 'no'])
      await inTransaction(records, (work) => closeLive(work, chatId, closing));
    expect(await readLive(records, chatId, staffId)).toMatchObject({ state: 'ended', closing: 'partly' });
    expect(await inTransaction(records, (work) => sayLive(work, chatId, { text: 'x' }))).toBe(false);
  });

  it('ends a wait once nobody is there, and one that nobody answers', async () => {
    const { records, clock } = await open();
    const chatId = await makeChat(records);
    await inTransaction(records, (work) => requestPerson(work, chatId));
    clock.nowMs += 61_000;
    await endWaits(records, true);
    expect(await visitorView(records, chatId, 0)).toMatchObject({ state: 'waiting' });
    await endWaits(records, false);
    expect(await noticesOf(records, chatId)).toEqual(['waiting', 'nobody']);
    await inTransaction(records, (work) => requestPerson(work, chatId));
    clock.nowMs += 10 * 60_000;
    await endWaits(records, true);
    expect(await visitorView(records, chatId, 0)).toMatchObject({ state: 'ended' });
  });

  it('says after two minutes, once a wait, that somebody is still looked for, and to the staff that nobody came', async () => {
    const { records, clock } = await open();
    const [mina, chatId] = [await makeCounsellor(records), await makeChat(records)];
    const isMissed = async () => (await listLive(records, mina))[0]?.is_missed;
    for (const round of [1, 2]) {
      await inTransaction(records, (work) => requestPerson(work, chatId));
      const looked = async (afterMs: number) => {
        clock.nowMs += afterMs;
        await endWaits(records, true);
        await tellStill(records);
        return (await visitorView(records, chatId, 0)).lines;
      };
      const before = await looked(119_000);
      expect(before.at(-1)).toMatchObject({ notice: 'waiting' });
      for (const lines of [await looked(1000), await looked(10_000)]) {
        expect(lines).toHaveLength(before.length + 1);
        expect(lines.at(-1)).toMatchObject({ notice: 'still', text: site().phone });
      }
      expect(await isMissed()).toBe(false);
      await endWaits(records, false);
      expect([round, await isMissed()]).toEqual([round, true]);
    }
    await join(records, chatId, mina);
    expect([await isMissed(), await noticesOf(records, chatId)]).toEqual([
      false,
      ['waiting', 'waiting', 'joined'],
    ]);
    await inTransaction(records, (work) => leaveLive(work, { chatId, staffId: mina }, false));
    expect(await isMissed()).toBe(false);
  });

  it('keeps in the inbox whom nobody came for until somebody marks it, told once and not urgent, before danger makes it so', async () => {
    const { records, clock } = await open();
    const [mina, chatId] = [await makeCounsellor(records), await makeChat(records)];
    const viewer = { staffId: mina, kinds: ['chat'] as const };
    const inbox = async () => (await readInbox(records, viewer, 'open')).tickets;
    const waitInVain = async () => {
      await inTransaction(records, (work) => requestPerson(work, chatId));
      const askedMs = clock.nowMs;
      clock.nowMs += 10 * 60_000;
      for (const _instance of [1, 2]) await endWaits(records, true);
      return askedMs;
    };
    const missed = { id: chatId, kind: 'chat', state: 'new', is_urgent: false, assignee: null };
    const askedMs = await waitInVain();
    expect(await inbox()).toMatchObject([{ ...missed, missed_at: askedMs, due_at: askedMs }]);
    expect(await countInbox(records, viewer)).toEqual({ waiting: 1, urgent: 0, mine: 0 });
    expect(await readLive(records, chatId, mina)).toMatchObject({ urgent: 0, is_unsent: false });
    expect(await waitInVain()).toBe((await inbox())[0]?.missed_at);
    const [card] = await inbox();
    await finishTicket(records, { viewer, input: { id: chatId, version: card?.version ?? 0 } });
    expect([await inbox(), (await listLive(records, mina))[0]?.is_missed]).toEqual([[], false]);
    await waitInVain();
    expect(await inbox()).toMatchObject([missed]);
    await join(records, chatId, mina);
    expect(await inbox()).toMatchObject([{ state: 'open', is_mine: true, missed_at: null }]);
    await inTransaction(records, (work) => leaveLive(work, { chatId, staffId: mina }));
    const chat = { id: chatId };
    await inTransaction(records, (work) => markUrgent(work, chat, { notify: false }));
    expect(await inbox()).toMatchObject([{ ...missed, is_urgent: true, due_at: clock.nowMs }]);
    const mails = await records.db.selectFrom('outbox').select('kind').execute();
    expect(mails.filter(({ kind }) => kind === 'chat-urgent')).toEqual([]);
  });

  it('counts who beat within the last minute and still has access', async () => {
    const { records, clock } = await open();
    const [mina, gone] = [await makeCounsellor(records), await makeCounsellor(records, 'Gone')];
    for (const id of [mina, gone]) await noteHere(records, id);
    await records.db.updateTable('staff').set({ disabled_at: 1 }).where('id', '=', gone).execute();
    expect((await presentStaff(records, records.now())).map(({ id }) => id)).toEqual([mina]);
    clock.nowMs += 60_000;
    expect(await presentStaff(records, records.now())).toEqual([]);
  });

  it('erases what people wrote with the conversation, at once and by its retention', async () => {
    const { records, clock } = await open();
    const staffId = await makeCounsellor(records);
    const first = await makeChat(records);
    await join(records, first, staffId);
    expect(await eraseChatById(records, first)).toBe(true);
    expect([await count(records, 'live_chats'), await count(records, 'live_turns')]).toEqual([0, 0]);
    await join(records, await makeChat(records), staffId);
    clock.nowMs += 91 * 86_400_000;
    expect(await sweepChats(records, 90, clock.nowMs)).toBe(1);
    expect([await count(records, 'live_chats'), await count(records, 'live_turns')]).toEqual([0, 0]);
  });
});

/** Runs what takes the numbers while another transaction waits for a row that it holds. */
async function whileWaitedFor(records: Records, steps: { hold: (work: Work) => unknown; start: () => void }) {
  await inTransaction(records, async (work) => {
    await steps.hold(work);
    steps.start();
    const waiting = sql`select 1 from pg_locks where not granted and locktype = 'transactionid'`;
    while ((await waiting.execute(work.db)).rows.length === 0);
    await publishEvent(work, 'inbox', 'any');
  });
}

onPostgres((open) => {
  it('lets a counsellor join while a colleague claims the ticket: neither waits for the other for good', async () => {
    const { records, again } = await open();
    const other = await again();
    const [mina, ravi] = [await makeCounsellor(records), await makeCounsellor(records, 'Ravi')];
    const chatId = await makeChat(records);
    await inTransaction(records, (work) => addTicket(work, { id: chatId, kind: 'chat', isUrgent: true }));
    let joining: Promise<string> | undefined;
    await whileWaitedFor(records, {
      hold: ({ db }) => db.updateTable('tickets').set({ assignee: ravi }).where('id', '=', chatId).execute(),
      start: () => {
        joining = join(other, chatId, mina);
      },
    });
    expect(await joining).toBe('joined');
  });

  it('lets a counsellor close the item and leave while the visitor is heard', async () => {
    const { records, again } = await open();
    const other = await again();
    const [chatId, staffId] = [await makeChat(records), await makeCounsellor(records)];
    await inTransaction(records, (work) => addTicket(work, { id: chatId, kind: 'chat', isUrgent: true }));
    await join(records, chatId, staffId);
    const viewer = { staffId, kinds: ['chat' as const] };
    let closing: Promise<{ kind: string }> | undefined;
    await whileWaitedFor(records, {
      hold: ({ db }) => lockLive(db, chatId),
      start: () => {
        closing = finishTicket(other, { viewer, input: { id: chatId, version: 2, leave: true } });
      },
    });
    expect(await closing).toMatchObject({ kind: 'changed' });
    expect(await noticesOf(records, chatId)).toEqual(['joined', 'left']);
  });

  it('hears danger that two messages to a counsellor tell together', async () => {
    const { records, clock } = await open();
    const token = tokens.issue(records.now());
    await registerChat(records, makeRegistration({ token }), { notify: false, tokens });
    const [chat] = await listChats(records);
    const by = { chatId: chat?.id ?? '', staffId: await makeCounsellor(records) };
    const backend = embeddedBackend({ contentDir: 'content', store: async () => records, notify: false });
    const say = (answer: string) => {
      clock.nowMs += 1000;
      const isUrgent = (previous?: string) => assessCare(answer, { previous }).tier === 2;
      return backend.chatStep({ token, answer, step: '', isUrgent });
    };
    await say('my father drinks');
    clock.nowMs += 1000;
    await join(records, by.chatId, by.staffId);
    for (const words of ['i have pills here', 'i already took ten of them']) await say(words);
    const { messages = [], urgent } = (await readLive(records, by.chatId, by.staffId)) ?? {};
    expect(urgent).toBe(1);
    expect(messages.filter(({ is_danger }) => is_danger).map(({ text }) => text)).toEqual([
      'i already took ten of them',
    ]);
  });

  it('hears danger while the counsellor types', async () => {
    const { records, again } = await open();
    const other = await again();
    const token = tokens.issue(records.now());
    await registerChat(records, makeRegistration({ token }), { notify: false, tokens });
    const [chat] = await listChats(records);
    const by = { chatId: chat?.id ?? '', staffId: await makeCounsellor(records) };
    await join(records, by.chatId, by.staffId);
    const backend = embeddedBackend({ contentDir: 'content', store: async () => other, notify: false });
    let saying: Promise<unknown> | undefined;
    await whileWaitedFor(records, {
      hold: ({ db }) => lockLive(db, by.chatId),
      start: () => {
        saying = backend.chatStep({ token, answer: 'I want to kill myself', step: '', isUrgent: () => true });
      },
    });
    expect(await saying).toMatchObject({ live: true });
  });
});
