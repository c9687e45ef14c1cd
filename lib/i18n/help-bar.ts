import { helpBar as bn } from '@/lib/i18n/bn/help-bar';
import { helpBar as en, type HelpBarCopy } from '@/lib/i18n/en/help-bar';
import { helpBar as hi } from '@/lib/i18n/hi/help-bar';
import type { Language } from './language';

export const helpBarIn: Readonly<Record<Language, HelpBarCopy>> = { en, hi, bn };
