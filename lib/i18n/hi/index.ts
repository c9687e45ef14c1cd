import type { Dictionary } from '@/lib/i18n/en';
import { callback } from './callback';
import { care, quickExit } from './care';
import { contact } from './contact';
import { checkout, donate } from './donate';
import { fallbacks, links, missing } from './fallbacks';
import { families } from './families';
import { formsNotice } from './forms-notice';
import { gift, receiptMail } from './gift';
import { helplines, helpNow } from './help-now';
import { home } from './home';
import { messages } from './messages';
import { search } from './search';
import { common, helpBar, language, offline, shell } from './shell';
import { treatment } from './treatment';
import { trust } from './trust';

export const hi: Dictionary = {
  callback,
  care,
  checkout,
  common,
  contact,
  donate,
  fallbacks,
  families,
  formsNotice,
  gift,
  helpBar,
  helpNow,
  helplines,
  home,
  language,
  links,
  messages,
  missing,
  offline,
  quickExit,
  receiptMail,
  search,
  shell,
  treatment,
  trust,
};
