import { createHash, randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { inTransaction, type Work } from '@/lib/backend/database/audit';
import type { Records } from '@/lib/backend/database/tables';
import { PART_BYTES, uploadPath } from '@/lib/stories/picture-upload';
import { documentRow, type Saved, saveDraft } from '@/lib/stories/store/documents';
import { mediaAddress, openMedia } from '@/lib/stories/store/media';
import { addPart, beginUpload, finishUpload } from '@/lib/stories/store/picture-intake';
import { hideDocument, publishDraft } from '@/lib/stories/store/publishing';
import { listPictures, makeAvif, pictureWidth, removePicture } from '@/lib/stories/store/stored-pictures';
import { usingTexts } from '@/lib/stories/store/using-texts';
import { makeStaffSession } from '@/tests/helpers/staff-session';
import { onEachStore } from '@/tests/lib/backend/database/stores';
import { FIXTURE } from '@/tests/lib/backend/folder';

jest.mock('@/lib/server/log', () => ({ log: { info: jest.fn(), warn: jest.fn(), error: jest.fn() } }));

const facts = {
  alt: { en: 'A courtyard with a tulsi plant' },
  shows_person: false,
  consent: { by: 'Mina, who took it', on: '2026-03-14', paper: 'The blue folder' },
};

const made = new Map<string, Promise<Buffer>>();
/** So many rows more have the photos that only one test sends. */
let moreRows = 0;

/** A photo of a phone: on its side by EXIF, with the place it was taken. Noise, so that it has many parts; made once. */
function photo(width = 1300, height = 900): Promise<Buffer> {
  const size = `${width} ${height}`;
  const one = made.get(size) ?? takePhoto(width, height);
  made.set(size, one);
  return one;
}

const takePhoto = (width: number, height: number) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#3a7',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .withExif({ IFD0: { Make: 'Phone' }, IFD3: { GPSLatitude: '22/1 34/1 21/1', GPSLatitudeRef: 'N' } })
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 85 })
    .toBuffer();

