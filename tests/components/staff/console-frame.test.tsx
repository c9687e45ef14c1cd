import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { ChatsPage } from '@/components/staff/chats/chats-page';
import { ConsoleFrame } from '@/components/staff/console-frame';
import { ConsoleHome } from '@/components/staff/console-home';
import { staff } from '@/lib/i18n/en/staff';
import { staffInbox } from '@/lib/i18n/en/staff-inbox';
import { staffRoutes } from '@/lib/staff/addresses';
import { signOut } from '@/lib/staff/client/staff-calls';
import { useStaff } from '@/lib/staff/client/staff-reads';
import { BEAT_MS } from '@/lib/staff/rules';
import { stubDialogs } from '@/tests/helpers/dialog';

jest.mock('next/link', () => jest.requireActual('@/tests/helpers/link-stub'));
jest.mock('next/navigation', () => ({ usePathname: () => '/staff/gifts', useRouter: () => ({}) }));
jest.mock('@/lib/staff/client/staff-calls', () => ({
  ...jest.requireActual('@/lib/staff/client/staff-calls'),
  signOut: jest.fn(),
}));
jest.mock('@/lib/staff/client/staff-reads', () => ({ useStaff: jest.fn(), useEventLine: () => 'open' }));

const { nav } = staff;
beforeAll(stubDialogs);
const frame = () => <ConsoleFrame name="Asha House">page</ConsoleFrame>;

/** A person of this role, to whom so much of the inbox is urgent. */
const withAccount = (role: string, urgent: number, waiting = 0) =>
  jest.mocked(useStaff).mockImplementation((path) => {
    const data =
      path === staffRoutes.api.me ? { role } : { inbox: { waiting, urgent, mine: 0 }, chats: null };
    const kind = path === null ? 'loading' : 'shown';
    return { kind, data, isStale: false, again: async () => undefined } as ReturnType<typeof useStaff>;
  });
/** A counsellor in a conversation. */
const inChat = (chat: object) =>
  jest.mocked(useStaff).mockImplementation((path) => {
    const own = {
      ...{ id: 'one', state: 'live', urgent: 0, is_mine: true, is_handed: false, unanswered_at: null },
      ...{ name: '', created_at: 0, ...chat },
    };
    const data =
      path === staffRoutes.api.me
        ? { role: 'counsellor' }
        : {
            inbox: { urgent: 1 },
            chats: [
              own,
              { ...own, id: 'other', state: 'live', is_mine: false, is_handed: false, unanswered_at: null },
            ],
          };
    return { kind: 'shown', data, isStale: false, again: async () => undefined } as ReturnType<
      typeof useStaff
    >;
  });
const announced = () => screen.getAllByRole('status').map(({ textContent }) => textContent);

it('leads back to the start from every page by the centre’s name', () => {
  withAccount('finance', 0);
  render(frame());
  const way = screen.getByRole('link', { name: `Asha House · ${staff.title} · ${nav.home}` });
  expect(way.getAttribute('href')).toBe(staffRoutes.home);
});

it('brings the focus back to the item that was left, or to the heading of a list without it', async () => {
  withAccount('desk', 0);
  const list = ['here', 'elsewhere'].map((id) => <a key={id} href={`#${id}`}>{`Item ${id}`}</a>);
  const page = [<h1 key="title">Inbox</h1>, ...list];
  render(<ConsoleFrame name="Asha House">{page}</ConsoleFrame>);
  const back = async (left: string) => {
    (document.activeElement as HTMLElement).blur();
    const oldURL = new URL(`#${left}`, location.href).href;
    fireEvent(window, new HashChangeEvent('hashchange', { oldURL }));
    await new Promise(requestAnimationFrame);
  };
  await back('elsewhere');
  expect(screen.getByRole('link', { name: 'Item elsewhere' })).toHaveFocus();
  await back('gone');
  expect(screen.getByRole('heading', { name: 'Inbox' })).toHaveFocus();
});

it('brings the way to the page on view into sight, where the menu is a row that is moved sideways', () => {
  const scrollTo = jest.fn();
  HTMLElement.prototype.scrollTo = scrollTo;
  withAccount('desk,finance', 0);
  render(frame());
  expect(screen.getByRole('link', { name: nav.gifts })).toHaveAttribute('aria-current', 'page');
  expect(scrollTo.mock.contexts).toEqual([screen.getByRole('navigation')]);
});

it('has its menu before the main part, and a first link past it that leaves the address as it is', () => {
  withAccount('desk,finance', 0);
  render(frame());
  const main = screen.getByRole('main');
  expect(main.textContent).toBe('page');
  expect(main.contains(screen.getByRole('navigation'))).toBe(false);
  const [first] = screen.getAllByRole('link');
  expect(first?.textContent).toBe(nav.skip);
  if (first) fireEvent.click(first);
  expect(document.activeElement).toBe(main);
  expect(location.hash).toBe('');
});

