import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { reportContent } from '@/lib/stories/store/check';
import { contentFiles } from '@/lib/stories/store/content-files';
import { openMedia } from '@/lib/stories/store/media';
import { FIXTURE, storyText, testFolders, write } from '@/tests/lib/backend/folder';

const folders = testFolders();
const consent = {
  by: 'R. S., who is in the picture',
  date: '2026-03-01',
  kept: 'Consent folder 2026, sheet 4',
};
const good = { file: 'photos/yard.webp', alt: { en: 'The yard at noon', bn: 'দুপুরের উঠোন' }, consent };

/** A content folder with one tile and one room that have this photograph, and what the check says of it. */
async function withPhoto(photo: unknown) {
  const dir = folders.content();
  cpSync(join(FIXTURE, 'stories/first-steps.webp'), join(dir, 'photos/yard.webp'));
  cpSync(join(FIXTURE, 'stories/first-steps.webp'), join(dir, 'drawing.webp'));
  write(dir, 'features.json', JSON.stringify([{ id: 1, title: 'Rest', image: 'drawing.webp', photo }]));
  write(
    dir,
    'accommodations.json',
    JSON.stringify([{ name: 'Hall', type: 'Noon', image: 'drawing.webp', photo }]),
  );
  const files = contentFiles(dir, () => undefined);
  const { mistakes } = await reportContent(dir);
  return {
    tile: (await files.features()).value?.[0],
    room: (await files.accommodations()).value?.[0],
    told: mistakes
      .filter(({ file, isNote }) => file === 'features.json' && !isNote)
      .map(({ message }) => message),
  };
}

