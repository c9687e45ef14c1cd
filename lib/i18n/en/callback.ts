import { callbackMessages } from '@/lib/formats/field-messages';
import type { Wide } from '@/lib/i18n/language';

/** The request for a call (contract §11.11), on the contact page and on help now; its answer says what was promised. */
export const callback = {
  title: 'Ask for a call',
  lead: 'We need only your number. Choose when we should call, and in which language.',
  action: 'Ask for a call',
  /** `{within}`: one of the next three. */
  rule: 'Opening hours: {hours}, Indian time. If you choose no time, we will call within {within}, or once we open.',
  within: { hour: 'an hour', hours: '{n} hours', minutes: '{n} minutes' },
  /** Where the centre has named no opening hours. */
  noRule:
    'Our opening hours are not on this page yet, so we cannot promise a time. All times are in Indian time.',
  fields: {
    phone: { label: 'Phone number', autoComplete: 'tel' },
    name: { label: 'Name to ask for (optional)', autoComplete: 'name' },
    time: 'Time (India)',
    day: 'Day',
    language: 'Language of the call',
    who: {
      legend: 'If somebody else answers, may we say who is calling?',
      no: 'No, do not say',
      yes: 'Yes, you may say',
    },
    say: {
      label: 'What may we say to them? (optional)',
      hint: 'For example: “It is about the library book.” If you leave this empty, we will only ask for the person whose name you give. With no name, choose a time when you will answer.',
      autoComplete: 'off',
    },
  },
  times: {
    soon: 'As soon as you can',
    morning: 'In the morning',
    afternoon: 'In the afternoon',
    evening: 'In the evening',
  },
  days: { soonest: 'The earliest possible day', today: 'Today', tomorrow: 'Tomorrow' },
  languages: { en: 'English', hi: 'Hindi', bn: 'Bengali' },
  errors: callbackMessages,
  summary: 'Please check these fields',
  /** `{day}` as `lib/i18n/clock.ts` says it. */
  call: {
    at: '{day} at {time}',
    after: '{day} after {time}',
    by: '{day} by {time}',
    between: '{day} between {from} and {to}',
  },
  preview: 'If you send this now, we will call you {call}.',
  submit: 'Ask for a call',
  submitting: 'Sending…',
  privacy: 'Only those who make the calls read this.',
  failed: 'Your request could not be sent. Please try again.',
  /** Where the site still has the contacts it comes with. */
  trial:
    'This site is being tried out: nobody at the centre calls yet. For advice call the national helpline, 14446. In danger, call 112.',
  /** In the chat: whether somebody is there (`{at}`: `today, Monday, at 9 am`), the state of a request, and what it told by itself. */
  inChat: {
    yes: 'Yes.',
    no: 'No.',
    openNow: 'We are open now.',
    openTill: 'We are open now, until {time}.',
    closedNow: 'We are closed just now; we open {at}.',
    closedTill: '(closed now; opens {at})',
    asTest: 'Your request was stored as a test',
    withStaff: 'Your request is with the centre’s staff',
    number: 'Your number is noted: {phone}.',
    numberOfAnother: 'Noted as somebody else’s number: {phone}.',
    another: 'Somebody else’s number',
    noted: 'Noted: a call {time}.',
    at: 'at {time}',
    after: 'after {time}',
    between: 'between {from} and {to}',
    overmorrow: 'the day after tomorrow',
    weekday: 'on a weekday',
    weekend: 'at the weekend',
    notThen: 'Nobody is there at that time: please name another at which it is safe to call you.',
    thanks: 'Thank you, {name}.',
    digits: 'That has {n} digits; a mobile number has 10.',
    nameless: 'No name is needed.',
    silent: 'We will not tell anybody else who is calling.',
  },
  done: {
    trialWished: 'You asked for a call {call}, Indian time.',
    trialStored: 'Your request was stored as a test, with these wishes:',
    promised: 'We will call you {call}, Indian time.',
    wished: 'We have your request for a call. If nobody has called by tomorrow, please call us.',
    language: 'We will speak {language} with you.',
    /** What anyone else who answers hears; `{say}` in the words of whoever asked. */
    silent: 'If somebody else answers, we will not say who is calling or why.',
    silentSay: 'If somebody else answers, we will not say who is calling. We will say: “{say}”',
    open: 'If somebody else answers, we will say who is calling, but not why.',
    openSay: 'If somebody else answers, we will say who is calling, and then: “{say}”',
    urgent: 'If it cannot wait, or you no longer want the call, call us. In danger, call 112.',
    another: 'Ask for another call',
  },
} as const;

export type CallbackCopy = Wide<typeof callback>;
