import { helplines } from '@/lib/i18n/helplines';
import type { Wide } from '@/lib/i18n/language';
import { about } from './about';
import { accessibility } from './accessibility';
import { accommodation } from './accommodation';
import { blog } from './blog';
import { callback } from './callback';
import { care, quickExit } from './care';
import { contact } from './contact';
import { corporates } from './corporates';
import { checkout, donate } from './donate';
import { fallbacks, links, missing } from './fallbacks';
import { families } from './families';
import { faq } from './faq';
import { gift, receiptMail } from './gift';
import { helpNow } from './help-now';
import { home } from './home';
import { legal } from './legal';
import { messages, recovery, testimonials } from './messages';
import { search } from './search';
import { common, helpBar, language, offline, shell } from './shell';
import { treatment } from './treatment';
import { trust } from './trust';

/** The texts of the pages that exist in every language. A page in English alone imports its own dictionary. */
export const en = {
  about,
  accessibility,
  accommodation,
  blog,
  callback,
  care,
  checkout,
  common,
  contact,
  corporates,
  donate,
  fallbacks,
  families,
  faq,
  gift,
  helpBar,
  helpNow,
  helplines,
  home,
  language,
  legal,
  links,
  messages,
  missing,
  offline,
  quickExit,
  receiptMail,
  recovery,
  search,
  shell,
  testimonials,
  treatment,
  trust,
};

/** What every language has: the keys of the English. */
export type Dictionary = Wide<typeof en>;
