import type { Wide } from '@/lib/i18n/wide';

/** What stands beside an error text of the document: a way to try once more and a way on. */
export const recovery = {
  again: 'Try again',
  call: 'You can also call us:',
} as const;

export type RecoveryCopy = Wide<typeof recovery>;
