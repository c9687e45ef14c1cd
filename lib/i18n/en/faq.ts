import { questionGroups } from './faq-questions';

/** The page of questions and answers: what people ask before someone comes. */
export const faq = {
  metaTitle: 'Questions and answers',
  description:
    'Cost, admission, confidentiality, visits, what to bring, medicines, families and phones: what people ask before they come for treatment.',
  eyebrow: 'Before you come',
  title: 'Questions people ask first',
  lead: 'If yours is not here, call. No question is too small, and you need not give your name.',
  call: 'Call',
  write: 'Write to us',
  contents: 'What is it about?',
  note: 'General information, not advice for one person. Rules of the house, legal and medical lines await confirmation.',
  steps: {
    id: 'admission-steps',
    title: 'How admission goes',
    lead: 'Four steps. Each is explained before it begins, and you may stop and ask at any of them.',
    items: [
      {
        title: 'Call',
        text: 'You or someone close to you calls. We listen and say honestly whether we can help.',
      },
      {
        title: 'Meet',
        text: 'A first meeting, with family if you wish. You hear what it costs before you decide.',
      },
      {
        title: 'Pack',
        text: 'Clothes, medicines in their packets, papers if you have them. We tell you what else.',
      },
      {
        title: 'Arrive',
        text: 'You see your bed and meet those who look after you. A health check comes first, then rest.',
      },
    ],
    more: 'What happens after that',
  },
  groups: questionGroups,
  invite: {
    title: 'Questions people ask first',
    text: 'What it costs, who will know, visits, phones, what to bring: short answers in one place.',
  },
  band: {
    id: 'ask-us',
    title: 'Ask a person',
    lead: 'The quickest answer is a call. It costs nothing to ask.',
    contact: 'Write to us',
  },
} as const;

export type FaqCopy = typeof faq;