it('the way to the inbox leads to its beginning there, too', () => {
  withAccount('desk', 0);
  const page = <input aria-label="chosen" defaultValue="open" />;
  render(<ConsoleFrame name="Asha House">{page}</ConsoleFrame>);
  fireEvent.change(screen.getByLabelText('chosen'), { target: { value: 'done' } });
  fireEvent.click(screen.getByRole('link', { name: nav.inbox }));
  expect(screen.getByLabelText('chosen')).toHaveValue('open');
});

it('has the way out on every page, apart from the links of the menu, and says why it failed', async () => {
  withAccount('finance', 0);
  jest.mocked(signOut).mockResolvedValue({ ok: false, status: 0, code: 'network', fields: {} });
  render(frame());
  const menu = within(screen.getByRole('navigation', { name: nav.label }));
  expect(menu.queryByRole('button')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: staff.me.signOut }));
  expect(await screen.findByRole('alert')).toHaveTextContent(staff.errors.away);
  expect(signOut).toHaveBeenCalledWith(staffRoutes.api.signOut);
});

describe('what is urgent', () => {
  beforeEach(() => {
    document.title = 'Gifts – Staff console';
  });

  it('stands beside the inbox and before the title of another page, and is announced', async () => {
    withAccount('desk,finance', 0);
    const { rerender, unmount } = render(frame());
    expect(screen.getByRole('link', { name: nav.inbox })).toBeTruthy();
    expect([document.title, announced().join('')]).toEqual(['Gifts – Staff console', '']);
    withAccount('desk,finance', 1);
    rerender(frame());
    expect(screen.getByRole('link', { name: `${nav.inbox} ${nav.urgent(1)}` })).toBeTruthy();
    expect(screen.getByRole('link', { name: nav.gifts })).toBeTruthy();
    expect(document.title).toBe('1 urgent · Gifts – Staff console');
    expect(announced()).toContain(`${nav.inbox}: 1 urgent`);
    // The next page names itself after it is drawn.
    act(() => {
      document.title = 'Texts – Staff console';
    });
    await waitFor(() => expect(document.title).toBe('1 urgent · Texts – Staff console'));
    withAccount('desk,finance', 2);
    rerender(frame());
    expect(document.title).toBe('2 urgent · Texts – Staff console');
    unmount();
    expect(document.title).toBe('Texts – Staff console');
  });

  it('stands apart from what else nobody has claimed, which is counted and calls nobody', () => {
    withAccount('desk', 1, 3);
    const { rerender } = render(frame());
    const way = screen.getByRole('link', { name: `${nav.inbox} ${nav.waiting(3)} · ${nav.urgent(1)}` });
    expect(way.querySelector('strong')).toHaveTextContent(nav.urgent(1));
    withAccount('desk', 0, 3);
    rerender(frame());
    const calm = screen.getByRole('link', { name: `${nav.inbox} ${nav.waiting(3)}` });
    expect(calm.querySelector('strong')).toBeNull();
    expect([document.title, announced().join('')]).toEqual(['Gifts – Staff console', '']);
  });

  it('is not asked for where the role has no inbox', () => {
    withAccount('finance', 1);
    render(frame());
    expect(jest.mocked(useStaff).mock.calls.map(([path]) => path)).not.toContain(staffRoutes.api.overview);
    expect(document.title).toBe('Gifts – Staff console');
  });
});

it('every page of a counsellor shows that they are there', () => {
  inChat({});
  render(frame());
  expect(useStaff).toHaveBeenCalledWith(staffRoutes.api.chats, BEAT_MS);
});

it('every page calls whoever is in a conversation back to a word without an answer', () => {
  document.title = 'Gifts – Staff console';
  inChat({});
  const { rerender } = render(frame());
  expect(screen.queryByRole('link', { name: staff.ownChats.answer })).toBeNull();
  inChat({ unanswered_at: 1, name: 'Asha' });
  rerender(frame());
  expect(screen.getByRole('link', { name: `${nav.chats} ${nav.unanswered(1)}` })).toBeTruthy();
  expect(document.title).toBe(`${nav.unanswered(1)} · ${nav.urgent(1)} · Gifts – Staff console`);
  const way = screen.getByRole('link', { name: staff.ownChats.answer });
  expect(way.getAttribute('href')).toBe(`${staffRoutes.chats}#one`);
  expect(announced().join()).toContain(staff.ownChats.wrote('Asha'));
});

