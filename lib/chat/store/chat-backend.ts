import 'server-only';
import { type Backend, BackendError } from '@/lib/backend/backend';
import type { Records } from '@/lib/backend/database/tables';
import { failingAs } from '@/lib/backend/failing-as';
import { eraseChat, findChat, registerChat, wasErased } from './conversations';
import type { Flow } from './flow-schema';
import { historyItem, turnsOf } from './steps';
import { type Centre, takeStep } from './take-step';
import type { ChatTokens } from './tokens';

type ChatBackend = Pick<Backend, 'startChat' | 'registerChat' | 'chatHistory' | 'chatStep' | 'eraseChat'>;

export type ChatParts = {
  /** What `content/chat/flow.json` says now; null while it cannot be run. */
  flow: () => Promise<Flow | null>;
  store: () => Promise<Records>;
  notify: boolean;
  centre: () => Centre;
  tokens: ChatTokens;
};

/** The chat of the embedded backend: a script from a file, conversations in the store. */
export function embeddedChat({ flow, store, notify, centre, tokens }: ChatParts): ChatBackend {
  let lastGood: Flow | null = null;
  /** A slip in the file while the site runs does not end conversations: the last script that could be run goes on. */
  const script = async () => {
    lastGood = (await failingAs('unreachable', flow)) ?? lastGood;
    if (lastGood === null) throw new BackendError('bad-answer');
    return lastGood;
  };
  const stored = <T>(work: (opened: Records) => Promise<T>) =>
    failingAs('storage', async () => work(await store()));

  return {
    // Nothing is stored: most visitors never say a word.
    startChat: () => stored(async ({ now }) => tokens.issue(now())),
    registerChat: (registration) =>
      stored(async (opened) => {
        if (!(await registerChat(opened, registration, { notify, tokens })))
          throw new BackendError('unknown-token');
      }),
    chatHistory: (token) =>
      stored(async ({ db, now }) => {
        const chat = await findChat(db, token);
        if (chat === null) {
          if (tokens.isIssued(token, now()) && !(await wasErased(db, token))) return [];
          throw new BackendError('unknown-token');
        }
        return (await turnsOf(db, chat.id)).map(historyItem);
      }),
    chatStep: async (said) => {
      const running = await script();
      return stored(async (opened) => {
        const question = await takeStep(opened, said, { flow: running, centre: centre(), notify, tokens });
        if (question === null) throw new BackendError('unknown-token');
        return question;
      });
    },
    eraseChat: (token) =>
      stored(async (opened) => {
        await eraseChat(opened, token);
        return true;
      }),
  };
}
