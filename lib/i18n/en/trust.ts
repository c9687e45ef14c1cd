import type { Wide } from '@/lib/i18n/language';

/** The page of proof, and the words around what only the trust can confirm: costs, reviews, registrations. */
export const trust = {
  metaTitle: 'Registrations and licences',
  description:
    'Who registered, licensed and inspected the centre, who treats, how to complain, and the accounts.',
  eyebrow: 'Who runs the centre',
  title: 'Registrations, licences and accounts',
  lead: 'Each entry says who issued it and when we last checked it against the original. You may ask to see any of them.',
  sample: {
    title: 'The papers, one by one',
    /** What each paper tells, and where it can be checked. */
    tells: {
      registrations:
        'That the trust exists in law, and who is responsible for it. To check: the government’s NGO Darpan portal lists many trusts by name.',
      licences:
        'That the centre may take people in for treatment at this address, and until when. To check: ask the State Mental Health Authority or the health department.',
      clinicians:
        'Who treats, and under which number a council lists them. To check: the registers of the state medical council and the National Medical Commission can be searched.',
      inspection: 'Who last inspected the house, and when. To check: ask the office that the report names.',
      complaints:
        'Who hears a complaint, and by when you have an answer. Outside the centre: the State Mental Health Authority, or the District Legal Services Authority, free of charge.',
      accounts:
        'What came in, what was spent, and who audited it. To check: the Income Tax Department’s website lists who may issue 80G receipts.',
    },
    ask: 'Ask to see it',
    /** In place of the page’s lead and of Donate’s sentence, while only samples stand there. */
    lead: 'The trust’s papers are not on this page yet. You may ask us to show you any of them.',
    know: 'The trust’s registrations, licences and accounts will be on a page of their own. They are not published yet.',
  },
  parts: {
    registrations: 'Registrations',
    licences: 'Licences',
    clinicians: 'Doctors and clinicians',
    inspection: 'Inspections',
    complaints: 'Complaints',
    accounts: 'Accounts',
  },
  figures: 'In figures',
  number: 'Number',
  /** In place of the number of somebody who hears complaints. */
  contact: 'Contact',
  person: 'Person',
  issuer: 'From',
  date: 'Date',
  validUntil: 'Valid until',
  checkedOn: 'Checked against the original on {date}',
  complain: 'To complain: {to}. Say what happened and when. We will tell you when to expect an answer.',
  document: 'See the document',
  documentAt: 'See it on {host}',
  check: {
    title: 'How to check any centre, this one too',
    lead: 'Do not take a website’s word for it, ours included. Asking costs nothing, and a good centre answers before you pay.',
    items: [
      {
        title: 'Is it licensed?',
        text: 'A centre that admits people for treatment needs a registration from the state. Ask to see the certificate: it should name this address and say until when it is valid.',
      },
      {
        title: 'Who treats?',
        text: 'Ask for the doctor’s name and registration number. Medical councils keep registers in which you can look both up.',
      },
      {
        title: 'What does it cost, in writing?',
        text: 'Ask what the price includes, what is extra, and what is paid back if the person goes home early.',
      },
      {
        title: 'May you see it?',
        text: 'Ask to see the rooms, when the family may visit and call, and what happens if the person wants to leave. If a centre will not show or tell you this, ask elsewhere before you decide.',
      },
      {
        title: 'Who hears complaints?',
        text: 'Ask for a name, and for the day by which you will have an answer.',
      },
      {
        title: 'Where do gifts go?',
        text: 'Ask for the trust’s registration, the order that makes gifts exempt from tax (80G), and last year’s audited accounts.',
      },
    ],
    review: 'General information, not legal advice. A lawyer has not yet checked it.',
  },
  ask: {
    title: 'Ask to see the papers',
    lead: 'Call or write. Tell us which paper you want to see, and we will show it to you or say why we cannot.',
    contact: 'Write to us',
  },
  /** On Donate, where the page exists. */
  know: {
    title: 'Who receives your gift',
    text: 'The trust’s registrations, licences and accounts, each with its number and date.',
    link: 'Accounts and registrations',
  },
  costs: {
    title: 'What treatment costs',
    link: 'Questions about cost',
    stay: '{room}, {days}\u00a0days: {amount}. {includes}',
    /** Of a room with several lengths of stay. */
    stays: '{room}: {prices}.',
    price: '{amount} for {days}\u00a0days',
    /** Under the name of a room, where its pictures are. */
    room: '{days}\u00a0days: {amount}',
    all: 'Included: {includes}',
    confirmed: 'Confirmed by the trust on {date}.',
  },
  reviewed: 'General information, not personal advice. Reviewed by {by}, on {date}.',
  /** Of the steps that a story begins with; its text may wait for a review of its own. */
  reviewedSteps: 'These steps were reviewed by {by}, on {date}.',
} as const;

export type TrustCopy = Wide<typeof trust>;
