/** The rights of persons in the staff console. */
export const personalData = {
  title: 'A person’s data',
  search: {
    title: 'What is stored about a person',
    label: 'E-mail address or phone number',
    hint: 'Of the person who is asking. First make sure it really is this person. Search by every address and number they have used, one after the other.',
    submit: 'Search',
    searching: 'Searching',
    back: 'All people',
    invalid: 'Please enter one e-mail address or one phone number.',
    none: 'Nothing is stored under this address or number.',
    found: (count: number) => (count === 1 ? '1 record' : `${count} records`),
    stays: (count: number) =>
      `${count === 1 ? '1 record stays' : `${count} records stay`}, each with why; nothing else of this person’s own is stored under this address or number`,
    others: (count: number) =>
      `Nothing of this person’s own is stored under this address or number; ${count === 1 ? '1 record of others names' : `${count} records of others name`} the person`,
  },
  also: {
    title: 'Search by these, too',
    text: 'They are in this person’s records. What is stored only under one of these is not among the results above.',
    search: (contact: string) => `Search by ${contact}`,
  },
  kinds: {
    message: 'Message',
    callback: 'Request for a call',
    chat: 'Conversation',
    donation: 'Donation',
    staff: 'Access to this console',
    invite: 'Invitation to this console',
    request: 'Request about personal data',
    incident: 'Incident',
  },
  openCall: (time: string, by: string | null) =>
    `Still to be made: call promised ${time}, ${by === null ? 'not claimed' : `claimed by ${by}`}`,
  technician: 'For the technician',
  mentioned:
    'Only named in the words of a record that may be somebody else’s, so it is not copied. Open it before you erase it.',
  retained: {
    receipt:
      'Stays whole, with all that the donor gave for it: it has a receipt, and tax law asks the trust to retain what the receipt rests on.',
    money:
      'Stays whole, with all that the donor gave for it: money was received, and the trust’s books must account for it.',
    staff: 'Stays: this person has access to the console. See People.',
    invite:
      'Stays: this address was invited to the console. It is erased 30 days after the invitation ran out.',
    register:
      'Stays: the register shows how requests and incidents were dealt with. See Requests and incidents.',
  },
  export: {
    action: (count: number) =>
      count === 1
        ? 'Save a copy of 1 record for the person'
        : `Save a copy of ${count} records for the person`,
    data: 'Save the same as data (JSON)',
    text: 'The copy is a page to read or print, with what is ticked. Whoever wants to use the data in another program takes JSON.',
    saved: (name: string, count: number) =>
      `Saved in the downloads of this device: ${name}, ${count === 1 ? '1 record' : `${count} records`}.`,
    after: 'It holds personal data: hand it over, then delete it here.',
    purpose: (person: string) => `A copy of what is stored of ${person}`,
  },
  erase: {
    action: (count: number) => (count === 1 ? 'Erase 1 record' : `Erase ${count} records`),
    tickAll: (count: number) => `Tick all ${count} of this person’s own`,
    hint: 'Tick what is to be copied or erased.',
    copyOnly: 'Tick what is to be copied. Nothing here can be erased: each line says why.',
    nothing: 'Nothing is ticked yet: tick a record above. The buttons to save a copy and to erase come here.',
    differ: (names: readonly string[]) =>
      `These records carry different names: ${names.join(', ')}. Look at each before you tick it.`,
    text: 'What is ticked is erased for good, also from searches and lists. Backups hold it until they expire.',
    ask: (count: number, person: string) =>
      count === 1 ? `Erase 1 record of ${person} for good?` : `Erase ${count} records of ${person} for good?`,
    askText: 'It is erased for good and nobody can bring it back. Backups hold it until they expire.',
    cancel: 'Cancel',
    done: (count: number) => (count === 1 ? '1 record was erased.' : `${count} records were erased.`),
    stayed: (count: number) =>
      count === 1 ? '1 record stays, see why below.' : `${count} records stay, see why below.`,
  },
  failed: 'That did not work. Nothing was changed. Please try again.',
  register: {
    title: 'Requests and incidents',
    requests: 'People’s requests',
    noRequests: 'No request has been recorded.',
    kind: 'What was asked for',
    kinds: {
      access: 'A copy of the data',
      erase: 'Erasure',
      correct: 'Correction',
      complaint: 'A complaint',
    },
    note: 'Note',
    noteHint: 'How to reach the person, and what they said. It is retained with the request.',
    open: 'Record the request',
    due: 'Answer by',
    outcome: 'How it was answered',
    close: 'Mark as answered',
    closed: 'Answered',
    incidents: 'Incidents',
    noIncidents: 'No incident has been recorded.',
    incidentText:
      'Lost, stolen or exposed data, or somebody in the system who should not be. Record it at once: the time limits run from when it was noticed.',
    what: 'What happened',
    noticed: 'Noticed on',
    begin: 'Record the incident',
    clocks: {
      cert_in: 'CERT-In told (6 hours)',
      persons: 'The persons told (without delay)',
      board: 'Data Protection Board told (without delay)',
      board_detail: 'Details to the Board (72 hours)',
    },
    step: 'What was done',
    steps: { closed: 'Nothing more to do: mark as done' },
    save: 'Save',
    late: 'overdue',
    until: 'until',
    doneOn: 'done',
    isClosed: 'Done',
  },
} as const;
