import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useSyncExternalStore } from 'react';
import { AddPicture } from '@/components/staff/content/add-picture';
import { DocumentActions, SeePage } from '@/components/staff/content/document-actions';
import { DocumentEditor } from '@/components/staff/content/document-editor';
import { Draft } from '@/components/staff/content/draft';
import { StoryForm } from '@/components/staff/content/story-form';
import type { PostResult } from '@/lib/browser/json';
import { blog } from '@/lib/i18n/en/blog';
import { staffContent } from '@/lib/i18n/en/staff-content';
import { staffPictures } from '@/lib/i18n/en/staff-pictures';
import { postStaff } from '@/lib/staff/client/staff-calls';
import type { DocumentDetail } from '@/lib/stories/document-schema';
import { readHead } from '@/lib/stories/story-head';
import { stubDialogs } from '@/tests/helpers/dialog';

const picture = {
  ...{ path: 'uploads/tree.jpg', address: '/media/tree.jpg', alt: { en: 'A tree', hi: '', bn: '' } },
  ...{ added_by: 'Mina', added_at: 0, shows_person: false, uses: [] },
  consent: { by: '', on: '', paper: '' },
};
jest.mock('@/lib/staff/client/staff-calls', () => ({
  ...jest.requireActual('@/lib/staff/client/staff-calls'),
  readStaff: async (path: string) =>
    path.includes('/document?') ? detail : { pictures: [picture], versions: [] },
  postStaff: jest.fn(),
}));
// What runs the tests packs nothing.
jest.mock('@/components/staff/content/send-text', () => ({
  ...jest.requireActual('@/components/staff/content/send-text'),
  packed: async (text: string) => ({ text }),
}));
jest.mock('@/components/staff/content/cut-photo', () => ({ CutPhoto: () => null }));
let uploads: (() => void)[] = [];
jest.mock('next/dynamic', () => () => ({ done }: { done: (path: string) => void }) => (
  <button type="button" onClick={() => uploads.push(() => done('uploads/tree.jpg'))}>
    upload
  </button>
));

const copy = staffContent.editor;
const stored = {
  ...{ path: 'stories/tree.md', text: '---\ntitle: "Tree"\ndate: 2026-01-02\n---\nCool.\n', version: 1 },
  check: { errors: [], warnings: [] },
};
const detail: DocumentDetail = {
  ...{ ...stored, kind: 'story', id: 'tree', language: 'en', title: 'Tree', live_text: stored.text },
  ...{ is_draft: false, lock: null, publish_at: null, is_hidden: false, is_hidden_with: false },
  ...{ translations: [], shape: null, defaults: null },
};

function Editor({ draft }: { draft: Draft }) {
  const shown = useSyncExternalStore(draft.subscribe, draft.view);
  const head = readHead(shown.text);
  return head && <StoryForm draft={draft} shown={shown} head={head} language="en" />;
}

const refusal: PostResult<never> = { ok: false, status: 500, code: 'away', fields: {} };

beforeEach(() => {
  stubDialogs();
  uploads = [];
  localStorage.clear();
  jest.mocked(postStaff).mockResolvedValue(refusal);
});

async function startUpload(opener: string): Promise<void> {
  fireEvent.click(screen.getByRole('button', { name: opener }));
  await screen.findByText('A tree');
  fireEvent.click(screen.getByRole('button', { name: 'upload' }));
}

it('what is typed and ticked while a photo arrives stays, beside the photo', async () => {
  const draft = new Draft(stored);
  const { unmount } = render(<Editor draft={draft} />);
  await startUpload(copy.choosePicture);
  fireEvent.change(screen.getByLabelText(copy.name), { target: { value: 'Tree, later' } });
  fireEvent.click(screen.getByLabelText(blog.topics.names.recovery));
  act(() => draft.type(draft.view().text.replace('Cool.', 'Cool and green.')));
  await act(async () => {
    for (const arrive of uploads) arrive();
  });
  const { text } = draft.view();
  expect(readHead(text)).toMatchObject({
    ...{ title: 'Tree, later', topics: ['recovery'] },
    photo: { file: 'uploads/tree.jpg' },
  });
  expect(text).toContain('Cool and green.');
  unmount();
});

