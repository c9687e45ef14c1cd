import { staffInbox } from '@/lib/i18n/en/staff-inbox';
import type { TicketCard } from '@/lib/inbox/schema';
import { clock } from '../clock';

/** The way back from a ticket; no ticket has such an id. */
export const QUEUE_HASH = 'queue';
export const TICKET_TITLE = 'ticket-title';

const MINUTE_MS = 60_000;

/** `5 min`, `2 h 5 min`, `3 days`. */
export function span(ms: number): string {
  const minutes = Math.max(0, Math.floor(ms / MINUTE_MS));
  if (minutes < 60) return `${minutes} min`;
  const hours = Math.floor(minutes / 60);
  if (hours < 48) return minutes % 60 === 0 ? `${hours} h` : `${hours} h ${minutes % 60} min`;
  return `${Math.floor(hours / 24)} days`;
}

export function waitOf({ state, due_at, snooze_until, done_at }: TicketCard, nowMs: number): string {
  if (state === 'done') return staffInbox.doneOn(clock.format(done_at ?? due_at));
  if (state === 'waiting') return staffInbox.snoozed(clock.format(snooze_until ?? due_at));
  return due_at > nowMs ? staffInbox.dueIn(span(due_at - nowMs)) : staffInbox.waits(span(nowMs - due_at));
}

export function ownerOf({ assignee, is_mine }: TicketCard): string {
  if (is_mine) return staffInbox.yours;
  return assignee === null ? staffInbox.nobody : staffInbox.owner(assignee);
}

const languages: Readonly<Record<string, string>> = staffInbox.languages;
export const languageName = (code: string): string => languages[code] ?? code;

const outcomes: Readonly<Record<string, string>> = staffInbox.outcomes;
export const noteTitle = (kind: string): string => outcomes[kind] ?? kind;
