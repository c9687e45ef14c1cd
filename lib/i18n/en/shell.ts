import { routes } from '@/lib/config/routes';
import type { Wide } from '@/lib/i18n/wide';

/** Header, navigation and footer (spec §2). Items of the navigation keep the document's order. */
export const shell = {
  skip: 'Skip to content',
  getHelp: 'Get Help Now!',
  call: 'Call us',
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
      { label: 'Accessibility', href: routes.accessibility },
    ],
    helpTitle: 'If you need help now',
    helpLead: 'If someone is in danger or cannot be woken, call 112 first.',
  },
  newsletter: {
    title: 'Subscribe To Newsletter',
    label: 'Your email',
    placeholder: 'Enter your email',
    action: 'Subscribe',
    honest:
      'Our newsletter has not started yet, so nothing was sent and your address was not kept. Write to us and we will tell you when it begins.',
  },
} as const;

export type ShellCopy = Wide<typeof shell>;
