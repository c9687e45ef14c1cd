import { join } from 'node:path';
import { BackendError } from '@/lib/backend/backend';
import { embeddedBackend } from '@/lib/backend/embedded';
import { listMessages } from '@/lib/contact/store/messages';
import { log } from '@/lib/server/log';
import { makeContact } from '@/tests/helpers/make';
import { onEachStore } from '@/tests/lib/backend/database/stores';
import { FIXTURE, testFolders, write } from './folder';

const folders = testFolders();
const noStore = async () => {
  throw Object.assign(new Error('disk full'), { code: 'SQLITE_FULL' });
};
const onContent = (contentDir: string) => embeddedBackend({ contentDir, store: noStore, notify: false });

beforeEach(() => {
  jest.spyOn(log, 'warn').mockImplementation(() => undefined);
  jest.spyOn(log, 'error').mockImplementation(() => undefined);
});

describe('content', () => {
  it('comes from the files', async () => {
    const backend = onContent(FIXTURE);
    expect(await backend.testimonials()).toHaveLength(4);
    expect(await backend.features()).toHaveLength(3);
    expect(await backend.accommodations()).toHaveLength(6);
    expect((await backend.blogs()).map(({ id }) => id)).toContain('first-steps');
    expect((await backend.blog('a-quiet-evening')).title).toBe('A quiet evening');
  });

  it('does not know a story that has no file', async () => {
    await expect(onContent(FIXTURE).blog('absent')).rejects.toMatchObject({ kind: 'not-found' });
  });

  it('serves the whole records of a broken set and warns of the others by file and line', async () => {
    const backend = onContent(join(process.cwd(), 'tests/fixtures/content-broken'));
    // The third film has no known ending; the player tries it, so the one rule for films lets it stand.
    expect((await backend.testimonials()).map(({ id }) => id)).toEqual(['1', '3']);
    expect((await backend.blogs()).map(({ id }) => id)).toEqual([
      'short',
      'pictures',
      'unknown-key',
      'whole',
    ]);
    expect(log.warn).toHaveBeenCalledWith(expect.objectContaining({ file: 'stories/no-title.md', line: 1 }));
  });

  it('fails for a list that is no JSON, so that the last good one stays', async () => {
    const dir = folders.content();
    write(dir, 'features.json', '[{');
    await expect(onContent(dir).features()).rejects.toMatchObject({ kind: 'bad-answer' });
  });

  it('fails when the folder is gone', async () => {
    await expect(onContent(join(folders.empty(), 'gone')).blogs()).rejects.toMatchObject({
      kind: 'unreachable',
    });
  });
});

describe('records', () => {
  it('that cannot be stored are a storage failure which names nothing', async () => {
    const saving = onContent(FIXTURE).saveContact(makeContact());
    await expect(saving).rejects.toMatchObject({
      kind: 'storage',
      message: new BackendError('storage').message,
    });
  });

  it('that do not answer are unhealthy before a proxy gives up', async () => {
    jest.useFakeTimers();
    const backend = embeddedBackend({
      contentDir: FIXTURE,
      store: () => new Promise(() => undefined),
      notify: false,
    });
    const health = backend.health();
    jest.advanceTimersByTime(2000);
    expect(await health).toMatchObject({ ok: false });
    jest.useRealTimers();
  });

  it('that cannot be reached are unhealthy, never an exception', async () => {
    expect(await onContent(FIXTURE).health()).toEqual({
      ok: false,
      kind: 'embedded',
      detail: { store: 'sqlite' },
    });
  });
});

onEachStore((open) => {
  it('stores a contact message and says in its health what waits', async () => {
    const { records, clock } = await open();
    const backend = embeddedBackend({ contentDir: FIXTURE, store: async () => records, notify: true });
    await backend.saveContact(makeContact());
    clock.nowMs += 61_000;
    expect((await listMessages(records))[0]?.address).toBe('4 Lake Road, Kolkata');
    expect(await backend.health()).toEqual({
      ok: true,
      kind: 'embedded',
      detail: { store: records.engine, messages_unread: 1, oldest_unread_seconds: 61, outbox_waiting: 1 },
      donations: [],
    });
  });
});
