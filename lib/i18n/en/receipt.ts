/** The receipt's words (payments reference §3.2). What the trust has not confirmed is not claimed. */
export type ReceiptCopy = {
  /** Before the title of one of a gift that nobody gave. */
  sample: string;
  sampleDonor: string;
  title: string;
  cancelledTitle: string;
  number: string;
  date: string;
  from: string;
  amount: string;
  credited: string;
  refunded: string;
  purpose: string;
  purposes: { 'one-time': string; half: string; full: string };
  mode: string;
  electronic: string;
  cash: string;
  trust: string;
  trustPan: string;
  approval: string;
  thanks: string;
  noTaxWord: string;
  amended: string;
  cancelled: string;
  /** In its place, of an entry of the trust's own that was a mistake. */
  withdrawn: string;
  computerIssued: string;
  /** In place of a name in letters that the bundled faces do not have. */
  unprintable: string;
  questions: string;
};

export const receipt: ReceiptCopy = {
  sample: 'Sample, not a receipt',
  sampleDonor: 'Sample Donor',
  title: 'Donation receipt',
  cancelledTitle: 'Cancelled receipt',
  number: 'Receipt number',
  date: 'Date',
  from: 'Received with thanks from',
  amount: 'Amount',
  credited: 'Credited in rupees',
  refunded: 'Refunded',
  purpose: 'For',
  purposes: {
    'one-time': 'One-time donation for addiction recovery',
    half: 'Sponsorship for half treatment (45 days)',
    full: 'Sponsorship for full treatment',
  },
  mode: 'Mode of payment',
  electronic: 'Electronic',
  cash: 'Cash',
  trust: 'Received by',
  trustPan: 'PAN of the trust',
  approval: 'Tax approval',
  thanks: 'Thank you. Your gift helps people on their way to recovery.',
  noTaxWord: 'This receipt confirms your gift. It makes no statement about tax.',
  amended: 'Part of this gift was refunded. This receipt replaces the earlier one.',
  cancelled: 'This receipt is no longer valid: the whole gift was refunded.',
  withdrawn:
    'This receipt is no longer valid: the gift was entered by mistake, and the entry was withdrawn. We paid no money back.',
  computerIssued: 'Computer generated; valid without a signature.',
  unprintable: '(as written with the gift)',
  questions: 'Questions about this receipt:',
};
