import type { Language } from '../domain/language';
import { helplines as bnLines } from './bn/helplines';
import { offline as bn } from './bn/offline';
import { offline as en, type OfflineCopy } from './en/offline';
import { type Helpline, helplines } from './helplines';
import { helplines as hiLines } from './hi/helplines';
import { offline as hi } from './hi/offline';

type Lines = Readonly<Record<keyof typeof helplines, Helpline>>;

/** The page without a line speaks all three: it cannot know which one its reader came for. */
export const offlineBlocks: readonly { language: Language; copy: OfflineCopy; lines: Lines }[] = [
  { language: 'en', copy: en, lines: helplines },
  { language: 'hi', copy: hi, lines: hiLines },
  { language: 'bn', copy: bn, lines: bnLines },
];
