import { fieldMessages } from '@/lib/formats/field-messages';
import type { Wide } from '@/lib/i18n/wide';

/** Small words that stand on many pages. A place in braces takes a value. */
export const common = {
  /** Names the navigation. */
  navigation: 'Main',
  /** After the call button's own words; heard, not seen. */
  onPhone: 'on {phone}',
  call: 'Call {phone}',
  newTab: '(opens in a new tab)',
  /** Before what is wrong with a field; heard, not seen. */
  error: 'Error:',
  /** What can be wrong with any field; a field's own words are with its form. */
  field: fieldMessages,
  leaveEmpty: 'Leave this empty',
  copyright: '© {year} by {name}, a unit of {trust}.',
  registration: 'Registration: {number}',
  legal: { updated: 'Last updated {date}', contents: 'On this page' },
} as const;

export type CommonCopy = Wide<typeof common>;
