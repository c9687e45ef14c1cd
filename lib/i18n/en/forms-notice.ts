import type { Wide } from '@/lib/i18n/language';
import type { LegalText } from './legal';

/**
 * The privacy page in languages without the whole policy: what forms, giving and chat keep, in short. It says nothing
 * that the English policy does not say. `{email}`, `{phone}` and `{days}` take the site's own values.
 */
export const formsNotice = {
  title: 'Privacy: what our forms and chat store',
  metaTitle: 'Privacy',
  description:
    'What the forms and the chat on this site ask for, who reads it, how long it is kept, and how to have it corrected or erased.',
  lead: 'You can read every page without telling us who you are. This page says briefly what happens to what you write to us.',
  updated: { date: '2026-11-22', words: 'November 22, 2026' },
  sections: [
    {
      id: 'contact-form',
      title: 'When you use the contact form',
      paragraphs: [
        'We receive your name, your email and your message, and your phone number and address if you choose to give them. We use them to answer you, and only the people who answer messages at the centre read them.',
        'A message is erased after one year, unless another period is set or you ask us to erase it sooner.',
      ],
    },
    {
      id: 'call-back',
      title: 'When you ask us to call you',
      paragraphs: [
        'We receive the number to call, the time and the language, and whether we may say who is calling. We receive your name, and what we may say to anyone else, only if you give them. Only the people who make the calls read them.',
        'A request is erased in the same way.',
      ],
    },
    {
      id: 'chat',
      title: 'When you talk to the chat assistant',
      paragraphs: [
        'The chat is automatic. It keeps what you write there, and your name, age, email and phone number if you do not skip these questions. Anyone who says they are under 18 is not asked for an email address or phone number.',
        'The conversation is erased after {days} days, or as soon as you press ‘Delete my conversation’ in the chat.',
      ],
    },
    {
      id: 'giving',
      title: 'When you give',
      paragraphs: [
        'We receive your name, email, phone, address and PAN card number, for the payment, its receipt and the records that the law requires. We keep them for as long as the law requires.',
        'Card and bank details go to the payment company and never reach us.',
      ],
    },
    {
      id: 'others',
      title: 'Who else sees it',
      paragraphs: [
        'We do not sell your details and do not use them to advertise. We pass them on only with your consent, where the law obliges us to, or to companies that work for us, such as the payment company, for that work alone.',
        'A map, a video from YouTube and the payment window come from other companies. Nothing of theirs is loaded until you ask for it.',
      ],
    },
    {
      id: 'cookies',
      title: 'Cookies',
      paragraphs: [
        'This site sets no cookies for reading its pages, and there is no marketing tracking. After you press Donate Now, one cookie lets this browser find your gift again for two hours.',
      ],
    },
    {
      id: 'your-rights',
      title: 'Your rights',
      paragraphs: ['You may ask us at any time:'],
      list: [
        'what we hold about you;',
        'to correct what is wrong;',
        'to erase what the law does not require us to keep;',
        'to stop using your details, even if you agreed before.',
      ],
    },
    {
      id: 'whom-to-ask',
      title: 'Who to ask',
      paragraphs: ['Write to {email} or call {phone}.'],
    },
  ],
} as const satisfies LegalText;

export type FormsNoticeCopy = Wide<typeof formsNotice>;
