import type { CommonCopy } from '@/lib/content/en/common';
import type { LanguageCopy } from '@/lib/content/en/language';
import type { ShellCopy } from '@/lib/content/en/shell';
import type { Helplines } from '@/lib/content/helplines';
import type { LinkWords } from '@/lib/domain/language';

/** Everything that header, navigation and footer say in one language. */
export type ShellWords = {
  shell: ShellCopy;
  common: CommonCopy;
  language: LanguageCopy;
  helplines: Helplines;
  links: LinkWords;
};
