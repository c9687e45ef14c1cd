import { env } from '@/lib/config/env';

/**
 * Marks, in the head, the pages on which the chat opens by itself on wide screens (contract §11.2); `chatStart` of
 * `lib/server/inline-scripts.ts` reads it. Everywhere else the chat begins as its launcher.
 */
export function ChatStart() {
  if (env().ASSISTANT_START === 'launcher') return null;
  return <meta name="chat-start" content="open" data-chat-start="" />;
}
