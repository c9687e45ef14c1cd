/** Apart from the other addresses: the error page of every page's scripts needs this one alone. */
export const HELP_NOW = '/help-now';
/** Where the chat stands in the document; the skip link leads there. */
export const CHAT_ANCHOR = 'chat';
