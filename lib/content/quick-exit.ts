import type { Language } from '../domain/language';
import { quickExit as bn } from './bn/quick-exit';
import { quickExit as en, type QuickExitCopy } from './en/quick-exit';
import { quickExit as hi } from './hi/quick-exit';

export const quickExitIn: Readonly<Record<Language, QuickExitCopy>> = { en, hi, bn };
