import type { Wide } from '@/lib/i18n/language';

/** A page that failed to draw; these texts are part of every page's scripts. */
export const fallbacks = {
  error: {
    title: 'Something went wrong on our side',
    lead: 'You lose nothing by trying again. If it happens twice, please call us.',
    retry: 'Try again',
    alt: 'A window with one shutter half closed and a lamp lit inside',
  },
  ways: { home: 'Go to the home page', stories: 'Read our stories', help: 'Help now' },
} as const;

/** After a link to a page in English alone, and to another site; heard, not seen. */
export const links = { inEnglish: '(in English)', newTab: '(opens in a new tab)' } as const;

/** A page or a story that is not there: still helpful, one sentence each (design.md, 404). */
export const missing = {
  notFound: {
    title: 'Page not found',
    lead: 'We could not find this page. It may have moved, or the address may have a typing error. You can still get help.',
    alt: 'An empty ferry landing by the river with a signpost',
  },
  storyNotFound: {
    title: 'Blog not found',
    lead: 'We could not find this story. It may have been taken down, or the address may have a typing error.',
  },
} as const;

export type FallbacksCopy = Wide<typeof fallbacks>;
export type LinksCopy = Wide<typeof links>;
export type MissingCopy = Wide<typeof missing>;
