import { routes } from '@/lib/config/routes';
import { fieldMessages } from '@/lib/formats/field-messages';
import type { Helplines } from '@/lib/i18n/helplines';
import type { LinkTexts, Wide } from '@/lib/i18n/language';

/** Header, navigation and footer (spec §2). Items of the navigation keep the document's order. */
export const shell = {
  skip: 'Skip to content',
  getHelp: 'Get Help Now!',
  menu: 'Menu',
  navigation: [
    { label: 'Home', href: routes.home },
    { label: 'About us', href: routes.about },
    { label: 'CSR', href: routes.corporates },
    { label: 'Treatment', href: routes.treatment },
    { label: 'Accommodation', href: routes.accommodation },
    { label: 'Donate', href: routes.donate },
    { label: 'Blog', href: routes.blog },
    { label: 'Contact', href: routes.contact },
  ],
  /** Apart from them. */
  more: 'Families & more',
  moreNavigation: [
    { label: 'Help for families', href: routes.families },
    { label: 'Questions', href: routes.faq },
    { label: 'Search', href: routes.search },
  ],
  footer: {
    social: 'Follow us',
    quickTitle: 'Quick Link',
    quick: [
      { label: 'Home', href: routes.home },
      { label: 'About us', href: routes.about },
      { label: 'Blog post', href: routes.blog },
      { label: 'Privacy Policy', href: routes.privacy },
    ],
    touchTitle: 'Get In Touch',
    touch: [
      { label: 'Contact us', href: routes.contact },
      { label: 'Our services', href: routes.treatment },
    ],
    addressTitle: 'Address',
    legal: [
      { label: 'Terms of service', href: routes.terms },
      { label: 'Cookies settings', href: routes.cookies },
      { label: 'Refund policy', href: routes.refunds },
      { label: 'Help now', href: routes.helpNow },
      { label: 'Questions and answers', href: routes.faq },
      { label: 'Registrations and licences', href: routes.trust },
      { label: 'Accessibility', href: routes.accessibility },
    ],
    helpTitle: 'If you need help now',
    helpLead: 'If someone is in danger or cannot be woken, call 112 first. 14416 is free, day and night.',
  },
  newsletter: {
    title: 'Subscribe To Newsletter',
    label: 'Your email',
    placeholder: 'Enter your email',
    action: 'Subscribe',
    note: 'Not ready yet: for now nothing is sent and no address is stored.',
    honest:
      'Our newsletter has not started yet, so nothing was sent and your address was not stored. Write to us, and we will tell you when it begins.',
  },
} as const;

export type ShellCopy = Wide<typeof shell>;

/** Small words that stand on many pages. A place in braces takes a value. */
export const common = {
  /** Names the navigation. */
  navigation: 'Main',
  call: 'Call {phone}',
  /** Before what is wrong with a field; heard, not seen. */
  error: 'Error:',
  /** What can be wrong with any field; a field's own words are with its form. */
  field: fieldMessages,
  leaveEmpty: 'Leave this empty',
  copyright: '© {year} by {name}, a unit of {trust}.',
  /** Until the operator sets the centre's own contacts. */
  demonstration: {
    /** In the place of the centre’s number in a sentence. */
    phone: '14446 (the national helpline; this site is a trial)',
    short: 'The contacts shown are samples.',
    full: 'The phone number, email address and WhatsApp number on this site are samples: nobody answers them yet. In danger call 112. For advice call the national de-addiction helpline, 14446.',
  },
  registration: 'Registration: {number}',
  /** The button by which the browser reads a page aloud. */
  readAloud: { start: 'Read aloud', stop: 'Stop reading' },
  legal: { updated: 'Last updated {date}', contents: 'On this page' },
} as const;

export type CommonCopy = Wide<typeof common>;

/** Words that only a page with sisters in other languages needs. In English they are what translators begin from. */
export const language = {
  /** Names the switcher. */
  label: 'Language',
} as const;

export type LanguageCopy = Wide<typeof language>;

/** The bar of help at the foot of a phone's screen. */
export const helpBar = {
  label: 'Quick help',
  call: 'Call',
  /** Beside it, outside the opening hours. */
  closed: '(closed now)',
  whatsapp: 'WhatsApp',
  newTab: '(opens in a new tab)',
  prefilled: 'Hello, I would like to ask about treatment.',
  chat: 'Chat',
} as const;

export type HelpBarCopy = Wide<typeof helpBar>;

/** What a page says when there is no connection. */
export const offline = {
  title: 'There is no internet connection',
  lead: 'Calls work without internet. You do not have to give your name.',
  again: 'When the connection is back, load the page again.',
  centre: 'The centre',
} as const;

export type OfflineCopy = Wide<typeof offline>;

/** Everything that header, navigation and footer say in one language. */
export type ShellTexts = {
  shell: ShellCopy;
  common: CommonCopy;
  language: LanguageCopy;
  helplines: Helplines;
  links: LinkTexts;
  /** Addresses that no menu names: their pages wait for a review. */
  withheld?: readonly string[];
};
