import { routes } from '@/lib/config/routes';
import { bring, phones, type QuestionGroup, visiting } from './faq-house';

const cost: QuestionGroup = {
  id: 'cost',
  title: 'Cost',
  questions: [
    {
      question: 'What does treatment cost?',
      // The trust confirms: fees are told before admission. No sum stands here until it gives one.
      answer: [
        'It depends on how long you stay and which room you choose, so we tell you on the phone or at the first meeting. You hear what it costs before you decide.',
        'Asking costs nothing, and you need not give your name.',
      ],
    },
    {
      question: 'What if we cannot pay?',
      // The trust confirms: whether and how gifts are used for a person's treatment.
      answer: [
        'Please tell us. We look together at what is possible, also at government services that treat without charge. The national helpline 14446 knows them.',
      ],
      link: { label: 'Helplines', href: routes.helpNow },
    },
    {
      question: 'Does health insurance pay?',
      // The trust confirms: whether it works with insurers at all.
      answer: [
        'That depends on your policy. Ask your insurer whether it covers inpatient treatment of dependence and what papers it wants; ask us whether we can provide them.',
      ],
    },
  ],
};

const admission: QuestionGroup = {
  id: 'admission',
  title: 'Admission',
  questions: [
    {
      question: 'Do we need a letter from a doctor?',
      // The trust confirms: admission without referral.
      answer: [
        'No. A call is enough to begin. If you have reports or discharge papers, bring them; they save repeating examinations.',
      ],
    },
    {
      question: 'How soon is there a bed?',
      answer: [
        'We say so honestly when you call. If there is none, or if you need a hospital first, we tell you where to go.',
      ],
    },
    {
      question: 'How long does treatment last?',
      answer: [
        'How long you stay is agreed with you. Half a treatment is 45 days. Detox comes first, counselling and a steady day after it, then a plan for going home.',
      ],
      link: { label: 'The whole way, step by step', href: `${routes.treatment}#methodology` },
    },
    {
      question: 'Can someone be admitted who does not want to come?',
      // A lawyer confirms: Mental Healthcare Act 2017, sections 86 to 89.
      answer: [
        'An adult who can decide comes by their own decision. The law has a separate procedure for a person who is too unwell to decide; a relative’s signature alone is no substitute for it.',
        'We do not fetch anyone by force. Call us first: families can talk with us before the person at home is ready.',
      ],
      link: {
        label: 'Talking to someone who is not ready',
        href: routes.story('talking-to-someone-who-is-not-ready'),
      },
    },
    {
      question: 'May I leave before the end?',
      // A lawyer confirms: Mental Healthcare Act 2017, section 88.
      answer: [
        'Yes, who came by their own decision may ask to leave. The law lets a professional, for stated reasons, take up to twenty-four hours for an assessment. We ask you to talk with us first, because the first days after leaving need a plan.',
      ],
      link: {
        label: 'Your rights when you come for treatment',
        href: routes.story('your-rights-in-treatment'),
      },
    },
  ],
};

const confidentiality: QuestionGroup = {
  id: 'confidentiality',
  title: 'Confidentiality',
  questions: [
    {
      question: 'Who will know that I am here?',
      // A lawyer confirms: Mental Healthcare Act 2017, section 23 and its exceptions.
      answer: [
        'Those who treat you, and whom you name. The law gives you a right to confidentiality; among its exceptions are protecting someone from harm and what other professionals need to care for you.',
      ],
    },
    {
      question: 'Do you tell my employer?',
      answer: ['No. An employer who calls hears nothing from us without your consent.'],
    },
    {
      question: 'Do you tell the police?',
      answer: [
        'Asking for help is not a crime. What the law says about people who use drugs and seek treatment has conditions; if this worries you, ask a lawyer before you rely on it.',
      ],
      link: {
        label: 'Your rights when you come for treatment',
        href: routes.story('your-rights-in-treatment'),
      },
    },
    {
      question: 'What does this website know of me?',
      answer: [
        'You can read every page without telling us who you are. There is no tracking for advertising.',
      ],
      link: { label: 'Privacy policy', href: routes.privacy },
    },
  ],
};

const medicines: QuestionGroup = {
  id: 'medicines',
  title: 'Medicines and health',
  questions: [
    {
      question: 'May I go on taking my medicines?',
      // A clinician confirms.
      answer: [
        'Bring them in their own packets, with the prescription, and tell us of all of them. Do not stop a prescribed medicine by yourself before you come; a doctor looks at each with you.',
      ],
    },
    {
      question: 'Shall I stop drinking before I come?',
      // A clinician confirms.
      answer: [
        'Not suddenly and not alone. For a person who drinks every day, or takes sleeping or calming tablets every day, stopping at once can be dangerous. Ask us or a doctor first.',
        'A fit, confusion, seeing things that are not there, or someone who cannot be woken: call 112.',
      ],
      link: { label: 'Why not to stop alone', href: routes.story('why-not-to-stop-alone') },
    },
    {
      question: 'What about other illnesses?',
      // The trust confirms: which illnesses it can care for.
      answer: [
        'Tell us when you call, above all about the heart, the liver, diabetes, epilepsy and pregnancy. If a hospital is the safer place, we say so.',
      ],
    },
  ],
};

const family: QuestionGroup = {
  id: 'family',
  title: 'For families',
  questions: [
    {
      question: 'I am worried about someone. May I call?',
      answer: [
        'Yes, and you need not give their name or yours. You can learn what helps and what does not, whether or not they come.',
      ],
      link: { label: 'When someone you love drinks', href: routes.story('when-someone-you-love-drinks') },
    },
    {
      question: 'Will you tell us how treatment goes?',
      answer: [
        'We tell you what the person in treatment agrees to. They may name someone they trust to hear more.',
      ],
    },
    {
      question: 'And if there is a relapse?',
      answer: [
        'It happens, and it is not the end. The person may come back without reproach; call us early.',
      ],
      link: { label: 'Relapse is not the end', href: routes.story('relapse-is-not-the-end') },
    },
  ],
};

/**
 * The questions by subject. Rules of the house, law and medicine that nobody has confirmed yet are marked at their
 * answers and listed in docs/VISITORS.md; no sum and no hour stands here that the trust has not given.
 */
const questionGroups: readonly QuestionGroup[] = [
  cost,
  admission,
  confidentiality,
  visiting,
  bring,
  medicines,
  family,
  phones,
];

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
