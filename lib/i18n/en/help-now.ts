import { helplines } from '@/lib/i18n/helplines';
import type { Wide } from '@/lib/i18n/language';

/** Help now (contract §9; access-and-care §2.1): what to do this minute, by situation. Works without JavaScript. */
export const helpNow = {
  title: 'Help now',
  metaTitle: 'Help now: who to call',
  description:
    'In danger, call 112. Thoughts of suicide: Tele-MANAS 14416. Questions about alcohol or drugs: 14446 or the centre. Free calls, no name needed.',
  lead: 'You need not give your name. The helplines below are free to call.',
  danger: {
    title: 'Someone is in danger this minute',
    text: 'They cannot be woken, are struggling to breathe, are having a fit or are badly hurt; or someone is violent.',
    review: 'Our doctor has not yet checked these first-aid steps.',
    fit: 'If someone has a fit: call 112 and note the time. Do not hold them down; put nothing in the mouth. When it is over, turn them on their side and stay.',
    violent:
      'If someone is violent: get out if you can, go where other people are, and call 112. The women’s helpline is 181.',
    action: 'Call 112',
  },
  situations: {
    title: 'Where to begin',
    next: 'Next step:',
    items: [
      {
        id: 'despair',
        title: 'I am thinking of ending my life',
        text: 'Such thoughts can pass, even when it does not feel that way. You need not carry them alone. Put out of reach anything you could hurt yourself with, and go to someone you trust. Worried about someone else? Stay with them, and call too.',
        step: 'call Tele-MANAS. It is free, day and night, in many languages. If a life is in danger this minute, call 112.',
      },
      {
        id: 'stop',
        title: 'I want to stop',
        text: 'You need not do it alone. If you drink every day, or take sleeping pills or tranquillisers every day, please do not stop all at once.',
        step: 'talk to the centre. Tell us what you take and how long you have taken it, and we will plan a safe way to stop.',
      },
      {
        id: 'relapse',
        title: 'I have relapsed',
        text: 'This happens to many people, and what you have learnt is not lost. After a break, an amount you used to take can now be dangerous. If you are drinking or taking tablets every day again, do not stop all at once.',
        step: 'talk to the centre, and stay with someone you trust. With heroin or another opioid, do not use alone; if someone will not wake, call 112.',
      },
      {
        id: 'someone-else',
        title: 'I am worried about someone',
        text: 'You may call even if they do not want help yet. You do not have to give their name or yours.',
        step: 'talk to the centre about what you see, and what you can do at home.',
      },
    ],
  },
  lines: {
    title: 'Other helplines',
    items: [
      { situation: 'I want to stop, or a relative needs help', line: helplines.deAddiction },
      { situation: 'A child is in danger, or I am under 18', line: helplines.child },
      { situation: 'I am being hurt at home', line: helplines.women },
    ],
  },
  stopping: {
    title: 'Please do not stop suddenly on your own',
    text: 'For someone who drinks every day, or takes sleeping pills or tranquillisers every day, stopping all at once can be dangerous. Shaking, sweating, confusion, seeing things or a fit are signs to call 112. Ask us or a doctor first.',
  },
  centre: {
    title: 'Talk to the centre',
    text: 'For admission, advice, or any worry. Families may call too.',
    write: 'Write to us',
    place: 'Visit us',
  },
  pictureAlt: 'A veranda by the river at dawn: a woman is speaking on the phone, a friend sits beside her',
} as const;

export type HelpNowCopy = Wide<typeof helpNow>;
