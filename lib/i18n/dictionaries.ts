import { checkout as bnCheckout } from '@/lib/i18n/bn/checkout';
import { common as bnCommon } from '@/lib/i18n/bn/common';
import { contact as bnContact } from '@/lib/i18n/bn/contact';
import { donate as bnDonate } from '@/lib/i18n/bn/donate';
import { fallbacks as bnFallbacks } from '@/lib/i18n/bn/fallbacks';
import { formsNotice as bnFormsNotice } from '@/lib/i18n/bn/forms-notice';
import { gift as bnGift } from '@/lib/i18n/bn/gift';
import { helpNow as bnHelpNow } from '@/lib/i18n/bn/help-now';
import { helplines as bnHelplines } from '@/lib/i18n/bn/helplines';
import { home as bnHome } from '@/lib/i18n/bn/home';
import { language as bnLanguage } from '@/lib/i18n/bn/language';
import { messages as bnMessages } from '@/lib/i18n/bn/messages';
import { shell as bnShell } from '@/lib/i18n/bn/shell';
import { treatment as bnTreatment } from '@/lib/i18n/bn/treatment';
import { type CheckoutCopy, checkout as enCheckout } from '@/lib/i18n/en/checkout';
import { type CommonCopy, common as enCommon } from '@/lib/i18n/en/common';
import { type ContactCopy, contact as enContact } from '@/lib/i18n/en/contact';
import { type DonateCopy, donate as enDonate } from '@/lib/i18n/en/donate';
import { fallbacks as enFallbacks, type FallbacksCopy } from '@/lib/i18n/en/fallbacks';
import { formsNotice as enFormsNotice, type FormsNoticeCopy } from '@/lib/i18n/en/forms-notice';
import { gift as enGift, type GiftCopy } from '@/lib/i18n/en/gift';
import { helpNow as enHelpNow, type HelpNowCopy } from '@/lib/i18n/en/help-now';
import { home as enHome, type HomeCopy } from '@/lib/i18n/en/home';
import { language as enLanguage, type LanguageCopy } from '@/lib/i18n/en/language';
import { messages as enMessages, type MessagesCopy } from '@/lib/i18n/en/messages';
import { shell as enShell, type ShellCopy } from '@/lib/i18n/en/shell';
import { treatment as enTreatment, type TreatmentCopy } from '@/lib/i18n/en/treatment';
import { checkout as hiCheckout } from '@/lib/i18n/hi/checkout';
import { common as hiCommon } from '@/lib/i18n/hi/common';
import { contact as hiContact } from '@/lib/i18n/hi/contact';
import { donate as hiDonate } from '@/lib/i18n/hi/donate';
import { fallbacks as hiFallbacks } from '@/lib/i18n/hi/fallbacks';
import { formsNotice as hiFormsNotice } from '@/lib/i18n/hi/forms-notice';
import { gift as hiGift } from '@/lib/i18n/hi/gift';
import { helpNow as hiHelpNow } from '@/lib/i18n/hi/help-now';
import { helplines as hiHelplines } from '@/lib/i18n/hi/helplines';
import { home as hiHome } from '@/lib/i18n/hi/home';
import { language as hiLanguage } from '@/lib/i18n/hi/language';
import { messages as hiMessages } from '@/lib/i18n/hi/messages';
import { shell as hiShell } from '@/lib/i18n/hi/shell';
import { treatment as hiTreatment } from '@/lib/i18n/hi/treatment';
import { helplines as enHelplines, type Helplines } from './helplines';
import type { Language } from './language';

/** The words of one language for the pages that exist in all of them. */
export type Copy = {
  checkout: CheckoutCopy;
  common: CommonCopy;
  contact: ContactCopy;
  donate: DonateCopy;
  fallbacks: FallbacksCopy;
  formsNotice: FormsNoticeCopy;
  gift: GiftCopy;
  helpNow: HelpNowCopy;
  home: HomeCopy;
  language: LanguageCopy;
  messages: MessagesCopy;
  shell: ShellCopy;
  treatment: TreatmentCopy;
  helplines: Helplines;
};

/** All languages at once: for `lib/i18n/copy.ts` and tests, never for a browser. */
export const dictionaries: Readonly<Record<Language, Copy>> = {
  en: {
    checkout: enCheckout,
    common: enCommon,
    contact: enContact,
    donate: enDonate,
    fallbacks: enFallbacks,
    formsNotice: enFormsNotice,
    gift: enGift,
    helpNow: enHelpNow,
    home: enHome,
    language: enLanguage,
    messages: enMessages,
    shell: enShell,
    treatment: enTreatment,
    helplines: enHelplines,
  },
  hi: {
    checkout: hiCheckout,
    common: hiCommon,
    contact: hiContact,
    donate: hiDonate,
    fallbacks: hiFallbacks,
    formsNotice: hiFormsNotice,
    gift: hiGift,
    helpNow: hiHelpNow,
    home: hiHome,
    language: hiLanguage,
    messages: hiMessages,
    shell: hiShell,
    treatment: hiTreatment,
    helplines: hiHelplines,
  },
  bn: {
    checkout: bnCheckout,
    common: bnCommon,
    contact: bnContact,
    donate: bnDonate,
    fallbacks: bnFallbacks,
    formsNotice: bnFormsNotice,
    gift: bnGift,
    helpNow: bnHelpNow,
    home: bnHome,
    language: bnLanguage,
    messages: bnMessages,
    shell: bnShell,
    treatment: bnTreatment,
    helplines: bnHelplines,
  },
};
