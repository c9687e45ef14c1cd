import type { ReceiptLanguage } from '@/lib/domain/receipt';
import { receipt as bn } from './bn/receipt';
import { receipt as en, type ReceiptCopy } from './en/receipt';
import { receipt as hi } from './hi/receipt';

/** The receipt's words in each language that a donor may choose. */
export const receipts: Readonly<Record<ReceiptLanguage, ReceiptCopy>> = { en, hi, bn };