onEachStore((open) => {
  let store: Records;
  let staffId: string;
  beforeEach(async () => {
    store = (await open()).records;
    globalThis.siteRecords = Promise.resolve(store);
    staffId = (await makeStaffSession(store, { role: 'editor' })).id;
  });
  afterEach(() => {
    globalThis.siteRecords = undefined;
  });

  const digestOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
  const begin = (bytes: Buffer) =>
    beginUpload(store, { staffId, digest: digestOf(bytes), size: bytes.length });
  const partOf = (bytes: Buffer, number: number) =>
    bytes.subarray(number * PART_BYTES, (number + 1) * PART_BYTES).toString('base64');
  async function send(bytes: Buffer) {
    const { id, have } = await begin(bytes);
    for (let number = 0; number * PART_BYTES < bytes.length; number += 1)
      if (!have.includes(number)) await addPart(store, { staffId, id, number, data: partOf(bytes, number) });
    return finishUpload(store, { staffId, id, ...facts });
  }
  const sent = async (bytes: Buffer) => {
    const result = await send(bytes);
    return result.kind === 'done' ? result.hash : '';
  };

  it('shows a photo upright, without its place, with its sizes', async () => {
    const hash = await sent(await photo());
    const address = await mediaAddress(FIXTURE, uploadPath(hash));
    expect(address).toBe(`/media/${uploadPath(hash)}?v=${hash.slice(0, 8)}&w=900&h=1300&avif=640`);
    const file = await openMedia(uploadPath(hash), FIXTURE);
    const shown = await sharp(file?.path).metadata();
    expect([shown.format, shown.width, shown.height]).toEqual(['webp', 900, 1300]);
    expect([shown.exif, shown.xmp, shown.icc, shown.orientation]).toEqual(Array(4).fill(undefined));
  });

  it('answers for a size in AVIF with WebP until it is made', async () => {
    // Copies lie beside the content, named by the photo: the other store must not have sent it.
    moreRows += 1;
    const hash = await sent(await photo(1300, 900 + moreRows));
    const narrow = `uploads/${hash}-640.avif`;
    expect(await openMedia(narrow, FIXTURE)).toMatchObject({ type: 'image/webp', hash: '' });
    await makeAvif(store, { hash, width: await pictureWidth(store, hash) });
    const file = await openMedia(narrow, FIXTURE);
    expect(file).toMatchObject({ type: 'image/avif', hash });
    expect((await sharp(file?.path).metadata()).width).toBe(640);
  });

  it('goes on after a lost line with the parts that are missing, and takes a part twice as one', async () => {
    const bytes = await photo();
    const { id } = await begin(bytes);
    for (const number of [0, 2, 2])
      await addPart(store, { staffId, id, number, data: partOf(bytes, number) });
    expect(await finishUpload(store, { staffId, id, ...facts })).toEqual({
      kind: 'incomplete',
      have: [0, 2],
    });
    expect(await begin(bytes)).toEqual({ id, have: [0, 2] });
    const hash = await sent(bytes);
    expect(await finishUpload(store, { staffId, id, ...facts })).toEqual({ kind: 'done', hash });
    expect(await listPictures(store, [])).toHaveLength(1);
  });

  it('takes no part of somebody else, of another length or behind the last', async () => {
    const bytes = await photo();
    const { id } = await begin(bytes);
    const other = (await makeStaffSession(store, { role: 'editor', name: 'Arun' })).id;
    const data = partOf(bytes, 0);
    expect(await addPart(store, { staffId: other, id, number: 0, data })).toBeNull();
    expect(await addPart(store, { staffId, id, number: 0, data: data.slice(4) })).toBeNull();
    expect(await addPart(store, { staffId, id, number: 999, data })).toBeNull();
  });

  it('refuses a page renamed to a picture, HEIC, a cut photo, and what is not what was announced', async () => {
    const refused = async (bytes: Buffer) => {
      const result = await send(bytes);
      return result.kind === 'refused' && result.fault;
    };
    const whole = await photo();
    expect(await refused(Buffer.from('<!doctype html><script>alert(1)</script>'))).toBe('not_a_picture');
    expect(await refused(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))).toBe('not_a_picture');
    expect(await refused(Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), randomBytes(900)]))).toBe('broken');
    expect(await refused(Buffer.from('\0\0\0\x18ftypheic\0\0\0\0'))).toBe('heic');
    expect(await refused(whole.subarray(0, whole.length / 2))).toBe('broken');
    const { id } = await begin(whole);
    const size = whole.length;
    for (let number = 0; number * PART_BYTES < size; number += 1)
      await addPart(store, {
        staffId,
        id,
        number,
        data: randomBytes(Math.min(PART_BYTES, size - number * PART_BYTES)).toString('base64'),
      });
    expect(await finishUpload(store, { staffId, id, ...facts })).toEqual({
      kind: 'refused',
      fault: 'broken',
    });
    expect((await begin(whole)).have).toEqual([]);
  });

  it('refuses 60 megapixels by their head, before they are decoded', async () => {
    const bomb = await sharp({ create: { width: 10_000, height: 6000, channels: 3, background: '#000' } })
      .toColourspace('b-w')
      .png({ compressionLevel: 1 })
      .toBuffer();
    expect(await send(bomb)).toEqual({ kind: 'refused', fault: 'too_many_pixels' });
  });

  it('stays while a text shows it, and is gone from every address once it is removed', async () => {
    const hash = await sent(await photo(800, 600));
    const text = `---\ntitle: आँगन\n---\n\n![A courtyard](${uploadPath(hash)})`;
    const texts = [{ path: 'stories/x.hi.md', text }];
    expect((await listPictures(store, texts))[0]).toMatchObject({
      ...facts,
      added_by: 'Mina',
      uses: [{ path: 'stories/x.hi.md', title: 'आँगन', language: 'hi' }],
    });
    expect(await removePicture(store, { hash, by: staffId, texts })).toEqual({ used: ['आँगन'] });
    expect(await openMedia(uploadPath(hash), FIXTURE)).not.toBeNull();
    expect(await removePicture(store, { hash, by: staffId, texts: [] })).toBe('removed');
    expect(await openMedia(uploadPath(hash), FIXTURE)).toBeNull();
    expect(await mediaAddress(FIXTURE, uploadPath(hash))).toBeNull();
    expect(await store.db.selectFrom('media_bytes').select('name').execute()).toEqual([]);
    const row = await store.db.selectFrom('media').select(['consent_by', 'consent_paper']).executeTakeFirst();
    expect(row).toEqual({ consent_by: '', consent_paper: '' });
    expect(await removePicture(store, { hash, by: staffId, texts: [] })).toBe('unknown');
  });

  it('stays while a draft, a published or a scheduled text of the console shows it, also one that is taken down', async () => {
    const hash = await sent(await photo(800, 600));
    const showing = `---\ntitle: A courtyard\ndate: 2026-03-14\n---\n\n![A courtyard](${uploadPath(hash)})\n`;
    const path = 'stories/a-courtyard.md';
    const uses = async () =>
      (await listPictures(store, await usingTexts(store, FIXTURE)))[0]?.uses.map((use) => use.path);
    const changed = async (work: (work: Work) => Promise<Saved>) => {
      expect(await inTransaction(store, work)).toMatchObject({ kind: 'saved' });
    };
    const version = async () => (await documentRow(store, path))?.version ?? 0;
    const save = async (text: string) => {
      const on = { path, by: staffId, version: await version() };
      await changed((work) => saveDraft(work, { ...on, text }));
    };
    const publish = async (at: number | null) => {
      const on = { path, by: staffId, version: await version() };
      await changed((work) => publishDraft(work, { ...on, at }));
    };
    expect(await uses()).toEqual([]);
    await save(showing);
    expect(await uses()).toEqual([path]);
    await publish(null);
    expect(await uses()).toEqual([path]);
    const hidden = { path, by: staffId, version: await version() };
    await changed((work) => hideDocument(work, hidden));
    expect(await uses()).toEqual([path]);
    await save('---\ntitle: Without\ndate: 2026-03-14\n---\n\nNo picture.\n');
    await publish(null);
    expect(await uses()).toEqual([]);
    await save(showing);
    await publish(store.now() + 60_000);
    await save('---\ntitle: Without\ndate: 2026-03-14\n---\n\nStill none.\n');
    expect(await uses()).toEqual([path]);
  });

  it('may be sent once more after it was removed', async () => {
    const bytes = await photo(800, 600);
    const hash = await sent(bytes);
    await removePicture(store, { hash, by: staffId, texts: [] });
    expect(await sent(bytes)).toBe(hash);
    expect(await openMedia(uploadPath(hash), FIXTURE)).not.toBeNull();
  });
});
