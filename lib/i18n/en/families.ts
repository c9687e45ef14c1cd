import { routes } from '@/lib/config/routes';
import { helplines } from '@/lib/i18n/helplines';
import type { Wide } from '@/lib/i18n/language';

/** Help for families: one guide, with the numbers as access-and-care §2.3 lists them. Lines about health await the clinician. */
export const families = {
  metaTitle: 'Help for families',
  description:
    'For relatives of someone who drinks or uses drugs: what to do first, what to say and what not to, violence and children, and what to do when somebody will not wake.',
  eyebrow: 'Worried about someone?',
  title: 'Help for families',
  lead: 'What to do, what to say and who to call, whether or not they are ready. You need not give their name or yours.',
  wakeLink: 'They will not wake: what to do',
  contents: 'On this page',
  /** The titles below in a few words. */
  chips: {
    wake: 'They will not wake',
    first: 'What to do first',
    say: 'What to say',
    agreed: 'When they say yes',
    safety: 'If you are afraid at home',
    avoid: 'What not to do',
    children: 'Children',
    self: 'For yourself',
    groups: 'Family counselling',
  },
  wake: {
    title: 'When somebody will not wake',
    text: 'You call their name and shake their shoulder, and they do not respond properly. Or the breathing is slow, gurgling or has long gaps, or the lips are turning blue or grey. Do not wait and see.',
    steps: [
      'Call 112 and ask for an ambulance. Put the phone on speaker. Say “not waking, not breathing properly”, the address with a landmark, and what may have been taken.',
      'Tilt the head back gently and watch the chest for up to ten seconds.',
      'Breathing, but not waking: roll them on to their side, with the mouth pointing down so that vomit can run out.',
      'Not breathing, or only gasping: tell the operator. Push hard and fast on the middle of the chest until help comes.',
      'Stay and keep watching the breathing. Send someone to the gate to meet the ambulance.',
      'Give no food, drink or medicine. No cold bath, no slapping, no making them vomit. Do not leave them to sleep it off.',
    ],
  },
  first: {
    title: 'What to do first',
    lead: 'Not everything at once. Begin with these.',
    items: [
      {
        title: 'See whether it is an emergency',
        text: 'Someone who has a fit, is very confused, has trouble breathing or cannot be woken needs help now: call 112. If they talk of suicide, Tele-MANAS 14416 answers day and night.',
      },
      {
        title: 'Do not make them stop suddenly',
        text: 'For someone who drinks every day, or takes sleeping pills or tranquillisers every day, stopping all at once can be dangerous. Ask a doctor how it should be done.',
      },
      {
        title: 'Tell one person the truth',
        text: 'Choose somebody who can listen, and who will not spread it round the neighbourhood.',
      },
      {
        title: 'Write down what you see',
        text: 'What happened, and when. A doctor will ask, and a pattern is hard to see while you are living in it. Keep the notes where only you will find them.',
      },
      {
        title: 'Call us, even without them',
        text: 'Ask anything. Counselling for families can begin before the person is ready, and even if they never are.',
      },
    ],
  },
  say: {
    title: 'What to say',
    lead: 'Choose an hour when they are sober and you are alone together. Say what you saw and how you felt, ask one question, then listen.',
    instead: 'Instead of',
    better: 'You could say',
    others: 'Three more conversations',
    items: [
      {
        title: 'The day after',
        instead: '“You have ruined this family.”',
        better: '“On Friday you fell on the stairs. I was frightened. I don’t want to lose you.”',
      },
      {
        title: 'They say they can stop whenever they want',
        instead: '“You have said that a hundred times.”',
        better: '“What would have to happen for you to talk to someone, even once?”',
      },
      {
        title: 'They ask for money',
        instead: '“You will only spend it on drink.”',
        better: '“I will not give cash. If you need food or medicine, I will come with you and buy it.”',
      },
      {
        title: 'They promise again',
        instead: '“I don’t believe a word of it.”',
        better: '“I am glad you want to. Shall we ask a doctor together how to do it safely?”',
      },
      {
        title: 'They tell you about a relapse',
        instead: '“Again? After everything we spent?”',
        better: '“I’m glad you told me. Are you safe? Who shall we call?”',
      },
      {
        title: 'They have just been drinking or using',
        instead: 'Talking about treatment',
        better: '“I am going to the other room. We will talk tomorrow.”',
      },
    ],
    suicide:
      'If they speak of dying, ask plainly whether they are thinking of suicide. Asking does not put the idea in their mind. Stay with them and call Tele-MANAS 14416, or 112 if the danger is now.',
  },
  agreed: {
    title: 'When they agree to get help',
    lead: 'Act while they are willing, the same day if you can.',
    items: [
      {
        title: 'Call us together',
        text: 'Or ask us to call. Say that they have agreed, what they take and when they last took it. If they are shaking, confused or have a fit, call 112.',
      },
      {
        title: 'Ask when to come',
        text: 'We will tell you when there is a bed and when the doctor is here. A first visit need not be an admission.',
      },
      {
        title: 'Pack little',
        text: 'Their medicines and prescriptions, any hospital papers, an identity card and comfortable clothes for two weeks. Until a doctor has seen them, they should not stop suddenly.',
      },
    ],
    links: [
      { label: 'Ask for a call', href: `${routes.helpNow}#call-back` },
      { label: 'What to bring', href: `${routes.accommodation}#what-to-bring` },
      { label: 'The first night', href: `${routes.story('first-week-with-us')}#part-the-first-night` },
    ],
  },
  avoid: {
    title: 'What not to do',
    items: [
      {
        title: 'Do not lock them in or take everything away overnight',
        text: 'Stopping all at once can bring on fits and confusion. Ask a doctor how it should be done.',
      },
      {
        title: 'Do not mix medicines into their food',
        text: 'It can be dangerous, especially with alcohol. Only a doctor who has seen the person should prescribe.',
      },
      {
        title: 'Do not trick them into coming',
        text: '“A drive to see a relative” with a packed bag costs more trust than it wins. An adult who is able to decide comes by their own choice.',
      },
      {
        title: 'Do not scold them in front of others',
        text: 'Shame makes people hide. It seldom makes them stop. The same is true of oaths on a child’s head, which put the weight on the child.',
      },
      {
        title: 'Do not go on covering up',
        text: 'Every call to the office about a “fever” makes it easier for the drinking to go on. Choose one thing to stop covering, tell them when they are sober, and keep to it.',
      },
    ],
    review: 'The centre’s doctor has not yet checked what this page says about health.',
    reviewRest: 'The centre’s doctor has not yet checked what else this page says about health.',
  },
  safety: {
    title: 'If you are afraid at home',
    lead: 'Being hit, threatened, watched or kept without money is violence. Alcohol or drugs do not excuse it, and it is not your fault.',
    lines: [
      { situation: 'Someone is being hurt, or could be at any moment', line: helplines.emergency },
      { situation: 'A woman is being hurt or threatened at home', line: helplines.women },
      {
        situation: 'A child is being hurt, or is with someone who cannot look after them',
        line: helplines.child,
      },
    ],
    plan: {
      title: 'Prepare quietly',
      items: [
        'Agree on a word with a neighbour that means “come now”.',
        'Keep your papers, some money and a charged phone where you can reach them.',
        'Do not discuss treatment with someone who has been drinking and is angry. Leave the room, and the house if you must.',
        'If someone looks through your phone, delete this page from the browser’s history too.',
      ],
    },
  },
  children: {
    title: 'Children in the house',
    lead: 'Children know more than we think, and when nobody explains, they think it is their own fault. Four sentences help, said simply and more than once:',
    items: [
      '“You did not make this happen.”',
      '“You cannot make it stop, and it is not your job to try.”',
      '“You may be angry, or sad, or love them just as before.”',
      '“You can talk to me about it, and to these people.” Then name them.',
    ],
    text: 'Please do not send a child to fetch drink or to keep watch. Teach one rule: if someone will not wake, or you are frightened, call 112 and go to the neighbour. A child may call 1098 too.',
  },
  self: {
    title: 'For yourself',
    text: [
      'You did not cause this, and you cannot recover for them. Eat, sleep, keep your own appointments, and see one person who is good for you this week.',
      'The national helpline 14446 advises families too. If you feel that you cannot go on, Tele-MANAS 14416 answers day and night.',
    ],
  },
  groups: {
    title: 'Family counselling and groups',
    lead: 'Counselling for families is part of treatment, and you may come alone. Call and ask for a time.',
    place: 'Where',
    languages: 'Languages',
    dates: 'Next dates',
  },
  more: {
    title: 'Read on',
    links: [
      {
        label: 'How to talk to someone who is not ready',
        href: routes.story('talking-to-someone-who-is-not-ready'),
      },
      { label: 'When someone you love drinks', href: routes.story('when-someone-you-love-drinks') },
      { label: 'How to talk with children about it', href: routes.story('talking-with-children') },
      { label: 'Looking after yourself', href: routes.story('looking-after-yourself') },
      {
        label: 'Opioids and overdose: what to look for, what to do',
        href: routes.story('opioids-and-overdose'),
      },
      { label: 'Questions families ask', href: `${routes.faq}#family` },
      { label: 'All helplines', href: routes.helpNow },
    ],
  },
} as const;

export type FamiliesCopy = Wide<typeof families>;
