import { cpSync, readFileSync, realpathSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { openMedia } from '@/lib/stories/store/media';
import { FIXTURE, testFolders, write } from '@/tests/lib/backend/folder';

const folders = testFolders();

describe('opening media', () => {
  it('gives path, size, type and a tag that is the content', async () => {
    const file = await openMedia('testimonials/rina.mp4', FIXTURE);
    expect(file).toEqual({
      path: join(FIXTURE, 'testimonials/rina.mp4'),
      size: 1712,
      type: 'video/mp4',
      hash: expect.stringMatching(/^[0-9a-f]{64}$/),
      etag: expect.stringMatching(/^"[0-9a-f]{32}"$/),
    });
  });

  it.each([
    '../content/testimonials/rina.mp4',
    'testimonials/../testimonials/rina.mp4',
    '/etc/passwd',
    'testimonials\\rina.mp4',
    'testimonials//rina.mp4',
    './testimonials/rina.mp4',
    'testimonials/rina.mp4\0',
    'testimonials/rina.mp4/',
    'testimonials',
    'testimonials.json',
    'stories/first-steps.md',
    'absent.webp',
    '',
  ])('refuses %j', async (path) => {
    expect(await openMedia(path, FIXTURE)).toBeNull();
  });

  it('refuses hidden files and folders, and a folder with a media name', async () => {
    const dir = folders.empty();
    write(dir, '.hidden.webp', 'x');
    write(dir, '.git/picture.webp', 'x');
    write(dir, 'folder.webp/inside.txt', 'x');
    for (const path of ['.hidden.webp', '.git/picture.webp', 'folder.webp']) {
      expect(await openMedia(path, dir)).toBeNull();
    }
  });

  it('follows a link inside the folder and none out of it', async () => {
    const [dir, outside] = [folders.empty(), folders.empty()];
    cpSync(join(FIXTURE, 'stories/first-steps.webp'), join(dir, 'own.webp'));
    write(dir, 'notes.txt', 'x');
    writeFileSync(join(outside, 'secret.webp'), 'secret');
    symlinkSync(join(dir, 'own.webp'), join(dir, 'link.webp'));
    symlinkSync(join(dir, 'notes.txt'), join(dir, 'disguised.webp'));
    symlinkSync(join(outside, 'secret.webp'), join(dir, 'out.webp'));
    symlinkSync(outside, join(dir, 'out'));
    expect((await openMedia('link.webp', dir))?.type).toBe('image/webp');
    for (const path of ['disguised.webp', 'out.webp', 'out/secret.webp'])
      expect(await openMedia(path, dir)).toBeNull();
  });

  it('gives a changed file another tag', async () => {
    const dir = folders.empty();
    cpSync(join(FIXTURE, 'stories/first-steps.webp'), join(dir, 'a.webp'));
    const before = await openMedia('a.webp', dir);
    cpSync(join(FIXTURE, 'stories/a-quiet-evening.webp'), join(dir, 'a.webp'));
    const after = await openMedia('a.webp', dir);
    expect(before?.etag).toMatch(/^"/);
    expect(after?.etag).not.toBe(before?.etag);
  });
});

const NAME = 'Anjali Sen';
const GPS = '22/1 34/1 0/1';
/** A photo as a phone writes it: on its side, with place and name, in colours of its own. */
const photo = (width = 3000, height = 2000) =>
  sharp({ create: { width, height, channels: 3, background: '#2f5d8c' } })
    .withExif({
      IFD0: { Artist: NAME, Copyright: NAME },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: GPS, GPSLongitudeRef: 'E', GPSLongitude: GPS },
    })
    .withMetadata({ orientation: 6 })
    .withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/"><creator>${NAME}</creator></x:xmpmeta>`);

describe('a photo in content/', () => {
  it.each(['jpg', 'png', 'webp', 'avif'] as const)(
    'as %s is sent upright, in a size for pages, without place, name or profile',
    async (extension) => {
      const dir = folders.empty();
      const bytes = await photo(1900, 1200)
        .withIccProfile('p3')
        .toFormat(extension === 'jpg' ? 'jpeg' : extension)
        .toBuffer();
      writeFileSync(join(dir, `me.${extension}`), bytes);
      const file = await openMedia(`me.${extension}`, dir);
      const sent = readFileSync(file?.path ?? '');
      const facts = await sharp(sent).metadata();
      expect([facts.width, facts.height]).toEqual([1011, 1600]);
      for (const kind of ['exif', 'xmp', 'iptc', 'icc', 'orientation'] as const)
        expect([kind, facts[kind]]).toEqual([kind, undefined]);
      expect(sent.includes(NAME)).toBe(false);
      expect(file?.path.startsWith(dir)).toBe(false);
      expect(file?.size).toBe(sent.length);
    },
  );

  it('keeps its colours when its profile goes', async () => {
    const dir = folders.empty();
    const wide = sharp({ create: { width: 40, height: 40, channels: 3, background: '#ff0000' } });
    writeFileSync(join(dir, 'red.png'), await wide.withIccProfile('p3').png().toBuffer());
    const shown = await sharp((await openMedia('red.png', dir))?.path)
      .raw()
      .toBuffer();
    const meant = await sharp(join(dir, 'red.png')).toColourspace('srgb').raw().toBuffer();
    expect(Math.abs((shown[0] ?? 0) - (meant[0] ?? 0))).toBeLessThan(4);
    expect(shown[1] ?? 99).toBeLessThan(12);
  });

  it('is made in the widths of a page when one is asked for, and in no others', async () => {
    const dir = folders.empty();
    writeFileSync(join(dir, 'me.jpg'), await photo().jpeg().toBuffer());
    const small = await openMedia('me-640.avif', dir);
    expect(small?.type).toBe('image/avif');
    const facts = await sharp(small?.path).metadata();
    expect([facts.format, facts.width, facts.exif]).toEqual(['heif', 640, undefined]);
    expect(await openMedia('me-641.avif', dir)).toBeNull();
    expect(await openMedia('other-640.avif', dir)).toBeNull();
    // The second time it is found, not made.
    const { mtimeMs } = statSync(small?.path ?? '');
    expect((await openMedia('me-640.avif', dir))?.etag).toBe(small?.etag);
    expect(statSync(small?.path ?? '').size).toBe(small?.size);
    expect(mtimeMs).toBeGreaterThan(0);
  });

  it('hides nothing behind its last byte or in a chunk of its own', async () => {
    const dir = folders.empty();
    const webp = await sharp({ create: { width: 60, height: 40, channels: 3, background: 'red' } })
      .webp()
      .toBuffer();
    writeFileSync(join(dir, 'tail.webp'), Buffer.concat([webp, Buffer.from(NAME)]));
    writeFileSync(join(dir, 'plain.webp'), webp);
    const tail = await openMedia('tail.webp', dir);
    expect(readFileSync(tail?.path ?? '').includes(NAME)).toBe(false);
    // What holds pixels alone is sent as it is.
    expect((await openMedia('plain.webp', dir))?.path).toBe(realpathSync(join(dir, 'plain.webp')));
  });

  it('that is no picture, a drawing that could run, or a bomb of pixels is not sent', async () => {
    const dir = folders.empty();
    write(dir, 'words.jpg', 'no picture at all');
    write(dir, 'draw.svg', '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="4"/>');
    write(dir, 'disguised.png', '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="4"/>');
    const bomb = sharp({ create: { width: 9000, height: 9000, channels: 3, background: 'white' } });
    writeFileSync(join(dir, 'bomb.png'), await bomb.png().toBuffer());
    for (const name of ['words.jpg', 'draw.svg', 'disguised.png', 'bomb.png'])
      expect([name, await openMedia(name, dir)]).toEqual([name, null]);
  });
});

describe('a film in content/', () => {
  const box = (name: string, ...inner: Buffer[]) => {
    const body = Buffer.concat(inner);
    const head = Buffer.alloc(8);
    head.writeUInt32BE(body.length + 8);
    head.write(name, 4, 'latin1');
    return Buffer.concat([head, body]);
  };
  const PLACE = '+22.5726+088.3639/';

  it('loses place and names where they stand; its frames do not move', async () => {
    const dir = folders.empty();
    const note = box('udta', box('\u00a9xyz', Buffer.from(PLACE)), box('auth', Buffer.from(NAME)));
    const film = Buffer.concat([
      box('ftyp', Buffer.from('isom')),
      box('moov', box('mvhd', Buffer.alloc(20, 1)), box('trak', box('tkhd', Buffer.alloc(8, 2)), note), note),
      box('mdat', Buffer.alloc(64, 7)),
    ]);
    writeFileSync(join(dir, 'me.mp4'), film);
    const sent = readFileSync((await openMedia('me.mp4', dir))?.path ?? '');
    expect(sent.length).toBe(film.length);
    expect([sent.includes(PLACE), sent.includes(NAME), sent.includes('udta')]).toEqual([false, false, false]);
    expect(sent.subarray(-72)).toEqual(film.subarray(-72));
  });

  it('as WebM loses its tags', async () => {
    const dir = folders.empty();
    const element = (id: number[], body: Buffer) =>
      Buffer.concat([Buffer.from([...id, 0x80 | body.length]), body]);
    const tags = element([0x12, 0x54, 0xc3, 0x67], Buffer.from(PLACE));
    const film = Buffer.concat([
      element([0x1a, 0x45, 0xdf, 0xa3], Buffer.from('webm')),
      element(
        [0x18, 0x53, 0x80, 0x67],
        Buffer.concat([tags, element([0x1f, 0x43, 0xb6, 0x75], Buffer.alloc(9, 3))]),
      ),
    ]);
    writeFileSync(join(dir, 'me.webm'), film);
    const sent = readFileSync((await openMedia('me.webm', dir))?.path ?? '');
    expect(sent.length).toBe(film.length);
    expect(sent.includes(PLACE)).toBe(false);
    expect(sent.subarray(-9)).toEqual(film.subarray(-9));
  });

  it('that is none is not sent', async () => {
    const dir = folders.empty();
    write(dir, 'words.mp4', 'no film at all, only words of a letter');
    write(dir, 'words.webm', 'no film at all, only words of a letter');
    expect(await openMedia('words.mp4', dir)).toBeNull();
    expect(await openMedia('words.webm', dir)).toBeNull();
  });
});
