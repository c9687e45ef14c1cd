import type { CommonCopy } from '@/lib/i18n/en/common';
import type { LanguageCopy } from '@/lib/i18n/en/language';
import type { ShellCopy } from '@/lib/i18n/en/shell';
import type { Helplines } from '@/lib/i18n/helplines';
import type { LinkWords } from '@/lib/i18n/language';

/** Everything that header, navigation and footer say in one language. */
export type ShellWords = {
  shell: ShellCopy;
  common: CommonCopy;
  language: LanguageCopy;
  helplines: Helplines;
  links: LinkWords;
};
