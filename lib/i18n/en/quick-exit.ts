import type { Wide } from '@/lib/i18n/wide';

/** Leaving a page at once, for those whose screen somebody else can see. Honest about what stays behind. */
export const quickExit = {
  label: 'Leave this page quickly',
  action: 'Leave now',
  what: 'Opens another website and clears the chat here.',
  honest: 'The browser’s history may still show earlier pages.',
  keys: 'Or press Shift three times.',
  more: 'Press Shift {left} more times to leave this page.',
  once: 'Press Shift once more to leave this page.',
  leaving: 'Leaving this page.',
} as const;

export type QuickExitCopy = Wide<typeof quickExit>;
