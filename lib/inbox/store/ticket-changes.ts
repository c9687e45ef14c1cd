import 'server-only';
import { type AuditEvent, audit, inTransaction, type Work } from '@/lib/backend/database/audit';
import { publishEvent } from '@/lib/backend/database/events';
import { newRecordId, type Records } from '@/lib/backend/database/tables';
import { leaveLive } from '@/lib/chat/store/live-chats';
import { lockLive } from '@/lib/chat/store/live-rows';
import { type CallOutcome, type DoneWay, isMissed } from '../rules';
import type { ChangeTicket, TicketCard } from '../schema';
import type { TicketRow } from './inbox-tables';
import { cardOf, findTicket, type Viewer } from './queue';
import { addReply } from './replies';

/** `stale`: somebody was first; the ticket as it is now tells who has it. `answering`: somebody is in its conversation. */
export type Changed = { kind: 'changed' | 'stale' | 'answering'; ticket: TicketCard } | { kind: 'missing' };

type Step = {
  event: AuditEvent;
  /** What the ticket becomes; null where its state does not allow it. */
  next: (row: TicketRow, nowMs: number) => Partial<TicketRow> | null;
  /** Whether somebody in its conversation hinders it. */
  isHindered?: (card: TicketCard) => boolean;
  /** What is written beside it. */
  more?: (work: Work, row: TicketRow) => Promise<unknown>;
};
type By<Input = object> = { viewer: Viewer; input: ChangeTicket & Input };

/** Changes the version that was on view, and no other: of two who change at once the second is told. */
const change = (
  store: Records,
  { viewer, input }: By,
  { event, next, isHindered, more }: Step,
): Promise<Changed> =>
  inTransaction(store, async (work): Promise<Changed> => {
    const { db, nowMs } = work;
    // Before its ticket, in the order of live-rows.
    if (isHindered) await lockLive(db, input.id);
    const row = await findTicket(db, viewer, input.id);
    if (!row) return { kind: 'missing' };
    const ticket = cardOf(row, viewer, nowMs);
    if (isHindered?.(ticket)) return { kind: 'answering', ticket };
    const values = row.version === input.version ? next(row, nowMs) : null;
    if (values === null) return { kind: 'stale', ticket };
    const { numUpdatedRows } = await db
      .updateTable('tickets')
      .set({ ...values, updated_at: nowMs, version: input.version + 1 })
      .where('id', '=', input.id)
      .where('version', '=', input.version)
      .executeTakeFirst();
    if (numUpdatedRows > 0n) {
      await more?.(work, row);
      await audit(work, { event, actor: viewer.staffId, target: input.id });
      await publishEvent(work, 'inbox', input.id);
      if (row.chat_id !== null) await publishEvent(work, 'chats', row.chat_id);
    }
    const current = await findTicket(db, viewer, input.id);
    if (!current) return { kind: 'missing' };
    return { kind: numUpdatedRows > 0n ? 'changed' : 'stale', ticket: cardOf(current, viewer, nowMs) };
  });

const unnoticed = { notice_at: null, notice_level: 0 };
const opened = { state: 'open' as const, snooze_until: null, ...unnoticed };

/** One owner: only what nobody has can be claimed. */
export const claimTicket = (store: Records, by: By): Promise<Changed> =>
  change(store, by, {
    event: 'ticket-claimed',
    next: ({ assignee, state }) =>
      assignee !== null || state === 'done' ? null : { assignee: by.viewer.staffId, ...opened },
  });

type Leaving = { leave?: boolean | undefined };
/** Nobody stays in a conversation whose item is given back, put off or done: who is in it leaves, and the visitor is told. */
const leavingFirst = (by: By<Leaving>): Required<Pick<Step, 'isHindered' | 'more'>> => ({
  isHindered: ({ answering }) => answering !== null && !(answering.is_mine && by.input.leave),
  more: async (work, { chat_id }) =>
    chat_id === null ? false : leaveLive(work, { chatId: chat_id, staffId: by.viewer.staffId }),
});

/** Anybody may: who has it may have gone home. */
export const releaseTicket = (store: Records, by: By<Leaving>): Promise<Changed> =>
  change(store, by, {
    event: 'ticket-released',
    ...leavingFirst(by),
    next({ state, snooze_until }, nowMs) {
      if (state === 'done') return null;
      const notice_at = (state === 'waiting' ? snooze_until : null) ?? nowMs;
      return { assignee: null, notice_at, notice_level: 0 };
    },
  });

const finished = (nowMs: number): Partial<TicketRow> => ({
  ...{ state: 'done', done_at: nowMs, snooze_until: null, ...unnoticed },
});

