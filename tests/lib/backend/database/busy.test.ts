/** @jest-environment node */
import { setTimeout as pause } from 'node:timers/promises';
import Database from 'libsql';
import { openRecords } from '@/lib/backend/database/database';
import { sqliteFile } from '@/lib/backend/database/sqlite';
import { listMessages, saveMessage } from '@/lib/contact/store/messages';
import { makeContact } from '@/tests/helpers/make';
import { testFolders } from '@/tests/lib/backend/folder';

const folders = testFolders();

/** A store with one message, and another program that holds its write lock. */
async function heldStore() {
  const dataDir = folders.empty();
  const records = await openRecords({ dataDir });
  await saveMessage(records, makeContact({ message: 'First' }), { notify: true });
  const other = new Database(sqliteFile(dataDir));
  other.exec('begin immediate');
  const close = async () => {
    other.close();
    await records.db.destroy();
  };
  return { records, other, close };
}

it('a write waits for the lock of another program, and readers and timers go on meanwhile', async () => {
  const { records, other, close } = await heldStore();
  let isStored = false;
  const writing = saveMessage(records, makeContact({ message: 'Second' }), { notify: true }).then(() => {
    isStored = true;
  });
  // Were the engine left to wait, none of these would come round before it gave up.
  for (let round = 0; round < 5; round += 1) {
    await pause(1);
    expect((await listMessages(records)).map(({ message }) => message)).toEqual(['First']);
  }
  expect(isStored).toBe(false);
  other.exec('rollback');
  await writing;
  expect((await listMessages(records)).map(({ message }) => message)).toEqual(['First', 'Second']);
  await close();
});

it('a lock that is never given back refuses everything that waits together, once its patience is over', async () => {
  const { records, other, close } = await heldStore();
  const startedMs = performance.now();
  const writes = Array.from({ length: 5 }, () => saveMessage(records, makeContact(), { notify: true }));
  const reading = setInterval(() => void listMessages(records), 100);
  const outcomes = await Promise.allSettled(writes);
  clearInterval(reading);
  for (const outcome of outcomes)
    expect(outcome).toMatchObject({ status: 'rejected', reason: { code: 'SQLITE_BUSY' } });
  // One after the other they would take five times as long.
  expect(performance.now() - startedMs).toBeLessThan(15_000);
  other.exec('rollback');
  await saveMessage(records, makeContact({ message: 'After' }), { notify: true });
  expect((await listMessages(records)).map(({ message }) => message)).toEqual(['First', 'After']);
  await close();
}, 30_000);
