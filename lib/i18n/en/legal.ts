import type { Wide } from '@/lib/i18n/language';

const updated = { date: '2026-11-21', words: 'November 21, 2026' } as const;

const terms = {
  title: 'Terms of service',
  metaTitle: 'Terms of service',
  description: 'What this website is for, what it is not, and what you can expect of us when you use it.',
  lead: 'Using this site is free and commits you to nothing. These few points are here to prevent misunderstandings.',
  updated,
  sections: [
    {
      id: 'what-this-site-is',
      title: 'What this site is',
      paragraphs: [
        'It gives general information about treatment, a way to reach the centre, and a way to donate. It is not a medical service. Nothing on it is a diagnosis, and nothing on it replaces a doctor who knows you.',
      ],
    },
    {
      id: 'in-an-emergency',
      title: 'In an emergency',
      paragraphs: [
        'Forms and messages are not read at all hours. If someone is in danger, unconscious or cannot be woken, call 112. If you are thinking of ending your life, call Tele-MANAS on 14416.',
      ],
    },
    {
      id: 'admission',
      title: 'Admission and treatment',
      paragraphs: [
        'Reading or writing here does not make you a patient. Admission, cost and care are agreed with the centre in person, with papers you can read, ask about and take away.',
      ],
    },
    {
      id: 'what-we-ask-of-you',
      title: 'What we ask of you',
      paragraphs: [
        'Please give true details in forms, and do not use the site to harm others or to disrupt it.',
      ],
    },
    {
      id: 'texts-and-pictures',
      title: 'Texts and pictures',
      paragraphs: [
        'The texts and drawings belong to the trust. You may quote and print them for your own use and for teaching, with the name of the centre beside them.',
      ],
    },
    {
      id: 'other-sites',
      title: 'Links to other sites',
      paragraphs: [
        'We choose links with care, but we do not control other sites and cannot answer for them.',
      ],
    },
    {
      id: 'law',
      title: 'Law and changes',
      paragraphs: [
        'Indian law applies, and the courts[ in {city}| in India] have jurisdiction. When these terms change, the new text appears here with its date.',
      ],
    },
  ],
} as const satisfies LegalText;

const cookies = {
  title: 'Cookies settings',
  metaTitle: 'Cookies settings',
  description:
    'Reading this site sets no cookies; donating sets one. What your browser may store, and how to remove it.',
  lead: 'There is nothing to switch off. Reading this site sets no cookies, and nobody is tracked. Donating sets one cookie, described below.',
  updated,
  sections: [
    {
      id: 'cookies',
      title: 'Cookies',
      paragraphs: [
        'Reading this site sets no cookies: none for counting visits, none for advertising, none for anything else.',
        'If you begin a donation, one cookie lets this browser find it again if the page is lost on the way to your bank. It holds a random code, no name and no amount, and expires after two hours.',
      ],
    },
    {
      id: 'kept-in-your-browser',
      title: 'What your browser may keep',
      paragraphs: [
        'The chat assistant keeps on your device a random key to your conversation, the conversation itself for a day so that it continues when you change pages, and whether you left its window open. ‘Delete my conversation’ in the chat removes them. Your email and phone number are not kept on your device once they have reached us.',
        'Like every browser, yours keeps copies of pictures and pages so that they open faster, and a history of the pages you visited. On a shared phone you may want to use a private window, or clear the history afterwards.',
      ],
    },
    {
      id: 'other-companies',
      title: 'Other companies',
      paragraphs: [
        'A YouTube video, a Google map and the payment window are loaded only when you ask for them. From then on their own rules apply, and they may set cookies. If you never ask, they never know you were here.',
      ],
    },
    {
      id: 'clear',
      title: 'How to clear everything',
      paragraphs: [
        'In your browser’s settings, look for site data or browsing data, and remove what belongs to this site.',
      ],
    },
  ],
} as const satisfies LegalText;

