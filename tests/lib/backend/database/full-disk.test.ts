/** @jest-environment node */
import { sql } from 'kysely';
import { openRecords } from '@/lib/backend/database/database';
import { listMessages, saveMessage } from '@/lib/contact/store/messages';
import { makeContact } from '@/tests/helpers/make';
import { testFolders } from '@/tests/lib/backend/folder';

const folders = testFolders();

it('a store without room refuses a message as full, keeps what it has, and takes the next once there is room', async () => {
  const records = await openRecords({ dataDir: folders.empty() });
  const { db } = records;
  const big = makeContact({ message: 'x'.repeat(5000) });
  await saveMessage(records, big, { notify: true });
  // The engine's own limit ends a write exactly as a disk without room does: SQLITE_FULL, rolled back.
  await sql`pragma max_page_count = 1`.execute(db);
  const writing = (async () => {
    for (let round = 0; round < 50; round += 1) await saveMessage(records, big, { notify: true });
  })();
  await expect(writing).rejects.toMatchObject({ code: 'SQLITE_FULL' });
  const kept = await listMessages(records);
  expect(kept.length).toBeGreaterThan(0);
  expect(kept.every(({ message }) => message === big.message)).toBe(true);
  await sql`pragma max_page_count = 1000000`.execute(db);
  await saveMessage(records, makeContact({ message: 'After' }), { notify: true });
  expect((await listMessages(records)).at(-1)?.message).toBe('After');
  await db.destroy();
});
