import type { Wide } from '@/lib/i18n/wide';

/** What is said around the payment window. The documents' own alerts stand in `messages.ts`. */
export const checkout = {
  test: {
    band: 'Test mode – no money moves',
    text: 'This site is being tried out. You can play every step; no bank is asked and no receipt is issued.',
  },
  charge: 'You will be charged {amount}',
  safe: {
    title: 'Your money is safe',
    text: 'If money has left your account it is not lost. Please do not pay again. Banks sometimes need a few minutes, and we look for your payment by ourselves.',
    paymentId: 'Payment number: {id}',
    call: 'Tell us this number if you call:',
    callPlain: 'You can call us:',
  },
  giftLink: 'See what we know about this gift',
  statusLink: 'Look up your last gift',
  done: {
    test: 'This was a test: no money moved, and there is no receipt.',
    thanks: 'Your receipt and the state of your gift stay on a page of their own.',
    plain: 'We will send the receipt to the e-mail address that you gave.',
    link: 'Your gift and its receipt',
    confirmingTitle: 'Your payment is being confirmed.',
    confirming: 'We have heard of it from the payment company. Please do not pay again.',
  },
  failed: {
    inside: 'You can try again in the payment window, or choose another way to pay there.',
    after: 'Nothing was taken by this try. What you typed is still here.',
    causes: {
      test: 'it was declined in test mode. No money moved.',
      declined: 'the bank did not approve it.',
      cancelled: 'it was cancelled before it was finished.',
      late: 'it was not finished in time.',
      funds: 'there was not enough money in the account.',
      details: 'the card, account or UPI details were not right.',
      proof: 'the one-time password or PIN was not confirmed.',
      limit: 'it is more than the bank’s limit for the card or account.',
      notAllowed: 'this card or account is not open to payments on the internet.',
      abroad: 'cards from outside India are not accepted.',
      technical: 'the bank or the payment company had a technical fault.',
      unknown: 'the bank did not say why.',
    },
  },
  closed: {
    running: 'The payment window is closed. We are looking whether a payment came in.',
    ended: 'The payment window is closed. We have not seen a payment.',
    text: 'What you typed is still here. If you did pay, do not pay again: it can take some minutes until we hear of it.',
  },
  notLoaded:
    'The payment window comes from the payment company and has not arrived. A content blocker or a weak connection can be the cause. What you typed is still here.',
  otherWays: 'You can also give in another way:',
  citizen: {
    label: 'I am a citizen of India',
    hint: 'The law lets us take gifts from citizens of India only, in any currency. If you are a citizen of another country, please call us before you give.',
    missing: 'Please confirm that you are a citizen of India, or call us.',
    foreign: 'Foreign currency is accepted only from holders of an Indian passport.',
  },
  sandbox: {
    title: 'Test mode – no money moves',
    close: 'Close without paying',
    lead: 'This window stands in for the payment company’s. Choose what should happen.',
    to: 'To',
    amount: 'Amount',
    order: 'Order',
    success: 'Pay',
    failure: 'Let the payment fail',
    late: 'Let it fail, then arrive late',
    failed: 'This try failed: {description}',
    again: 'You can try again, or close the window.',
    asking: 'One moment…',
    unreachable: 'The test window could not reach the site. Please try again.',
  },
  honeypot: 'Leave this field empty',
} as const;

export type CheckoutCopy = Wide<typeof checkout>;
