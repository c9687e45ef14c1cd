import type { Wide } from '@/lib/i18n/wide';

/** The letter with a donor's receipt. Mail is read on many screens: the subject tells of a receipt and of nothing else. */
export const receiptMail = {
  subject: '{trust}: receipt {number}',
  dear: 'Dear {name},',
  thanks: 'Thank you for your donation of {amount} on {date}.',
  number: 'Receipt number: {number}',
  link: 'Your receipt, to read, print or save:',
  questions: 'Questions? Please call {phone}.',
  /** Added to a receipt sent again after a part or all of the gift went back. */
  partBack: '{back} of it has been given back since; {rest} remains.',
  allBack: 'The whole amount has been given back since. This receipt is no longer valid.',
  /** The letter when money goes back. */
  refund: {
    corrected: '{trust}: corrected receipt {number}',
    cancelled: '{trust}: receipt {number} is cancelled',
    withoutReceipt: '{trust}: about your payment',
    part: 'We have given back {back} of your donation of {amount} made on {date}; {rest} remains.',
    all: 'We have given back your donation of {amount} made on {date}.',
    way: 'The money reaches you the way you paid, mostly within a week.',
    link: 'Your corrected receipt, to read, print or save:',
    page: 'The page of your donation:',
  },
} as const;

export type ReceiptMailCopy = Wide<typeof receiptMail>;
