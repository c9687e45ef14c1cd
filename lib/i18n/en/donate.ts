import { routes } from '@/lib/config/routes';
import { donorFormats, donorMessages } from '@/lib/formats/field-messages';
import type { Wide } from '@/lib/i18n/language';

/** Donate page (spec §2, §5, §9). Capital headings, labels and names of choices are the document's own. */
export const donate = {
  metaTitle: 'Donate',
  description:
    'Give once or sponsor a treatment at a drug and alcohol rehabilitation centre[ in {area}, {city}| in {city}| in {area}]. Choose the amount and the currency yourself.',
  header: 'DONATE',
  title: 'MAKE A DIFFERENCE: SUPPORT ADDICTION RECOVERY',
  promise:
    'Help us in making our society Drug & Alcohol free. Your contribution can transform lives and provide hope to those struggling with addiction.',
  pictureAlt: 'A woman hands a cup of tea to an older man by a window; a rain tree stands outside at dawn',
  question: 'A question before you give? Call',
  form: {
    label: 'Donation form',
    mode: {
      legend: 'How would you like to give?',
      'one-time': 'ONE-TIME DONATION',
      sponsor: 'SPONSOR PROGRAM',
    },
    currency: {
      label: 'Choose Currency',
      names: { INR: 'Indian rupee (₹)', USD: 'US dollar ($)', EUR: 'Euro (€)', GBP: 'British pound (£)' },
    },
    preset: { legend: 'Choose an amount' },
    sponsor: {
      legend: 'Choose a sponsorship',
      half: 'Half Treatment (45 days)',
      full: 'Full Treatment',
      note: 'A sponsorship goes towards one person’s treatment: detox, counselling, room and meals. It may not cover a whole stay. How long a full treatment lasts is settled with each person.',
    },
    custom: {
      label: 'Custom Amount',
      placeholder: 'Enter amount',
      hint: 'Whole amounts, from {least} to {most}.',
    },
    dropped: 'You changed the currency. Please choose the amount again.',
    tooLarge: 'For a gift of more than {most}, please call us:',
    chooseFirst: 'Choose an amount first.',
    toDetails: 'Go on to your details',
    summary: 'You are giving {amount}',
    review: {
      'one-time': 'One-time donation of {amount} ({currency})',
      half: 'Sponsorship, Half Treatment (45 days): {amount} ({currency})',
      full: 'Sponsorship, Full Treatment: {amount} ({currency})',
    },
    donor: {
      legend: 'Your details',
      lead: 'We need all five for the payment and the receipt.',
      errors: donorMessages,
      formats: donorFormats,
      fullName: { label: 'Full Name', autoComplete: 'name' },
      email: { label: 'Email', autoComplete: 'email' },
      mobile: { label: 'Mobile Number', autoComplete: 'tel' },
      panCard: {
        label: 'PAN Card Number',
        hint: 'Ten characters, such as ABCPE1234F. Indian tax rules require it for donations. It is kept with the receipt and never shown on the site.',
      },
      address: {
        label: 'Address',
        hint: 'It is kept with the receipt in the records the law requires, and never shown on the site.',
        autoComplete: 'street-address',
      },
    },
    errorSummary: 'Please check these fields',
    privacy:
      'By giving, you agree that we may use these details for your donation, its receipt and the records the law requires. The payment company receives only what it needs for this payment.',
    privacyLink: 'How we keep your details',
    action: 'Donate Now',
  },
  /** Below the form: the last two where mail is sent and where the tax office has approved. */
  receipt: {
    none: 'This is a test, so no receipt is issued.',
    page: 'Your receipt appears on the gift’s own page as soon as the payment is confirmed; save that page’s address to find it again.',
    mail: 'We also email you the link.',
    tax: 'It carries our tax approval (80G).',
  },
  /** In place of the form's own words, where no money moves. */
  inTest: {
    lead: 'No money moves: made-up details will do. Please do not enter a real PAN.',
    pan: 'Do not enter your real PAN. For this test, write ABCPE1234F.',
  },
  stopped: {
    kept: 'No money was taken. What you typed is still here. You can also call us:',
    off: {
      title: 'You cannot give online on this site yet.',
      text: 'No money was taken. You can give in other ways:',
    },
  },
  off: {
    title: 'How to give',
    text: 'You cannot give online on this site at the moment. You can give in these ways:',
  },
  withoutScript: 'The form needs JavaScript, which is off in this browser. You can give in other ways:',
  ways: {
    phone: { title: 'By phone', text: 'Call us and we will tell you how to give and how to get a receipt.' },
    upi: { title: 'By UPI', text: 'Before you pay, check that your app shows our name.' },
    bank: { title: 'By bank transfer', text: 'Tell us after you give, so that we can send a receipt.' },
  },
  know: {
    title: 'Good to know',
    items: [
      {
        title: 'Paid, but heard nothing?',
        text: 'Do not pay again. You can look up your gift in this browser, or we can trace it by its payment number.',
        link: { label: 'Look up your last gift', href: routes.donationStatus },
      },
      {
        title: 'You see it before you pay',
        text: 'The amount and the currency are shown beside the button. No amount is chosen for you.',
      },
      {
        title: 'Your details stay private',
        text: 'Your PAN and address are used for the receipt and are never shown on the site.',
        link: { label: 'Privacy policy', href: routes.privacy },
      },
      {
        title: 'If something went wrong',
        text: 'Given twice, or by mistake? Write or call and we will look at it with you.',
        link: { label: 'Refund policy', href: routes.refunds },
      },
    ],
  },
} as const;

