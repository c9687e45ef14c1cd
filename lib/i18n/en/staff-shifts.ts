import type { Wide } from '../language';

/** Who is on when, every week. */
export const staffShifts = {
  title: 'Shifts',
  lead: 'Who is on a shift is told first of what nobody has claimed, and lets visitors talk to a person. Times are of Kolkata.',
  nobody: 'Nobody is on a shift now.',
  now: (names: string) => `On now: ${names}.`,
  empty: (days: string) => `Nobody: ${days}.`,
  days: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
  hours: (from: string, to: string, isOvernight: boolean) =>
    `${from} to ${to}${isOvernight ? ' of the next day' : ''}`,
  remove: 'Remove',
  removeLabel: (name: string, day: string) => `Remove the shift of ${name} on ${day}`,
  add: 'Add a shift',
  person: 'Who',
  weekdays: 'On which days, every week',
  from: 'From',
  to: 'To',
  toHint: 'An earlier time than the first is of the next day.',
  save: 'Add',
  added: 'The shift is added.',
  errors: {
    person: 'Please choose somebody who has the inbox.',
    days: 'Please choose at least one day.',
    time: 'Please choose a time.',
    length: 'A shift ends later than it begins.',
  },
} as const;

export type ShiftsCopy = Wide<typeof staffShifts>;
