import { act, fireEvent, render, renderHook, screen, within } from '@testing-library/react';
import { useChatNames } from '@/components/staff/chats/chat-format';
import { ChatPage } from '@/components/staff/chats/chat-page';
import { TicketPage } from '@/components/staff/inbox/ticket-page';
import { MAX_LIVE_LENGTH } from '@/lib/chat/live';
import type { ShownMessage } from '@/lib/chat/store/transcript';
import { staff } from '@/lib/i18n/en/staff';
import { staffChats as copy } from '@/lib/i18n/en/staff-chats';
import { staffInbox } from '@/lib/i18n/en/staff-inbox';
import { staffRoutes } from '@/lib/staff/addresses';
import { postStaff } from '@/lib/staff/client/staff-calls';
import { useStaffItem } from '@/lib/staff/client/staff-reads';
import { stubDialogs } from '@/tests/helpers/dialog';
import { makeTicketCard } from '@/tests/helpers/make';

jest.mock('next/link', () => jest.requireActual('@/tests/helpers/link-stub'));
jest.mock('next/navigation', () => ({ usePathname: () => '/staff/chats', useRouter: () => ({}) }));
jest.mock('@/lib/staff/client/staff-calls', () => ({
  ...jest.requireActual('@/lib/staff/client/staff-calls'),
  postStaff: jest.fn(),
}));
jest.mock('@/lib/staff/client/staff-reads', () => ({
  ...jest.requireActual('@/lib/staff/client/staff-reads'),
  useStaffItem: jest.fn(),
  readAgain: async () => undefined,
}));

const said = (speaker: ShownMessage['speaker'], more: Partial<ShownMessage> = {}): ShownMessage => ({
  ...{ key: `${speaker}${more.notice ?? ''}`, speaker, notice: null, text: 'Hello', name: 'Mina', at: 0 },
  ...more,
});
const joined = said('system', { notice: 'joined' });

function stored(urgent: number, messages: readonly ShownMessage[], more = {}) {
  const chat = {
    ...{ id: 'one', language: 'en', created_at: 0, state: 'live', is_mine: true, is_handed: false, urgent },
    ...{ messages, name: '', age: '', phone: '', email: '', by: 'Mina', closing: null, is_typing: false },
    ...{
      done: null,
      offered_to: '',
      is_covered: false,
      ...{ gone_since: null, back_since: null },
      queued_at: null,
      ticket_version: null,
      ...more,
    },
  };
  const view = { kind: 'shown', data: chat, isStale: false, again: async () => undefined };
  jest.mocked(useStaffItem).mockReturnValue(view as ReturnType<typeof useStaffItem>);
  jest.mocked(postStaff).mockResolvedValue({ ok: true, data: true });
}
const page = () => <ChatPage id="one" version={1} present={[]} />;
function show(...chat: Parameters<typeof stored>) {
  stored(...chat);
  return render(page());
}
function open(urgent: number, messages: readonly ShownMessage[]) {
  show(urgent, messages);
  fireEvent.click(screen.getByRole('button', { name: copy.leave }));
}
const actions = () => jest.mocked(postStaff).mock.calls.map(([, body]) => body);
const leaving = { chat: 'one', action: 'leave' };

beforeAll(stubDialogs);

