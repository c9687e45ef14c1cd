import 'server-only';
import type { Records } from '@/lib/backend/database/tables';
import { eraseChatById } from '@/lib/chat/store/chat-retention';
import { eraseMessage } from '@/lib/contact/store/message-erasure';
import { eraseDonor } from '@/lib/donations/store/donation-admin';
import { personalData } from '@/lib/i18n/en/staff-personal-data';
import { type PersonKey, readPerson } from '@/lib/personal-data/rules';
import type { Erasers } from '@/lib/personal-data/store/person-records';
import { RequestError } from './problem';

/** How each feature erases a record of a person; for the console and the command line. */
export const erasersOf = (store: Records): Erasers => ({
  message: (id) => eraseMessage(store, id),
  callback: (id) => eraseMessage(store, id),
  chat: (id) => eraseChatById(store, id),
  donation: (id) => eraseDonor(store, id),
});

/** By what a person is looked for. @throws RequestError 400 for what is neither an e-mail address nor a number */
export function requirePerson(text: string): PersonKey {
  const key = readPerson(text);
  if (key === null)
    throw new RequestError('invalid_fields', 'Please check the fields named here.', {
      status: 400,
      fields: { person: personalData.search.invalid },
    });
  return key;
}
