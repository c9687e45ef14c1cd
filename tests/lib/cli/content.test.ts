import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { inTransaction, type Work } from '@/lib/backend/database/audit';
import { openRecords } from '@/lib/backend/database/database';
import type { Records } from '@/lib/backend/database/tables';
import { runCli } from '@/lib/cli/cli';
import { readEnv } from '@/lib/config/env';
import { PART_BYTES, uploadPath } from '@/lib/stories/picture-upload';
import { saveDraft } from '@/lib/stories/store/documents';
import { addPart, beginUpload, finishUpload } from '@/lib/stories/store/picture-intake';
import { hideDocument, publishDraft } from '@/lib/stories/store/publishing';
import { makeStaffSession } from '@/tests/helpers/staff-session';
import { FIXTURE, testFolders } from '@/tests/lib/backend/folder';

const folders = testFolders();
const NEW = 'stories/a-courtyard.md';

async function desk(dataDir: string, ...words: string[]) {
  let [out, err] = ['', ''];
  const terminal = {
    out: (text: string) => {
      out += text;
    },
    err: (text: string) => {
      err += text;
    },
    input: async () => '',
  };
  const settings = { ...readEnv({}), DATA_DIR: dataDir, CONTENT_DIR: FIXTURE };
  return { code: await runCli(words, terminal, () => settings), out, err };
}

async function sentPicture(store: Records, staffId: string): Promise<string> {
  const bytes = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#3a7' } })
    .jpeg()
    .toBuffer();
  const digest = createHash('sha256').update(bytes).digest('hex');
  const { id } = await beginUpload(store, { staffId, digest, size: bytes.length });
  for (let number = 0; number * PART_BYTES < bytes.length; number += 1) {
    const data = bytes.subarray(number * PART_BYTES, (number + 1) * PART_BYTES).toString('base64');
    await addPart(store, { staffId, id, number, data });
  }
  const facts = { alt: { en: 'A courtyard' }, shows_person: false, consent: { by: '', on: '', paper: '' } };
  const result = await finishUpload(store, { staffId, id, ...facts });
  return result.kind === 'done' ? uploadPath(result.hash) : '';
}

/** A store in which a story is new, one is changed and one is taken down. */
async function edited() {
  const dataDir = folders.empty();
  const store = await openRecords({ dataDir });
  const { id: by } = await makeStaffSession(store, { role: 'editor' });
  const picture = await sentPicture(store, by);
  const text = `---\ntitle: A courtyard\ndate: 2026-03-14\nthumbnail: ${picture}\n---\n\nA tulsi plant.\n`;
  const run = (work: (work: Work) => Promise<{ kind: string }>) => inTransaction(store, work);
  await run((work) => saveDraft(work, { path: NEW, by, version: 0, text }));
  await run((work) => publishDraft(work, { path: NEW, by, version: 1, at: null }));
  const gone = 'stories/first-steps.md';
  await run((work) => hideDocument(work, { path: gone, by }));
  await run((work) => saveDraft(work, { path: 'testimonials.json', by, version: 0, text: '[]' }));
  await store.db.destroy();
  return { dataDir, text, picture, gone };
}

it('lists what was edited in the console, and how it stands', async () => {
  const { dataDir, gone } = await edited();
  const { code, out } = await desk(dataDir, 'content', 'list');
  expect(code).toBe(0);
  expect(out).toMatch(
    new RegExp(
      `^${NEW}  published  \\S+Z\\n${gone}  taken down  \\S+Z\\ntestimonials.json  file  a draft\\n$`,
    ),
  );
  const [first = ''] = (await desk(dataDir, 'content', 'list', '--json')).out.split('\n');
  expect(JSON.parse(first)).toMatchObject({ path: NEW, state: 'published', draft: false, publish_at: '' });
});

it('writes the content as visitors see it as files, byte for byte, that are without a mistake', async () => {
  const { dataDir, text, picture, gone } = await edited();
  const to = join(folders.empty(), 'content');
  const { code, out } = await desk(dataDir, 'content', 'export', to);
  expect([code, out]).toEqual([0, expect.stringContaining('1 texts and 1 pictures')]);
  expect(readFileSync(join(to, NEW), 'utf8')).toBe(text);
  expect(existsSync(join(to, gone))).toBe(false);
  expect((await sharp(readFileSync(join(to, picture))).metadata()).format).toBe('webp');
  const same = 'testimonials.json';
  expect(readFileSync(join(to, same), 'utf8')).toBe(readFileSync(join(FIXTURE, same), 'utf8'));
  const mistakes = (await desk(dataDir, 'content', 'check', to)).out
    .split('\n')
    .filter((line) => line.startsWith(NEW) && !line.includes(': note: '));
  expect(mistakes).toEqual([]);
});

it.each([
  [['content', 'export'], 'expected the name of a new folder'],
  [['content', 'export', FIXTURE], 'is not empty'],
  [['content', 'list', 'x'], 'unexpected "x"'],
  [['content', 'burn'], 'unknown command "content burn"'],
])('refuses %j in one line', async (words, expected) => {
  const { code, out, err } = await desk(folders.empty(), ...words);
  expect([code, out]).toEqual([2, '']);
  expect(err).toMatch(/^desk: [^\n]*\n$/);
  expect(err).toContain(expected);
});

it('exports who the centre is, its questions and its helplines as files too', async () => {
  const dataDir = folders.empty();
  const store = await openRecords({ dataDir });
  const { id: by } = await makeStaffSession(store, { role: 'editor' });
  const texts = { 'site.json': '{}', 'questions.json': '[]', 'helplines.json': '[ ]' };
  for (const [path, text] of Object.entries(texts)) {
    await inTransaction(store, (work) => saveDraft(work, { path, by, version: 0, text }));
    await inTransaction(store, (work) => publishDraft(work, { path, by, version: 1, at: null }));
  }
  await store.db.destroy();
  const to = join(folders.empty(), 'out');
  expect((await desk(dataDir, 'content', 'export', to)).code).toBe(0);
  for (const [path, text] of Object.entries(texts)) expect(readFileSync(join(to, path), 'utf8')).toBe(text);
  expect((await desk(dataDir, 'content', 'check', to)).out).not.toMatch(/site|questions|helplines/);
});
