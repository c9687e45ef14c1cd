import { receiptMail as bn } from '@/lib/i18n/bn/receipt-mail';
import { receiptMail as en, type ReceiptMailCopy } from '@/lib/i18n/en/receipt-mail';
import { receiptMail as hi } from '@/lib/i18n/hi/receipt-mail';
import type { Language } from './language';

/** The receipt's letter in the language of the page on which a gift was given. */
export const receiptMails: Readonly<Record<Language, ReceiptMailCopy>> = { en, hi, bn };
