import { type InboxCopy, staffInbox } from '@/lib/i18n/en/staff-inbox';
import type { TicketCard } from '@/lib/inbox/schema';
import { Dictionary, useTexts } from '@/lib/staff/client/texts';
import { useClock } from '../use-clock';

const inboxTexts = new Dictionary<InboxCopy>(staffInbox, {
  hi: async () => (await import('@/lib/i18n/hi/staff-inbox')).staffInbox,
  bn: async () => (await import('@/lib/i18n/bn/staff-inbox')).staffInbox,
});
export const useInboxTexts = (): InboxCopy => useTexts(inboxTexts);

/** The way back from a ticket; no ticket has such an id. */
export const QUEUE_HASH = 'queue';
export const TICKET_TITLE = 'ticket-title';
export const NOTES_TITLE = 'notes-title';
/** Beside the button of an answer that was sent. */
export const ANSWER_SENT = 'answer-sent';
export const CALL_SAVED = 'call-saved';

/** Tells two apart of which no name is known, in the inbox and among the conversations alike. */
export const referenceOf = (id: string): string => `#${id.slice(-4)}`;

const MINUTE_MS = 60_000;

/** `5 min`, `2 h 5 min`, `3 days`. */
export function span(ms: number, copy: InboxCopy['span']): string {
  const minutes = Math.max(0, Math.floor(ms / MINUTE_MS));
  if (minutes < 60) return copy.minutes(minutes);
  const hours = Math.floor(minutes / 60);
  if (hours >= 48) return copy.days(Math.floor(hours / 24));
  return minutes % 60 === 0 ? copy.hours(hours) : `${copy.hours(hours)} ${copy.minutes(minutes % 60)}`;
}

/** Whether the visitor has left, or is back, with the time; blank where they have been there all along. */
export function usePresence(): (of: Pick<TicketCard, 'gone_since' | 'back_since'>) => string {
  const { presence: copy } = useInboxTexts();
  const clock = useClock();
  return ({ gone_since, back_since }) => {
    if (gone_since !== null) return copy.gone(clock.format(gone_since));
    return back_since === null ? '' : copy.back(clock.format(back_since));
  };
}

/** How long a ticket waits and who has it, in words. */
export function useTicketTexts() {
  const copy = useInboxTexts();
  const clock = useClock();
  const presenceOf = usePresence();
  return {
    waitOf(ticket: TicketCard, nowMs: number): string {
      const { state, is_urgent, due_at, snooze_until, done_at, answering, outcome } = ticket;
      const called = outcome && namedIn(copy.outcomes, outcome);
      if (state === 'done') return copy.doneOn(clock.format(done_at ?? due_at));
      const due = snooze_until ?? due_at;
      if (state === 'waiting' || (snooze_until ?? 0) > nowMs)
        return [called, copy.snoozed(clock.format(due))].filter(Boolean).join(', ');
      // Who has somebody to talk to does not wait.
      if (answering) return copy.answersNow(answering.by);
      // Whoever was reached, or cannot be, waits for no call.
      if (called && outcome !== 'nobody') return called;
      // Whatever the time that was wished for.
      if (due > nowMs && is_urgent) return copy.callNow;
      if (due > nowMs) return copy.dueIn(span(Math.max(MINUTE_MS, due - nowMs), copy.span));
      return nowMs - due < MINUTE_MS ? copy.justNow : copy.waits(span(nowMs - due, copy.span));
    },
    /** Of what was postponed: until when. */
    noteOf: (kind: string, text: string): string =>
      kind === 'snoozed' ? copy.item.until(clock.format(Date.parse(text))) : text,
    /** How it ended, by whom, and how long the person waited; blank for what is open. */
    endOf({ ending }: TicketCard): string {
      if (ending === null) return '';
      const { how, by, wait_ms } = ending;
      return [how && namedIn(copy.outcomes, how), by, copy.waited(span(wait_ms, copy.span))]
        .filter(Boolean)
        .join(' · ');
    },
    /** What it is, with what sets it apart. */
    titleOf({ kind, state, is_urgent, snooze_until }: TicketCard, nowMs: number): string {
      const isBack = state === 'open' && snooze_until !== null && snooze_until <= nowMs;
      if (state === 'done') return copy.kinds[kind === 'callback' ? 'called' : kind];
      return [is_urgent && copy.urgent, isBack && copy.isBack, copy.kinds[kind]].filter(Boolean).join(': ');
    },
    /** When a call is wished, an hour of a day or a span of it. */
    callOf: ({ from, to }: { from: number; to: number }): string => clock.formatRange(from, to),
    /** Before the time that was asked for; blank for what is urgent, which does not wait for it. */
    earlyOf: ({ call, is_urgent }: TicketCard, nowMs: number): string =>
      call && !is_urgent && nowMs < call.from
        ? copy.early(clock.formatRange(call.from, call.to), clock.format(nowMs))
        : '',
    /** What became of a conversation, with the time; blank for nothing to tell. */
    newsOf(ticket: TicketCard): string {
      const missed = ticket.missed_at === null ? '' : copy.missed(clock.format(ticket.missed_at));
      return ticket.state === 'done' ? '' : [missed, presenceOf(ticket)].filter(Boolean).join(', ');
    },
    ownerOf({ assignee, is_mine }: TicketCard): string {
      if (is_mine) return copy.yours;
      return assignee === null ? copy.nobody : copy.owner(assignee);
    },
  };
}

/** A name of ours for a word of the store, which may be newer. */
export const namedIn = (names: Readonly<Record<string, string>>, word: string): string => names[word] ?? word;
