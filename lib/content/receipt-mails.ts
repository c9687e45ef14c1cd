import type { Language } from '../domain/language';
import { receiptMail as bn } from './bn/receipt-mail';
import { receiptMail as en, type ReceiptMailCopy } from './en/receipt-mail';
import { receiptMail as hi } from './hi/receipt-mail';

/** The receipt's letter in the language of the page on which a gift was given. */
export const receiptMails: Readonly<Record<Language, ReceiptMailCopy>> = { en, hi, bn };
