import type { Wide } from '@/lib/i18n/wide';

/** The bar of help at the foot of a phone's screen. */
export const helpBar = {
  label: 'Quick help',
  call: 'Call',
  whatsapp: 'WhatsApp',
  newTab: '(opens in a new tab)',
  prefilled: 'Hello, I would like to ask about treatment.',
  help: 'Help now',
  chat: 'Chat',
} as const;

export type HelpBarCopy = Wide<typeof helpBar>;
