import type { Wide } from '@/lib/i18n/wide';

/** Words that only a page with sisters in other languages needs. In English they are what translators begin from. */
export const language = {
  /** Names the switcher. */
  label: 'Language',
  /** After a link to a page that exists in English alone; heard, not seen. */
  inEnglish: '(in English)',
  /** In place of what only exists in English. */
  instead: {
    stories: 'Read our stories (in English)',
    testimonials: 'Watch people tell how it was for them (in English)',
    tiles: 'See every treatment we offer (in English)',
    policy: 'Read the full privacy policy (in English)',
  },
} as const;

export type LanguageCopy = Wide<typeof language>;
