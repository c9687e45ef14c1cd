import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Accommodation, Blog, Feature, Testimonial } from '@/lib/stories/schema';
import { contentFiles } from '@/lib/stories/store/content-files';
import type { Mistake } from '@/lib/stories/store/records';
import { parseVideoLink } from '@/lib/stories/video-link';
import { FIXTURE, storyText, testFolders, write } from '@/tests/lib/backend/folder';

const folders = testFolders();

function open(dir: string) {
  const told: Mistake[] = [];
  return { files: contentFiles(dir, (mistakes) => told.push(...mistakes)), told };
}

describe('stories', () => {
  it('come newest first, each in the shape of the contract', async () => {
    const { value } = await open(FIXTURE).files.stories();
    expect(value.map(({ id }) => id)).toEqual(['first-steps', 'letters-from-home', 'a-quiet-evening']);
    expect(value.map((story) => Blog.parse(story))).toEqual(value);
    expect(value[0]?.created_at).toBe('2026-03-14T00:00:00+05:30');
  });

  it('carry pictures with a version, a box and the widths beside them', async () => {
    const story = await open(FIXTURE).files.story('first-steps');
    expect(story?.thumbnail_image).toMatch(
      /^\/media\/stories\/first-steps\.webp\?v=[0-9a-f]{8}&w=64&h=36&avif=320\.1200$/,
    );
    expect(story?.content).toMatch(
      /<img src="\/media\/stories\/first-steps-cup\.webp\?v=[0-9a-f]{8}&amp;w=64&amp;h=36" alt="A cup of tea on a window sill" title="Tea at seven">/,
    );
  });

  it('render GitHub Markdown', async () => {
    const story = await open(FIXTURE).files.story('first-steps');
    expect(story?.content).toContain('<h2>The morning</h2>');
    expect(story?.content).toContain('<table>');
    expect(story?.content).toContain('<a href="mailto:care@example.org">care@example.org</a>');
  });

  it('keep raw HTML for the sanitiser, with the pictures in it rewritten', async () => {
    const story = await open(FIXTURE).files.story('letters-from-home');
    expect(story?.content).toContain('<script>');
    expect(story?.content).toMatch(/<img src="\/media\/stories\/letters-from-home\.webp\?v=/);
    expect(story?.title).toBe('Letters from home & what they <carry>');
  });

  it('end with who reviewed them, in the place of the line that says that they wait', async () => {
    const dir = folders.content();
    const head = 'title: Reviewed\ndate: 2026-04-01';
    const waits = '*General information, awaiting review by the centre’s clinician.*';
    write(dir, 'stories/waits.md', storyText(head, waits));
    write(
      dir,
      'stories/reviewed.md',
      storyText(`${head}\nreviewed_by: Dr. A. Roy\nreviewed_on: 2026-10-01`, waits),
    );
    expect((await open(dir).files.story('waits'))?.content).toContain('awaiting review');
    const { content } = (await open(dir).files.story('reviewed')) ?? {};
    expect(content).toContain('Reviewed by Dr. A. Roy, on 1\u00a0October\u00a02026.</a></em></p>');
    expect(content).not.toContain('awaiting review');
  });

  it('take absolute picture links as they are', async () => {
    const dir = folders.content();
    write(
      dir,
      'stories/far.md',
      storyText('title: Far\ndate: 2026-04-01', '![A lane](https://m.example.org/a%20b.jpg?x=1&y=2)'),
    );
    const story = await open(dir).files.story('far');
    expect(story?.content).toContain('src="https://m.example.org/a%20b.jpg?x=1&amp;y=2"');
  });

  it('find a picture whose name has a blank, and give it an encoded address', async () => {
    const dir = folders.content();
    cpSync(join(FIXTURE, 'stories/first-steps.webp'), join(dir, 'stories/two words.webp'));
    write(
      dir,
      'stories/blank.md',
      storyText('title: Blank\ndate: 2026-04-01', '![A lane](<two words.webp>)'),
    );
    const story = await open(dir).files.story('blank');
    expect(story?.content).toMatch(
      /src="\/media\/stories\/two%20words\.webp\?v=[0-9a-f]{8}&amp;w=64&amp;h=36"/,
    );
  });

  it('leave the words of a picture that is not there', async () => {
    const dir = folders.content();
    write(
      dir,
      'stories/gone.md',
      storyText('title: Gone\ndate: 2026-04-01', '![A lane & a <gate>](gone.webp)'),
    );
    const { files, told } = open(dir);
    expect((await files.story('gone'))?.content).toContain('<p>A lane &amp; a &lt;gate&gt;</p>');
    expect(told).toEqual([
      { file: 'stories/gone.md', line: 7, message: 'there is no media file "gone.webp"' },
    ]);
  });

  it('read a file written on Windows', async () => {
    const dir = folders.content();
    const text = storyText('title: Windows\ndate: 2026-04-01').replaceAll('\n', '\r\n');
    write(dir, 'stories/windows.md', `\uFEFF${text}`);
    expect((await open(dir).files.story('windows'))?.title).toBe('Windows');
  });

  it.each(['absent', '../first-steps', 'stories/first-steps', 'FIRST-STEPS', ''])(
    'know no story %j',
    async (id) => {
      expect(await open(FIXTURE).files.story(id)).toBeNull();
    },
  );
});

describe('a story in another language', () => {
  const translated = (head = 'title: প্রথম পা') => {
    const dir = folders.content();
    write(dir, 'stories/first-steps.bn.md', storyText(head, '![এক কাপ চা](first-steps-cup.webp)'));
    return dir;
  };

  it('has its own words and the English file’s date, pictures and topics', async () => {
    const { files } = open(translated());
    const english = await files.story('first-steps');
    const story = await files.story('first-steps', 'bn');
    expect(story).toEqual({
      ...english,
      language: 'bn',
      title: 'প্রথম পা',
      content: expect.stringMatching(
        /<img src="\/media\/stories\/first-steps-cup\.webp\?v=.* alt="এক কাপ চা">/,
      ),
    });
    expect(Blog.parse(story)).toEqual(story);
  });

  it('is English, unmarked, where it is not translated', async () => {
    const { files } = open(translated());
    expect(await files.story('first-steps', 'hi')).toEqual(await files.story('first-steps'));
    const list = (await files.stories('bn')).value.map(({ id, language }) => [id, language]);
    expect(list).toEqual([
      ['first-steps', 'bn'],
      ['letters-from-home', undefined],
      ['a-quiet-evening', undefined],
    ]);
  });

  it('is no story of its own', async () => {
    const { files } = open(translated());
    expect((await files.stories()).value).toHaveLength(3);
    expect(await files.story('first-steps.bn')).toBeNull();
  });

  it('is English again when its file goes, and gone when the English one goes', async () => {
    const dir = translated();
    const { files } = open(dir);
    expect((await files.story('first-steps', 'bn'))?.language).toBe('bn');
    rmSync(join(dir, 'stories/first-steps.bn.md'));
    expect((await files.story('first-steps', 'bn'))?.title).toBe((await files.story('first-steps'))?.title);
    write(dir, 'stories/first-steps.bn.md', storyText('title: প্রথম পা'));
    rmSync(join(dir, 'stories/first-steps.md'));
    expect(await files.story('first-steps', 'bn')).toBeNull();
    expect((await files.stories('bn')).value.map(({ id }) => id)).not.toContain('first-steps');
  });

  it('is English where the head of its file cannot be read, which is told', async () => {
    const { files, told } = open(translated('name: প্রথম পা'));
    expect((await files.story('first-steps', 'bn'))?.language).toBeUndefined();
    expect(told).toContainEqual({
      file: 'stories/first-steps.bn.md',
      line: 1,
      message: '"title" is missing',
    });
  });

  it('ends with its own reviewer in its own words', async () => {
    const head = 'title: প্রথম পা\nreviewed_by: Dr. A. Roy\nreviewed_on: 2026-10-01';
    const story = await open(translated(head)).files.story('first-steps', 'bn');
    expect(story?.content).toContain('Dr. A. Roy 1\u00a0অক্টোবর,\u00a02026 তারিখে');
  });
});

describe('a list in another language', () => {
  it('has the records that are translated whole, and the others in English', async () => {
    const dir = folders.content();
    const rooms = [
      { name: { en: 'Hall', hi: 'भोजन कक्ष' }, type: { en: 'At six', hi: 'छह बजे' }, image: null },
      { name: { en: 'Hall', hi: 'भोजन कक्ष' }, type: 'At noon', image: null },
    ];
    write(dir, 'accommodations.json', JSON.stringify(rooms));
    const { files } = open(dir);
    expect((await files.accommodations('hi')).value).toEqual([
      { name: 'भोजन कक्ष', type: 'छह बजे', image: null, language: 'hi' },
      { name: 'Hall', type: 'At noon', image: null },
    ]);
    expect((await files.accommodations()).value?.map(({ type }) => type)).toEqual(['At six', 'At noon']);
  });

  it('has titles and names as texts', async () => {
    const dir = folders.content();
    write(dir, 'features.json', JSON.stringify([{ id: 1, title: { en: 'Yoga', bn: 'যোগ' }, image: null }]));
    const { files } = open(dir);
    expect((await files.features('bn')).value?.[0]).toMatchObject({ title: 'যোগ', language: 'bn' });
    expect((await files.features()).value).toEqual([expect.not.objectContaining({ language: 'en' })]);
    expect((await files.testimonials('bn')).value).toEqual((await files.testimonials()).value);
  });
});

describe('a story of a day to come', () => {
  afterEach(() => jest.useRealTimers());

  it('is nowhere until midnight in Kolkata', async () => {
    const dir = folders.content();
    write(dir, 'stories/soon.md', storyText('title: Soon\ndate: 2026-12-01'));
    const { files } = open(dir);
    const known = async () => [
      (await files.stories()).value.some(({ id }) => id === 'soon'),
      (await files.story('soon')) !== null,
    ];
    jest.useFakeTimers({
      now: Date.parse('2026-11-30T23:59:59+05:30'),
      doNotFake: ['setImmediate', 'nextTick'],
    });
    expect(await known()).toEqual([false, false]);
    jest.setSystemTime(Date.parse('2026-12-01T00:00:00+05:30'));
    expect(await known()).toEqual([true, true]);
  });
});

describe('an edit that breaks a file', () => {
  it.each([
    ['no head any more', 'just words'],
    ['a head that cannot be read', '---\ntitle: a: b: c\n---\nwords'],
    ['no title', storyText('date: 2026-01-01')],
    ['nothing at all', ''],
  ])('with %s leaves the last good story, in the list and by its address', async (_, text) => {
    const dir = folders.content();
    const { files, told } = open(dir);
    const before = await files.story('first-steps');
    write(dir, 'stories/first-steps.md', text);
    expect(await files.story('first-steps')).toEqual(before);
    expect((await files.stories()).value.map(({ id }) => id)).toContain('first-steps');
    expect(told.map(({ file }) => file)).toContain('stories/first-steps.md');
    write(dir, 'stories/first-steps.md', storyText('title: Mended\ndate: 2026-01-02'));
    expect((await files.story('first-steps'))?.title).toBe('Mended');
    rmSync(join(dir, 'stories/first-steps.md'));
    expect(await files.story('first-steps')).toBeNull();
  });

  it('leaves the last good list', async () => {
    const dir = folders.content();
    const { files } = open(dir);
    const { value } = await files.features();
    write(dir, 'features.json', '[{ "id": 1, "title": "Half wri');
    expect((await files.features()).value).toEqual(value);
  });
});

describe('lists', () => {
  it('keep their order and the shape of the contract', async () => {
    const { files } = open(FIXTURE);
    const testimonials = (await files.testimonials()).value ?? [];
    const features = (await files.features()).value ?? [];
    const accommodations = (await files.accommodations()).value ?? [];
    expect(testimonials.map((entry) => Testimonial.parse(entry).id)).toEqual(['1', 'arjun', 'mita', 'salim']);
    expect(features.map((entry) => Feature.parse(entry).title)[1]).toBe('Detox with a doctor near');
    expect(accommodations.map((entry) => Accommodation.parse(entry).name).slice(0, 2)).toEqual([
      'Private room',
      'Dormitory',
    ]);
  });

  it('give films and pictures of the folder a media address and leave links alone', async () => {
    const { value } = await open(FIXTURE).files.testimonials();
    expect(value?.[0]?.video_url).toMatch(/^\/media\/testimonials\/rina\.mp4\?v=[0-9a-f]{8}$/);
    expect(value?.[1]?.video_url).toBe('https://www.youtube.com/watch?v=aBcDeFgHiJk');
    expect(value?.[2]?.thumbnail_image).toBeNull();
    expect(value?.[3]?.thumbnail_image).toBe('https://media.example.org/salim.jpg');
  });

  it.each([
    'https://media.example.org/youtube-intro.mp4',
    'https://media.example.org/films/one',
    'https://youtu.be/aBcDeFgHiJk?t=90',
    'https://www.youtube.com/@the-centre',
  ])('take the film %s exactly where the page can play it', async (link) => {
    const dir = folders.content();
    write(dir, 'testimonials.json', JSON.stringify([{ id: 1, customer_name: 'Rina', video_url: link }]));
    const { files, told } = open(dir);
    const { value } = await files.testimonials();
    const isPlayed = parseVideoLink(link) !== null;
    expect(value?.map(({ video_url }) => video_url)).toEqual(isPlayed ? [link] : []);
    expect(told).toHaveLength(isPlayed ? 0 : 1);
  });

  it('leave out a bad record, tell its line once, and serve the rest', async () => {
    const dir = folders.content();
    write(
      dir,
      'features.json',
      '[\n  { "id": 1, "title": "Kept" },\n  { "id": "a b", "title": "Bad id" },\n  { "id": 3 }\n]',
    );
    const { files, told } = open(dir);
    await files.features();
    const { value } = await files.features();
    expect(value?.map(({ title }) => title)).toEqual(['Kept']);
    expect(told.map(({ file, line }) => `${file}:${line}`)).toEqual(['features.json:3', 'features.json:4']);
  });

  it('say that a file is no JSON rather than that it is empty', async () => {
    const dir = folders.content();
    write(dir, 'features.json', '[{ "id": 1, "title": "Half wri');
    expect((await open(dir).files.features()).value).toBeNull();
  });
});

describe('changes on the disk', () => {
  it('are seen by the next call: added, changed and removed stories', async () => {
    const dir = folders.content();
    const { files } = open(dir);
    await files.stories();
    write(dir, 'stories/new.md', storyText('title: New\ndate: 2026-05-01'));
    expect((await files.stories()).value[0]?.title).toBe('New');
    write(dir, 'stories/new.md', storyText('title: Newer\ndate: 2026-05-01'));
    expect((await files.stories()).value[0]?.title).toBe('Newer');
    rmSync(join(dir, 'stories/new.md'));
    expect((await files.stories()).value.map(({ id }) => id)).not.toContain('new');
  });

  it('are seen in a picture that a story shows, though the story is the same', async () => {
    const dir = folders.content();
    const { files } = open(dir);
    const before = await files.story('a-quiet-evening');
    cpSync(join(dir, 'stories/first-steps.webp'), join(dir, 'stories/a-quiet-evening.webp'));
    const after = await files.story('a-quiet-evening');
    expect(after?.thumbnail_image).toMatch(/\?v=[0-9a-f]{8}&/);
    expect(after?.thumbnail_image).not.toBe(before?.thumbnail_image);
  });

  it('cost no new reading while nothing changes', async () => {
    const { files } = open(folders.content());
    const [first, second] = [await files.stories(), await files.stories()];
    expect(second.value[0]).toBe(first.value[0]);
  });

  it('cost one reading for all who come while it lasts', async () => {
    const dir = folders.content();
    write(dir, 'testimonials.json', 'no list');
    const { files, told } = open(dir);
    await Promise.all([files.testimonials(), files.testimonials(), files.testimonials()]);
    expect(told).toHaveLength(1);
  });

  it('fail when the whole folder is gone, so that nobody takes it for empty', async () => {
    const { files } = open(join(folders.empty(), 'not-mounted'));
    await expect(files.stories()).rejects.toThrow('ENOENT');
    await expect(files.features()).rejects.toThrow('ENOENT');
  });
});