it.each([
  ['no words for anybody else', { may_say_who: false, say: '' }, true],
  ['words for anybody else', { may_say_who: false, say: 'The library calls' }, false],
  ['leave to say who calls', { may_say_who: true, say: '' }, false],
])(
  'a call with %s is claimed first, and says whom to ask for where nothing may be said',
  (_what, how, isAsked) => {
    const ticket = makeTicketCard({ state: 'new', name: '', is_discreet: true });
    const call = { call_from: 0, call_to: 3_600_000, language: 'en', phone: '98300 00000', name: '', ...how };
    const item = {
      ticket,
      content: { kind: 'callback', ...call },
      notes: [{ id: 'n', at: 0, author: 'Ravi', kind: 'snoozed', text: '1970-01-01T01:00:00.000Z' }],
      same: [{ id: 'c', kind: 'chat', name: 'Asha', at: 0, outcome: null, say: '', words: 'I cannot go on' }],
      replies: [],
      draft: null,
    };
    const data = { ...item, messages: [], later_at: 0, hours: null };
    const view = { kind: 'shown', data, isStale: false, again: async () => undefined };
    jest.mocked(useStaffItem).mockReturnValue(view as ReturnType<typeof useStaffItem>);
    render(<TicketPage id="one" version="1" />);
    const claim = screen.getByRole('button', { name: staffInbox.actions.claim });
    const dial = screen.getByRole('link', { name: staffInbox.item.dial('98300 00000') });
    expect(claim.compareDocumentPosition(dial)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(screen.queryByText(staffInbox.item.askPerson) !== null).toBe(isAsked);
    // The conversation in which it was asked for.
    expect(screen.getByRole('link', { name: 'Conversation: Asha' })).toHaveAttribute('href', '#c');
    expect(screen.getByText('“I cannot go on”')).toBeTruthy();
    const history = screen.getByText(staffInbox.outcomes.snoozed).closest('li');
    expect(history).toHaveTextContent('Ravi, 1 Jan 1970, 5:30 amUntil 1 Jan 1970, 6:30 am');
    const isDone = { ...item, ticket: { ...ticket, state: 'done', is_urgent: true } };
    const doneView = { ...view, data: { ...data, ...isDone } };
    jest.mocked(useStaffItem).mockReturnValue(doneView as ReturnType<typeof useStaffItem>);
    render(<TicketPage id="one" version="2" />);
    expect(screen.getAllByRole('link', { name: staffInbox.item.dial('98300 00000') })).toHaveLength(1);
    expect(screen.getByText('98300 00000')).toBeTruthy();
  },
);

it('a link of the assistant shows its words and its address', () => {
  show(1, [said('bot', { text: 'Read [The first night](https://a.org/blog/b#c), [now]' })]);
  expect(screen.getByText('Read The first night (https://a.org/blog/b#c), [now]')).toBeTruthy();
});

it('a word of danger says so beside who wrote it', () => {
  show(1, [said('visitor', { text: 'Calm' }), said('visitor', { key: 'later', is_danger: true })]);
  const [calm, danger] = within(screen.getByRole('log')).getAllByRole('listitem');
  expect(danger).toHaveTextContent(`${copy.speakers.visitor} · ${copy.danger}`);
  expect(calm).not.toHaveTextContent(copy.danger);
});

it('whoever has answered leaves in one step', async () => {
  open(0, [said('visitor'), said('counsellor'), joined]);
  await act(async () => undefined);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(actions()).toEqual([leaving]);
});

it.each([
  ['one of danger', 1, [said('visitor'), said('counsellor')], copy.leaving.urgent],
  ['one without an answer', 0, [said('counsellor'), said('visitor'), joined], copy.leaving.unanswered],
] as const)('%s is left after a question alone', async (_name, urgent, messages, why) => {
  open(urgent, messages);
  const dialog = within(screen.getByRole('dialog', { name: copy.leaving.title }));
  expect(dialog.getByText(why)).toBeTruthy();
  expect(actions()).toEqual([]);
  const stay = dialog.getAllByRole('button', { name: copy.leaving.stay });
  await act(async () => stay.forEach((button) => void fireEvent.click(button)));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(actions()).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: copy.leave }));
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: copy.leaving.confirm })));
  expect(actions()).toEqual([leaving]);
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('a conversation of danger ends from its own page, with its item of the inbox', async () => {
  const { done } = staffInbox;
  const { rerender } = show(1, [said('visitor'), said('counsellor')], { ticket_version: 3 });
  fireEvent.click(await screen.findByRole('button', { name: done.ways['done-chat'] }));
  expect(actions()).toEqual([]);
  const question = within(screen.getByRole('dialog', { name: done.leave.title }));
  await act(async () => void fireEvent.click(question.getByRole('button', { name: done.leave.confirm })));
  expect(jest.mocked(postStaff).mock.calls.at(-1)?.[0]).toBe(staffRoutes.api.changeTicket('done'));
  expect(actions()).toEqual([{ id: 'one', version: 3, how: 'done-chat', leave: true }]);
  const ended = { state: 'ended', is_mine: false, done: { by: 'Mina', at: 0 } };
  stored(0, [said('counsellor')], ended);
  rerender(page());
  expect(screen.queryByText(copy.conflicts['not-yours'])).toBeNull();
});

