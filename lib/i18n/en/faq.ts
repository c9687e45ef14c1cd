import { routes } from '@/lib/config/routes';
import type { Wide } from '@/lib/i18n/language';
import { bring, phones, type QuestionGroup, questionId, visiting } from './faq-house';

const cost = {
  id: 'cost',
  title: 'Cost',
  questions: [
    {
      question: 'What does treatment cost?',
      // The trust confirms: fees are told before admission. No sum stands here until it gives one.
      answer: [
        'It depends on how long you stay and which room you choose, so we tell you on the phone or at the first meeting. We tell you what it costs before you decide.',
      ],
    },
    {
      question: 'What if we cannot pay?',
      // The trust confirms: whether and how gifts are used for a person's treatment.
      answer: [
        'Please tell us. Together we will look at what is possible, including government services that treat free of charge. The national helpline 14446 can tell you about them.',
      ],
      link: { label: 'Helplines', href: routes.helpNow },
    },
    {
      question: 'Does health insurance pay?',
      // The trust confirms: whether it works with insurers at all.
      answer: [
        'That depends on your policy. Ask your insurer whether it covers inpatient treatment for dependence and which documents it needs; ask us whether we can provide them.',
      ],
    },
  ],
} as const satisfies QuestionGroup;

const admission = {
  id: 'admission',
  title: 'Admission',
  questions: [
    {
      question: 'Which substances do you treat?',
      // The trust confirms: for which substances it treats dependence.
      answer: [
        'Dependence on alcohol and on drugs: brown sugar and heroin, cannabis such as ganja or charas, tablets, cough syrup. Tell us when you call what it is; if another centre can help better, we will say so.',
      ],
    },
    {
      question: 'Do we need a letter from a doctor?',
      // The trust confirms: admission without referral.
      answer: [
        'No. A call is enough to begin. If you have reports or discharge papers, bring them; they can save you from repeating tests.',
      ],
    },
    {
      question: 'How soon can we get a bed?',
      answer: [
        'We will tell you honestly when you call. If there is none, or if you need a hospital first, we will tell you where to go.',
      ],
    },
    {
      question: 'How long does treatment last?',
      answer: [
        'We agree with you how long you stay; the shorter stay, Half Treatment, is 45 days. Detox comes first, then counselling and a steady routine, then a plan for going home.',
      ],
      link: { label: 'The full treatment, step by step', href: `${routes.treatment}#methodology` },
    },
    {
      question: 'Can someone be admitted if they do not want to come?',
      // A lawyer confirms: Mental Healthcare Act 2017, sections 86 to 89.
      answer: [
        'An adult who is able to decide comes by their own choice. The law has a separate procedure for a person who is too unwell to decide; a relative’s signature alone is no substitute for it.',
        'We do not bring anyone by force. Call us first: families can talk with us before the person at home is ready.',
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
        'Yes. Anyone who came by their own choice may ask to leave. For reasons set out in the law, a professional may take up to twenty-four hours to assess the person first. Please talk to us before you leave, because the first days at home need a plan.',
      ],
      link: {
        label: 'Your rights when you come for treatment',
        href: routes.story('your-rights-in-treatment'),
      },
    },
  ],
} as const satisfies QuestionGroup;

const confidentiality = {
  id: 'confidentiality',
  title: 'Confidentiality',
  questions: [
    {
      question: 'Who will know that I am here?',
      // A lawyer confirms: Mental Healthcare Act 2017, section 23 and its exceptions.
      answer: [
        'The people who treat you, and anyone you name. The law gives you a right to confidentiality. Its exceptions include protecting someone from harm, and what other professionals need to know to care for you.',
      ],
    },
    {
      question: 'Will you tell my employer?',
      answer: ['No. An employer who calls hears nothing from us without your consent.'],
    },
    {
      question: 'Will you tell the police?',
      answer: [
        'Asking for help is not a crime. The law has protections for people who use drugs and seek treatment, but they have conditions; if this worries you, ask a lawyer before you rely on them.',
      ],
      link: {
        label: 'Your rights when you come for treatment',
        href: routes.story('your-rights-in-treatment'),
      },
    },
    {
      question: 'What does this website know about me?',
      answer: [
        'You can read every page without telling us who you are. There is no tracking for advertising.',
      ],
      link: { label: 'Privacy policy', href: routes.privacy },
    },
  ],
} as const satisfies QuestionGroup;

