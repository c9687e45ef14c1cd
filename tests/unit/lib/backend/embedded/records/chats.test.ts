import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { embeddedBackend } from '@/lib/backend/embedded/embedded';
import { turnsOf } from '@/lib/backend/embedded/records/chat-turns';
import {
  createChat,
  eraseChat,
  eraseChatById,
  findChat,
  listChats,
  registerChat,
  sweepChats,
} from '@/lib/backend/embedded/records/chats';
import { openRecords } from '@/lib/backend/embedded/records/database';
import { listMessages } from '@/lib/backend/embedded/records/messages';
import type { Records } from '@/lib/backend/embedded/records/tables';
import { makeRegistration } from '@/tests/helpers/make';
import { FIXTURE, testFolders } from '../folder';
import { onEachStore, START_MS } from './stores';

const quiet = { notify: false };
const DAY_MS = 86_400_000;

/** A conversation in which a call was asked for. */
async function talk(records: Records, name = 'Asha') {
  const centre = { name: 'Centre', phone: '+91 33 0000 0000' };
  const backend = embeddedBackend({ contentDir: FIXTURE, store: async () => records, notify: false, centre });
  const token = await backend.startChat();
  await backend.registerChat(makeRegistration({ token, name }));
  for (const answer of ['', 'Please call me', 'Words nobody should find again'])
    await backend.chatStep({ token, answer, isUrgent: false });
  return token;
}

onEachStore((open) => {
  it('lists conversations in which something was said, oldest first, without their tokens', async () => {
    const { records, clock } = await open();
    const tokens = [await talk(records, 'First')];
    clock.nowMs += 1000;
    tokens.push(await createChat(records), await talk(records, 'Second'));
    const chats = await listChats(records);
    expect(chats.map(({ name, created_at }) => [name, created_at])).toEqual([
      ['First', START_MS],
      ['Second', START_MS + 1000],
    ]);
    for (const token of tokens) expect(JSON.stringify(chats)).not.toContain(token);
  });

  it('registers nobody under a token that was never given', async () => {
    const { records } = await open();
    expect(await registerChat(records, makeRegistration({ token: 'made-up-by-somebody' }), quiet)).toBe(
      false,
    );
    expect(await listChats(records)).toEqual([]);
  });

  it('erases one conversation with its words and no other; a request for a call stays', async () => {
    const { records } = await open();
    const token = await talk(records);
    const kept = await talk(records, 'Kept');
    const chat = await findChat(records.db, token);
    expect(await eraseChat(records, token)).toBe(true);
    expect(await eraseChat(records, token)).toBe(false);
    expect(await turnsOf(records.db, chat?.id ?? '')).toEqual([]);
    expect((await listChats(records)).map(({ name }) => name)).toEqual(['Kept']);
    expect(await listMessages(records)).toHaveLength(2);
    const other = await findChat(records.db, kept);
    expect(await eraseChatById(records, other?.id ?? '')).toBe(true);
    expect(await eraseChatById(records, other?.id ?? '')).toBe(false);
  });

  it('sweeps by the last word, to the millisecond', async () => {
    const { records, clock } = await open();
    const token = await talk(records);
    clock.nowMs += DAY_MS;
    await registerChat(records, makeRegistration({ token }), quiet);
    const last = clock.nowMs;
    expect(await sweepChats(records, 90, last + 90 * DAY_MS)).toBe(0);
    expect(await sweepChats(records, 90, last + 90 * DAY_MS + 1)).toBe(1);
    expect(await listChats(records)).toEqual([]);
    expect(await records.db.selectFrom('chat_turns').selectAll().execute()).toEqual([]);
  });

  it('forgets a token nobody used after two days', async () => {
    const { records } = await open();
    const token = await createChat(records);
    const used = await talk(records);
    await sweepChats(records, 90, START_MS + 2 * DAY_MS);
    expect(await findChat(records.db, token)).not.toBeNull();
    await sweepChats(records, 90, START_MS + 2 * DAY_MS + 1);
    expect(await findChat(records.db, token)).toBeNull();
    expect(await findChat(records.db, used)).not.toBeNull();
  });
});

describe('what a visitor had erased', () => {
  const folders = testFolders();

  it('is in no file of the store any more', async () => {
    const dataDir = folders.empty();
    const records = await openRecords({ dataDir });
    try {
      const token = await talk(records, 'Unforgettable Name');
      await records.db.deleteFrom('messages').execute();
      expect(bytesOf(dataDir)).toContain('Unforgettable Name');
      await eraseChat(records, token);
      expect(bytesOf(dataDir)).not.toMatch(/Unforgettable Name|Words nobody should find again/);
    } finally {
      await records.db.destroy();
    }
  });
});

const bytesOf = (folder: string): string =>
  readdirSync(folder)
    .map((name) => readFileSync(join(folder, name), 'latin1'))
    .join('');
