import { routes } from '@/lib/config/routes';
import type { Wide } from '@/lib/i18n/language';

export type Question = {
  question: string;
  answer: readonly string[];
  /** Where more is said, or where to act. */
  link?: { label: string; href: string };
};

/** The anchor of a question on its page: its first words, so that it can be linked to. */
export const questionId = (question: string): string =>
  question
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 60);

export type QuestionGroup = { id: string; title: string; questions: readonly Question[] };

export const visiting = {
  id: 'visiting',
  title: 'Visiting',
  questions: [
    {
      question: 'May we see the centre before deciding?',
      answer: ['Yes. Call us and we will find a quiet time.'],
      link: { label: 'The rooms in pictures', href: routes.accommodation },
    },
    {
      question: 'When may the family visit?',
      // The trust confirms: days and hours of visits.
      answer: [
        'We tell you the days and hours before admission. Please call before you set out, to make sure that the person is free and wants a visit.',
      ],
    },
    {
      question: 'May children come?',
      // The trust confirms: children among visitors.
      answer: [
        'Please ask first. We will find a time and a place that suit a child. An adult must come with them.',
      ],
      link: { label: 'Talking with children', href: routes.story('talking-with-children') },
    },
  ],
} as const satisfies QuestionGroup;

export const bring = {
  id: 'what-to-bring',
  title: 'What to bring',
  questions: [
    {
      question: 'What should I pack?',
      answer: [
        'Comfortable clothes for two weeks, your medicines in their own packets, reports if you have them, a photo identity card, and something of your own. If something is missing, we will sort it out together.',
      ],
      link: { label: 'The full list', href: `${routes.accommodation}#what-to-bring` },
    },
    {
      question: 'What should stay at home?',
      answer: [
        'Alcohol and other substances, jewellery and large sums of money, and medicines that were not prescribed for you.',
      ],
    },
  ],
} as const satisfies QuestionGroup;

export const phones = {
  id: 'phones',
  title: 'Phones',
  questions: [
    {
      question: 'May I keep my phone?',
      // The trust confirms: the house's rule on mobile phones.
      answer: [
        'It usually depends on the week of treatment; many centres ask for quiet in the first days. Ask when you call: where the phone is kept, when you may call home, and on which number your family can reach you.',
      ],
    },
    {
      question: 'Can my family reach me?',
      // A lawyer confirms: Mental Healthcare Act 2017, section 26, on visitors and calls.
      answer: [
        'Your family can always call the centre. The law gives people in treatment a right to visitors and phone calls; ask us how this is arranged here.',
      ],
    },
  ],
} as const satisfies QuestionGroup;

export type FaqStayCopy = Wide<{ visiting: typeof visiting; bring: typeof bring; phones: typeof phones }>;