export type DonateCopy = Wide<typeof donate>;

/** What is said around the payment window. The documents' own alerts stand in `messages.ts`. */
export const checkout = {
  test: {
    band: 'Test mode – no money moves',
    text: 'This site is being tried out. You can go through every step; no bank is involved and no receipt is issued.',
  },
  charge: 'You will be charged {amount}',
  testCharge: 'Test of {amount}: no money moves',
  safe: {
    title: 'Your money is safe',
    text: 'If money has left your account it is not lost. Please do not pay again. Banks sometimes need a few minutes to confirm a payment.',
    paymentId: 'Payment number: {id}',
    call: 'Tell us this number if you call:',
    callPlain: 'You can call us:',
  },
  giftLink: 'See what we know about this gift',
  statusLink: 'Look up your last gift',
  done: {
    test: 'This was a test: no money moved. The page of the test gift will open in a moment.',
    thanks: 'The page with your receipt will open in a moment.',
    plain: 'We will send the receipt to the email address you gave.',
    link: 'Your gift and its receipt',
    confirmingTitle: 'Your payment is being confirmed.',
    confirming: 'The payment company has told us about it. Please do not pay again.',
  },
  failed: {
    inside: 'You can try again in the payment window, or choose another way to pay there.',
    after:
      'As far as we know now, this attempt took no money. If your bank says that it did, please do not pay again; look here first:',
    causes: {
      test: 'it was declined in test mode. No money moved.',
      declined: 'the bank did not approve it.',
      cancelled: 'it was cancelled before it was finished.',
      late: 'it was not finished in time.',
      funds: 'there was not enough money in the account.',
      details: 'the card, account or UPI details were not right.',
      proof: 'the one-time password or PIN was not confirmed.',
      limit: 'it is more than the bank’s limit for the card or account.',
      notAllowed: 'this card or account is not enabled for online payments.',
      abroad: 'cards from outside India are not accepted.',
      technical: 'the bank or the payment company had a technical fault.',
      unknown: 'the bank did not say why.',
    },
  },
  closed: {
    running: 'The payment window is closed. We are checking whether a payment came in.',
    ended: 'The payment window is closed. No payment has come in so far.',
    text: 'What you typed is still here. If you did pay, do not pay again: it can take a few minutes to reach us.',
  },
  notLoaded:
    'The payment window comes from the payment company and has not loaded. A content blocker or a weak connection may be the cause. What you typed is still here.',
  otherWays: 'You can also give in other ways:',
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
    failed: 'This attempt failed: {description}',
    again: 'You can try again, or close the window.',
    asking: 'One moment…',
    unreachable: 'The test window could not reach the site. Please try again.',
  },
  honeypot: 'Leave this field empty',
} as const;

export type CheckoutCopy = Wide<typeof checkout>;
