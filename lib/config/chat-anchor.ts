/** Where the chat stands in the document; the skip link leads there. */
export const CHAT_ANCHOR = 'chat';
