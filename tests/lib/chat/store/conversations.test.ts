import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openRecords } from '@/lib/backend/database/database';
import type { Records } from '@/lib/backend/database/tables';
import { embeddedBackend } from '@/lib/backend/embedded';
import { eraseChat, eraseChatById, sweepChats } from '@/lib/chat/store/chat-retention';
import { chatById, findChat, listChats, registerChat, stepsOf } from '@/lib/chat/store/conversations';
import { chatTokens, SILENT_MS } from '@/lib/chat/store/tokens';
import { listMessages } from '@/lib/contact/store/messages';
import { makeRegistration } from '@/tests/helpers/make';
import { makePaymentParts } from '@/tests/helpers/payment-deps';
import { onEachStore, START_MS } from '@/tests/lib/backend/database/stores';
import { FIXTURE, testFolders } from '@/tests/lib/backend/folder';

const tokens = chatTokens(() => 'a key of the store');
const quiet = { notify: false, tokens };
const DAY_MS = 86_400_000;

const backendOn = (records: Records, payments = makePaymentParts(records)) =>
  embeddedBackend({
    contentDir: FIXTURE,
    store: async () => records,
    notify: false,
    centre: () => ({ centre_name: 'Centre', centre_phone: '+91 33 0000 0000' }),
    payments,
  });
const rows = ({ db }: Records) => db.selectFrom('chats').selectAll().execute();

/** A conversation in which a call was asked for. */
async function talk(records: Records, name = 'Asha') {
  const backend = backendOn(records);
  const token = await backend.startChat();
  await backend.registerChat(makeRegistration({ token, name }));
  for (const answer of ['', 'Please call me', 'Words nobody should find again', 'And more of them'])
    await backend.chatStep({ token, answer });
  return token;
}

onEachStore((open) => {
  it('lists conversations in which something was said, oldest first, without their tokens', async () => {
    const { records, clock } = await open();
    const talks = [await talk(records, 'First')];
    clock.nowMs += 1000;
    talks.push(await talk(records, 'Second'));
    const chats = await listChats(records);
    expect(chats.map(({ name, created_at }) => [name, created_at])).toEqual([
      ['First', START_MS],
      ['Second', START_MS + 1000],
    ]);
    for (const token of talks) expect(JSON.stringify(chats)).not.toContain(token);
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
    expect(await stepsOf(records.db, chat?.id ?? '')).toEqual([]);
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

  it('stores nothing for a visitor who never speaks, whom it knows for two days', async () => {
    const { records, clock } = await open();
    const backend = backendOn(records);
    const given = await Promise.all([backend.startChat(), backend.startChat()]);
    expect(new Set(given).size).toBe(2);
    for (const token of given) expect(await backend.chatHistory(token)).toEqual([]);
    clock.nowMs += SILENT_MS;
    for (const token of given) expect(await backend.chatHistory(token)).toEqual([]);
    clock.nowMs += 1;
    for (const token of given)
      await expect(backend.chatHistory(token)).rejects.toMatchObject({ kind: 'unknown-token' });
    const late = backend.registerChat(makeRegistration({ token: given[0] ?? '' }));
    await expect(late).rejects.toMatchObject({ kind: 'unknown-token' });
    expect(await rows(records)).toEqual([]);
  });

  it.each([
    ['registration', (token: string) => ({ register: makeRegistration({ token }) })],
    ['answer', (token: string) => ({ step: { token, answer: '' } })],
  ])('stores a conversation once with its first %s, sent twice', async (_, first) => {
    const { records } = await open();
    const backend = backendOn(records);
    const token = await backend.startChat();
    const { register, step } = { register: undefined, step: undefined, ...first(token) };
    const speak = async () => {
      if (register) await backend.registerChat(register);
      if (step) await backend.chatStep(step);
    };
    await Promise.all([speak(), speak()]);
    expect(await rows(records)).toHaveLength(1);
  });

  it('knows a token that another instance with the same key gave', async () => {
    const { records, again } = await open();
    const parts = makePaymentParts(records);
    const token = await backendOn(records, parts).startChat();
    const other = backendOn(await again(), parts);
    await other.registerChat(makeRegistration({ token }));
    expect(await backendOn(records, parts).chatHistory(token)).toEqual([]);
    const stranger = backendOn(records).chatHistory(await other.startChat());
    await expect(stranger).rejects.toMatchObject({ kind: 'unknown-token' });
  });

  it('opens no conversation anew that was erased', async () => {
    const { records, clock } = await open();
    const backend = backendOn(records);
    const token = await backend.startChat();
    const speak = () => backend.registerChat(makeRegistration({ token }));
    await speak();
    const [chat] = await listChats(records);
    expect(await eraseChatById(records, chat?.id ?? '')).toBe(true);
    await expect(speak()).rejects.toMatchObject({ kind: 'unknown-token' });
    await expect(backend.chatHistory(token)).rejects.toMatchObject({ kind: 'unknown-token' });
    expect(await chatById(records, (await rows(records))[0]?.id ?? '')).toBeNull();
    clock.nowMs += SILENT_MS + 1;
    await sweepChats(records, 90, clock.nowMs);
    expect(await rows(records)).toEqual([]);
    await expect(speak()).rejects.toMatchObject({ kind: 'unknown-token' });
  });
});

describe('a token', () => {
  const given = tokens.issue(START_MS);

  it('is random, and says nothing but when it was given', () => {
    expect(given).toMatch(/^[A-Za-z0-9_-]{62}$/);
    expect(tokens.isIssued(given, START_MS)).toBe(true);
    expect(tokens.issue(START_MS)).not.toBe(given);
  });

  it.each([
    ['of nobody', 'made-up-by-somebody'],
    ['that is empty', ''],
    ['of the right length', 'A'.repeat(62)],
    ['with another time', `B${given.slice(1)}`],
    ['with another letter', `${given.slice(0, 20)}${given[20] === 'A' ? 'B' : 'A'}${given.slice(21)}`],
    ['with another mark', `${given.slice(0, -3)}${given.endsWith('AAA') ? 'BBB' : 'AAA'}`],
    ['spelt otherwise', `${given.slice(0, 9)}!${given.slice(9)}`],
    ['with an end that says nothing', `${given}=`],
    ['of another store', chatTokens(() => 'another key').issue(START_MS)],
  ])('%s is not known', (_, token) => {
    expect(tokens.isIssued(token, START_MS)).toBe(false);
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