it('a way to an item of the page on view opens it, however that page was come to', () => {
  inChat({ is_mine: false, is_handed: true });
  render(frame());
  history.pushState(null, '', `${staffRoutes.chats}/`);
  const isLeftToRouter = fireEvent.click(screen.getByRole('link', { name: staff.ownChats.take }));
  expect([isLeftToRouter, location.hash]).toEqual([false, '#one']);
  fireEvent.click(screen.getByRole('link', { name: new RegExp(`^${nav.chats}`) }));
  expect(location.hash).toBe('');
  history.pushState(null, '', '/');
});

it('who was handed a conversation hears of it on every page', () => {
  inChat({ is_mine: false, is_handed: true });
  render(frame());
  expect(announced().join()).toContain(staff.ownChats.handed);
  expect(screen.getByRole('link', { name: staff.ownChats.take })).toBeTruthy();
});

it('every page tells of a visitor who waits for a person, in the menu, the title and a line that leads there', () => {
  document.title = 'Gifts – Staff console';
  inChat({ is_mine: false, state: 'waiting' });
  render(frame());
  expect(screen.getByRole('link', { name: `${nav.chats} ${nav.waiting(1)}` })).toBeTruthy();
  expect(document.title).toBe(`${nav.waiting(1)} · ${nav.urgent(1)} · Gifts – Staff console`);
  expect(announced().join()).toContain(staff.ownChats.waits(1));
  const way = screen.getByRole('link', { name: staff.ownChats.join });
  expect(way.getAttribute('href')).toBe(`${staffRoutes.chats}#one`);
});

it('somebody who may be in danger and is alone is told of as that, before and apart from who waits', () => {
  inChat({ is_mine: false, state: 'waiting', urgent: 1 });
  const { rerender } = render(frame());
  const { danger, waits } = staff.ownChats;
  expect(announced().join()).toContain(danger(1));
  expect(announced().join()).not.toContain(waits(1));
  expect(screen.getByText(danger(1), { exact: false })).toHaveAttribute('data-danger');
  inChat({ is_mine: false, state: 'waiting' });
  rerender(frame());
  expect(screen.getByText(waits(1), { exact: false })).not.toHaveAttribute('data-danger');
});

it.each([
  ['in danger with the assistant alone', { state: null, urgent: 1 }, 1],
  ['left without an answer', { state: 'ended', unanswered_at: 1 }, 1],
  ['with the assistant', { state: null }, 0],
  ['answered by a colleague', { state: 'live', urgent: 1 }, 0],
])('a visitor %s waits: %s', (_how, chat, count) => {
  inChat({ is_mine: false, ...chat });
  render(frame());
  expect(screen.queryAllByRole('link', { name: `${nav.chats} ${nav.waiting(1)}` })).toHaveLength(count);
});

it('what tells conversations apart stands first, how each stands with its last word in one line', () => {
  inChat({ name: 'Rahul', language: 'en', last_at: 0, by: 'Mina', offered_to: '' });
  render(<ChatsPage />);
  const [link] = screen.getAllByRole('link');
  expect(link).toHaveAccessibleName(/^Rahul · Conversation in English, begun 1 Jan 1970/);
  expect(screen.getByText('You are answering · last word 1 Jan 1970, 5:30 am')).toBeInTheDocument();
});

it('who is in a conversation is asked before they sign out, with its name and that it is one of danger', async () => {
  inChat({ name: 'Rahul', urgent: 1, unanswered_at: 1 });
  jest.mocked(signOut).mockReset().mockResolvedValue(null);
  render(frame());
  fireEvent.click(screen.getByRole('button', { name: staff.me.signOut }));
  const copy = staff.ownChats.signOut;
  const dialog = screen.getByRole('dialog', { name: copy.title(1) });
  expect(dialog).toHaveTextContent(copy.text);
  const item = within(dialog).getByRole('listitem');
  expect(item).toHaveTextContent(`Rahul, begun 1 Jan 1970, 5:30 am · ${copy.danger} · ${copy.unanswered}`);
  expect(signOut).not.toHaveBeenCalled();
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: copy.confirm })));
  expect(signOut).toHaveBeenCalledWith(staffRoutes.api.signOut);
});

it.each([
  [0, 2],
  [1, 0],
])(
  'the start does not say that nothing waits while somebody waits in a conversation: %s',
  (waiting, count) => {
    jest.mocked(useStaff).mockImplementation((path) => {
      const chats = { waiting, urgent: 0, mine: 0, unanswered: 0 };
      const data =
        path === staffRoutes.api.me
          ? { role: 'counsellor', tour: ['hidden'] }
          : { inbox: { waiting: 0, urgent: 0, mine: 0 }, chats, refunds: null, drafts: null, changes: null };
      return { kind: 'shown', data, isStale: false, again: async () => undefined } as ReturnType<
        typeof useStaff
      >;
    });
    render(<ConsoleHome />);
    expect(screen.queryAllByText(staffInbox.counts.nothing)).toHaveLength(count);
  },
);
