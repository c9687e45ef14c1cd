/** The yearly statement of gifts and the donors' certificates in the staff console. */
export const staffStatement = {
  title: (form: string) => `Statement of the year: Form ${form}`,
  due: (day: string) => `Statement and certificates are due by ${day}.`,
  dueUnsure:
    'This is the date for the old forms (10BD, 10BE). Please ask your accountant whether it also applies to the new ones.',
  noApproval:
    'The number of the tax approval has not been entered for this site, so the statement cannot be made yet. Please ask whoever runs the server to enter it (setting TAX_APPROVAL).',
  size: ({ gifts, rows, rupees }: { gifts: number; rows: number; rupees: string }) =>
    `${gifts} ${gifts === 1 ? 'gift' : 'gifts'} in ${rows} ${rows === 1 ? 'row' : 'rows'}, ${rupees}`,
  sums: 'The form adds up the gifts of one PAN in one row; cash has a row of its own. Amounts are whole rupees, less refunds.',
  leftOut: {
    title: (count: number) => `Left out (${count})`,
    none: 'No gift of the year is left out.',
    whys: {
      'no-pan': 'No PAN',
      'wrong-pan': 'The PAN is not valid',
      'no-address': 'No address',
      'no-rupees': 'The amount in rupees is not known',
      'no-receipt': 'No receipt yet',
      fcra: 'Foreign money: check the FCRA rules before a receipt',
      disputed:
        'Disputed by the donor’s bank: it may take the money back, so the gift waits until the dispute is won or closed',
      void: 'Entered by mistake and voided',
      refunded: 'Refunded in full',
      erased: 'The donor’s details were erased',
    },
  },
  file: {
    title: 'File',
    hint: 'It holds full PANs. Keep it as safe as the account books, and delete it once it is filed.',
    submit: 'Download the statement as CSV',
    sending: 'Preparing',
    done: 'The file is on this device. Once it is filed, record that below.',
  },
  filing: {
    title: 'Record the filing',
    none: 'Download the statement first: what is in that file is then recorded as filed.',
    number: 'Which file',
    option: (date: string, size: string) => `Downloaded ${date}: ${size}`,
    on: 'Date of filing',
    acknowledgement: 'Acknowledgement number',
    submit: 'Record it',
    sending: 'Recording',
    done: 'Recorded.',
    list: 'Filed',
    first: 'Statement',
    correction: 'Correction',
    line: (kind: string, day: string, number: string) => `${kind} of ${day}, acknowledgement ${number}`,
    by: (name: string, date: string) => `recorded by ${name}, ${date}`,
  },
  changed: {
    title: (count: number) => `Changed since it was filed (${count})`,
    none: 'Nothing has changed since it was filed.',
    hint: 'Download the statement again and file it as a correction.',
    changes: {
      new: 'New in the statement',
      gone: 'No longer in the statement',
      amount: 'The amount has changed: refunded in part',
      donor: 'PAN, name or address corrected',
    },
  },
  certificates: {
    title: (form: string) => `Certificates: Form ${form}`,
    none: 'Certificates follow the filed statement.',
    hint: 'Download them from the tax portal, record their numbers here, then give them to the donors.',
    show: 'Show',
    filters: {
      none: 'Not issued',
      issued: 'Issued, not yet with the donor',
      delivered: 'With the donor',
      all: 'All',
    },
    count: (none: number, issued: number, delivered: number) =>
      `${none} not issued, ${issued} issued and not yet with the donor, ${delivered} with the donor`,
    isCut: 'Only the first 200 are shown.',
    row: (rupees: string, gifts: number) => `${rupees}, ${gifts} ${gifts === 1 ? 'gift' : 'gifts'}`,
    ways: { cash: 'cash', electronic: 'electronic' },
    issued: (number: string, day: string) => `Certificate ${number}, ${day}`,
    outdated: 'The correction that was filed has a different amount: issue it again',
    delivered: { mail: (day: string) => `mailed on ${day}`, hand: (day: string) => `handed over on ${day}` },
    open: (name: string) => `Certificate of ${name}`,
    unnamed: 'a donor whose details were erased',
    number: 'Certificate number',
    on: 'Date of the certificate',
    issue: 'Record the certificate',
    deliveredBy: 'How the donor got it',
    deliveries: { mail: 'By mail', hand: 'Handed over' },
    deliveredOn: 'On',
    deliver: 'Record that the donor has it',
    sending: 'Recording',
    paste: 'Record many at once',
    pasteHint: 'A PAN and the number of its certificate in each line, as in the portal’s list.',
    lines: 'PANs and numbers',
    pasteOn: 'Date of these certificates',
    pasted: (count: number) => `${count} ${count === 1 ? 'certificate' : 'certificates'} recorded.`,
    faults: {
      unreadable: 'not a PAN and one number',
      unknown: 'this PAN is not in the filed statement',
      'two-rows': 'this donor has two rows, cash and electronic: record each by itself',
      'other-number': 'another number is recorded already',
    },
    fault: (line: number, why: string) => `Line ${line}: ${why}`,
  },
  wrongDay: 'Please choose a date that is not in the future and not before the step it follows.',
  conflicts: {
    'no-approval':
      'The number of the tax approval has not been entered for this site. Please ask whoever runs the server to enter it (setting TAX_APPROVAL).',
    filed: 'This statement, or a later one, is already recorded as filed.',
    changed: 'Somebody changed this in the meantime. What is stored now is shown.',
  },
} as const;

/** As the payment provider calls the states of a dispute. */
const disputes: Readonly<Record<string, string>> = {
  created: 'opened by the donor’s bank',
  action_required: 'an answer is due',
  under_review: 'under review',
  closed: 'closed',
  won: 'decided for the trust',
  lost: 'decided for the donor',
};

/** What was done with a gift, on its page. */
export const giftHistory = {
  title: 'What was done with it',
  steps: {
    'gift-entered': () => 'Entered by hand',
    'receipt-sent': () => 'Receipt mailed',
    'gift-corrected': () => 'PAN or address corrected',
    'statement-filed': (year: string) => `In the yearly statement ${year}, recorded as filed`,
    'certificate-issued': (number: string) => `Certificate ${number} issued`,
    'certificate-delivered': (number: string) => `Certificate ${number} given to the donor`,
    dispute: (state: string) => `Dispute: ${disputes[state] ?? state}`,
  },
  cli: 'on the server’s command line',
} as const;
