import type { Wide } from '@/lib/i18n/wide';

/** What a page says when there is no connection. */
export const offline = {
  title: 'There is no internet connection',
  lead: 'Calls work without internet. You do not have to give your name.',
  again: 'When the connection is back, load the page again.',
  centre: 'The centre',
} as const;

export type OfflineCopy = Wide<typeof offline>;