it('a photo that arrives for the plain text goes into what is typed by then', async () => {
  const draft = new Draft(stored);
  const { unmount } = render(<Editor draft={draft} />);
  await screen.findByText(staffContent.formatted.reasons.failed);
  await startUpload(copy.insertPicture);
  fireEvent.change(screen.getByLabelText(copy.body), { target: { value: 'Cool and green.' } });
  await act(async () => {
    for (const arrive of uploads) arrive();
  });
  expect(draft.view().text).toMatch(/Cool and green\.\s+!\[A tree\]\(uploads\/tree\.jpg\)/);
  unmount();
});

it('what is typed while the text is published is a draft again, and says so', async () => {
  const draft = new Draft(stored);
  let answer: (result: PostResult<unknown>) => void = () => undefined;
  jest.mocked(postStaff).mockReturnValue(
    new Promise((resolve) => {
      answer = resolve;
    }),
  );
  const published = draft.change('publish');
  await Promise.resolve();
  draft.type(`${stored.text}More.\n`);
  await draft.save();
  expect(jest.mocked(postStaff)).toHaveBeenCalledTimes(1);
  answer({ ok: true, data: { version: 2 } });
  await published;
  expect(draft.view()).toMatchObject({ state: 'typed', version: 2 });
  jest.mocked(postStaff).mockResolvedValue({ ok: true, data: { version: 3, saved_at: 1 } });
  await draft.save();
  expect(draft.view()).toMatchObject({ state: 'saved', version: 3 });
});

it.each([
  ['is not chosen is laid aside first', { ...refusal, status: 409 }, ['draft', 'lock'], 'Theirs'],
  ['cannot be laid aside stays', refusal, ['draft'], 'Mine'],
] as const)('what was typed on this device and %s', async (_name, answer, calls, words) => {
  const local = stored.text.replace('Cool', 'Mine');
  localStorage.setItem(`staff-draft:${stored.path}`, JSON.stringify({ text: local, version: 0 }));
  const draft = new Draft({ ...stored, text: stored.text.replace('Cool', 'Theirs') });
  expect(draft.view().state).toBe('conflict');
  jest.mocked(postStaff).mockClear().mockResolvedValue(answer);
  await draft.choose('theirs');
  expect(jest.mocked(postStaff).mock.calls.map(([path]) => path.split('/').at(-1))).toEqual(calls);
  expect(draft.view().text).toContain(words);
});

/** As the server: of a text whose version or lock is another's it says what is stored. */
function serve(text: string, lock: object | null) {
  const now = { text, version: 2, lock };
  jest.mocked(postStaff).mockImplementation(async (path, body, read) => {
    const data = (answer: object) => ({ ok: true as const, data: read(answer) as never });
    if (path.endsWith('/lock')) return data(Object.assign(now, { lock: null }));
    const sent = body as { version: number; text: string };
    if (!path.endsWith('/draft')) return refusal;
    if (now.lock !== null || sent.version !== now.version)
      return { ...refusal, status: 409, code: 'stale', body: { current: { ...now, updated_by: 'Ravi' } } };
    Object.assign(now, { text: sent.text, version: now.version + 1 });
    return data({ version: now.version, saved_at: 1 });
  });
  return now;
}
const theirs = stored.text.replace('Cool', 'Theirs');
const ravi = { by: 'ravi', name: 'Ravi', until: Number.MAX_SAFE_INTEGER };

