import 'server-only';
import type { ChatRow, ChatStepRow, Records } from '@/lib/backend/database/tables';
import { eraseChatById } from '@/lib/chat/store/chat-retention';
import { chatById, listChats, stepsOf } from '@/lib/chat/store/conversations';
import { type LiveMessage, liveMessages } from '@/lib/chat/store/transcript';
import { confirmed, indented, noteCli, printable, UsageError } from '@/lib/cli/output';
import { csvLine } from '@/lib/formats/escape';

type ChatFormat = 'text' | 'json' | 'csv';
export type ChatCommand =
  | { name: 'chats-list'; format: ChatFormat }
  | { name: 'chats-show'; id: string; format: ChatFormat }
  | { name: 'chats-erase'; id: string };

/** What stands after `chats`. @throws UsageError */
export function readChatCommand(words: readonly string[], format: ChatFormat): ChatCommand {
  const [what, id, ...more] = words;
  if (what === 'list') {
    if (id !== undefined) throw new UsageError(`unexpected "${id}"`);
    return { name: 'chats-list', format };
  }
  if (what === 'show' || what === 'erase') {
    if (id === undefined) throw new UsageError(`chats ${what}: expected the id of a conversation`);
    if (more.length > 0) throw new UsageError(`unexpected "${more.join(' ')}"`);
    return what === 'show' ? { name: 'chats-show', id, format } : { name: 'chats-erase', id };
  }
  throw new UsageError(`unknown command "${['chats', ...words].join(' ')}"`);
}

type Context = { store: Records; terminal: { out(text: string): void; err(text: string): void } };

/** Lists, shows and erases conversations; the exit code. */
export async function runOnChats(command: ChatCommand, { store, terminal }: Context): Promise<0 | 1> {
  if (command.name === 'chats-list') {
    await noteCli(store, 'chats-listed');
    terminal.out(chatList(await listChats(store), command.format));
    return 0;
  }
  const { id } = command;
  const single = { command: { id, kind: 'conversation' }, terminal };
  if (command.name === 'chats-erase') {
    const isErased = await eraseChatById(store, id);
    if (isErased) await noteCli(store, 'chat-erased', id);
    return confirmed(isErased, `${id}: erased`, single);
  }
  const chat = await chatById(store, id);
  if (chat === null) return confirmed(false, '', single);
  await noteCli(store, 'chat-read', id);
  const words = { steps: await stepsOf(store.db, id), live: await liveMessages(store.db, id) };
  terminal.out(wholeChat(chat, words, command.format));
  return 0;
}

/** A conversation's head as the operator sees it: times in ISO, nothing of its token. */
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
function chatList(chats: readonly ChatRow[], format: ChatFormat): string {
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

type Conversation = { steps: readonly ChatStepRow[]; live: readonly LiveMessage[] };

/** One conversation, word for word; what people of the centre and the visitor wrote to each other behind the bot's part. */
function wholeChat(chat: ChatRow, { steps, live }: Conversation, format: ChatFormat): string {
  const withPeople = live.map(({ at, speaker, name, text }) => ({
    at: new Date(at).toISOString(),
    speaker,
    name: name ?? '',
    text,
  }));
  const written = steps.map((step) => ({
    asked_at: new Date(step.asked_at).toISOString(),
    question_id: step.question_id,
    reply: step.reply,
    answer: step.answer,
  }));
  if (format === 'json') return `${JSON.stringify({ ...shown(chat), turns: written, live: withPeople })}\n`;
  if (format === 'csv')
    return [
      csvLine(['asked_at', 'question_id', 'reply', 'answer']),
      ...written.map((step) => csvLine([step.asked_at, step.question_id, step.reply, step.answer ?? ''])),
      ...withPeople.map(({ at, speaker, text }) =>
        csvLine(speaker === 'visitor' ? [at, speaker, '', text] : [at, speaker, text, '']),
      ),
    ].join('');
  const lines = written.flatMap(({ reply, answer }) => [
    indented(reply),
    ...(answer === null ? [] : [indented(indented(`> ${answer}`))]),
  ]);
  const spoken = withPeople.map(({ at, speaker, name, text }) =>
    indented(`${at} ${speaker}${name === '' ? '' : ` ${name}`}: ${text}`),
  );
  return `${headText(chat)}${printable([...lines, ...spoken].join('\n'))}\n`;
}
