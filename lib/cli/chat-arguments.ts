import { UsageError } from './usage-error';

export type ChatFormat = 'text' | 'json' | 'csv';
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