const medicines = {
  id: 'medicines',
  title: 'Medicines and health',
  questions: [
    {
      question: 'May I go on taking my medicines?',
      // A clinician confirms.
      answer: [
        'Bring them in their own packets, with the prescription, and tell us about all of them. Do not stop a prescribed medicine on your own before you come; a doctor will go through each one with you.',
      ],
    },
    {
      question: 'Should I stop drinking before I come?',
      // A clinician confirms.
      answer: [
        'Not suddenly and not alone. For a person who drinks every day, or takes sleeping pills or tranquillisers every day, stopping all at once can be dangerous. Ask us or a doctor first.',
        'A fit, confusion, seeing things that are not there, or someone who cannot be woken: call 112.',
      ],
      link: { label: 'Why not to stop alone', href: routes.story('why-not-to-stop-alone') },
    },
    {
      question: 'What about other illnesses?',
      // The trust confirms: which illnesses it can care for.
      answer: [
        'Tell us when you call, especially about heart or liver disease, diabetes, epilepsy or a pregnancy. If a hospital is the safer place, we will say so.',
      ],
    },
  ],
} as const satisfies QuestionGroup;

const family = {
  id: 'family',
  title: 'For families',
  questions: [
    {
      question: 'I am worried about someone. May I call?',
      answer: [
        'Yes, and you need not give their name or yours. You can learn what helps and what does not, whether or not they come.',
      ],
      link: { label: 'Help for families', href: routes.families },
    },
    {
      question: 'Will you tell us how treatment is going?',
      answer: [
        'We tell you what the person in treatment has agreed to share. They may name someone they trust to be told more.',
      ],
    },
    {
      question: 'What if there is a relapse?',
      answer: [
        'It happens, and it is not the end. The person may come back, and nobody will blame them; call us early.',
      ],
      link: { label: 'Relapse is not the end', href: routes.story('relapse-is-not-the-end') },
    },
  ],
} as const satisfies QuestionGroup;

/**
 * The questions by subject. Rules of the house, law and medicine that nobody has confirmed yet are marked at their
 * answers and listed in docs/VISITORS.md; no sum and no hour stands here that the trust has not given.
 */
const groups = [cost, admission, confidentiality, visiting, bring, medicines, family, phones] as const;

/** The anchors of the questions, group by group; the same in every language, made of the English words. */
export const questionIds: readonly (readonly string[])[] = groups.map(({ questions }) =>
  questions.map(({ question }) => questionId(question)),
);

/** The page of questions and answers: what people ask before someone comes. */
export const faq = {
  metaTitle: 'Questions and answers',
  description:
    'Cost, admission, confidentiality, visits, what to bring, medicines, families and phones: what people ask before they come for treatment.',
  eyebrow: 'Before you come',
  title: 'Questions people ask first',
  lead: 'If yours is not here, call. No question is too small, and you need not give your name.',
  write: 'Write to us',
  contents: 'What is your question about?',
  note: 'General information, not personal advice. The centre, its doctor and its lawyer have not yet confirmed these answers.',
  steps: {
    id: 'admission-steps',
    title: 'How admission works',
    lead: 'Four steps. Each is explained before it begins, and you may stop and ask questions at any point.',
    items: [
      {
        title: 'Call',
        text: 'You or someone close to you calls. We listen and tell you honestly whether we can help.',
      },
      {
        title: 'Meet',
        text: 'A first meeting, with family if you wish. We tell you what it costs before you decide.',
      },
      {
        title: 'Pack',
        text: 'Clothes, medicines in their packets, papers if you have them. We will tell you what else you need.',
      },
      {
        title: 'Arrive',
        text: 'You are shown your bed and meet the people who will look after you. A health check comes first, then rest.',
      },
    ],
    more: 'What happens after that',
  },
  groups,
  invite: {
    title: 'Questions people ask first',
    text: 'What it costs, who will know, visits, phones, what to bring: short answers, all in one place.',
  },
  band: {
    id: 'ask-us',
    title: 'Ask a person',
    lead: 'The quickest way to an answer is to call. It costs nothing to ask.',
    contact: 'Write to us',
  },
} as const;

export type FaqCopy = Wide<typeof faq>;
