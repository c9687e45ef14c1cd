import { env } from '@/lib/config/env';
import { chatStart } from '@/lib/server/inline-scripts';

/**
 * Stands first in the pages on which the chat opens by itself on wide screens (contract §11.2). Everywhere else it begins
 * as its launcher.
 */
export function ChatStart() {
  if (env().ASSISTANT_START === 'launcher') return null;
  return <script data-chat-start dangerouslySetInnerHTML={{ __html: chatStart }} />;
}
