import { routes } from '@/lib/config/routes';

export type Question = {
  question: string;
  answer: readonly string[];
  /** Where more is said, or where to act. */
  link?: { label: string; href: string };
};

export type QuestionGroup = { id: string; title: string; questions: readonly Question[] };

export const visiting: QuestionGroup = {
  id: 'visiting',
  title: 'Visiting',
  questions: [
    {
      question: 'May we see the house before deciding?',
      answer: ['Yes. Call us and we find a time when the house is quiet.'],
      link: { label: 'The rooms in pictures', href: routes.accommodation },
    },
    {
      question: 'When may the family visit?',
      // The trust confirms: days and hours of visits.
      answer: [
        'The days and hours are told to you before admission. Please call before you set out, so that the person you visit is free and wants the visit.',
      ],
    },
    {
      question: 'May children come?',
      // The trust confirms: children among visitors.
      answer: [
        'Please ask first. We find a time and a place that are good for a child, with a grown-up who brings them.',
      ],
      link: { label: 'Talking with children', href: routes.story('talking-with-children') },
    },
  ],
};

export const bring: QuestionGroup = {
  id: 'what-to-bring',
  title: 'What to bring',
  questions: [
    {
      question: 'What shall I pack?',
      answer: [
        'Comfortable clothes for two weeks, your medicines in their own packets, reports if you have them, a photo identity card, and something that is yours. If something is missing we sort it out together.',
      ],
      link: { label: 'The whole list', href: `${routes.accommodation}#what-to-bring` },
    },
    {
      question: 'What should stay at home?',
      answer: [
        'Alcohol and other substances, jewellery and large sums of money, and medicines that nobody prescribed for you.',
      ],
    },
  ],
};

export const phones: QuestionGroup = {
  id: 'phones',
  title: 'Phones',
  questions: [
    {
      question: 'May I keep my phone?',
      // The trust confirms: the house's rule on mobile phones.
      answer: [
        'Ask us for the rule of the house when you call, so that you know it before you come. Whoever waits to hear from you should know it too.',
      ],
    },
    {
      question: 'Can I be reached?',
      // A lawyer confirms: Mental Healthcare Act 2017, section 26, on visitors and calls.
      answer: [
        'Your family can always call the centre. The law knows a right of patients to visitors and calls; ask us how it is arranged here.',
      ],
    },
  ],
};
