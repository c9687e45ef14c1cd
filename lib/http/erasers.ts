import 'server-only';
import type { Records } from '@/lib/backend/database/tables';
import { eraseChatById } from '@/lib/chat/store/chat-retention';
import { eraseMessage } from '@/lib/contact/store/messages';
import { eraseDonor } from '@/lib/donations/store/donation-admin';
import type { Erasers } from '@/lib/personal-data/store/person-records';

/** How each feature erases a record of a person; for the console and the command line. */
export const erasersOf = (store: Records): Erasers => ({
  message: (id) => eraseMessage(store, id),
  callback: (id) => eraseMessage(store, id),
  chat: (id) => eraseChatById(store, id),
  donation: (id) => eraseDonor(store, id),
});
