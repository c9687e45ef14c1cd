import 'server-only';
import type { MessageRow } from '@/lib/backend/database/tables';
import { csvLine, indented, printable } from '@/lib/cli/output';
import { contactFields, contactValues } from '@/lib/contact/contact-form';

/** A message as the command line shows it: times in ISO, `urgent` as a boolean. */
const shown = (row: MessageRow) => ({
  id: row.id,
  received_at: new Date(row.received_at).toISOString(),
  ...contactValues((field) => row[field]),
  urgent: row.urgent === 1,
  done_at: row.done_at === null ? null : new Date(row.done_at).toISOString(),
});

export const messageJson = (row: MessageRow): string => `${JSON.stringify(shown(row))}\n`;

const columns = ['id', 'received_at', ...contactFields, 'urgent', 'done_at'] as const;

export const MESSAGE_COLUMNS = csvLine(columns);

export function messageCsv(row: MessageRow): string {
  const { urgent, done_at, ...text } = shown(row);
  const cells = { ...text, urgent: urgent ? 'yes' : 'no', done_at: done_at ?? '' };
  return csvLine(columns.map((column) => cells[column]));
}

/** A message for reading on a terminal. */
export function messageText(row: MessageRow): string {
  const { id, received_at, fullname, message, urgent, done_at, ...details } = shown(row);
  const state = done_at === null ? (urgent ? 'URGENT' : 'new') : `done ${done_at}`;
  const contact = Object.values(details).filter(Boolean).join(' · ');
  return printable(`${id}  ${received_at}  ${state}\n  ${fullname} · ${contact}\n${indented(message)}\n\n`);
}
