import type { Wide } from '../language';

/** Notices of the console on a person's devices, on /staff/me. */
export const notices = {
  title: 'Notices on your devices',
  text: 'Your devices tell you of requests for a call, of anything urgent, and of what nobody has claimed. A notice says only that something is waiting, never who or what.',
  fallback:
    'A phone may stay silent: without a connection, when it saves power, or in “Do not disturb”. If nobody claims something in time, you also get a mail about it, so please keep reading your mail.',
  fallbackAlone:
    'A phone may stay silent: without a connection, when it saves power, or in “Do not disturb”. This website sends no mail yet, so please look into the inbox, too.',
  list: 'Your devices',
  none: 'No device gets notices yet.',
  thisOne: 'This device',
  since: 'since',
  neverTold: 'nothing sent yet',
  lastTaken: (at: string) => `last notice taken by its push service ${at}`,
  lastFailed: (at: string, code: string) => `last notice ${at} not delivered (${code})`,
  turnOn: 'Turn on for this device',
  turningOn: 'Turning on',
  turnedOn: 'Notices are on for this device. Please send a test.',
  remove: 'Remove',
  removeLabel: (device: string, since: string) => `Remove ${device}, since ${since}`,
  removed: 'This device no longer gets notices.',
  unsupported:
    'This browser cannot show notices. On an iPhone or iPad, add this page to the home screen first and open it there.',
  denied: 'Notices are blocked for this site. Allow them in the settings of the browser, then try again.',
  notSubscribed:
    'Notices could not be turned on. The browser may need a connection to its push service; please try again.',
  unknownService: 'The push service of this browser is not one that this site sends to.',
  tooMany: 'You have notices on ten devices. Please remove one first.',
  test: 'Send a test',
  testing: 'Sending',
  webhook: 'The test also goes to the webhook of this site (NOTIFY_WEBHOOK_URL).',
  webhookName: 'Webhook',
  results: 'What came of the test',
  taken:
    'taken by its push service. If it does not show within a minute, look at the notification settings of the device.',
  gone: 'no longer there, so it was removed from the list. Turn it on again on that device.',
  refused: (code: string) => `refused by its push service (${code}). Please tell whoever runs the server.`,
  failed: (code: string) => `not delivered (${code}). A real notice is tried again; please try later.`,
  webhookTaken: 'taken by the receiver.',
  webhookFailed: (code: string) => `not taken (${code}). Please look at the receiver.`,
} as const;

export type NoticesCopy = Wide<typeof notices>;

/** The one sentence that a device shows, by its language. Hindi and Bengali await a native speaker's review. */
export const shownOnDevice = {
  en: 'Something is waiting in the console',
  hi: 'कंसोल में कुछ आपका इंतज़ार कर रहा है',
  bn: 'কনসোলে কিছু আপনার অপেক্ষায় আছে',
} as const;

/** Who is on a shift, and so is told first. */
export const staffShifts = {
  title: 'Shifts',
  lead: 'People on shift are told first of what nobody has claimed. Visitors can ask to talk to a person within the opening hours, while somebody is on shift or has the console open. All times are Indian time.',
  nobody: 'Nobody is on a shift now.',
  now: (names: string) => `On shift now: ${names}.`,
  empty: (days: string) => `Nobody has a shift on ${days}.`,
  none: 'Nobody has a shift yet.',
  days: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
  hours: (from: string, to: string, isOvernight: boolean) =>
    `${from} to ${to}${isOvernight ? ' of the next day' : ''}`,
  remove: 'Remove',
  removeLabel: (name: string, day: string) => `Remove the shift of ${name} on ${day}`,
  add: 'Add a shift',
  person: 'Who',
  choose: 'Please choose',
  weekdays: 'On which days, every week',
  from: 'From',
  to: 'To',
  toHint: 'A time earlier than “From” means the next day.',
  save: 'Add',
  added: 'The shift is added.',
  errors: {
    person: 'Please choose somebody whose role includes the inbox.',
    days: 'Please choose at least one day.',
    time: 'Please choose a time.',
    length: 'A shift ends later than it begins.',
  },
} as const;

export type ShiftsCopy = Wide<typeof staffShifts>;
