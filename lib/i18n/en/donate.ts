import { routes } from '@/lib/config/routes';
import { donorFormats, donorMessages } from '@/lib/formats/field-messages';
import type { Wide } from '@/lib/i18n/wide';

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
      names: {
        INR: 'Indian rupee (₹)',
        USD: 'US dollar ($)',
        EUR: 'Euro (€)',
        GBP: 'British pound (£)',
      },
    },
    preset: { legend: 'Choose an amount' },
    sponsor: {
      legend: 'Choose a sponsorship',
      half: 'Half Treatment (45 days)',
      full: 'Full Treatment',
    },
    custom: {
      label: 'Custom Amount',
      placeholder: 'Enter amount',
      hint: 'A whole amount from {least} to {most}.',
    },
    tooLarge: 'For a gift of more than {most}, please call us:',
    chooseFirst: 'Choose an amount first.',
    summary: 'You are giving {amount}',
    review: {
      'one-time': 'One-time donation of {amount} ({currency})',
      half: 'Sponsorship, Half Treatment (45 days): {amount} ({currency})',
      full: 'Sponsorship, Full Treatment: {amount} ({currency})',
    },
    donor: {
      legend: 'Your details',
      lead: 'All five are needed for the payment and the receipt.',
      errors: donorMessages,
      formats: donorFormats,
      fullName: { label: 'Full Name', autoComplete: 'name' },
      email: { label: 'Email', autoComplete: 'email' },
      mobile: { label: 'Mobile Number', autoComplete: 'tel' },
      panCard: {
        label: 'PAN Card Number',
        hint: 'Indian tax rules ask for it on a donation receipt. It is never shown on the site.',
      },
      address: { label: 'Address', autoComplete: 'street-address' },
    },
    errorSummary: 'Please check these fields',
    privacy:
      'By giving you agree that we use these details for your donation, its receipt and the records the law asks for. The payment company gets what it needs for this payment.',
    privacyLink: 'How we keep your details',
    action: 'Donate Now',
  },
  stopped: {
    kept: 'Nothing was taken. What you typed is still here. You can also call us:',
    off: {
      title: 'Online giving is not open on this site yet.',
      text: 'Nothing was taken. You can give in another way:',
    },
  },
  off: {
    title: 'How to give',
    text: 'Online giving is not open on this site at the moment. A gift reaches us in these ways:',
  },
  withoutScript: 'The form needs JavaScript, which is off in this browser. You can give in another way:',
  ways: {
    phone: { title: 'By phone', text: 'Call us and we will tell you how to give and how to get a receipt.' },
    upi: { title: 'By UPI', text: 'Check that the name shown by your app is ours before you pay.' },
    bank: {
      title: 'By bank transfer',
      text: 'Tell us afterwards that you gave, so that we can send a receipt.',
    },
  },
  know: {
    title: 'Good to know',
    items: [
      {
        title: 'You see it before you pay',
        text: 'The amount and the currency stand beside the button. Nothing is chosen for you.',
      },
      {
        title: 'Your details stay private',
        text: 'PAN and address are used for the receipt and never shown on the site.',
        link: { label: 'Privacy policy', href: routes.privacy },
      },
      {
        title: 'Paid, and nothing came back?',
        text: 'Do not pay again. This browser can look your gift up, and we find it by its payment number.',
        link: { label: 'Look up your last gift', href: routes.donationStatus },
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
