import type { ContactTexts } from '@/components/contact/contact-form';
import type { DonateDictionary, DonationDictionary } from '@/components/donations/checkout-props';
import { dictionaries, linkTexts } from '@/lib/i18n/dictionaries';
import type { ShellTexts } from '@/lib/i18n/en/shell';
import type { Language } from '@/lib/i18n/language';

/** Words as pages hand them to their parts. */
export const shellWords = (language: Language = 'en'): ShellTexts => ({
  ...dictionaries[language],
  links: linkTexts(language),
});

export function donateDictionary(language: Language = 'en'): DonateDictionary {
  const { donate, checkout, messages, common } = dictionaries[language];
  const { error, field } = common;
  return { donate, checkout, messages: messages.donate, error, field, links: linkTexts(language) };
}

export function donationDictionary(language: Language = 'en'): DonationDictionary {
  const { gift, checkout, receiptMail } = dictionaries[language];
  return { donation: gift, test: checkout.test, language, mail: receiptMail, sendsMail: true };
}

export function contactWords(language: Language = 'en'): ContactTexts {
  const { contact, messages, common } = dictionaries[language];
  return { contact, messages: messages.contact, common, language };
}
