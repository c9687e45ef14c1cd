import type { Language } from '../domain/language';
import { checkout as bnCheckout } from './bn/checkout';
import { common as bnCommon } from './bn/common';
import { contact as bnContact } from './bn/contact';
import { donate as bnDonate } from './bn/donate';
import { fallbacks as bnFallbacks } from './bn/fallbacks';
import { formsNotice as bnFormsNotice } from './bn/forms-notice';
import { gift as bnGift } from './bn/gift';
import { helpNow as bnHelpNow } from './bn/help-now';
import { helplines as bnHelplines } from './bn/helplines';
import { home as bnHome } from './bn/home';
import { language as bnLanguage } from './bn/language';
import { messages as bnMessages } from './bn/messages';
import { shell as bnShell } from './bn/shell';
import { treatment as bnTreatment } from './bn/treatment';
import { type CheckoutCopy, checkout as enCheckout } from './en/checkout';
import { type CommonCopy, common as enCommon } from './en/common';
import { type ContactCopy, contact as enContact } from './en/contact';
import { type DonateCopy, donate as enDonate } from './en/donate';
import { fallbacks as enFallbacks, type FallbacksCopy } from './en/fallbacks';
import { formsNotice as enFormsNotice, type FormsNoticeCopy } from './en/forms-notice';
import { gift as enGift, type GiftCopy } from './en/gift';
import { helpNow as enHelpNow, type HelpNowCopy } from './en/help-now';
import { home as enHome, type HomeCopy } from './en/home';
import { language as enLanguage, type LanguageCopy } from './en/language';
import { messages as enMessages, type MessagesCopy } from './en/messages';
import { shell as enShell, type ShellCopy } from './en/shell';
import { treatment as enTreatment, type TreatmentCopy } from './en/treatment';
import { helplines as enHelplines, type Helplines } from './helplines';
import { checkout as hiCheckout } from './hi/checkout';
import { common as hiCommon } from './hi/common';
import { contact as hiContact } from './hi/contact';
import { donate as hiDonate } from './hi/donate';
import { fallbacks as hiFallbacks } from './hi/fallbacks';
import { formsNotice as hiFormsNotice } from './hi/forms-notice';
import { gift as hiGift } from './hi/gift';
import { helpNow as hiHelpNow } from './hi/help-now';
import { helplines as hiHelplines } from './hi/helplines';
import { home as hiHome } from './hi/home';
import { language as hiLanguage } from './hi/language';
import { messages as hiMessages } from './hi/messages';
import { shell as hiShell } from './hi/shell';
import { treatment as hiTreatment } from './hi/treatment';

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

/** All languages at once: for `lib/content/copy.ts` and tests, never for a browser. */
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