it.each([
  ['waits for a person', { state: 'waiting', is_mine: false }],
  ['talks with a colleague', { is_mine: false }],
  ['has nothing in the inbox', { ticket_version: null }],
])('one whose visitor %s is not ended there', (_how, standing) => {
  show(1, [said('visitor')], { ticket_version: 3, ...standing });
  expect(screen.queryByRole('button', { name: staffInbox.done.ways['done-chat'] })).toBeNull();
});

it('words left for a person, of which the inbox has nothing, are done there', async () => {
  show(0, [said('visitor')], { state: 'ended', is_mine: false, is_unanswered: true });
  const done = screen.getByRole('button', { name: staffInbox.outcomes['done-none'] });
  await act(async () => void fireEvent.click(done));
  expect(actions()).toEqual([{ chat: 'one', action: 'close' }]);
});

it('whoever joins is led to the message, which goes by Ctrl and Enter', async () => {
  const standing = { state: 'waiting', is_mine: false };
  const { rerender } = show(0, [said('visitor', { at: Date.now() })], standing);
  expect(screen.queryByText(/may not be there/)).toBeNull();
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: copy.join })));
  stored(0, [said('visitor')]);
  rerender(page());
  const box = screen.getByLabelText<HTMLTextAreaElement>(copy.text);
  expect(document.activeElement).toBe(box);
  // The second tap of two on the button that stood there.
  fireEvent.click(screen.getByRole('button', { name: copy.leave }));
  expect(screen.queryByRole('dialog')).toBeNull();
  fireEvent.change(box, { target: { value: 'I am here' } });
  await act(async () => void fireEvent.keyDown(box, { key: 'Enter', ctrlKey: true }));
  expect(actions().at(-1)).toMatchObject({ action: 'write', text: 'I am here' });
});

it('a message that did not go is told of at its box, with the words in it', async () => {
  show(0, [said('visitor')]);
  jest.mocked(postStaff).mockResolvedValue({ ok: false, status: 0, code: 'network', fields: {} });
  const isOnline = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const box = screen.getByLabelText<HTMLTextAreaElement>(copy.text);
  fireEvent.change(box, { target: { value: 'I am here' } });
  const form = box.closest('form');
  await act(async () => void (form && fireEvent.submit(form)));
  const alert = screen.getByRole('alert');
  expect(form).toContainElement(alert);
  expect(alert).toHaveTextContent(`${copy.notSent}${staff.line.offline}`);
  isOnline.mockRestore();
});

it('the last words come into view with who joins, with danger, and while they are near', () => {
  const scroll = jest.fn();
  Element.prototype.scrollIntoView = scroll;
  const shown = (...chat: Parameters<typeof stored>) => {
    scroll.mockClear();
    stored(...chat);
    rerender(page());
    return scroll.mock.contexts.map((item) => (item as HTMLElement).textContent);
  };
  const one = [said('visitor')];
  const { rerender } = show(0, one, { is_mine: false, state: 'waiting' });
  expect(shown(0, one, { is_mine: false, state: 'waiting' })).toEqual([]);
  expect(shown(0, one)).toHaveLength(1);
  expect(shown(1, one)).toHaveLength(1);
  const [last] = shown(1, [...one, said('visitor', { key: 'two', text: 'I want to die tonight' })]);
  expect(last).toContain('I want to die tonight');
  expect(shown(1, one, { offered_to: 'Ravi' })).toHaveLength(1);
  Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
});

