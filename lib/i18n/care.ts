import { care as bn } from '@/lib/i18n/bn/care';
import { type CareCopy, care as en } from '@/lib/i18n/en/care';
import { care as hi } from '@/lib/i18n/hi/care';
import type { Language } from '@/lib/i18n/language';

/** The card's words in each language the assistant speaks. In the bundle, so that they are there without a network. */
export const careCopy: Readonly<Record<Language, CareCopy>> = { en, hi, bn };
