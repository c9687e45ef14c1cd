import { openRecords, type RecordsOptions } from '@/lib/backend/database/database';
import { embeddedBackend } from '@/lib/backend/embedded';
import { contactWire } from '@/lib/contact/contact-form';
import { listMessages } from '@/lib/contact/store/messages';
import { makePaymentParts } from '@/tests/helpers/payment-deps';
import { payInSandbox, type Subject } from './conformance';
import { FIXTURE_CONTENT_DIR, fixtureContent } from './fixture-content';

/** The embedded backend over one store; `cleanUp` removes the store after it is closed. */
export async function embeddedSubject(
  options: RecordsOptions,
  cleanUp: () => Promise<void>,
): Promise<Subject> {
  const store = await openRecords(options);
  const backend = embeddedBackend({
    contentDir: FIXTURE_CONTENT_DIR,
    store: async () => store,
    notify: false,
    payments: makePaymentParts(store),
  });
  return {
    backend,
    expected: fixtureContent,
    pay: payInSandbox(backend),
    received: () => messagesOf(options),
    close: async () => {
      await store.db.destroy();
      await cleanUp();
    },
  };
}

/** Through a connection of its own: what it sees has left the writer's hands. */
async function messagesOf(options: RecordsOptions) {
  const reader = await openRecords(options);
  const rows = await listMessages(reader);
  await reader.db.destroy();
  return rows.map(contactWire);
}
