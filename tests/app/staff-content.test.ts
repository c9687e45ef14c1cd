import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { gzipSync } from 'node:zlib';
import * as approvals from '@/app/staff/api/content/approvals/route';
import * as create from '@/app/staff/api/content/create/route';
import * as decide from '@/app/staff/api/content/decide/route';
import * as discard from '@/app/staff/api/content/discard/route';
import * as document from '@/app/staff/api/content/document/route';
import * as draft from '@/app/staff/api/content/draft/route';
import * as hide from '@/app/staff/api/content/hide/route';
import * as lock from '@/app/staff/api/content/lock/route';
import * as preview from '@/app/staff/api/content/preview/route';
import * as publish from '@/app/staff/api/content/publish/route';
import * as restore from '@/app/staff/api/content/restore/route';
import * as revert from '@/app/staff/api/content/revert/route';
import * as listing from '@/app/staff/api/content/route';
import * as version from '@/app/staff/api/content/version/route';
import * as versions from '@/app/staff/api/content/versions/route';
import { contentFiles } from '@/lib/stories/store/content-files';
import { LOCK_MS } from '@/lib/stories/store/documents';
import { publishDue } from '@/lib/stories/store/publishing';
import { siteDefaults } from '@/lib/stories/store/site-file';
import { changeBetween } from '@/lib/stories/text-change';
import { makeJsonPost, makeRequest } from '@/tests/helpers/requests';
import { given } from '@/tests/helpers/settings';
import { makeStaffSession, type StaffSession } from '@/tests/helpers/staff-session';
import { onStoresInThisRun, type TestStore } from '@/tests/lib/backend/database/stores';

jest.mock('@/lib/config/env', () => ({
  ...jest.requireActual('@/lib/config/env'),
  env: () => jest.requireActual('@/tests/helpers/settings').settings(),
}));
jest.mock('@/lib/server/log', () => ({ log: { info: jest.fn(), warn: jest.fn(), error: jest.fn() } }));

const SITE = 'site.json';
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const STORY = 'stories/coming-home.md';
const file = (path: string) => readFileSync(`content/${path}`, 'utf8');
type Route = { POST: typeof draft.POST };