type Finish = Leaving & { how?: DoneWay | undefined };

/** The end of it; how it was answered stands in its history. */
export const finishTicket = (store: Records, by: By<Finish>): Promise<Changed> =>
  change(store, by, {
    event: 'ticket-done',
    ...leavingFirst(by),
    next: ({ state, assignee }, nowMs) =>
      state === 'done' ? null : { ...finished(nowMs), assignee: assignee ?? by.viewer.staffId },
    async more(work, row) {
      const { how } = by.input;
      if (how !== undefined) await addNote(work, by, { kind: how, text: '' });
      await leavingFirst(by).more(work, row);
      await markMessage(work, row, work.nowMs);
    },
  });

export const reopenTicket = (store: Records, by: By): Promise<Changed> =>
  change(store, by, {
    event: 'ticket-reopened',
    next({ state, kind, assignee, due_at }, nowMs) {
      if (state !== 'done') return null;
      const notice_at = assignee === null ? nowMs : null;
      // The time of a danger stays; that its conversation waits anew stands in the log.
      const since = kind === 'chat' ? due_at : Math.max(due_at, nowMs);
      return { state: 'open', done_at: null, due_at: since, notice_at, notice_level: 0 };
    },
    more: (work, row) => markMessage(work, row, null),
  });

/** The command line lists what is done by the message's own mark. */
const markMessage = ({ db }: Work, { message_id }: TicketRow, done_at: number | null) =>
  db.updateTable('messages').set({ done_at }).where('id', '=', message_id).execute();

const putOff = (until: number): Partial<TicketRow> => ({
  ...{ state: 'waiting', snooze_until: until, notice_at: until, notice_level: 0 },
});

export const snoozeTicket = (store: Records, by: By<Leaving & { until: number }>): Promise<Changed> =>
  change(store, by, {
    event: 'ticket-snoozed',
    ...leavingFirst(by),
    next: ({ state }) => (state === 'done' ? null : putOff(by.input.until)),
    async more(work, row) {
      await notePutOff(work, by, by.input.until);
      await leavingFirst(by).more(work, row);
    },
  });

/** Until when, as its text. */
const notePutOff = (work: Work, by: By, until: number) =>
  addNote(work, by, { kind: 'snoozed', text: new Date(until).toISOString() });

export const noteTicket = (store: Records, by: By<{ note: string }>): Promise<Changed> =>
  change(store, by, {
    event: 'ticket-noted',
    next: () => ({}),
    more: (work) => addNote(work, by, { kind: 'note', text: by.input.note }),
  });

/** An answer by mail to who wrote a message; it is in the outbox when this resolves. */
export const replyTicket = (store: Records, by: By<{ subject: string; text: string }>): Promise<Changed> =>
  change(store, by, {
    event: 'ticket-replied',
    next: ({ kind, state, assignee }) =>
      kind !== 'message' || state === 'done' ? null : { assignee: assignee ?? by.viewer.staffId, ...opened },
    more: (work) => addReply(work, { ...by.input, by: by.viewer.staffId }),
  });

type Call = { outcome: CallOutcome; remark: string; again_at?: number | undefined; is_done?: boolean };

/** How a call went. Where nobody answered it is due again at its new time; otherwise whoever called decides what follows. */
export const noteCall = (store: Records, by: By<Call>): Promise<Changed> =>
  change(store, by, {
    event: 'ticket-called',
    next: ({ kind, state, assignee }, nowMs) => {
      const { outcome, again_at, is_done } = by.input;
      if (kind !== 'callback' || state === 'done') return null;
      const caller = { assignee: assignee ?? by.viewer.staffId };
      if (is_done) return { ...caller, ...finished(nowMs) };
      return isMissed(outcome) && again_at !== undefined
        ? { ...caller, ...putOff(again_at), due_at: again_at }
        : { ...caller, ...opened };
    },
    async more(work, row) {
      const { outcome, remark, again_at, is_done } = by.input;
      await addNote(work, by, { kind: outcome, text: remark });
      if (!is_done && isMissed(outcome) && again_at !== undefined) await notePutOff(work, by, again_at);
      if (!is_done) return;
      await markMessage(work, row, work.nowMs);
      await audit(work, { event: 'ticket-done', actor: by.viewer.staffId, target: row.id });
    },
  });

const addNote = ({ db, nowMs }: Work, { viewer, input }: By, note: { kind: string; text: string }) =>
  db
    .insertInto('ticket_notes')
    .values({ id: newRecordId(), ticket_id: input.id, at: nowMs, author: viewer.staffId, ...note })
    .execute();
