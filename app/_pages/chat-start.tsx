import { env } from '@/lib/env';

/** Run before the page is drawn, so that it is laid out beside the window from its first frame (app/globals.css). */
const script = `{let last;try{last=localStorage.chatWindow}catch{}if(last!=='closed')document.documentElement.dataset.chat='start'}`;

/**
 * Stands first in the pages on which the chat opens by itself on wide screens (contract §11.2), unless the visitor has
 * closed it before. Everywhere else it begins as its launcher.
 */
export function ChatStart() {
  if (env().ASSISTANT_START === 'launcher') return null;
  return <script data-chat-start dangerouslySetInnerHTML={{ __html: script }} />;
}
