import 'server-only';
import type { MessageRow } from '@/lib/backend/database/tables';
import { indented, printable } from '@/lib/cli/output';
import { type CallTime, staffTime } from '@/lib/contact/callback';
import { contactFields, contactValues } from '@/lib/contact/contact-form';
import { csvLine } from '@/lib/formats/escape';
import { englishNames, languageOf } from '@/lib/i18n/language';

const iso = (ms: number) => new Date(ms).toISOString();

/** What both kinds have. */
const head = ({ id, kind, received_at }: MessageRow) => ({ id, kind, received_at: iso(received_at) });
const state = ({ urgent, done_at }: MessageRow) => ({
  urgent: urgent === 1,
  done_at: done_at === null ? null : iso(done_at),
});

const callOf = ({ call_from, call_to }: MessageRow): CallTime => ({ from: call_from ?? 0, to: call_to ?? 0 });

/** A request for a call (contract §11.11): `when` in Kolkata's time. */
const callback = (row: MessageRow) => ({
  name: row.fullname,
  phone: row.phone,
  when: staffTime(callOf(row)),
  call_from: iso(callOf(row).from),
  call_to: iso(callOf(row).to),
  language: row.language,
  say: row.say,
  may_say_who: row.may_say_who === 1,
});

/** A message as the command line shows it: times in ISO, `urgent` as a boolean. */
const shown = (row: MessageRow) => ({
  ...head(row),
  ...(row.kind === 'callback' ? callback(row) : contactValues((field) => row[field])),
  ...state(row),
});

export const messageJson = (row: MessageRow): string => `${JSON.stringify(shown(row))}\n`;

const callColumns = ['when', 'language', 'say', 'may_say_who'] as const;
const columns = ['id', 'received_at', ...contactFields, 'urgent', 'done_at', 'kind', ...callColumns] as const;

export const MESSAGE_COLUMNS = csvLine(columns);

const yesNo = (is: boolean) => (is ? 'yes' : 'no');

export function messageCsv(row: MessageRow): string {
  const { urgent, done_at } = state(row);
  const isCall = row.kind === 'callback';
  const { when, language, say, may_say_who } = callback(row);
  const cells = {
    ...head(row),
    ...contactValues((field) => row[field]),
    ...{ when: isCall ? when : '', language, say, may_say_who: isCall ? yesNo(may_say_who) : '' },
    ...{ urgent: yesNo(urgent), done_at: done_at ?? '' },
  };
  return csvLine(columns.map((column) => cells[column]));
}

/** A message or a request for a call, for reading on a terminal. */
export function messageText(row: MessageRow): string {
  const { id, received_at } = head(row);
  const { urgent, done_at } = state(row);
  const standing = done_at === null ? (urgent ? 'URGENT' : 'new') : `done ${done_at}`;
  const isCall = row.kind === 'callback';
  const lines = isCall ? callLines(row) : [contactLine(row), indented(row.message)];
  return printable(`${id}  ${received_at}  ${isCall ? 'CALL  ' : ''}${standing}\n${lines.join('\n')}\n\n`);
}

const contactLine = ({ fullname, email, phone, address }: MessageRow): string =>
  `  ${fullname} · ${[email, phone, address].filter(Boolean).join(' · ')}`;

function callLines(row: MessageRow): string[] {
  const { name, phone, when, language, say, may_say_who } = callback(row);
  return [
    `  call ${when} (Kolkata) · ${[phone, name, englishNames[languageOf(language)]].filter(Boolean).join(' · ')}`,
    `  if somebody else answers: ${may_say_who ? 'you may say who is calling' : 'do NOT say who is calling'}`,
    ...(say ? [`  say: ${say}`] : []),
  ];
}