it('whoever reads further up is told of new words, and led to them; their own are at the end', async () => {
  const scroll = jest.fn();
  Element.prototype.scrollIntoView = scroll;
  let see: (isNear: boolean) => void = () => undefined;
  class Observer {
    constructor(tell: (seen: { isIntersecting: boolean }[]) => void) {
      see = (isIntersecting) => tell([{ isIntersecting }]);
    }
    observe() {}
    disconnect() {}
  }
  Object.assign(globalThis, { IntersectionObserver: Observer });
  const one = [said('visitor'), said('counsellor')];
  const { rerender } = show(0, one);
  const next = async (...more: ShownMessage[]) => {
    act(() => see(false));
    scroll.mockClear();
    stored(0, [...one, ...more]);
    await act(async () => rerender(page()));
  };
  const marker = () => screen.queryByRole('button', { name: copy.newWords });
  expect(marker()).toBeNull();
  await next(said('visitor', { key: 'two' }));
  expect(scroll).not.toHaveBeenCalled();
  fireEvent.click(marker() ?? document.body);
  expect(scroll).toHaveBeenCalledTimes(1);
  act(() => see(true));
  expect(marker()).toBeNull();
  await next(said('visitor', { key: 'two' }), said('counsellor', { key: 'own' }));
  expect(scroll).toHaveBeenCalledTimes(1);
  Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
  Reflect.deleteProperty(globalThis, 'IntersectionObserver');
});

it('a message that is too long stays whole, says by how much, and goes once it is shorter', async () => {
  show(0, [said('visitor')]);
  const box = screen.getByLabelText<HTMLTextAreaElement>(copy.text);
  const write = async (length: number) => {
    fireEvent.change(box, { target: { value: 'a'.repeat(length) } });
    const form = box.closest('form');
    await act(async () => void (form && fireEvent.submit(form)));
    return actions().filter((one) => 'text' in one).length;
  };
  expect(await write(MAX_LIVE_LENGTH + 100)).toBe(0);
  expect(box.value).toHaveLength(MAX_LIVE_LENGTH + 100);
  expect(screen.getByText(copy.tooLong(100, MAX_LIVE_LENGTH))).toBeTruthy();
  expect(screen.getByText(copy.length(MAX_LIVE_LENGTH + 100, MAX_LIVE_LENGTH))).toBeTruthy();
  expect(await write(MAX_LIVE_LENGTH)).toBe(1);
});

it('whoever has offered a conversation goes on writing, and can take the offer back', async () => {
  show(0, [said('visitor')], { offered_to: 'Ravi' });
  expect(screen.getByLabelText(copy.text)).toBeTruthy();
  expect(screen.getByText(copy.offered('Ravi'))).toBeTruthy();
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: copy.withdraw })));
  expect(actions().at(-1)).toEqual({ chat: 'one', action: 'withdraw' });
});

it('whoever answers reads at the message box that the numbers lie over their words', () => {
  show(0, [said('visitor')], { is_covered: true });
  const foot = screen.getByLabelText(copy.text).closest('form');
  expect(foot).toHaveTextContent(copy.covered);
});

it('whoever answers is told since when the visitor’s chat has been silent', () => {
  show(0, [said('visitor')], { gone_since: 0 });
  expect(screen.getByText(copy.gone('1 Jan 1970, 5:30 am'))).toBeTruthy();
});

it.each([
  [null, copy.unsentDanger],
  [5, copy.unsentBack],
])(
  'whoever opens one of danger reads that its words were not sent yet, back since %s',
  (back_since, words) => {
    show(1, [], { state: null, is_mine: false, is_unsent: true, back_since });
    const told = screen.getByText(words);
    expect(told.parentElement).toContainElement(screen.getByRole('button', { name: copy.join }));
  },
);

it('whoever opens one of danger has the whole of what to do beside the button, however far its words go', () => {
  show(1, [], { state: null, is_mine: false });
  const foot = screen.getByRole('button', { name: copy.join }).parentElement;
  expect(foot).toHaveTextContent(staffInbox.help.text);
});

it('whoever has left is at the heading', async () => {
  open(0, [said('counsellor')]);
  await act(async () => undefined);
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 2 }));
});

