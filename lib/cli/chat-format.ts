import 'server-only';
import type { ChatRow, ChatStepRow } from '@/lib/backend/database/tables';
import type { ChatFormat } from './chat-arguments';
import { csvLine } from './csv';
import { indented, printable } from './printable';

/** A conversation's head as the desk shows it: times in ISO, nothing of its token. */
const shown = ({ created_at, updated_at, urgent, ...chat }: ChatRow) => ({
  id: chat.id,
  started_at: new Date(created_at).toISOString(),
  last_at: new Date(updated_at).toISOString(),
  urgent: urgent === 1,
  language: chat.language,
  name: chat.name,
  age: chat.age,
  email: chat.email,
  phone: chat.phone,
  question_id: chat.question_id ?? '',
});

const COLUMNS = [
  'id',
  'started_at',
  'last_at',
  'urgent',
  'language',
  'name',
  'age',
  'email',
  'phone',
  'question_id',
];

/** Conversations, a line each. */
export function chatList(chats: readonly ChatRow[], format: ChatFormat): string {
  if (format === 'json') return chats.map((chat) => `${JSON.stringify(shown(chat))}\n`).join('');
  if (format === 'text') return chats.map(headText).join('');
  return csvLine(COLUMNS) + chats.map((chat) => csvLine(Object.values(shown(chat)).map(cell))).join('');
}

const cell = (value: string | boolean): string =>
  typeof value === 'boolean' ? (value ? 'yes' : 'no') : value;

function headText(chat: ChatRow): string {
  const { id, last_at, urgent, language, name, age, email, phone } = shown(chat);
  const who = [name, age, email, phone].filter(Boolean).join(' · ');
  return printable(`${id}  ${last_at}  ${urgent ? 'URGENT' : language}\n${who === '' ? '' : `  ${who}\n`}`);
}

/** One conversation, word for word. */
export function wholeChat(chat: ChatRow, turns: readonly ChatStepRow[], format: ChatFormat): string {
  const said = turns.map(({ asked_at, question_id, reply, answer }) => ({
    asked_at: new Date(asked_at).toISOString(),
    question_id,
    reply,
    answer,
  }));
  if (format === 'json') return `${JSON.stringify({ ...shown(chat), turns: said })}\n`;
  if (format === 'csv')
    return [{ asked_at: 'asked_at', question_id: 'question_id', reply: 'reply', answer: 'answer' }, ...said]
      .map((turn) => csvLine([turn.asked_at, turn.question_id, turn.reply, turn.answer ?? '']))
      .join('');
  const lines = said.flatMap(({ reply, answer }) => [
    indented(reply),
    ...(answer === null ? [] : [indented(indented(`> ${answer}`))]),
  ]);
  return `${headText(chat)}${printable(lines.join('\n'))}\n`;
}
