import type { ContactWords } from '@/components/contact/contact-form';
import type { GivingWords } from '@/components/donations/checkout-props';
import type { GiftWords } from '@/components/donations/gift-dictionary';
import type { ShellWords } from '@/components/shell/shell-dictionary';
import { copyIn, linkWords } from '@/lib/i18n/copy';
import type { Language } from '@/lib/i18n/language';

/** Words as pages hand them to their parts. */
export const shellWords = (language: Language = 'en'): ShellWords => ({
  ...copyIn(language),
  links: linkWords(language),
});

export function givingWords(language: Language = 'en'): GivingWords {
  const { donate, checkout, messages, common } = copyIn(language);
  const { error, field } = common;
  return { donate, checkout, messages: messages.donate, error, field, links: linkWords(language) };
}

export function giftWords(language: Language = 'en'): GiftWords {
  const { gift, checkout } = copyIn(language);
  return { gift, test: checkout.test, language };
}

export function contactWords(language: Language = 'en'): ContactWords {
  const { contact, messages, common } = copyIn(language);
  return { contact, messages: messages.contact, common, language };
}
