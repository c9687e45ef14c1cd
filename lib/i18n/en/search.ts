import { routes } from '@/lib/config/routes';
import type { Wide } from '@/lib/i18n/language';

/** The search page and its box, which the list of stories has too. */
export const search = {
  metaTitle: 'Search',
  description:
    'Search the stories, questions, treatment and rooms on this site, in English, Hindi or Bengali.',
  title: 'Search',
  /** The way here from other pages. */
  link: 'Search this site',
  noScript:
    'Search runs in your browser and needs JavaScript, which is switched off. Everything is listed below.',
  box: {
    label: 'What are you looking for?',
    hint: 'Write in English, Hindi or Bengali, in any script. What you type stays on your device.',
    alsoIn: 'Search for the same in',
    results: 'Results',
    loading: 'Loading…',
    failed: 'Search is not available right now. Please use the links below, or try again.',
    noneDanger: 'In danger: call 112.',
    none: 'Nothing was found. Try another word, or fewer words.',
    noneCall: 'Ask by phone: {phone}',
    noneQuestions: 'Questions and answers',
    one: '1 result',
    many: '{count} results',
    kinds: {
      page: 'Page',
      question: 'Question and answer',
      treatment: 'Treatment',
      room: 'Rooms',
      story: 'Story',
    },
  },
  women: 'Ask us about places for women',
  sections: {
    title: 'Or go straight there',
    items: [
      { label: 'Help now', href: routes.helpNow },
      { label: 'Help for families', href: routes.families },
      { label: 'What it costs', href: `${routes.faq}#what-does-treatment-cost` },
      { label: 'Questions and answers', href: routes.faq },
      { label: 'All stories', href: routes.blog },
      { label: 'Treatment', href: routes.treatment },
      { label: 'Rooms', href: routes.accommodation },
      { label: 'Contact', href: routes.contact },
    ],
  },
} as const;

export type SearchCopy = Wide<typeof search>;
