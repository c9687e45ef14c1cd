import { symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openMedia } from '@/lib/backend/embedded/media';
import { FIXTURE, testFolders, write } from './folder';

const folders = testFolders();

describe('opening media', () => {
  it('gives path, size, type and a tag that is the content', async () => {
    const file = await openMedia('testimonials/rina.mp4', FIXTURE);
    expect(file).toEqual({
      path: join(FIXTURE, 'testimonials/rina.mp4'),
      size: 1712,
      type: 'video/mp4',
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
    write(dir, 'own.webp', 'x');
    write(dir, 'notes.txt', 'x');
    writeFileSync(join(outside, 'secret.webp'), 'secret');
    symlinkSync(join(dir, 'own.webp'), join(dir, 'link.webp'));
    symlinkSync(join(dir, 'notes.txt'), join(dir, 'disguised.webp'));
    symlinkSync(join(outside, 'secret.webp'), join(dir, 'out.webp'));
    symlinkSync(outside, join(dir, 'out'));
    expect((await openMedia('link.webp', dir))?.size).toBe(1);
    for (const path of ['disguised.webp', 'out.webp', 'out/secret.webp'])
      expect(await openMedia(path, dir)).toBeNull();
  });

  it('gives a changed file another tag', async () => {
    const dir = folders.empty();
    write(dir, 'a.svg', '<svg/>');
    const before = await openMedia('a.svg', dir);
    write(dir, 'a.svg', '<svg></svg>');
    expect((await openMedia('a.svg', dir))?.etag).not.toBe(before?.etag);
  });
});
