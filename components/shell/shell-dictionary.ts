import type { CommonCopy, LanguageCopy, ShellCopy } from '@/lib/i18n/en/shell';
import type { Helplines } from '@/lib/i18n/helplines';
import type { LinkTexts } from '@/lib/i18n/language';

/** Everything that header, navigation and footer say in one language. */
export type ShellWords = {
  shell: ShellCopy;
  common: CommonCopy;
  language: LanguageCopy;
  helplines: Helplines;
  links: LinkTexts;
};
