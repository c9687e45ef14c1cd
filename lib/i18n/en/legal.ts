import { cookies, refunds, terms } from './legal-terms';

export type LegalText = {
  title: string;
  metaTitle: string;
  description: string;
  lead: string;
  updated: { date: string; words: string };
  sections: readonly {
    id: string;
    title: string;
    paragraphs: readonly string[];
    list?: readonly string[];
  }[];
};

const privacy = {
  title: 'Privacy policy',
  metaTitle: 'Privacy policy',
  description:
    'What we ask for, why, who sees it, how long we keep it, and how to have it corrected or erased.',
  lead: 'People come to this site in hard moments. We ask for as little as we can, and we say plainly what happens to it.',
  updated: { date: '2026-11-21', words: 'November 21, 2026' },
  sections: [
    {
      id: 'information-we-collect',
      title: 'Information We Collect',
      paragraphs: [
        'You can read every page without telling us who you are. We receive personal details only when you type them into a form and send it.',
      ],
      list: [
        'When you write to us: your name, email and message, and your phone number and address if you choose to give them.',
        'When you talk to the chat assistant: what you write there, and your name, age, email and phone number if you do not skip these questions. Who says they are under 18 is not asked for email or phone.',
        'When you give: your name, email, phone, address and PAN card number, for donation purposes such as the payment and the receipt. Card and bank details go to the payment provider and never reach us.',
        'When a page is asked for, our server sees the internet address it must answer to. It is used to hold back misuse and is not kept with your name.',
      ],
    },
    {
      id: 'how-we-use-your-information',
      title: 'How We Use Your Information',
      paragraphs: [
        'We use what you send to answer you, to process a donation and issue its receipt, and to meet duties that Indian law puts on a charitable trust. We do not use it to advertise to you.',
      ],
    },
    {
      id: 'information-sharing',
      title: 'Information Sharing',
      paragraphs: ['We do not sell or rent your information. We share it only:'],
      list: [
        'with your consent;',
        'where the law obliges us to;',
        'with service providers who work for us, such as the payment provider and the company that hosts this site, for that work alone.',
      ],
    },
    {
      id: 'data-tracking',
      title: 'Data Tracking',
      paragraphs: [
        'There is no marketing tracking on this site. Counts of visits, where we make them, are anonymised: numbers of pages, never persons.',
        'A map, a video from YouTube and the payment window come from other companies. Nothing of theirs is loaded before you ask for it; when you do, they see your internet address as any website would.',
      ],
    },
    {
      id: 'data-security',
      title: 'Data Security',
      paragraphs: [
        'Messages travel encrypted between your browser and us when the address begins with https, and only the people who answer them can read them. A message is erased after a set time, one year unless you ask for it sooner; a conversation with the chat assistant after the number of days that the chat names before its first question, or as soon as you press ‘Delete my conversation’. No system is perfectly safe; if something goes wrong that concerns you, we will tell you.',
      ],
    },
    {
      id: 'cookies',
      title: 'Cookies',
      paragraphs: [
        'This site sets no cookies for reading its pages. The page on cookies settings says what your browser may keep and how to remove it.',
      ],
    },
    {
      id: 'your-rights',
      title: 'Your Rights',
      paragraphs: ['You may ask us at any time:'],
      list: [
        'for access to what we hold about you;',
        'for correction of what is wrong;',
        'for deletion of what we need not keep by law;',
        'to opt out of marketing, should we ever send any.',
      ],
    },
    {
      id: 'changes-to-this-policy',
      title: 'Changes to This Policy',
      paragraphs: [
        'When this policy changes, the new text stands here with its date. A change that matters to people who have already written to us is told to them first.',
      ],
    },
  ],
} as const satisfies LegalText;

/** The legal pages (spec §2: privacy in eight sections; the others are what the footer promises). */
export const legal = { privacy, terms, cookies, refunds };
