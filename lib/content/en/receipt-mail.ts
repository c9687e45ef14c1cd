import type { Wide } from '../wide';

/** The letter with a donor's receipt. Mail is read on many screens: the subject tells of a receipt and of nothing else. */
export const receiptMail = {
  subject: '{trust}: receipt {number}',
  dear: 'Dear {name},',
  thanks: 'Thank you for your donation of {amount} on {date}.',
  number: 'Receipt number: {number}',
  link: 'Your receipt, to read, print or save:',
  questions: 'Questions? Please call {phone}.',
} as const;

export type ReceiptMailCopy = Wide<typeof receiptMail>;