const refunds = {
  title: 'Refund policy',
  metaTitle: 'Refund policy',
  description: 'When a donation is returned, how to ask, and what to do if you were charged twice.',
  lead: 'Mistakes happen. If something went wrong with your donation, tell us and we will put it right.',
  updated,
  sections: [
    {
      id: 'mistakes',
      title: 'Charged twice, or the wrong amount',
      paragraphs: [
        'Write to us or call with the transaction ID (UTR) from your bank’s message. An amount taken by mistake is returned the way it was paid.',
      ],
    },
    {
      id: 'changed-your-mind',
      title: 'If you change your mind',
      paragraphs: [
        'Ask us soon after donating. Until a receipt for tax purposes has been issued and reported, a donation can usually be returned; afterwards the law may not let us.',
      ],
    },
    {
      id: 'how-long',
      title: 'How long it takes',
      paragraphs: [
        'Once we have started a refund, the time until you see it depends on your bank or card company. We will tell you the day we started it.',
      ],
    },
    {
      id: 'fees',
      title: 'Treatment fees',
      paragraphs: ['This page is about donations. For treatment fees, see the papers agreed at admission.'],
    },
  ],
} as const satisfies LegalText;

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
        'When you ask for a call: the number to call, the time and the language, whether we may say who is calling, and, if you choose to give them, your name and what we may say if someone else answers.',
        'When you talk to the chat assistant: what you write there, and your name, age, email and phone number if you do not skip these questions. Anyone who says they are under 18 is not asked for an email address or phone number.',
        'When you donate: your name, email, phone, address and PAN card number, for donation purposes such as the payment and the receipt. Card and bank details go to the payment company and never reach us.',
        'When you open a page, our server sees your internet address. It is used to prevent misuse and is not stored with your name.',
      ],
    },
    {
      id: 'how-we-use-your-information',
      title: 'How We Use Your Information',
      paragraphs: [
        'We use what you send to answer you, to process a donation and issue its receipt, and to meet the duties of a charitable trust under Indian law. We do not use it to advertise to you.',
      ],
    },
    {
      id: 'information-sharing',
      title: 'Information Sharing',
      paragraphs: ['We do not sell or rent your information. We share it only:'],
      list: [
        'with your consent;',
        'where the law obliges us to;',
        'with service providers who work for us, such as the payment company and the company that hosts this site, for that work alone.',
      ],
    },
    {
      id: 'data-tracking',
      title: 'Data Tracking',
      paragraphs: [
        'There is no marketing tracking on this site. Where we count visits, the counts are anonymised: numbers of pages, never people.',
        'A map, a video from YouTube and the payment window come from other companies. Nothing of theirs is loaded until you ask for it; when you do, they see your internet address as any website would.',
      ],
    },
    {
      id: 'data-security',
      title: 'Data Security',
      paragraphs: [
        'Messages travel encrypted between your browser and us when the address begins with https, and only the people who answer them can read them. A message or a request for a call is erased after one year, or sooner if you ask us. A conversation with the chat assistant is erased after the number of days that the chat names before its first question. To erase it at once, press ‘Delete my conversation’. No system is perfectly safe; if something goes wrong that concerns you, we will tell you.',
      ],
    },
    {
      id: 'cookies',
      title: 'Cookies',
      paragraphs: [
        'Reading these pages sets no cookies. If you begin a donation, one cookie lets this browser find it again for two hours. The page on cookies settings says what else your browser may keep, and how to remove it.',
      ],
    },
    {
      id: 'your-rights',
      title: 'Your Rights',
      paragraphs: ['You may ask us at any time, by calling {phone} or writing to {email}:'],
      list: [
        'for access to what we hold about you;',
        'for correction of what is wrong;',
        'for deletion of what the law does not require us to keep;',
        'to opt out of marketing, should we ever send any.',
      ],
    },
    {
      id: 'changes-to-this-policy',
      title: 'Changes to This Policy',
      paragraphs: [
        'When this policy changes, the new text appears here with its date. If a change matters to people who have already written to us, we will tell them first.',
      ],
    },
  ],
} as const satisfies LegalText;

/** The legal pages (spec §2: privacy in eight sections; the others are what the footer promises). */
export const legal = { privacy, terms, cookies, refunds };

export type LegalCopy = Wide<typeof legal>;
