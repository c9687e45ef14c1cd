import { env } from '@/lib/config/env';
import { location, site } from '@/lib/config/site';
import { currentLine, furtherLines, helplines } from '@/lib/i18n/helplines';
import { reportContent } from '@/lib/stories/store/check';
import { overlayFrom } from '@/lib/stories/store/laid-over';
import { needsSecond, siteFactsUnder } from '@/lib/stories/store/site-file';
import { testFolders, write } from '@/tests/lib/backend/folder';

const folders = testFolders();
afterEach(() => {
  globalThis.siteFacts = undefined;
});

/** Sets what a folder says, with a text of the store over its file; whether that changed anything, and what was told. */
async function lay(dir: string, body?: string | null) {
  const row = {
    path: 'site.json',
    hidden: body === null ? 1 : 0,
    live_seq: 1,
    live_at: 1,
    body: body ?? null,
  };
  const overlay = overlayFrom(dir, body === undefined ? [] : [row]);
  const told: string[] = [];
  const set = await siteFactsUnder({
    dir,
    overlay,
    report: (mistakes) => told.push(...mistakes.map(({ line, message }) => `${line}: ${message}`)),
  });
  return { isChanged: set(), told };
}

const own = { name: 'Nayi Subah', phone: '+91 33 4000 1234', opening_hours: 'Mo-Sa 09:00-18:00' };

describe('who the centre is, by the content', () => {
  it('stands in the place of the environment, what it does not name stays', async () => {
    const dir = folders.content();
    write(
      dir,
      'site.json',
      JSON.stringify({ ...own, short_name: { hi: 'नई सुबह' }, city: { en: 'Pune', hi: 'पुणे' } }),
    );
    expect(await lay(dir)).toEqual({ isChanged: true, told: [] });
    expect(site()).toMatchObject({
      name: 'Nayi Subah',
      shortNames: { en: 'Nayi Subah', hi: 'नई सुबह', bn: null },
      phoneHref: 'tel:+913340001234',
      hasSampleContacts: false,
      trust: 'Shiv Chandra Charitable Trust',
    });
    expect(site().callHours.hours?.[1]).toEqual([[540, 1080]]);
    expect(location('hi').city).toBe('पुणे');
    expect(location('bn').city).toBeNull();
    expect(await lay(dir)).toEqual({ isChanged: false, told: [] });
  });

  it('moves the map with the address', async () => {
    const dir = folders.content();
    write(dir, 'site.json', JSON.stringify({ address: '1 Lake Road, Pune' }));
    await lay(dir);
    expect(env().MAP_URL).toContain('1+Lake+Road');
  });

  it('is what was published over the file, and the environment once that is taken down', async () => {
    const dir = folders.content();
    write(dir, 'site.json', JSON.stringify(own));
    await lay(dir, JSON.stringify({ name: 'Published' }));
    expect(site()).toMatchObject({ name: 'Published', hasSampleContacts: true });
    expect(await lay(dir, null)).toMatchObject({ isChanged: true });
    expect(site().name).toBe('Sample Rehabilitation Centre');
  });

  it.each([
    [
      'a phone of two numbers',
      '{\n"phone": "033 4000, 033 4001"\n}',
      '2: "phone": expected one telephone number',
    ],
    ['a switch for a name', '{"name": "yes"}', /^1: "name": expected the words/],
    ['hours of no day', '{"opening_hours": "Mo 25:00-26:00"}', /^1: "opening_hours": expected hours/],
    ['one part of hours', '{"opening_hours": "Mo-Fr 9:00-17:00; Sa 9-13"}', /, not “Sa 9-13”$/],
    ['hours twice', '{"opening_hours": "Mo 9:00-17:00; Mo 16:00-18:00"}', /two of these overlap$/],
    ['an entry nobody reads', '{"colour": "red"}', /colour/],
    ['a cut file', '{"name": ', /not valid JSON/],
  ])('stays as it was for %s', async (_, text, told) => {
    const dir = folders.content();
    write(dir, 'site.json', JSON.stringify(own));
    await lay(dir);
    const after = await lay(dir, text);
    expect(after).toEqual({ isChanged: false, told: [expect.stringMatching(told)] });
    expect(site().name).toBe('Nayi Subah');
  });

  it('is looked at by the check of a folder', async () => {
    const dir = folders.content();
    write(dir, 'site.json', '{"email": "nobody"}');
    expect((await reportContent(dir)).mistakes).toEqual([
      { file: 'site.json', line: 1, message: '"email": expected an e-mail address' },
    ]);
  });

  it('says when a change leads calls or money elsewhere', async () => {
    const dir = folders.content();
    const text = (facts: object) => JSON.stringify({ ...own, ...facts });
    const needs = (before: string | null, after: string, path = 'site.json') =>
      needsSecond(dir, { path, before, after });
    expect(await needs(text({}), text({ name: 'Other' }))).toBe(false);
    expect(await needs(text({}), text({ phone: '+91 33 4000 9999' }))).toBe(true);
    expect(await needs(null, text({}))).toBe(true);
    expect(await needs(text({ upi_id: 'trust@bank' }), text({}))).toBe(true);
    expect(await needs('[]', '[ ]', 'helplines.json')).toBe(true);
    expect(await needs('[]', '[{}]', 'replies.json')).toBe(false);
  });
});