it.each([
  [
    { by: 'Ravi', is_mine: false, offered_to: 'Eva' },
    `${copy.states.live('Ravi')}; ${copy.states.offered('Eva')}`,
  ],
  [{ by: 'Ravi', is_mine: false, is_handed: true, offered_to: 'Mina' }, copy.states.handed('Ravi')],
  [{ by: 'Ravi', is_mine: false }, copy.states.live('Ravi')],
  [{ state: null, is_mine: false, urgent: 1 }, copy.states.alone],
  [{ state: null, is_mine: false }, copy.states.bot],
])('how a conversation stands: %j', (standing, words) => {
  show(0, [said('visitor')], standing);
  expect(screen.getByText(words)).toBeTruthy();
});

it('one of danger that is done says so, who marked it and when', () => {
  show(0, [said('visitor')], { state: null, is_mine: false, done: { by: 'Ravi', at: 0 } });
  const told = screen.getByText(copy.done('1 Jan 1970, 5:30 am, Ravi'));
  // Beside the button that stands at the foot of a phone's screen.
  expect(told.parentElement).toContainElement(screen.getByRole('button', { name: copy.join }));
});

describe('a conversation in which a colleague answers', () => {
  it('can be joined once its visitor has long been without an answer, and not before', async () => {
    const { unmount } = show(0, [joined, said('visitor')], { is_mine: false, is_unanswered: false });
    expect(screen.queryByRole('button', { name: copy.join })).toBeNull();
    unmount();
    show(0, [joined, said('visitor')], { is_mine: false, is_unanswered: true });
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: copy.join })));
    expect(actions()).toContainEqual({ chat: 'one', action: 'join' });
  });

  it('says in the list since when', () => {
    const { result } = renderHook(() => useChatNames());
    const chat = { state: 'live', by: 'Mina', is_mine: false, is_handed: false, offered_to: '' } as const;
    const standing = { ...chat, queued_at: 0, urgent: 0, unanswered_at: 0 };
    expect(result.current.stateOf(standing, 240_000)).toBe(
      `${copy.states.live('Mina')}; ${copy.unanswered('4 min')}`,
    );
    // Nor does whoever left a message for a person read as one who talks with the assistant alone.
    const left = { ...standing, state: 'ended' as const, by: '' };
    expect(result.current.stateOf(left, 240_000)).toBe(`${copy.states.left}; ${copy.unanswered('4 min')}`);
    expect(result.current.stateOf({ ...left, unanswered_at: null }, 0)).toBe(copy.states.bot);
    expect(result.current.stateOf({ ...left, unanswered_at: null, is_missed: true }, 0)).toBe(
      `${copy.states.bot}; ${copy.states.nobody}`,
    );
    expect(result.current.stateOf({ ...left, was_here: 'Rina' }, 240_000)).toBe(
      `${copy.states.left}; Rina was here and left; ${copy.unanswered('4 min')}`,
    );
    const nobody = { key: 'l1', speaker: 'system', notice: 'nobody', text: '', at: 0 } as const;
    expect(result.current.wordsOf({ ...nobody, name: '' }).text).toMatch(/^Nobody came;/);
    expect(result.current.wordsOf({ ...nobody, name: 'Rina' }).text).toMatch(/^Nobody else was here;/);
    const waiting = { ...standing, state: 'waiting' as const };
    expect(result.current.stateOf(waiting, 125 * 60_000)).toBe('Waiting for a person for 2 h 5 min');
  });
});