describe('a photograph beside a drawing', () => {
  it('stands in the place of the drawing with its own words, and its consent stays in the file', async () => {
    const { tile, room, told } = await withPhoto(good);
    expect(tile?.image).toMatch(/^\/media\/photos\/yard\.webp\?v=/);
    expect(tile?.image_alt).toEqual(good.alt);
    expect(room?.image).toBe(tile?.image);
    expect(room?.image_alt?.en).toBe('The yard at noon');
    expect(told).toEqual([]);
    expect(JSON.stringify({ tile, room })).not.toMatch(/consent|sheet 4/i);
  });

  it('takes words in English alone', async () => {
    expect((await withPhoto({ ...good, alt: 'The yard' })).tile?.image_alt).toEqual({ en: 'The yard' });
  });

  it.each([
    ['no consent', { ...good, consent: undefined }, /"photo\.consent": no consent is recorded/],
    ['consent without a place', { ...good, consent: { ...consent, kept: '' } }, /"photo\.consent\.kept"/],
    [
      'consent without a day',
      { ...good, consent: { ...consent, date: 'in May' } },
      /"photo\.consent\.date": expected a day/,
    ],
    ['no words', { ...good, alt: undefined }, /"photo\.alt": expected words/],
    ['Bengali words alone', { ...good, alt: { bn: 'উঠোন' } }, /"photo\.alt/],
    ['no such file', { ...good, file: 'photos/gone.webp' }, /"photo\.file": there is no media file/],
    [
      'a foreign host',
      { ...good, file: 'https://far.example/a.jpg' },
      /"photo\.file": far\.example is not named in MEDIA_HOSTS/,
    ],
    ['no record', 'photos/yard.webp', /"photo": expected/],
  ])('with %s is told and not shown: the drawing stays', async (_what, photo, expected) => {
    const { tile, room, told } = await withPhoto(photo);
    expect(told).toEqual([expect.stringMatching(expected)]);
    expect(tile?.image).toMatch(/^\/media\/drawing\.webp/);
    expect(room?.image).toMatch(/^\/media\/drawing\.webp/);
    expect(tile).not.toHaveProperty('image_alt');
  });

  it('stands on the card of a testimonial alike', async () => {
    const dir = folders.content();
    const film = { customer_name: 'Rina', video_url: 'https://youtu.be/aqz-KE-bpKQ' };
    const thumbnail_image = 'stories/first-steps.webp';
    cpSync(join(FIXTURE, 'stories/first-steps.webp'), join(dir, 'photos/yard.webp'));
    write(
      dir,
      'testimonials.json',
      JSON.stringify([
        { id: 1, ...film, thumbnail_image, photo: good },
        { id: 2, ...film, thumbnail_image, photo: { ...good, consent: undefined } },
      ]),
    );
    const { value } = await contentFiles(dir, () => undefined).testimonials();
    expect(value?.map((one) => [one.thumbnail_image?.split('?')[0], one.thumbnail_alt])).toEqual([
      ['/media/photos/yard.webp', good.alt],
      ['/media/stories/first-steps.webp', undefined],
    ]);
    expect(JSON.stringify(value)).not.toMatch(/consent|sheet 4/i);
    expect((await reportContent(dir)).mistakes).toContainEqual(
      expect.objectContaining({
        file: 'testimonials.json',
        message: expect.stringMatching(/"photo\.consent": no consent/),
      }),
    );
  });

  it('is the picture of a story, and is refused there alike', async () => {
    const dir = folders.content();
    const head = (rest: string) =>
      storyText(
        `title: Noon\ndate: 2026-04-01\nthumbnail: first-steps.webp\nphoto:\n  file: noon.webp\n  alt: The yard at noon\n${rest}`,
      );
    cpSync(join(FIXTURE, 'stories/first-steps.webp'), join(dir, 'stories/noon.webp'));
    write(dir, 'stories/shown.md', head('  consent: { by: R. S., date: "2026-03-01", kept: Folder 4 }'));
    write(dir, 'stories/refused.md', head(''));
    const files = contentFiles(dir, () => undefined);
    const shown = await files.story('shown');
    expect(shown?.thumbnail_image).toMatch(/^\/media\/stories\/noon\.webp/);
    expect(shown?.thumbnail_alt).toEqual({ en: 'The yard at noon' });
    expect((await files.story('refused'))?.thumbnail_image).toMatch(/^\/media\/stories\/first-steps\.webp/);
    expect((await reportContent(dir)).mistakes).toContainEqual(
      expect.objectContaining({
        file: 'stories/refused.md',
        line: 5,
        message: expect.stringContaining('consent'),
      }),
    );
  });
});

describe('captions of a film', () => {
  const film = (dir: string, rest: object) =>
    write(
      dir,
      'testimonials.json',
      JSON.stringify([{ id: 1, customer_name: 'R', video_url: 'https://youtu.be/aqz-KE-bpKQ', ...rest }]),
    );

  it('are WebVTT files of the folder, sent as they are', async () => {
    const dir = folders.content();
    write(dir, 'films/r.vtt', 'WEBVTT\n\n00:00.000 --> 00:02.000\nHello.\n');
    film(dir, { captions: { en: 'films/r.vtt' }, transcript: { en: 'Hello.', hi: 'नमस्ते।' } });
    const [read] = (await contentFiles(dir, () => undefined).testimonials()).value ?? [];
    expect(read?.captions?.en).toMatch(/^\/media\/films\/r\.vtt\?v=/);
    expect(read?.transcript?.hi).toBe('नमस्ते।');
    expect((await openMedia('films/r.vtt', dir))?.type).toBe('text/vtt; charset=utf-8');
  });

  it('are told where they are missing or none', async () => {
    const dir = folders.content();
    write(dir, 'films/none.vtt', '<script>alert(1)</script>');
    film(dir, { captions: { en: 'films/gone.vtt', hi: 'films/r.srt' } });
    const told = (await reportContent(dir)).mistakes.map(({ message }) => message).join('\n');
    expect(told).toContain('there is no media file "films/gone.vtt"');
    expect(told).toContain('"films/r.srt" is no .vtt file');
    expect(told).toContain('this file cannot be shown');
    expect(await openMedia('films/none.vtt', dir)).toBeNull();
  });
});
