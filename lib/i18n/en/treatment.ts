import type { Wide } from '@/lib/i18n/language';

/** The treatment page (spec §2, Treatment). Medical sentences wait for a clinician's review; the page says so. */
export const treatment = {
  meta: {
    title: 'Treatment',
    description:
      'How treatment for alcohol and drug dependence works with us[ in {city}], step by step: the first call, medically supervised detox, counselling, work with the family and aftercare.',
  },
  hero: {
    eyebrow: 'Treatment',
    title: 'What will happen, step by step',
    lead: 'You do not have to know what you need before you call. Here is what happens, from the first conversation to the months after you go home.',
    picture: 'A path with a few steps climbs from the river ferry to a white house with green shutters',
    path: 'See the steps',
  },
  path: {
    id: 'methodology',
    eyebrow: 'Our methodology',
    title: 'From the first call to life at home',
    lead: 'Each step is explained before it begins. You may ask anything, and you may bring someone you trust.',
    steps: [
      {
        when: 'Today',
        title: 'The first call',
        text: 'You or someone close to you calls. We listen, ask a few questions and tell you honestly whether we can help, or who can.',
      },
      {
        when: 'Before you come',
        title: 'A first meeting',
        text: 'We meet you and, if you wish, your family. We talk about health, use, home and what you hope for. We tell you what it costs before you decide; if money is the difficulty, tell us.',
      },
      {
        when: 'Day one',
        title: 'Arriving',
        text: 'You are shown your bed and meet the people who will look after you. A health check comes first. Then there is time to rest; nobody asks you to tell your story on the first evening.',
      },
      {
        when: 'The first days',
        title: 'Detox, with medical supervision',
        text: 'Your body gets used to doing without alcohol or the drug, under supervision and with medicine where it is needed.',
      },
      {
        when: 'The weeks that follow',
        title: 'Counselling and a daily routine',
        text: 'One-to-one and group counselling, yoga, the twelve steps, good sleep and regular meals. The shorter stay, Half Treatment, is 45 days. We settle the length with you.',
      },
      {
        when: 'Alongside',
        title: 'Work with the family',
        text: 'Those at home learn what dependence is, what helps and what does not, and have a chance to talk about what they have been through.',
      },
      {
        when: 'Going home',
        title: 'Aftercare',
        text: 'Before you leave we make a plan together: who to call, where to go on a hard day. We stay in touch. If there is a relapse, you can come back, and nobody will blame you.',
      },
    ],
  },
  tiles: {
    id: 'what-we-treat',
    title: 'Kinds of treatment',
    lead: 'What we offer. We decide with you which of these suits you.',
    emptyCall: 'Call us and we will tell you what we offer:',
    forWhom: 'For',
    howLong: 'When',
    more: 'Read more',
  },
  detox: {
    id: 'detox',
    eyebrow: 'De-addiction',
    title: 'Medically supervised detox',
    picture: 'A nurse brings tea to a person sitting on a bed by the window',
    paragraphs: [
      'Detox is the time when the body learns to do without a substance it has come to depend on. It can bring shaking, sweating, poor sleep, fear and, with alcohol and some medicines, dangers that need a doctor at once.',
      'That is why it is not done alone. Your condition is checked regularly, a doctor decides about medicine, and someone sits with you when it is hard.',
      'Detox is a beginning. It makes the body ready for the part that lasts: understanding what happened, and learning to live differently.',
    ],
    caution: {
      title: 'Do not stop alcohol suddenly on your own',
      text: 'For a person who drinks every day, stopping all at once can be dangerous. Ask us or a doctor first. The same is true of sleeping pills and tranquillisers.',
      emergency:
        'A fit, confusion, seeing or hearing things that are not there, or someone who cannot be woken is an emergency:',
      emergencyCall: 'Call 112',
      ask: 'Ask us',
      review: 'General information, not personal advice. This text is awaiting clinical review.',
    },
  },
  facilities: {
    id: 'facilities',
    title: 'Facilities',
    lead: 'Six things that go with treatment here.',
    items: [
      {
        icon: 'video',
        title: 'Video counselling',
        text: 'Sessions by video for people who live far away, before they come and after they go home.',
      },
      {
        icon: 'yoga',
        title: 'Yoga',
        text: 'Gentle movement and breathing, for a body that has to learn to rest again.',
      },
      {
        icon: 'steps',
        title: 'Twelve steps',
        text: 'Group work on the twelve steps, with people who have been through it themselves.',
      },
      {
        icon: 'home',
        title: 'Residential stay after treatment',
        text: 'A place to stay on for a while when going straight home would be too soon.',
      },
      {
        icon: 'people',
        title: 'Pre-counselling for families',
        text: 'Families can talk with us first, even when the person at home is not ready yet.',
      },
      {
        icon: 'dice',
        title: 'Indoor games',
        text: 'Carrom, chess and cards: an evening can be good without alcohol.',
      },
    ],
  },
  call: {
    id: 'talk-to-us',
    title: 'The first step is a conversation',
    lead: 'It costs nothing to ask, and you decide afterwards. You need not give your name.',
    contact: 'Write to us',
  },
} as const;

export type TreatmentCopy = Wide<typeof treatment>;
