import { inTransaction } from '@/lib/backend/database/audit';
import type { Records } from '@/lib/backend/database/tables';
import { addTicket } from '@/lib/backend/database/tickets';
import { saveCallback, saveMessage } from '@/lib/contact/store/messages';
import type { TicketKind } from '@/lib/inbox/rules';
import { countInbox, findTickets, readInbox, type Viewer } from '@/lib/inbox/store/queue';
import { saveReplyDraft } from '@/lib/inbox/store/replies';
import {
  claimTicket,
  finishTicket,
  noteCall,
  noteTicket,
  releaseTicket,
  reopenTicket,
  replyTicket,
  snoozeTicket,
} from '@/lib/inbox/store/ticket-changes';
import { readTicket } from '@/lib/inbox/store/ticket-item';
import { makeCallback, makeContact } from '@/tests/helpers/make';
import { makeStaffSession } from '@/tests/helpers/staff-session';
import { onEachStore, type TestStore } from '@/tests/lib/backend/database/stores';

const quiet = { notify: false };
const all: TicketKind[] = ['message', 'callback', 'chat'];

onEachStore((open) => {
  let store: TestStore;
  let records: Records;
  let mina: Viewer;
  let ravi: Viewer;
  beforeEach(async () => {
    store = await open();
    records = store.records;
    mina = { staffId: (await makeStaffSession(records, { role: 'desk' })).id, kinds: all };
    ravi = { staffId: (await makeStaffSession(records, { role: 'desk', name: 'Ravi' })).id, kinds: all };
  });
  const write = async (more = {}) => (await saveMessage(records, { ...makeContact(), ...more }, quiet)).id;
  const callAt = async (from: number) =>
    (await saveCallback(records, makeCallback({ call: { from, to: from } }), quiet)).id;
  const first = (id: string, version = 1) => ({ id, version });
  const events = async () =>
    (await records.db.selectFrom('audit').select(['event', 'target']).orderBy('seq').execute()).map(
      ({ event, target }) => `${event} ${target}`,
    );
  async function storeChat(): Promise<string> {
    const texts = { language: 'en', name: 'Asha', age: '', email: '', phone: '', question_id: null };
    const times = { created_at: 1, updated_at: 1, registered_at: 1 };
    await records.db
      .insertInto('chats')
      .values({ id: 'c', token_hash: 'c', ...texts, ...times, variables: '{}', urgent: 1 })
      .execute();
    const step = {
      chat_id: 'c',
      number: 1,
      asked_at: 1,
      question_id: 'q',
      suggestions: '[]',
      last_question: 0,
    };
    await records.db
      .insertInto('chat_turns')
      .values({ ...step, reply: 'How are you?', answer: 'Not well' })
      .execute();
    await inTransaction(records, (work) => addTicket(work, { id: 'c', kind: 'chat', isUrgent: true }));
    return 'c';
  }

  describe('the queue', () => {
    it('shows what is urgent first, then what waits longest, what is put off or promised by its time', async () => {
      const later = await callAt(records.now() + 5000);
      const evening = await callAt(records.now() + 90_000);
      const message = await write();
      store.clock.nowMs += 1000;
      const snoozed = await write();
      const urgent = await write({ isUrgent: true });
      await snoozeTicket(records, {
        viewer: mina,
        input: { ...first(snoozed), until: records.now() + 60_000 },
      });
      const { tickets, counts } = await readInbox(records, mina, 'open');
      expect(tickets.map(({ id }) => id)).toEqual([urgent, message, later, snoozed, evening]);
      // Once it is back it waits since then.
      store.clock.nowMs += 60_000;
      expect((await readInbox(records, mina, 'open')).tickets.at(-2)).toMatchObject({
        ...{ id: snoozed, state: 'open' },
      });
      expect(counts).toEqual({ open: 5, mine: 0, done: 0 });
    });

    it('puts back what was put off as soon as its time has come, for everyone', async () => {
      const id = await write();
      await snoozeTicket(records, { viewer: mina, input: { ...first(id), until: records.now() + 60_000 } });
      expect((await readInbox(records, ravi, 'open')).tickets[0]).toMatchObject({ state: 'waiting' });
      store.clock.nowMs += 60_000;
      expect((await readInbox(records, ravi, 'open')).tickets[0]).toMatchObject({
        ...{ state: 'open', snooze_until: store.clock.nowMs, version: 3 },
      });
      expect((await events()).at(-1)).toBe(`ticket-reopened ${id}`);
    });

    it('puts back what was put off when its sender writes or asks for a call again, and nothing of others', async () => {
      const until = records.now() + 60_000;
      const putOff = async (id: string) => {
        await snoozeTicket(records, { viewer: mina, input: { ...first(id), until } });
        return id;
      };
      const byEmail = await putOff(await write({ email: 'Asha@example.org', phone: '' }));
      const call = makeCallback({ phone: '098300-12345' });
      const byPhone = await putOff((await saveCallback(records, call, quiet)).id);
      const other = await putOff(await write({ email: 'ravi@example.org', phone: '' }));
      const states = async () => {
        const { tickets } = await readInbox(records, mina, 'open');
        return [byEmail, byPhone, other].map((id) => tickets.find((one) => one.id === id)?.state);
      };
      store.clock.nowMs += 1000;
      await write({ email: ' asha@example.org', phone: '' });
      expect(await states()).toEqual(['open', 'waiting', 'waiting']);
      const woken = (await readInbox(records, mina, 'open')).tickets.find(({ id }) => id === byEmail);
      expect(woken).toMatchObject({ snooze_until: records.now(), version: 3 });
      await write({ email: 'else@example.org', phone: '033 2222 1111, +91 98300 12345' });
      expect(await states()).toEqual(['open', 'open', 'waiting']);
      expect(await events()).toEqual(
        expect.arrayContaining([byEmail, byPhone].map((id) => `ticket-reopened ${id}`)),
      );
      await saveCallback(records, makeCallback({ phone: '1111111' }), quiet);
      expect(await states()).toEqual(['open', 'open', 'waiting']);
    });

    it('marks what has come back until somebody takes it, and tells of it from its return on when it is given back', async () => {
      const id = await write();
      await snoozeTicket(records, { viewer: mina, input: { ...first(id), until: records.now() + 60_000 } });
      store.clock.nowMs += 90_000;
      await readInbox(records, ravi, 'open');
      await releaseTicket(records, { viewer: mina, input: first(id, 3) });
      const { notice_at } = await records.db
        .selectFrom('tickets')
        .select('notice_at')
        .executeTakeFirstOrThrow();
      expect(notice_at).toBe(store.clock.nowMs);
      await claimTicket(records, { viewer: ravi, input: first(id, 4) });
      expect((await readInbox(records, ravi, 'open')).tickets[0]).toMatchObject({ snooze_until: null });
    });

    it('counts for the start page what nobody has and what is one’s own; what is put off waits for its time', async () => {
      await write({ isUrgent: true });
      const own = await write();
      const others = await write();
      const snoozed = await write();
      await claimTicket(records, { viewer: mina, input: first(own) });
      await claimTicket(records, { viewer: ravi, input: first(others) });
      const until = records.now() + 60_000;
      await snoozeTicket(records, { viewer: mina, input: { ...first(snoozed), until } });
      expect(await countInbox(records, mina)).toEqual({ waiting: 1, urgent: 1, mine: 1 });
      store.clock.nowMs += 60_000;
      expect(await countInbox(records, mina)).toEqual({ waiting: 2, urgent: 1, mine: 1 });
    });

    it('counts for the start page as many of one’s own as the list of them, put off ones too', async () => {
      const id = await write();
      await claimTicket(records, { viewer: mina, input: first(id) });
      const until = records.now() + 60_000;
      await snoozeTicket(records, { viewer: mina, input: { ...first(id, 2), until } });
      const { tickets, counts } = await readInbox(records, mina, 'mine');
      expect([tickets.length, counts.mine]).toEqual([1, 1]);
      expect(await countInbox(records, mina)).toEqual({ waiting: 0, urgent: 0, mine: 1 });
    });

    it('shows each person only the kinds they may see', async () => {
      const message = await write();
      const call = await callAt(5);
      const chat = await storeChat();
      const desk: Viewer = { ...mina, kinds: ['message', 'callback'] };
      const counsellor: Viewer = { ...ravi, kinds: ['callback', 'chat'] };
      const idsFor = async (viewer: Viewer) =>
        (await readInbox(records, viewer, 'open')).tickets.map(({ id }) => id);
      expect(await idsFor(desk)).toEqual([call, message]);
      expect(await idsFor(counsellor)).toEqual([chat, call]);
      await records.db.updateTable('tickets').set({ urgent: 1 }).where('id', '=', chat).execute();
      expect(await readInbox(records, desk, 'open')).toMatchObject({ urgent_chats: 1 });
      expect(await readInbox(records, counsellor, 'open')).toMatchObject({ urgent_chats: 0 });
      // Both read of it on every page: the desk, too, which has to tell a counsellor.
      expect(await countInbox(records, desk)).toEqual({ waiting: 2, urgent: 1, mine: 0 });
      expect(await countInbox(records, counsellor)).toEqual({ waiting: 2, urgent: 1, mine: 0 });
      expect(await readTicket(records, counsellor, message)).toBeNull();
      expect(await claimTicket(records, { viewer: desk, input: first(chat) })).toEqual({ kind: 'missing' });
    });
  });

  describe('a ticket', () => {
    it('is read with what it is about, and each reading is noted by its id alone', async () => {
      const message = await write();
      const call = await callAt(5);
      const chat = await storeChat();
      expect(await readTicket(records, mina, message)).toMatchObject({
        content: { kind: 'message', name: 'Asha Sen', message: makeContact().message },
      });
      expect(await readTicket(records, mina, call)).toMatchObject({
        content: { kind: 'callback', phone: '98300 12345', call_from: 5, language: 'bn', may_say_who: false },
      });
      expect(await readTicket(records, mina, chat)).toMatchObject({
        content: { kind: 'chat', id: chat, name: 'Asha', language: 'en' },
      });
      expect((await events()).slice(-3)).toEqual([message, call, chat].map((id) => `ticket-read ${id}`));
    });

    it('names what else is open from the same number, however it is written, with how the call went and what may be said', async () => {
      const call = async (more: object) =>
        (await saveCallback(records, { ...makeCallback({ call: { from: 5, to: 5 } }), ...more }, quiet)).id;
      const earlier = await call({ name: 'Sunil', phone: '98300 55512', say: 'library book' });
      store.clock.nowMs += 1000;
      const input = { ...first(earlier), outcome: 'other-person', remark: '' } as const;
      await noteCall(records, { viewer: mina, input: { ...input, again_at: records.now() + 60_000 } });
      const called = records.now();
      const later = await call({ name: '', phone: '+919830055512', say: '', may_say_who: true });
      const message = await write({ phone: '033 2555 0000 / 098300-55512' });
      await write({ phone: '98300 55513' });
      const sameOf = async (id: string, viewer = mina) => (await readTicket(records, viewer, id))?.same;
      const one = { id: earlier, name: 'Sunil', at: called, outcome: 'other-person', say: 'library book' };
      const of = { kind: 'callback', words: '' };
      expect((await sameOf(later))?.[0]).toEqual({ ...one, ...of, is_discreet: true });
      // Whoever lives there must not hear it by the call to somebody else.
      const may = async () => (await readTicket(records, mina, later))?.content;
      expect(await may()).toMatchObject({ may_say_who: false });
      expect((await events()).slice(-2)).toContain(`ticket-read ${earlier}`);
      expect((await sameOf(earlier))?.map(({ id }) => id).sort()).toEqual([later, message].sort());
      expect(await sameOf(later, { ...mina, kinds: ['callback'] })).toHaveLength(1);
      await finishTicket(records, { viewer: mina, input: first(earlier, 3) });
      expect(await sameOf(later, { ...mina, kinds: ['callback'] })).toEqual([]);
      expect(await may()).toMatchObject({ may_say_who: true });
    });

    it('a call and the conversation in which it was asked for lead to each other', async () => {
      const chat = await storeChat();
      const variables = JSON.stringify({ phone: '98300 55512' });
      await records.db.updateTable('chats').set({ variables }).execute();
      const of = makeCallback({ phone: '+919830055512', call: { from: 5, to: 5 } });
      const { id: call } = await saveCallback(records, of, quiet);
      expect(await readTicket(records, mina, call)).toMatchObject({
        same: [{ id: chat, kind: 'chat' }],
      });
      expect(await readTicket(records, mina, chat)).toMatchObject({
        content: { phone: '98300 55512' },
        same: [{ id: call, kind: 'callback', words: '' }],
      });
    });

    it('is claimed by one of two who try at once; the other is told who has it', async () => {
      const id = await write();
      const tries = await Promise.all(
        [mina, ravi].map((viewer) => claimTicket(records, { viewer, input: first(id) })),
      );
      expect(tries.map(({ kind }) => kind).sort()).toEqual(['changed', 'stale']);
      const winner = tries[0]?.kind === 'changed' ? 'Mina' : 'Ravi';
      const loser = tries.find(({ kind }) => kind === 'stale');
      expect(loser).toMatchObject({ ticket: { assignee: winner, is_mine: false } });
      expect((await events()).filter((event) => event === `ticket-claimed ${id}`)).toHaveLength(1);
    });

    it('is not claimed from who has it, and can be once it is given back', async () => {
      const id = await write();
      await claimTicket(records, { viewer: mina, input: first(id) });
      expect(await claimTicket(records, { viewer: ravi, input: first(id, 2) })).toMatchObject({
        ...{ kind: 'stale', ticket: { assignee: 'Mina' } },
      });
      expect((await readInbox(records, mina, 'mine')).counts).toEqual({ open: 1, mine: 1, done: 0 });
      await releaseTicket(records, { viewer: mina, input: first(id, 2) });
      expect(await claimTicket(records, { viewer: ravi, input: first(id, 3) })).toMatchObject({
        ...{ kind: 'changed', ticket: { assignee: 'Ravi', is_mine: true } },
      });
    });

    it('is done with its message, and reopened with it', async () => {
      const id = await write();
      const isDone = async () =>
        (await records.db.selectFrom('messages').select('done_at').executeTakeFirstOrThrow()).done_at;
      await finishTicket(records, { viewer: mina, input: first(id) });
      expect(await isDone()).toBe(records.now());
      expect((await readInbox(records, mina, 'done')).tickets).toMatchObject([{ id, assignee: 'Mina' }]);
      await reopenTicket(records, { viewer: mina, input: first(id, 2) });
      expect(await isDone()).toBeNull();
      expect((await readInbox(records, mina, 'open')).tickets).toMatchObject([{ id, state: 'open' }]);
    });

    it('waits since it was reopened, in the queue and in itself, and is told of if nobody has it', async () => {
      const id = await write();
      const call = await callAt(records.now());
      store.clock.nowMs += 60_000;
      const later = await write();
      for (const one of [id, call]) await finishTicket(records, { viewer: mina, input: first(one) });
      store.clock.nowMs += 60_000;
      await records.db.updateTable('tickets').set({ assignee: null }).where('id', '=', id).execute();
      for (const one of [id, call]) await reopenTicket(records, { viewer: mina, input: first(one, 2) });
      const { tickets } = await readInbox(records, mina, 'open');
      expect(tickets[0]?.id).toBe(later);
      const now = { due_at: records.now() };
      expect(tickets.slice(1)).toMatchObject([now, now]);
      for (const one of [id, call]) expect((await readTicket(records, mina, one))?.ticket).toMatchObject(now);
      const notices = records.db.selectFrom('tickets').select('notice_at').where('id', 'in', [id, call]);
      expect((await notices.orderBy('assignee').execute()).map(({ notice_at }) => notice_at).sort()).toEqual(
        [null, records.now()].sort(),
      );
    });

    it('refuses a change of a version that is no more, and changes nothing then', async () => {
      const id = await write();
      const note = (note: string) => noteTicket(records, { viewer: mina, input: { ...first(id), note } });
      expect(await note('Rang her sister')).toMatchObject({ kind: 'changed', ticket: { version: 2 } });
      expect(await note('Rang again')).toMatchObject({ kind: 'stale', ticket: { version: 2 } });
      const notes = (await readTicket(records, ravi, id))?.notes;
      expect(notes).toEqual([
        expect.objectContaining({ author: 'Mina', kind: 'note', text: 'Rang her sister' }),
      ]);
    });

    it.each(['nobody', 'other-person'] as const)(
      'notes how a call went, and is due again when the one who was called did not answer: %s',
      async (outcome) => {
        const id = await callAt(5);
        const again_at = records.now() + 3_600_000;
        const call = { remark: '', again_at };
        await noteCall(records, { viewer: mina, input: { ...first(id), outcome, ...call } });
        expect((await readInbox(records, mina, 'mine')).tickets).toMatchObject([
          { state: 'waiting', snooze_until: again_at, due_at: again_at, outcome },
        ]);
        store.clock.nowMs += 1000;
        await noteCall(records, {
          viewer: mina,
          input: { ...first(id, 2), outcome: 'reached', remark: 'Visits' },
        });
        const item = await readTicket(records, mina, id);
        expect(item?.ticket).toMatchObject({ state: 'open', is_mine: true, outcome: 'reached' });
        expect(item?.notes.map(({ kind, text }) => [kind, text])).toEqual([
          [outcome, ''],
          ['snoozed', new Date(again_at).toISOString()],
          ['reached', 'Visits'],
        ]);
      },
    );

    it('tells in its history who put it off, and until when', async () => {
      const id = await write();
      const until = records.now() + 60_000;
      await snoozeTicket(records, { viewer: ravi, input: { ...first(id), until } });
      const text = new Date(until).toISOString();
      expect((await readTicket(records, mina, id))?.notes).toMatchObject([
        { author: 'Ravi', kind: 'snoozed', text },
      ]);
    });

    it('tells of what is done how it ended, by whom, and how long the person waited for the first answer', async () => {
      const came = records.now();
      const [message, missed] = [await write(), await write()];
      const call = await callAt(came + 60_000);
      const chat = await storeChat();
      store.clock.nowMs = came + 90_000;
      const reply = { ...first(message), subject: 'Hello', text: 'Please call us.' };
      await replyTicket(records, { viewer: mina, input: reply });
      store.clock.nowMs = came + 120_000;
      const done = (id: string, version: number, how: 'done-mail' | 'done-none') =>
        finishTicket(records, { viewer: ravi, input: { ...first(id, version), how } });
      await done(message, 2, 'done-mail');
      await done(chat, 1, 'done-none');
      const reached = { outcome: 'reached', remark: '', is_done: true } as const;
      await noteCall(records, { viewer: mina, input: { ...first(call), ...reached } });
      await finishTicket(records, { viewer: mina, input: first(missed) });
      const { tickets } = await readInbox(records, mina, 'done');
      expect(Object.fromEntries(tickets.map(({ id, ending }) => [id, ending]))).toEqual({
        [message]: { how: 'done-mail', by: 'Ravi', wait_ms: 90_000 },
        [chat]: { how: 'done-none', by: 'Ravi', wait_ms: 120_000 },
        [call]: { how: 'reached', by: 'Mina', wait_ms: 60_000 },
        [missed]: { how: null, by: 'Mina', wait_ms: 120_000 },
      });
      await reopenTicket(records, { viewer: mina, input: first(missed, 2) });
      expect((await readInbox(records, mina, 'open')).tickets[0]?.ending).toBeNull();
    });

    it('finds who wrote by a part of the name, the address or the number, done or not, and notes the search', async () => {
      const id = await write({
        fullname: 'সুমিত্রা রায়',
        email: 'Sumitra@example.org',
        phone: '+91 98300 11122',
      });
      await finishTicket(records, { viewer: mina, input: first(id) });
      await storeChat();
      const found = async (text: string, viewer = mina) =>
        (await findTickets(records, viewer, text)).map((ticket) => ticket.id);
      for (const text of ['সুমিত্রা', 'sumitra@', '098300-11122', '৯৮৩০০১১১২২', '11122'])
        expect([text, await found(text)]).toEqual([text, [id]]);
      expect(await found('Asha')).toEqual(['c']);
      expect(await found('Asha', { ...mina, kinds: ['message'] })).toEqual([]);
      expect(await found('nobody')).toEqual([]);
      expect(JSON.stringify(await findTickets(records, mina, '11122'))).not.toMatch(/sumitra|98300/i);
      expect((await events()).at(-1)).toBe('inbox-searched ');
    });

    it('stores an answer as it is typed for whoever goes on with it, and forgets it once it is sent', async () => {
      const id = await write();
      const type = (viewer: Viewer, version: number, text: string) =>
        saveReplyDraft(records, viewer, { id, version, subject: 'Your message', text });
      expect(await type(mina, 0, 'Dear')).toEqual({ version: 1, saved_at: records.now() });
      expect((await readTicket(records, ravi, id))?.draft).toMatchObject({ text: 'Dear', author: 'Mina' });
      expect(await type(ravi, 1, 'Dear Asha')).toMatchObject({ version: 2 });
      expect(await type(mina, 1, 'Dear Madam')).toEqual({
        current: expect.objectContaining({ text: 'Dear Asha', author: 'Ravi', version: 2 }),
      });
      const both = await Promise.all([type(mina, 2, 'One'), type(ravi, 2, 'Other')]);
      expect(both.filter((saved) => saved !== null && 'saved_at' in saved)).toHaveLength(1);
      expect(await type(mina, 3, ' ')).toMatchObject({ version: 0 });
      expect((await readTicket(records, ravi, id))?.draft).toBeNull();
      await type(mina, 0, 'Dear Asha');
      await replyTicket(records, {
        viewer: mina,
        input: { ...first(id), subject: 'Your message', text: 'Dear Asha' },
      });
      expect((await readTicket(records, ravi, id))?.draft).toBeNull();
      expect(await type({ ...mina, kinds: ['callback'] }, 0, 'x')).toBeNull();
      expect(await saveReplyDraft(records, mina, { id: 'x', version: 0, subject: '', text: 'x' })).toBeNull();
    });

    it('names to colleagues who has begun an answer, with an event as it begins, once a minute, and as it ends', async () => {
      const id = await write();
      const type = (viewer: Viewer, version: number, text: string) =>
        saveReplyDraft(records, viewer, { id, version, subject: 'Your message', text });
      const writing = async (viewer: Viewer) =>
        (await readInbox(records, viewer, 'open')).tickets.find((ticket) => ticket.id === id)?.writing;
      const told = async () => (await records.db.selectFrom('events').select('seq').execute()).length - 1;
      expect(await writing(ravi)).toBeNull();
      await type(mina, 0, 'Dear');
      const at = records.now();
      expect([await writing(ravi), await writing(mina), await told()]).toEqual([{ by: 'Mina', at }, null, 1]);
      await type(mina, 1, 'Dear Asha');
      expect(await told()).toBe(1);
      store.clock.nowMs += 61_000;
      await type(mina, 2, 'Dear Asha,');
      expect([await told(), await writing(ravi)]).toEqual([2, { by: 'Mina', at: at + 61_000 }]);
      await type(mina, 3, ' ');
      expect([await told(), await writing(ravi)]).toEqual([3, null]);
    });

    it('tells every open inbox of each change', async () => {
      const id = await write();
      await claimTicket(records, { viewer: mina, input: first(id) });
      const published = await records.db.selectFrom('events').select(['topic', 'ref']).execute();
      expect(published).toEqual(Array(2).fill({ topic: 'inbox', ref: id }));
    });
  });
});
