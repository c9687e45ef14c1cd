import { receipt as bn } from '@/lib/i18n/bn/receipt';
import { receipt as en, type ReceiptCopy } from '@/lib/i18n/en/receipt';
import { receipt as hi } from '@/lib/i18n/hi/receipt';
import type { Language } from '@/lib/i18n/language';

/** The receipt's words in each language that a donor may choose. */
export const receipts: Readonly<Record<Language, ReceiptCopy>> = { en, hi, bn };
