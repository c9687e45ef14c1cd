import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { HeadPhoto } from '@/lib/stories/schema';
import { parseStory } from '@/lib/stories/store/story';
import { bodyOf, idFromTitle, readHead, withBody, withField } from '@/lib/stories/story-head';
import { projectRoot } from '@/tests/architecture/source';

const folder = join(projectRoot, 'content/stories');
const files = readdirSync(folder).filter((name) => name.endsWith('.md'));
const read = (name: string) => readFileSync(join(folder, name), 'utf8');

const photo: HeadPhoto = {
  file: 'uploads/0123456789abcdef0123456789abcdef.webp',
  alt: { en: 'A door: open', hi: 'खुला दरवाज़ा', bn: 'খোলা দরজা' },
  consent: { by: 'Mina "M." Das', date: '2026-03-14', kept: "The trust's # blue folder" },
};
const media = async (path: string) => `/media/${path}`;

async function parsed(text: string) {
  const complaints: string[] = [];
  const complain = (_: number, message: string, kind?: 'note') => {
    if (kind !== 'note') complaints.push(message);
  };
  return { story: await parseStory(text, { file: 'stories/a-story.md', complain, media }), complaints };
}

describe('the head of every story of the project', () => {
  it.each(files)('%s is read by the form, and the file is its head and its body', (name) => {
    const text = read(name);
    const head = readHead(text);
    expect(head?.title.length).toBeGreaterThan(0);
    expect(withBody(text, bodyOf(text))).toBe(text);
    expect(text.endsWith(bodyOf(text))).toBe(true);
  });

  it.each(files)('%s changes by one line with one field', (name) => {
    const text = read(name);
    const changed = withField(text, 'title', 'Another "title": with #signs');
    const before = text.split('\n');
    const differing = changed.split('\n').filter((line, at) => line !== before[at]);
    expect(differing).toEqual(['title: "Another \\"title\\": with #signs"']);
    expect(readHead(changed)).toEqual({ ...readHead(text), title: 'Another "title": with #signs' });
  });
});

describe('a head that the form writes', () => {
  const blank = '---\ntitle: ""\ndate: 2026-03-14\n---\n\nThe body.\n\n---\n\nIts end.\n';

  it('is read by the site as it was typed', async () => {
    const titled = withField(blank, 'title', 'Home: "again" # 1, \\ said Mina');
    const text = withField(withField(titled, 'topics', ['families', 'recovery']), 'photo', photo);
    const reviewed = withField(withField(text, 'reviewed_by', "Dr A. D'Souza"), 'reviewed_on', '2026-04-01');
    const { story, complaints } = await parsed(reviewed);
    expect(complaints).toEqual([]);
    expect(story).toMatchObject({
      title: 'Home: "again" # 1, \\ said Mina',
      topics: ['families', 'recovery'],
      thumbnail_alt: photo.alt,
      created_at: '2026-03-14T00:00:00+05:30',
    });
    expect(readHead(reviewed)).toEqual({
      title: 'Home: "again" # 1, \\ said Mina',
      date: '2026-03-14',
      thumbnail: '',
      topics: ['families', 'recovery'],
      photo,
      reviewed_by: "Dr A. D'Souza",
      reviewed_on: '2026-04-01',
    });
    expect(bodyOf(reviewed)).toBe('\nThe body.\n\n---\n\nIts end.\n');
  });

  it('loses a field that is emptied, but not its title', () => {
    const text = withField(withField(blank, 'photo', photo), 'topics', ['families']);
    expect(withField(withField(text, 'photo', null), 'topics', [])).toBe(blank);
    expect(withField(blank, 'title', '')).toBe(blank);
  });

  it('holds $ signs and line ends as they are', () => {
    expect(readHead(withField(blank, 'title', "costs $& $1 $'"))?.title).toBe("costs $& $1 $'");
    const windows = blank.replaceAll('\n', '\r\n');
    expect(bodyOf(windows)).toBe('\r\nThe body.\r\n\r\n---\r\n\r\nIts end.\r\n');
    expect(readHead(windows)?.date).toBe('2026-03-14');
  });
});

describe('a head that the form leaves to the plain text', () => {
  it.each([
    ['no head', 'Only a text'],
    ['a head without an end', '---\ntitle: x\n'],
    ['a list over lines', '---\ntitle: x\ntopics:\n  - families\n---\n'],
    ['a folded title', '---\ntitle: >\n  x\n---\n'],
    ['an anchor', '---\ntitle: &a x\n---\n'],
    ['a photograph in YAML', '---\ntitle: x\nphoto: {file: a.jpg}\n---\n'],
    ['a comment behind a value', '---\ntitle: x # y\n---\n'],
    ['a field twice', '---\ntitle: x\ntitle: y\n---\n'],
  ])('%s', (_, text) => {
    expect(readHead(text)).toBeNull();
  });
});

describe('an address by the title', () => {
  it.each([
    ['Home again!', 'home-again'],
    ['  A day at the Centre, hour by hour ', 'a-day-at-the-centre-hour-by-hour'],
    ['Mina’s café', 'minas-cafe'],
    ['घर वापसी', ''],
    ['x'.repeat(80), 'x'.repeat(60)],
  ])('%s', (title, id) => {
    expect(idFromTitle(title)).toBe(id);
  });
});
