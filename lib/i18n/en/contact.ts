import { contactMessages } from '@/lib/formats/field-messages';
import type { Wide } from '@/lib/i18n/language';

/** Contact page (spec §2, §5; access-and-care §2.1): who answers, what is asked, what happens next. */
export const contact = {
  metaTitle: 'Contact',
  description:
    'Call, write or visit: a drug and alcohol rehabilitation centre[ in {area}, {city}| in {city}| in {area}]. You do not have to give your name on the phone.',
  heading: {
    first: 'Talk to us',
    second: 'You will be heard',
    secondWithoutHours: 'By phone, email or WhatsApp',
  },
  lead: 'Calling is the quickest way. You can ask anything, for yourself or for someone else, and you do not have to give your name.',
  write: 'Write to us',
  pictureAlt: 'A front desk with a telephone; a woman is answering a call',
  ways: {
    title: 'Three ways to reach us',
    phone: { title: 'By phone', text: 'For yourself, or for someone you care about.' },
    email: { title: 'By email', text: 'If you would rather write.' },
    whatsapp: {
      title: 'On WhatsApp',
      text: 'WhatsApp belongs to another company, which can see that you wrote to us.',
      action: 'Open WhatsApp',
      prefilled: 'Hello, I would like to ask about treatment.',
    },
    hours: 'Hours',
  },
  form: {
    title: 'Send a message',
    lead: 'Fields marked optional may be left empty. Please do not write medical details that you would not want us to keep.',
    fields: {
      fullname: { label: 'Full name', autoComplete: 'name' },
      email: { label: 'Email', autoComplete: 'email' },
      phone: { label: 'Phone (optional)', autoComplete: 'tel' },
      address: { label: 'Address (optional)', autoComplete: 'street-address' },
      message: { label: 'Message', autoComplete: 'off' },
    },
    errors: contactMessages,
    summary: 'Please check these fields',
    submit: 'Send message',
    privacy:
      'Only the people who answer messages at the centre read this. We never share it without your consent.',
    privacyLink: 'How we keep your details',
  },
  failed: 'What you wrote is still here. You can also call us:',
  done: {
    metaTitle: 'Message sent',
    next: 'What happens next',
    steps: [
      'Someone at the centre will read your message.',
      'We will reply by email, or by phone if you left a number. If another person answers the phone, we will not say why we are calling.',
      'If it cannot wait, please call. In danger, call 112.',
    ],
    another: 'Send another message',
  },
  map: {
    title: 'Where we are',
    load: 'Show the map',
    note: 'The map comes from Google, which then sees your internet address. Nothing is loaded until you ask for it.',
    directions: 'Directions in your map app',
    pictureAlt: 'A drawn sketch of streets, a park and a lake; it does not show real streets',
    frameTitle: 'Map',
  },
} as const;

export type ContactCopy = Wide<typeof contact>;
