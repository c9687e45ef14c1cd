import type { Wide } from '@/lib/i18n/language';
import type { LegalText } from './legal';

/** The accessibility statement: what was reached, how it was tried, what is known to be missing, whom to tell. */
export const accessibility = {
  title: 'Accessibility',
  metaTitle: 'Accessibility statement',
  description:
    'How this website is made usable for everybody, how it was tested, what is still missing and how to complain.',
  lead: 'Help must be within everybody’s reach: with a keyboard, with a screen reader, on an old phone, on a slow connection, at night, and when it is hard to think.',
  updated: { date: '2026-11-22', words: 'November 22, 2026' },
  sections: [
    {
      id: 'what-we-aim-at',
      title: 'What we aim for',
      paragraphs: [
        'We aim to meet the Web Content Accessibility Guidelines 2.2 at level AA, and whatever in the Indian guidelines for government websites (GIGW 3.0) applies to a site like this one. We believe that the pages meet level AA, apart from the gaps below. No outside body has certified this.',
      ],
    },
    {
      id: 'what-you-can-do-here',
      title: 'What you can do here',
      paragraphs: [
        'You can print a story, a treatment page, the help page or a receipt.',
        'On every page you can:',
      ],
      list: [
        'read the text and find the phone numbers without scripts;',
        'reach everything by keyboard, and see where you are;',
        'enlarge the text to twice its size, or read on a screen 320 pixels wide, without scrolling sideways;',
        'use the site in light or dark colours, in high contrast and with reduced motion, as your device is set;',
        'stop whatever moves by itself.',
      ],
    },
    {
      id: 'how-it-was-tested',
      title: 'How it was tested',
      paragraphs: [
        'Before every release an automatic check (axe) runs on every page and its states, at two widths and in light and dark. Other checks go through the pages by keyboard, measure targets, contrast and text spacing, and read every page without scripts.',
        'Automatic checks find only some of what can be wrong. We also looked at screenshots of the pages at three widths.',
      ],
    },
    {
      id: 'known-gaps',
      title: 'Known gaps',
      paragraphs: ['We know of these and intend to close them:'],
      list: [
        'The site has not yet been tried by people who use screen readers every day, and we have not tried it with NVDA, TalkBack or VoiceOver.',
        'The sample videos have no captions or sign language yet; videos of the centre must have captions before they are shown.',
        'Texts in Hindi and Bengali await review by native readers.',
        'The map and the payment window come from other companies; we cannot change them. The address is also given in words, and you can donate without the window: call us.',
        'Pictures that the centre adds later will need their own descriptions; all of today’s pictures are described.',
      ],
    },
    {
      id: 'tell-us',
      title: 'If something does not work for you',
      paragraphs: [
        'Call {phone} or write to {email}. Say which page it is and what you wanted to do; you need not say why. You can get any information on this site by phone instead.',
        'We answer as soon as we can and say what we will do. If the answer does not help, ask for the person responsible for complaints. Under the Rights of Persons with Disabilities Act, 2016 you may also complain to your State Commissioner for Persons with Disabilities.',
      ],
    },
  ],
} as const satisfies LegalText;

export type AccessibilityCopy = Wide<typeof accessibility>;
