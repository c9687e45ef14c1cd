import type { Wide } from '@/lib/i18n/language';

/** A gift's own page and the page that finds it again (contract §8). */
export const gift = {
  metaTitle: 'Your gift',
  statusMetaTitle: 'Look up your last gift',
  title: 'Your gift',
  statusTitle: 'Look up your last gift',
  statusLead:
    'For two hours after you press Donate Now, this browser can find your gift again. Your browser keeps neither your name nor any payment details.',
  loading: 'Looking up your gift…',
  states: {
    created: {
      title: 'We have not seen a payment yet.',
      text: 'If you paid, please do not pay again: banks sometimes need a few minutes. This page checks by itself.',
    },
    failed: {
      title: 'The last payment attempt did not go through.',
      text: 'If money has left your account all the same, it is not lost: your bank will return it, or it will still reach us. This page checks by itself.',
    },
    expired: {
      title: 'This gift was not paid.',
      text: 'No money was taken. You are welcome to give again whenever you like.',
    },
    confirming: {
      title: 'Your payment is being confirmed.',
      text: 'We know about it and are waiting for the final confirmation. Please do not pay again. The receipt will appear here.',
    },
    paid: {
      title: 'Thank you. Your gift has arrived.',
      text: 'Your gift and its receipt stay on this page. Save its address if you want to come back.',
    },
    partially_refunded: {
      title: 'Part of your gift was refunded.',
      text: 'It will reach you the way you paid, usually within a week.',
    },
    refunded: {
      title: 'Your gift was refunded.',
      text: 'It will reach you the way you paid, usually within a week.',
    },
    withdrawn: {
      title: 'We have withdrawn this entry.',
      text: 'This gift was written into our books by mistake, for example a second time. Its receipt is no longer valid. We paid no money back.',
    },
  },
  /** In place of what is said of a payment, where no money moved. */
  inTest: {
    confirming: {
      title: 'The test payment is being confirmed.',
      text: 'This is a test: nobody paid anything, and no receipt will follow. This page checks by itself.',
    },
    paid: {
      title: 'Thank you. The test payment went through.',
      text: 'This was a test: nobody paid anything. After a real gift, the gift and its receipt will be on this page.',
    },
    partially_refunded: {
      title: 'Part of the test payment was refunded.',
      text: 'This was a test: nobody paid anything, so nothing comes back.',
    },
    refunded: {
      title: 'The test payment was refunded.',
      text: 'This was a test: nobody paid anything, so nothing comes back.',
    },
  },
  facts: {
    from: 'From',
    amount: 'Amount',
    refunded: 'Refunded',
    purpose: 'For',
    purposes: {
      'one-time': 'One-time donation',
      half: 'Sponsorship, Half Treatment (45 days)',
      full: 'Sponsorship, Full Treatment',
    },
    date: 'Date',
    payment: 'Payment number',
    receipt: 'Receipt number',
  },
  mail: 'We are also sending an email with the subject “{subject}”. It says how much you gave and when, and has a link to this page.',
  copyAddress: {
    action: 'Copy this page’s link',
    copied: 'The link is copied. Paste it where only you can see it.',
    notCopied: 'The browser did not copy the link. Please save this page’s address.',
  },
  home: 'Back to the home page',
  watching: 'Checking again…',
  again: 'Check again now',
  retry: 'Give again',
  missing: {
    title: 'No gift found here',
    text: 'The address may be incomplete, or the gift was never paid and has been erased. If you paid, call us with the transaction ID (UTR) from your bank or the payment number from your email.',
    status:
      'We can find no gift from this browser in the last two hours. If you paid, call us with the transaction ID (UTR) from your bank or the payment number from your email; the link in our email leads to your gift too.',
  },
  unreachable: {
    title: 'We cannot look up your gift at the moment.',
    text: 'This does not affect your payment: your money is safe. Please do not pay again. This page will try again by itself.',
  },
  ownPage: 'Open this gift’s page',
  withoutScript:
    'This page needs JavaScript to show your gift. Your money is safe either way. You can call us with the payment number:',
  call: 'Questions? Call',
  receipt: {
    label: 'Receipt',
    language: 'Language of the receipt',
    print: 'Print',
    pdf: 'Save as PDF',
    test: 'This was a test. No money moved, so there is no receipt.',
    none: 'There is no receipt yet.',
  },
} as const;

export type GiftCopy = Wide<typeof gift>;

/** The letter with a donor's receipt. Mail is read on many screens: the subject tells of a receipt and of nothing else. */
export const receiptMail = {
  subject: '{trust}: receipt {number}',
  dear: 'Dear {name},',
  thanks: 'Thank you for your donation of {amount} on {date}.',
  number: 'Receipt number: {number}',
  link: 'Your receipt, to read, print or save:',
  questions: 'Questions? Please call {phone}.',
  /** Added to a receipt sent again after a part or all of the gift went back. */
  partBack: '{back} of it has since been refunded; {rest} remains.',
  allBack: 'The whole amount has since been refunded. This receipt is no longer valid.',
  /** The letter when money goes back. */
  refund: {
    corrected: '{trust}: corrected receipt {number}',
    cancelled: '{trust}: receipt {number} is cancelled',
    withoutReceipt: '{trust}: about your payment',
    part: 'We have refunded {back} of your donation of {amount} made on {date}; {rest} remains.',
    all: 'We have refunded your donation of {amount} made on {date}.',
    way: 'The money will reach you the way you paid, usually within a week.',
    link: 'Your corrected receipt, to read, print or save:',
    page: 'See your donation here:',
  },
} as const;

export type ReceiptMailCopy = Wide<typeof receiptMail>;