it.each([
  ['mine', 'typed on this device before', false],
  ['theirs', 'typed on this device before', false],
  ['mine', 'typed while a colleague edits', true],
  ['theirs', 'typed while a colleague edits', true],
] as const)('after a conflict one types on with %s, %s', async (whose, _when, isLive) => {
  const mine = stored.text.replace('Cool', 'Mine');
  const now = serve(theirs, isLive ? ravi : null);
  if (!isLive) localStorage.setItem(`staff-draft:${stored.path}`, JSON.stringify({ text: mine, version: 1 }));
  const draft = new Draft(isLive ? stored : { ...stored, version: 2, text: theirs });
  if (isLive) draft.type(mine);
  await draft.save();
  expect(draft.view().state).toBe('conflict');
  expect(now.text).toBe(theirs);
  if (isLive) Object.assign(now, { version: 3, text: theirs.replace('.', ' too.') });
  await draft.choose(whose);
  if (isLive && whose === 'mine') await draft.choose(whose);
  expect([draft.view().text, draft.view().version]).toEqual([now.text, now.version]);
  draft.type(`${draft.view().text}More.\n`);
  await draft.save();
  expect(draft.view().state).toBe('saved');
  expect(now.text).toContain(whose === 'mine' ? 'Mine' : 'Theirs');
  expect(now.text).toContain('More.');
});

it('what is typed in a conflict is still from before it after a reload', () => {
  localStorage.setItem(`staff-draft:${stored.path}`, JSON.stringify({ text: 'Mine', version: 0 }));
  new Draft(stored).type('Mine, more');
  expect(new Draft(stored).view().state).toBe('conflict');
});

it('the bar leads to both texts of a conflict, and publishing leads there and says why', async () => {
  serve(theirs, ravi);
  const warnings = [{ line: 5, message: 'the story has 1 word' }];
  detail.check = { errors: [], warnings };
  const { unmount } = render(<DocumentEditor path={stored.path} />);
  const checked = () => screen.queryByText(/1 word/);
  await waitFor(() => expect(checked()).toBeTruthy());
  fireEvent.change(await screen.findByLabelText(copy.name), { target: { value: 'Mine' } });
  fireEvent.click(screen.getByRole('button', { name: copy.publish }));
  const notice = await screen.findByRole('alert');
  await waitFor(() => expect(notice.parentElement).toHaveFocus());
  expect(notice).toHaveTextContent(copy.conflict.locked('Ravi'));
  expect(notice).toHaveTextContent(copy.conflict.text);
  expect(checked()).toBeNull();
  detail.check = stored.check;
  screen.getByLabelText(copy.name).focus();
  fireEvent.click(screen.getByRole('button', { name: copy.conflict.compare }));
  expect(notice.parentElement).toHaveFocus();
  unmount();
});

it('a text that a colleague is editing says so before anything is typed, and once, with the choice', async () => {
  serve(theirs, ravi);
  detail.lock = { ...ravi, at: 0 };
  const { unmount } = render(<DocumentEditor path={stored.path} />);
  const since = copy.conflict.since('Ravi', '1 Jan 1970, 5:30 am');
  expect(await screen.findByText(since)).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
  fireEvent.change(screen.getByLabelText(copy.name), { target: { value: 'Mine' } });
  fireEvent.click(screen.getByRole('button', { name: copy.publish }));
  expect(await screen.findByRole('alert')).toHaveTextContent(copy.conflict.locked('Ravi'));
  expect(screen.queryByText(since)).toBeNull();
  detail.lock = null;
  unmount();
});

it('the choice of a picture begins with its heading, which has the focus', async () => {
  const { unmount } = render(<Editor draft={new Draft(stored)} />);
  fireEvent.click(screen.getByRole('button', { name: copy.choosePicture }));
  expect(screen.getByRole('heading', { name: staffPictures.chooseTitle })).toHaveFocus();
  await screen.findByText('A tree');
  unmount();
});

it('a text that is too long for the server is refused: nothing says that it will be sent again', async () => {
  jest.mocked(postStaff).mockResolvedValue({ ...refusal, status: 413, code: 'body_too_large' });
  const draft = new Draft(stored);
  draft.type('---\ntitle: "Tree"\n---\nVery long.\n');
  await draft.save();
  expect(draft.view().state).toBe('refused');
});

