import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkContent, reportContent } from '@/lib/stories/store/check';
import { contentFiles } from '@/lib/stories/store/content-files';
import { given } from '@/tests/helpers/settings';
import { FIXTURE, storyText, testFolders, write } from '@/tests/lib/backend/folder';

jest.mock('@/lib/config/env', () => ({
  ...jest.requireActual('@/lib/config/env'),
  env: () => jest.requireActual('@/tests/helpers/settings').settings(),
}));

const folders = testFolders();
const broken = join(process.cwd(), 'tests/fixtures/content-broken');

const told = async (dir: string) =>
  (await checkContent(dir)).map(({ file, line, message }) => `${file}:${line}: ${message}`);

describe('checking the content files', () => {
  it('finds nothing in a valid set and counts it', async () => {
    expect(await reportContent(FIXTURE)).toEqual({
      mistakes: [],
      translations: expect.any(Array),
      counts: {
        stories: 3,
        translations: 0,
        testimonials: 4,
        features: 3,
        accommodations: 6,
        'family groups': 0,
        'saved replies': 0,
        'chat steps': 9,
        'awaiting review': 8,
        withheld: 0,
      },
    });
  });

  it.each([
    'accommodations.json:6: "image": there is no media file "accommodations/absent.webp"',
    'accommodations.json:8: unknown key "beds"; known are name, type, image, photo',
    'accommodations.json:9: "name": must not be empty',
    'features.json:3: this is not valid JSON: Expected double-quoted property name',
    'chat/flow.json:11: "anywhere": there is no step "price"',
    'chat/flow.json:13: step "who": there is no set "more"',
    'chat/flow.json:14: step "round": loop without exit: no way leads to an end',
    'chat/flow.json:16: step "island": no step leads here',
    'chat/flow.json:17: step "wall": dead end: needs suggestions, next, or "end": true',
    'chat/flow.json:18: step "mail": a visitor under 18 is not asked for email: needs under18',
    'chat/flow.json:19: step "text": there is no step "nowhere"',
    'chat/flow.json:19: step "text": an answer of kind text needs next',
    'chat/flow.json:20: step "bye": an end leads nowhere: no suggestions, branches or next',
    'chat/flow.json:21: step "who": the id is used by an earlier step',
    'chat/flow.json:22: step "known": needs saveAs and next',
    "stories/bad name.md:1: the file name is the story's address: use only letters, digits, - and _",
    'stories/bad-date.md:3: "date": expected a day such as 2026-03-14',
    'stories/bad-head.md:2: the head cannot be read: Nested mappings are not allowed in compact mappings',
    'stories/no-date.md:1: "date" is missing',
    'stories/no-head.md:1: the file must begin with a head between two lines of ---, holding title and date',
    'stories/no-title.md:1: "title" is missing',
    'stories/pictures.md:4: "thumbnail": there is no media file "absent.webp"',
    'stories/pictures.md:8: the picture "present.webp" has no alt text',
    'stories/pictures.md:10: there is no media file "not-there.webp"',
    'stories/pictures.md:12: there is no media file "../../secret.webp"',
    'stories/short.md:5: the text is short: most stories have at least 50 words; this one has 5',
    'stories/unknown-key.md:4: unknown key "author"; known are title, date, thumbnail, topics, reviewed_by, reviewed_on, photo',
    'testimonials.json:3: "video_url": "https://www.youtube.com/" names no film that can be played',
    'testimonials.json:5: "video_url": there is no media file "testimonials/absent.mp4"',
    'testimonials.json:6: the id "1" is used by an earlier record',
    'testimonials.json:7: "customer_name" is missing',
    'testimonials.json:8: expected a record: { … }',
  ])('says %s', async (line) => {
    expect(await told(broken)).toContain(line);
  });

  it('says what stands in braces and means nothing', async () => {
    expect(await told(broken)).toContainEqual(
      expect.stringMatching(
        /^chat\/flow.json:13: step "who": "message.en": “\{nickname\}” stands for nothing/,
      ),
    );
  });

  it('says nothing of what is right in the broken set', async () => {
    const lines = await told(broken);
    expect(lines).toHaveLength(41);
    expect(lines.filter((line) => line.startsWith('stories/whole.md'))).toEqual([]);
  });

  it('names what is missing as a whole', async () => {
    const dir = folders.empty();
    expect(await told(join(dir, 'nowhere'))).toEqual(['.:1: the content folder is missing']);
    expect(await told(dir)).toEqual([
      'accommodations.json:1: the file is missing',
      'chat/flow.json:1: the file is missing',
      'features.json:1: the file is missing',
      'stories:1: the folder is missing',
      'testimonials.json:1: the file is missing',
    ]);
  });

  it('notes what takes nothing off the site, and names each file that no page reads', async () => {
    const dir = folders.content();
    write(dir, 'stories/tiny.md', '---\ntitle: Tiny\ndate: 2026-01-01\n---\nFive words are enough here.\n');
    write(dir, 'stories/far.md', storyText('title: Far\ndate: 2999-01-01'));
    for (const name of [
      'stories/a.markdown',
      'stories/b.MD',
      'stories/c.heic',
      'stories/sub/d.md',
      'stories.txt',
    ])
      write(dir, name, 'words');
    write(dir, 'stories/.draft.md.swp', 'an editor’s own');
    const { mistakes, counts } = await reportContent(dir);
    expect(mistakes.filter(({ isNote }) => isNote).map(({ file, line }) => `${file}:${line}`)).toEqual([
      'stories/far.md:3',
      'stories/tiny.md:5',
    ]);
    expect(mistakes.filter(({ isNote }) => !isNote).map(({ file }) => file)).toEqual([
      'stories.txt',
      'stories/a.markdown',
      'stories/b.MD',
      'stories/c.heic',
      'stories/sub/d.md',
    ]);
    // What is counted is what the site shows: the story of a day to come is not.
    expect(counts.stories).toBe(4);
  });

  it('reads the groups for families: words in every language, days that have not all passed', async () => {
    const dir = folders.content();
    const words = { en: 'Group', hi: 'बैठक', bn: 'বৈঠক' };
    const group = { title: words, when: words, place: words, languages: ['bn'] };
    write(dir, 'families.json', JSON.stringify([{ ...group, dates: ['2020-01-04'] }], null, 1));
    const { mistakes, counts } = await reportContent(dir);
    expect(counts['family groups']).toBe(1);
    expect(mistakes).toEqual([
      expect.objectContaining({ message: expect.stringContaining('"dates" has passed'), isNote: true }),
    ]);
    write(
      dir,
      'families.json',
      JSON.stringify([{ ...group, title: 'Group', languages: ['fr'], dates: ['2026-02-30'] }], null, 1),
    );
    expect(await told(dir)).toEqual([
      'families.json:3: "title": expected words in every language: { "en": …, "hi": …, "bn": … }',
      expect.stringMatching(/^families\.json:\d+: "languages\.0": /),
      expect.stringMatching(/^families\.json:\d+: "dates\.0": expected days such as 2026-03-14$/),
    ]);
  });

  it('tells a topic that no list knows, and keeps the story with the others', async () => {
    const dir = folders.content();
    write(dir, 'stories/named.md', storyText('title: Named\ndate: 2026-01-01\ntopics: [recovery, sport]'));
    expect(await told(dir)).toEqual([
      'stories/named.md:4: "topics": "sport" is none of families, treatment, withdrawal, overdose, recovery, rights, community',
    ]);
    const story = await contentFiles(dir, () => undefined).story('named');
    expect(story?.topics).toEqual(['recovery']);
  });

  it('tells stories that differ only in case, which are one file on some systems', async () => {
    const dir = folders.content();
    write(dir, 'stories/First-Steps.md', storyText('title: Again\ndate: 2026-01-01'));
    expect(await told(dir)).toEqual([
      'stories/first-steps.md:1: duplicate id: the name differs from First-Steps.md only in case',
    ]);
  });

  it.each([
    ['{ "id": 1 }', 'features.json:1: expected a list of records: [ { … }, { … } ]'],
    ['[\n  { "id": 1, "title": "A",\n    "title": "B" }\n]', 'features.json:3: Map keys must be unique'],
    ['[\n  // a remark\n]', 'features.json:2: this is not valid JSON: '],
    ['[\n  { "id": 1, "title": "A" }\n', 'features.json:3: this is not valid JSON: '],
  ])('finds the line in %j', async (text, expected) => {
    const dir = folders.content();
    write(dir, 'features.json', text);
    expect((await told(dir))[0]).toContain(expected);
  });
});