describe('whoever is taken out of a conversation', () => {
  const typed = (more: object) => {
    const { rerender } = show(0, [said('visitor')]);
    fireEvent.change(screen.getByLabelText(copy.text), { target: { value: 'Please stay' } });
    screen.getByLabelText(copy.text).focus();
    stored(0, [said('visitor')], { is_mine: false, is_unanswered: false, ...more });
    rerender(page());
  };
  const notice = () => screen.getByLabelText(copy.unsent).closest('[role=status]');
  it('reads who answers now, with the words that did not go, and the focus is there', () => {
    typed({ by: 'Ravi' });
    expect(notice()).toHaveTextContent(copy.displaced('Ravi'));
    expect(screen.getByLabelText(copy.unsent)).toHaveValue('Please stay');
    expect(notice()).toHaveFocus();
  });
  it('reads that it waits, and can join it again', () => {
    typed({ by: '', state: 'waiting' });
    expect(notice()).toHaveTextContent(copy.conflicts['not-yours']);
    expect(screen.getByRole('button', { name: copy.join })).toBeTruthy();
  });
  it('is told that the visitor sees a person and the assistant is silent while that is so, and not after leaving', async () => {
    const { rerender } = show(0, [said('counsellor')]);
    expect(screen.getByText(copy.joinedHint)).toBeTruthy();
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: copy.leave })));
    stored(0, [said('counsellor')], { is_mine: false, state: 'ended' });
    rerender(page());
    expect(screen.queryByText(copy.joinedHint)).toBeNull();
  });
  it('reads nothing of it after leaving', async () => {
    const { rerender } = show(0, [said('counsellor')]);
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: copy.leave })));
    stored(0, [said('counsellor')], { is_mine: false, state: 'ended' });
    rerender(page());
    expect(screen.queryByText(copy.conflicts['not-yours'])).toBeNull();
  });
});

const SLOW_MS = 50;
const slow = () =>
  jest.mocked(postStaff).mockImplementation(async (_path, body) => {
    const isSlow = ['write', 'join'].includes(Object(body).action);
    if (isSlow) await new Promise((resolve) => setTimeout(resolve, SLOW_MS));
    return { ok: true, data: true };
  });
const later = () => act(async () => new Promise((resolve) => setTimeout(resolve, SLOW_MS + 10)));
const busy = (name: string) => {
  const button = screen.getByRole('button', { name });
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(name);
  return button;
};

it('a tap on the button to join says at once that it is taken, and a second one is the same', async () => {
  show(0, [said('visitor')], { state: 'waiting', is_mine: false });
  slow();
  fireEvent.click(screen.getByRole('button', { name: copy.join }));
  fireEvent.click(busy(copy.joining));
  await later();
  expect(actions()).toEqual([{ chat: 'one', action: 'join' }]);
});

it('a second tap while an answer goes out sends what was typed since; where it fails the words stay and the fault is told', async () => {
  show(0, [said('visitor')]);
  slow();
  const box = screen.getByLabelText<HTMLTextAreaElement>(copy.text);
  const sent = () => actions().flatMap((one) => ('text' in one ? [one.text] : []));
  fireEvent.change(box, { target: { value: 'I am here.' } });
  fireEvent.click(screen.getByRole('button', { name: copy.send }));
  expect(box.value).toBe('I am here.');
  fireEvent.change(box, { target: { value: 'I am here. Where are you?' } });
  fireEvent.click(busy(copy.sending));
  expect(sent()).toEqual(['I am here.']);
  await later();
  await later();
  expect(sent()).toEqual(['I am here.', 'Where are you?']);
  expect(box.value).toBe('');
  jest.mocked(postStaff).mockResolvedValue({ ok: false, status: 0, code: 'network', fields: {} });
  fireEvent.change(box, { target: { value: 'Stay.' } });
  fireEvent.click(screen.getByRole('button', { name: copy.send }));
  fireEvent.click(busy(copy.sending));
  await later();
  expect(screen.getByRole('alert')).toHaveTextContent(copy.notSent);
  expect(box.value).toBe('Stay.');
  expect(sent()).toHaveLength(3);
});

it('what is typed while an answer goes out stays, in the box that keeps the focus', async () => {
  show(0, [said('visitor')]);
  slow();
  const box = screen.getByLabelText<HTMLTextAreaElement>(copy.text);
  fireEvent.change(box, { target: { value: 'I am here.' } });
  screen.getByRole('button', { name: copy.send }).focus();
  fireEvent.click(screen.getByRole('button', { name: copy.send }));
  expect(document.activeElement).toBe(box);
  fireEvent.change(box, { target: { value: 'I am here. Where are you?' } });
  await later();
  expect(box.value).toBe('Where are you?');
});
