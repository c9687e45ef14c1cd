import { care as bn, quickExit as bnExit } from './bn/care';
import { type CareCopy, care as en, quickExit as enExit, type QuickExitCopy } from './en/care';
import { care as hi, quickExit as hiExit } from './hi/care';
import type { Language } from './language';

/** The care card in every language: it speaks the language of what was typed, and has to be there without a network. */
export const careCopy: Readonly<Record<Language, CareCopy>> = { en, hi, bn };
export const quickExitIn: Readonly<Record<Language, QuickExitCopy>> = { en: enExit, hi: hiExit, bn: bnExit };