describe('checking translations', () => {
  const markOf = (dir: string) =>
    createHash('sha256')
      .update(readFileSync(join(dir, 'stories/first-steps.md')))
      .digest('hex')
      .slice(0, 12);
  const translate = (dir: string, head: string, name = 'first-steps.bn.md') =>
    write(dir, `stories/${name}`, storyText(`title: প্রথম পা\n${head}`));
  const notesOf = async (dir: string) =>
    (await reportContent(dir)).translations.map(({ file, line, message }) => `${file}:${line}: ${message}`);

  it('names by language the stories that lack one, and counts the records of each list', async () => {
    const dir = folders.content();
    translate(dir, `translation_of: "${markOf(dir)}"`);
    write(dir, 'features.json', JSON.stringify([{ id: 1, title: { en: 'Yoga', bn: 'যোগ' }, image: null }]));
    expect(await notesOf(dir)).toEqual([
      'stories:1: not translated into Hindi: first-steps, letters-from-home, a-quiet-evening',
      'features.json:1: not translated into Hindi: 1 of 1 records',
      'accommodations.json:1: not translated into Hindi: 6 of 6 records',
      'testimonials.json:1: not translated into Hindi: 4 of 4 records',
      'stories:1: not translated into Bengali: letters-from-home, a-quiet-evening',
      'accommodations.json:1: not translated into Bengali: 6 of 6 records',
      'testimonials.json:1: not translated into Bengali: 4 of 4 records',
    ]);
    const { mistakes, counts } = await reportContent(dir);
    expect({ mistakes, stories: counts.stories, translations: counts.translations }).toEqual({
      mistakes: [],
      stories: 3,
      translations: 1,
    });
  });

  it.each([
    ['older than its English', 'translation_of: "0123456789ab"', 3],
    ['silent about its English', 'reviewed_on: 2026-10-01\nreviewed_by: A', 1],
  ])('says how one %s is marked as current', async (_case, head, line) => {
    const dir = folders.content();
    translate(dir, head);
    expect(await notesOf(dir)).toContain(
      `stories/first-steps.bn.md:${line}: the English may say something else by now; once both agree, write translation_of: "${markOf(dir)}"`,
    );
  });

  it('leaves a translation current when its English is only reviewed', async () => {
    const dir = folders.content();
    translate(dir, `translation_of: "${markOf(dir)}"`);
    const english = readFileSync(join(dir, 'stories/first-steps.md'), 'utf8');
    write(
      dir,
      'stories/first-steps.md',
      english.replace('---\n', '---\nreviewed_by: Dr A\nreviewed_on: 2026-10-01\n'),
    );
    expect((await notesOf(dir)).filter((note) => note.includes('translation_of'))).toEqual([]);
  });

  it('refuses a story without a word', async () => {
    const dir = folders.content();
    write(dir, 'stories/blank.md', '---\ntitle: Blank\ndate: 2026-04-01\n---\n');
    expect(await told(dir)).toEqual([
      expect.stringMatching(/^stories\/blank\.md:\d+: the text is empty: write the story first$/),
    ]);
  });

  it('takes the mark it asks for, also one of digits alone', async () => {
    const dir = folders.content();
    translate(dir, `translation_of: ${markOf(dir)}`);
    const wrong = (await notesOf(dir)).filter((note) => note.includes('translation_of'));
    expect(wrong).toEqual([]);
  });

  it('finds one without its English story, and mistakes in one that has it', async () => {
    const dir = folders.content();
    translate(dir, '', 'nobody.hi.md');
    translate(dir, 'date: 2026-01-01', 'a-quiet-evening.hi.md');
    expect(await told(dir)).toEqual([
      'stories/a-quiet-evening.hi.md:3: unknown key "date"; known are title, translation_of, reviewed_by, reviewed_on',
      'stories/nobody.hi.md:1: there is no stories/nobody.md that this translates',
    ]);
  });
});