it('says before a story is put back what visitors can read again, in which languages and where', async () => {
  const draft = new Draft(detail);
  const shown = (more: Partial<DocumentDetail>) => {
    const actions = { draft, shown: draft.view(), again: async () => undefined, leadToFault: () => false };
    const hidden = { ...detail, live_text: null, is_hidden: true, ...more };
    const { unmount } = render(<DocumentActions {...actions} detail={hidden} />);
    fireEvent.click(screen.getByRole('button', { name: copy.restore }));
    expect(postStaff).not.toHaveBeenCalled();
    const text = screen.getByRole('dialog', { name: copy.restoreTitle }).textContent;
    return { text, unmount };
  };
  const alone = shown({ language: 'hi', path: 'stories/tree.hi.md' });
  expect(alone.text).toContain('/hi/blog/tree, in Hindi.');
  alone.unmount();
  const waiting = shown({ language: 'hi', is_hidden_with: true });
  expect(waiting.text).toContain(copy.restoreWith);
  waiting.unmount();
  const list = shown({ kind: 'list', path: 'team.json', id: 'team' });
  expect(list.text).toContain(copy.restoreText);
  list.unmount();
  expect(shown({ translations: ['hi', 'bn'] }).text).toContain('/blog/tree, in English, Hindi and Bengali.');
  fireEvent.click(screen.getByRole('button', { name: copy.restoreNow }));
  await waitFor(() => expect(postStaff).toHaveBeenCalled());
});

it('says of the link to a story in which language its page opens', () => {
  render(<SeePage detail={{ ...detail, language: 'hi' }} />);
  const link = screen.getByRole('link', { name: /website.*Hindi/ });
  expect(link).toHaveAttribute('href', '/hi/blog/tree');
});

it('asks of a photo in plain words who is in it, who took it and how they agreed', () => {
  const { consentBy, consentByHint, paper, paperHint } = staffPictures.facts;
  expect([consentBy, consentByHint, paper, paperHint].join(' ')).toMatch(
    /agreed.*everybody who can be recognised.*who took the photo.*how they agreed/is,
  );
});

it.each([copy.publish, copy.schedule])(
  'before “%s”, a photo that was chosen and not added is told of',
  async (name) => {
    globalThis.createImageBitmap = jest.fn().mockResolvedValue({ width: 4, height: 3 });
    const draft = new Draft(stored);
    const actions = {
      ...{ detail: { ...detail, is_draft: true }, draft, shown: draft.view(), again: async () => undefined },
      leadToFault: () => false,
    };
    const { unmount } = render(
      <>
        <AddPicture done={() => undefined} />
        <DocumentActions {...actions} />
      </>,
    );
    const file = new File(['x'], 'tree.jpg', { type: 'image/jpeg' });
    fireEvent.change(screen.getByLabelText(staffPictures.add.file), { target: { files: [file] } });
    await screen.findByRole('button', { name: staffPictures.add.submit });
    jest.mocked(postStaff).mockClear();
    fireEvent.click(screen.getByRole('button', { name }));
    expect(
      await screen.findByText(/Your photo is not in the story yet: tap “Add this picture” first\./),
    ).toBeTruthy();
    expect(postStaff).not.toHaveBeenCalled();
    unmount();
  },
);

it.each([
  [null, 'Visitors do not see it before it is published.'],
  [stored.text, 'Visitors do not see this change before it is published.'],
])('a change that is saved says what visitors do not see yet (published: %j)', (live_text, words) => {
  const draft = new Draft(stored);
  const actions = { draft, again: async () => undefined, leadToFault: () => false };
  const shown = { ...draft.view(), state: 'saved' as const, savedAt: 0 };
  const { unmount } = render(
    <DocumentActions {...actions} detail={{ ...detail, live_text }} shown={shown} />,
  );
  expect(screen.getByText(/^Saved /)).toHaveTextContent(words);
  unmount();
});
