import { helplines as bnLines } from '@/lib/i18n/bn/helplines';
import { offline as bn } from '@/lib/i18n/bn/offline';
import { offline as en, type OfflineCopy } from '@/lib/i18n/en/offline';
import { helplines as hiLines } from '@/lib/i18n/hi/helplines';
import { offline as hi } from '@/lib/i18n/hi/offline';
import { type Helpline, helplines } from './helplines';
import type { Language } from './language';

type Lines = Readonly<Record<keyof typeof helplines, Helpline>>;

/** The page without a line speaks all three: it cannot know which one its reader came for. */
export const offlineBlocks: readonly { language: Language; copy: OfflineCopy; lines: Lines }[] = [
  { language: 'en', copy: en, lines: helplines },
  { language: 'hi', copy: hi, lines: hiLines },
  { language: 'bn', copy: bn, lines: bnLines },
];