onStoresInThisRun((open) => {
  let store: TestStore;
  let mina: StaffSession;
  let anil: StaffSession;
  beforeEach(async () => {
    given({ CONTENT_DIR: 'content', PORT: '9', SITE_URL: 'http://localhost:3000' });
    store = await open();
    store.clock.nowMs = Date.now();
    globalThis.siteRecords = Promise.resolve(store.records);
    globalThis.siteContentInventory = undefined;
    mina = await makeStaffSession(store.records, { role: 'editor' });
    anil = await makeStaffSession(store.records, { role: 'editor', name: 'Anil' });
  });
  afterEach(() => {
    globalThis.siteFacts = undefined;
    globalThis.siteRecords = undefined;
    globalThis.siteContentInventory = undefined;
  });

  const post = (route: Route, body: object, who = mina) =>
    route.POST(makeJsonPost('/staff/api/content/x', body, who.headers));
  const get = async (route: { GET: typeof document.GET }, query: string) =>
    (await route.GET(makeRequest(`/staff/api/content/x?${query}`, { headers: mina.headers }))).json();
  const read = (path = STORY) => get(document, `path=${path}`);
  const save = async (text: string, { path = STORY, who = mina } = {}) => {
    const current = await read(path);
    return (await post(draft, { path, version: current.version, text }, who)).json();
  };
  const publishText = async (text: string, path = STORY) => {
    const saved = await save(text, { path });
    return post(publish, { path, version: saved.version });
  };
  /** Mina asks to publish another phone number, Anil is at hand: the change that waits, as he sees it. */
  const askForPhone = async (phone: string) => {
    mina = await makeStaffSession(store.records, { role: 'editor', isSteppedUp: true });
    anil = await makeStaffSession(store.records, { role: 'admin', name: 'Anil', isSteppedUp: true });
    const answer = await publishText(JSON.stringify({ phone }), SITE);
    expect([answer.status, (await answer.json()).is_waiting]).toEqual([200, true]);
    return waitingOf(anil);
  };
  const waitingOf = async ({ headers }: StaffSession) =>
    (await (await approvals.GET(makeRequest('/staff/api/content/approvals', { headers }))).json()).approvals;
  const word = (id: string, decision: string, who: StaffSession) => post(decide, { id, decision }, who);
  const phoneNow = () => globalThis.siteFacts?.['SITE_PHONE'];

  const shown = async () => (await contentFiles('content', () => undefined).story('coming-home'))?.title;

  it('publishes every file of the content folder without a change of one byte', async () => {
    const stories = readdirSync('content/stories').filter((name) => name.endsWith('.md'));
    const paths = [...stories.map((name) => `stories/${name}`), 'testimonials.json', 'trust.json'];
    for (const path of paths) {
      const answer = await publishText(file(path), path);
      expect([path, answer.status]).toEqual([path, 200]);
      expect((await read(path)).live_text).toBe(file(path));
    }
    expect(globalThis.siteContentInventory?.overlay?.rows.size).toBe(paths.length);
  }, 60_000);

  it('takes a story down although a page that is drawn for it breaks off in the middle', async () => {
    const server = createServer((_request, response) => response.writeHead(200).write('<html>'));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    const port = typeof address === 'object' && address ? String(address.port) : '';
    given({ CONTENT_DIR: 'content', PORT: port, HOSTNAME: '127.0.0.1', SITE_URL: 'http://localhost:3000' });
    const answer = await post(hide, { path: STORY, version: (await read()).version });
    server.closeAllConnections();
    server.close();
    expect(answer.status).toBe(200);
    expect(await shown()).toBeUndefined();
  }, 20_000);

  it('takes a change of the script of the chat, which is longer than a request, once; and no change of another text', async () => {
    const path = 'chat/flow.json';
    const script = file(path);
    const text = script.replace('"message": {', '"message":  {');
    const change = { ...changeBetween(script, text), digest: sha256(text) };
    for (const _try of ['first', 'again, as its answer was lost']) {
      const saved = await (await post(draft, { path, version: 0, change })).json();
      expect([saved.version, saved.check.errors]).toEqual([1, []]);
      expect((await read(path)).text).toBe(text);
    }
    const other = { ...changeBetween(script, `${script} `), digest: sha256(`${script} `) };
    const refused = await post(draft, { path, version: 0, change: other });
    expect([refused.status, (await refused.json()).current.text]).toEqual([409, text]);
    expect((await read(path)).text).toBe(text);
  });

  it('takes a long text packed', async () => {
    const text = `${file(STORY)}\n${'A line of a long story.\n'.repeat(5000)}`;
    const gzip = gzipSync(text).toString('base64');
    expect((await post(draft, { path: STORY, version: 0, gzip })).status).toBe(200);
    expect((await read()).text).toBe(text);
  });

  it('shows a published story, hides it, and shows it again', async () => {
    const text = file(STORY).replace(/^title:.*$/m, 'title: Home at last');
    expect((await publishText(text)).status).toBe(200);
    expect(await shown()).toBe('Home at last');
    expect((await post(hide, { path: STORY })).status).toBe(200);
    expect(await shown()).toBeUndefined();
    expect((await read()).is_hidden).toBe(true);
    expect((await post(restore, { path: STORY })).status).toBe(200);
    expect(await shown()).toBe('Home at last');
  });

  it('refuses to publish what the check finds wrong, and says on which line', async () => {
    const answer = await publishText(file(STORY).replace(/^date:.*$/m, 'date: soon'));
    expect(answer.status).toBe(400);
    const { error } = await answer.json();
    expect(error).toMatchObject({ code: 'invalid_fields', fields: { 'line 3': expect.any(String) } });
    expect((await read()).is_draft).toBe(true);
  });

  it('answers a stale save with both texts, and stores what was sent', async () => {
    await save('one');
    store.clock.nowMs += LOCK_MS;
    const answer = await post(draft, { path: STORY, version: 0, text: 'two' }, anil);
    expect(answer.status).toBe(409);
    expect(await answer.json()).toMatchObject({ current: { text: 'one' }, sent: { text: 'two' } });
    const { versions: all } = await get(versions, `path=${STORY}`);
    expect(all[0]).toMatchObject({ by: 'Anil', state: 'saved', number: 1 });
    expect((await get(version, `path=${STORY}&number=1`)).text).toBe('two');
  });

  it('names the languages in which visitors read an English story too', async () => {
    expect(await read()).toMatchObject({ translations: ['hi', 'bn'] });
    const hindi = STORY.replace('.md', '.hi.md');
    expect(await read(hindi)).toMatchObject({ translations: [] });
    expect((await post(hide, { path: hindi, version: (await read(hindi)).version })).status).toBe(200);
    expect(await read()).toMatchObject({ translations: ['bn'] });
  });

  it('lets a lock be taken, tells whoever had it, and loses neither text', async () => {
    await save('typed by Mina');
    expect((await post(lock, { path: STORY }, anil)).status).toBe(409);
    const taken = await (await post(lock, { path: STORY, take: true }, anil)).json();
    expect(taken.lock).toMatchObject({ by: anil.id, name: 'Anil' });
    const late = await post(draft, { path: STORY, version: 1, text: 'typed by Mina, and more' });
    expect(late.status).toBe(409);
    expect((await late.json()).current.lock.name).toBe('Anil');
    for (const [index, text] of ['typed by Mina', 'typed by Mina, and more'].entries())
      expect((await get(version, `path=${STORY}&number=${index + 1}`)).text).toBe(text);
  });

  it('lays the stored draft of somebody else aside for whoever goes on with their own text', async () => {
    await save('typed by Mina');
    store.clock.nowMs += LOCK_MS;
    await post(lock, { path: STORY, take: true }, anil);
    expect((await get(version, `path=${STORY}&number=1`)).text).toBe('typed by Mina');
  });

  it('stores every text that is laid aside as a version of its own, the same one sent again once', async () => {
    await save('stored by Anil', { who: anil });
    for (const text of ['typed by Mina', 'another by Mina', 'another by Mina'])
      expect((await post(draft, { path: STORY, version: 0, text })).status).toBe(409);
    // The same by somebody else is a version of theirs, and listed once.
    const equal = { path: STORY, version: 0, text: 'another by Mina' };
    expect((await post(draft, equal, anil)).status).toBe(409);
    const { versions: all } = await get(versions, `path=${STORY}`);
    const texts = all
      .slice(0, -1)
      .map(
        async ({ number }: { number: number }) => (await get(version, `path=${STORY}&number=${number}`)).text,
      );
    expect(await Promise.all(texts)).toEqual(['another by Mina', 'typed by Mina']);
  });

  it('publishes what is due once, however many instances look', async () => {
    const text = file(STORY).replace(/^title:.*$/m, 'title: Later');
    const { version: at } = await save(text);
    const answer = await post(publish, { path: STORY, version: at, at: store.clock.nowMs + 60_000 });
    expect((await answer.json()).publish_at).toBe(store.clock.nowMs + 60_000);
    expect(await publishDue(store.records)).toEqual([]);
    store.clock.nowMs += 60_000;
    const again = await store.again();
    const due = await Promise.all([publishDue(store.records), publishDue(again)]);
    expect(due.flat()).toEqual([STORY]);
    expect((await read()).live_text).toBe(text);
  });

  it('goes back to a version of before, as a draft', async () => {
    await publishText(file(STORY));
    const saved = await save('something else');
    const back = await post(revert, { path: STORY, number: 0, version: saved.version });
    expect(back.status).toBe(200);
    const now = await read();
    expect([now.text, now.is_draft]).toEqual([file(STORY), true]);
    expect((await post(discard, { path: STORY, version: now.version })).status).toBe(200);
    expect((await read()).is_draft).toBe(false);
  });

  it('tries the script of the chat as it is typed, with the card in danger, and stores nothing', async () => {
    const path = 'chat/flow.json';
    const text = file(path);
    const change = { ...changeBetween(text, text), digest: sha256(text) };
    const tried = async (answers: string[], body: object = { change }) =>
      (await (await post(preview, { path, ...body, chat: { language: 'en', answers } })).json()).value;
    const first = await tried([]);
    expect(first.steps).toEqual([expect.objectContaining({ number: 0, answer: null, is_danger: false })]);
    const [choice] = first.steps[0].suggestions;
    const { steps } = await tried(['I want to die', choice]);
    expect(steps[1]).toMatchObject({ answer: 'I want to die', is_danger: true, step: first.steps[0].step });
    expect(steps[2]).toMatchObject({ answer: choice, is_danger: false });
    expect(steps[2].step).not.toBe(first.steps[0].step);
    expect(await tried([], { text: '{}' })).toBeNull();
    const chats = await store.records.db.selectFrom('chats').selectAll().execute();
    expect(chats).toEqual([]);
  });

  it('makes a new story of another, once, and shows it as its page would', async () => {
    const wish = { kind: 'story', id: 'second-home', language: 'en', from: STORY };
    const { path } = await (await post(create, wish)).json();
    expect(path).toBe('stories/second-home.md');
    expect((await post(create, wish)).status).toBe(400);
    const { story } = await (await post(preview, { path, text: file(STORY) })).json();
    expect(story).toMatchObject({ id: 'second-home', readMinutes: expect.any(Number) });
    const { documents } = await get(listing, '');
    expect(documents).toContainEqual(expect.objectContaining({ path, state: 'draft', has_draft: true }));
  });

  it('refuses a translation whose text is still the English one, and warns of its title', async () => {
    const story = { kind: 'story', id: 'second-home' };
    const english = await (await post(create, { ...story, language: 'en', from: STORY })).json();
    expect((await post(publish, { path: english.path, version: english.version })).status).toBe(200);
    const { path, version } = await (await post(create, { ...story, language: 'hi' })).json();
    const refused = await post(publish, { path, version });
    expect([refused.status, (await refused.json()).error.fields]).toEqual([
      400,
      { 'line 5': 'the text is still the English one' },
    ]);
    const begun = await read(path);
    expect(begun.check.warnings).toEqual([{ line: 2, message: 'the title is still the English one' }]);
    const [head = ''] = /^---[\s\S]*?\n---\n/.exec(begun.text) ?? [];
    const half = await publishText(`${head}घर की ओर।\n`, path);
    expect([half.status, (await half.json()).warnings]).toEqual([200, begun.check.warnings]);
    const whole = await save(`${head.replace(/"[^"]*"/, '"घर"')}घर की ओर।\n`, { path });
    expect(whole.check).toEqual({ errors: [], warnings: [] });
  });

  it('publishes another phone number by the word of a second person, an administrator or an editor', async () => {
    const [change, ...others] = await askForPhone('+91 33 4000 1234');
    expect(others).toEqual([]);
    expect(change).toMatchObject({ path: SITE, title: 'Name, phone and hours', by: 'Mina', is_mine: false });
    const { phone } = Object(siteDefaults());
    expect(change.changes).toEqual([{ name: ['phone'], before: phone, after: '+91 33 4000 1234' }]);
    expect(phoneNow()).toBeUndefined();
    expect((await word(change.id, 'approved', anil)).status).toBe(200);
    expect(phoneNow()).toBe('+91 33 4000 1234');
    expect(await waitingOf(anil)).toEqual([]);
    expect((await word(change.id, 'approved', anil)).status).toBe(400);
    const log = await store.records.db.selectFrom('audit').select(['event', 'actor']).execute();
    expect(log).toEqual(
      expect.arrayContaining([
        { event: 'content-asked', actor: mina.id },
        { event: 'content-approved', actor: anil.id },
        { event: 'content-published', actor: mina.id },
      ]),
    );
  });

  it('lets nobody approve their own change, who may withdraw it', async () => {
    const [{ id }] = await askForPhone('+91 33 4000 1234');
    expect((await waitingOf(mina))[0]).toMatchObject({ id, is_mine: true });
    expect((await word(id, 'approved', mina)).status).toBe(403);
    expect((await word(id, 'refused', mina)).status).toBe(200);
    expect((await word(id, 'approved', anil)).status).toBe(400);
    expect(phoneNow()).toBeUndefined();
    expect((await get(document, `path=${SITE}`)).is_draft).toBe(true);
  });

  it('publishes nothing that has changed since it was asked for', async () => {
    const [{ id }] = await askForPhone('+91 33 4000 1234');
    await save(JSON.stringify({ phone: '+91 33 4000 6666' }), { path: SITE });
    expect(await waitingOf(anil)).toEqual([]);
    expect((await word(id, 'approved', anil)).status).toBe(409);
    expect(phoneNow()).toBeUndefined();
  });

  it('lets one of two who decide at once publish it, once', async () => {
    const [{ id }] = await askForPhone('+91 33 4000 1234');
    const second = await makeStaffSession(store.records, { role: 'editor', isSteppedUp: true });
    const answers = await Promise.all([word(id, 'approved', anil), word(id, 'approved', second)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, expect.any(Number)]);
    const versions = await store.records.db.selectFrom('revisions').selectAll().execute();
    expect(versions.filter(({ state }) => state === 'published')).toHaveLength(1);
  });

  it('asks who changes a number, and who decides, for a step-up, and publishes it at no time to come', async () => {
    const refused = await publishText('[]', 'helplines.json');
    expect([refused.status, (await refused.json()).error.code]).toEqual([403, 'step_up_needed']);
    const [{ id }] = await askForPhone('+91 33 4000 1234');
    const { version } = await read(SITE);
    const later = { path: SITE, version, at: store.clock.nowMs + 60_000 };
    expect((await post(publish, later)).status).toBe(400);
    const plain = await makeStaffSession(store.records, { role: 'admin' });
    expect((await word(id, 'approved', plain)).status).toBe(403);
    const desk = await makeStaffSession(store.records, { role: 'desk', isSteppedUp: true });
    expect((await word(id, 'approved', desk)).status).toBe(403);
    expect((await word('none', 'approved', anil)).status).toBe(404);
  });

  it('publishes the name and hours of the centre by one person, and takes neither them nor helplines down', async () => {
    const text = JSON.stringify({ name: 'Nayi Subah', opening_hours: 'Mo-Sa 09:00-18:00' });
    expect((await publishText(text, SITE)).status).toBe(200);
    expect(globalThis.siteFacts).toEqual({ SITE_NAME: 'Nayi Subah', OPENING_HOURS: 'Mo-Sa 09:00-18:00' });
    expect((await post(hide, { path: SITE })).status).toBe(400);
  });

  it('leaves every change of helplines to two', async () => {
    mina = await makeStaffSession(store.records, { role: 'editor', isSteppedUp: true });
    const row = { number: '14416', source: 'https://telemanas.mohfw.gov.in', checked: '2026-01-02' };
    const answer = await publishText(JSON.stringify([row]), 'helplines.json');
    expect([answer.status, (await answer.json()).is_waiting]).toEqual([200, true]);
    const broken = await publishText(
      JSON.stringify([{ ...row, number: '112', shown: false }]),
      'helplines.json',
    );
    expect(broken.status).toBe(400);
  });

  it('is the editors’ alone, and knows no file beside the documents', async () => {
    const desk = await makeStaffSession(store.records, { role: 'desk' });
    expect((await post(hide, { path: STORY }, desk)).status).toBe(403);
    expect((await post(draft, { path: '../package.json', version: 0, text: '' })).status).toBe(400);
  });
});
