import 'server-only';
import type { MessageRow } from '@/lib/backend/database/tables';
import { csvLine, indented, printable } from '@/lib/cli/output';

/** A message as the command line shows it: times in ISO, `urgent` as a boolean. */
const shown = ({ received_at, done_at, urgent, ...text }: MessageRow) => ({
  id: text.id,
  received_at: new Date(received_at).toISOString(),
  fullname: text.fullname,
  email: text.email,
  phone: text.phone,
  address: text.address,
  message: text.message,
  urgent: urgent === 1,
  done_at: done_at === null ? null : new Date(done_at).toISOString(),
});

export const messageJson = (row: MessageRow): string => `${JSON.stringify(shown(row))}\n`;

export const MESSAGE_COLUMNS = csvLine([
  'id',
  'received_at',
  'fullname',
  'email',
  'phone',
  'address',
  'message',
  'urgent',
  'done_at',
]);

export function messageCsv(row: MessageRow): string {
  const { urgent, done_at, ...text } = shown(row);
  return csvLine([...Object.values(text), urgent ? 'yes' : 'no', done_at ?? '']);
}

/** A message for reading on a terminal. */
export function messageText(row: MessageRow): string {
  const { id, received_at, fullname, email, phone, address, message, urgent, done_at } = shown(row);
  const state = done_at === null ? (urgent ? 'URGENT' : 'new') : `done ${done_at}`;
  const contact = [email, phone, address].filter(Boolean).join(' · ');
  return printable(`${id}  ${received_at}  ${state}\n  ${fullname} · ${contact}\n${indented(message)}\n\n`);
}