describe('the helplines of the content', () => {
  afterEach(() => {
    globalThis.siteHelplines = undefined;
  });
  const words = (text: string) => ({ en: text, hi: `${text} हि`, bn: `${text} বা` });
  const checked = { source: 'https://www.example.org/lines', checked: '2026-01-02' };
  const local = {
    number: '033 2474 4704',
    name: words('Listeners'),
    use: words('To talk'),
    hours: words('Ten to six'),
  };
  const tele = helplines.teleManas;

  /** The lines of a folder with these rows, and what is wrong with them. */
  async function laid(rows: unknown) {
    const dir = folders.content();
    write(dir, 'helplines.json', typeof rows === 'string' ? rows : JSON.stringify(rows));
    await lay(dir);
    const { mistakes } = await reportContent(dir);
    return mistakes.map(({ message }) => message);
  }

  it('change the words of a line of the site, never its number', async () => {
    expect(await laid([{ number: '14416', hours: words('Always'), ...checked }])).toEqual([]);
    expect(currentLine(tele, 'hi')).toEqual({
      ...tele,
      hours: 'Always हि',
      source: checked.source,
      verifiedOn: checked.checked,
    });
  });

  it('leave out a line of the site, and add one that can be called', async () => {
    expect(
      await laid([
        { number: '14416', shown: false, ...checked },
        { ...local, ...checked },
      ]),
    ).toEqual([]);
    expect(currentLine(tele, 'en')).toBeNull();
    expect(furtherLines('bn')).toEqual([
      expect.objectContaining({ number: '033 2474 4704', tel: 'tel:03324744704', name: 'Listeners বা' }),
    ]);
  });

  it.each([
    ['112 left out', [{ number: '112', shown: false, ...checked }], '"shown": 112 is never left out'],
    ['two numbers in one', [{ ...local, ...checked, number: '033 2474 4704 2474 4705' }], /one number/],
    ['a number from nowhere', [{ ...local, ...checked, number: '12' }], /one number/],
    ['no source', [{ ...local, checked: '2026-01-02' }], '"source" is missing'],
    ['a source that is not secure', [{ ...local, ...checked, source: 'http://x.example' }], /on https/],
    ['a check to come', [{ ...local, ...checked, checked: '2999-01-01' }], /day of the check/],
    ['a new line without words', [{ number: '1800 123 4567', ...checked }], '"hours" is missing'],
    ['a cut file', '[', /not valid JSON/],
  ])('leave every line of the site for %s', async (_, rows, told) => {
    expect(await laid(rows)).toEqual(expect.arrayContaining([expect.stringMatching(told)]));
    for (const line of Object.values(helplines)) expect(currentLine(line, 'en')).toEqual(line);
    expect(furtherLines('en')).toEqual([]);
  });
});
