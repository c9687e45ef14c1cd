import { quickExit as bn } from '@/lib/i18n/bn/quick-exit';
import { quickExit as en, type QuickExitCopy } from '@/lib/i18n/en/quick-exit';
import { quickExit as hi } from '@/lib/i18n/hi/quick-exit';
import type { Language } from './language';

export const quickExitIn: Readonly<Record<Language, QuickExitCopy>> = { en, hi, bn };