it('withholds stories about health that nobody reviewed, where a review is required, and counts them', async () => {
  const dir = folders.content();
  const review = 'reviewed_by: Dr. A. Roy\nreviewed_on: 2026-10-01';
  const head = (rest: string) => `title: A story\ndate: 2026-04-01\n${rest}`;
  write(dir, 'stories/waits.md', storyText(head('topics: [treatment]')));
  write(dir, 'stories/named.md', storyText('title: An overdose at home\ndate: 2026-04-01'));
  write(dir, 'stories/seen.md', storyText(head(`topics: [withdrawal]\n${review}`)));
  write(dir, 'stories/seen.hi.md', storyText('title: दिन'));
  write(dir, 'stories/camp.md', storyText(head('topics: [community]')));
  const ids = async (language: 'en' | 'hi') =>
    (await contentFiles(dir, () => undefined).stories(language)).value.map((story) => story.id);
  const of = ['camp', 'named', 'seen', 'waits'];
  expect((await ids('en')).filter((id) => of.includes(id)).sort()).toEqual(of);
  expect((await reportContent(dir)).counts.withheld).toBe(0);
  given({ REVIEW_REQUIRED: 'on' });
  const files = contentFiles(dir, () => undefined);
  expect((await ids('en')).filter((id) => of.includes(id)).sort()).toEqual(['camp', 'seen']);
  expect(await files.story('waits')).toBeNull();
  expect((await files.story('seen', 'hi'))?.language).toBeUndefined();
  const { counts, mistakes } = await reportContent(dir);
  // Two stories, a translation, and treatment, questions and families.
  expect(counts.withheld).toBe(6);
  expect(mistakes).toContainEqual(
    expect.objectContaining({
      file: 'stories/waits.md',
      isNote: true,
      message: expect.stringContaining('REVIEW_REQUIRED'),
    }),
  );
  given({});
});
