import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { ChatsPage } from '@/components/staff/chats/chats-page';
import { ConsoleFrame } from '@/components/staff/console-frame';
import { ConsoleHome } from '@/components/staff/console-home';
import { staff } from '@/lib/i18n/en/staff';
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

const { counts, nav } = staff;
beforeAll(stubDialogs);
const frame = () => <ConsoleFrame name="Asha House">page</ConsoleFrame>;

/** A person of this role, to whom so much of the inbox is urgent. */
const withAccount = (role: string, urgent: number, waiting = 0) =>
  jest.mocked(useStaff).mockImplementation((path) => {
    const data = path === staffRoutes.api.me ? { role } : { inbox: { waiting, urgent, mine: 0 }, chats: [] };
    const kind = path === null ? 'loading' : 'shown';
    return { kind, data, isStale: false, again: async () => undefined } as ReturnType<typeof useStaff>;
  });
/** A counsellor in a conversation. */
const inChat = (chat: object) =>
  jest.mocked(useStaff).mockImplementation((path) => {
    const own = {
      ...{
        id: 'one',
        state: 'live',
        urgent: 0,
        is_mine: true,
        is_handed: false,
        unanswered_at: null,
        gone_since: null,
      },
      ...{ name: '', created_at: 0, ...chat },
    };
    const data =
      path === staffRoutes.api.me
        ? { role: 'counsellor' }
        : {
            inbox: { urgent: 1 },
            chats: [
              own,
              {
                ...own,
                id: 'other',
                state: 'live',
                is_mine: false,
                is_handed: false,
                unanswered_at: null,
                gone_since: null,
              },
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

it('has four ways at most in the bar of a phone, the last of which opens the rest', () => {
  withAccount('counsellor,desk,finance,editor,admin', 0);
  render(frame());
  const menu = screen.getByRole('navigation', { name: nav.label });
  const more = within(menu).getByRole('button', { name: nav.more });
  const names = [...menu.children].map((one) => one.firstChild?.textContent);
  expect(names.slice(0, 4)).toEqual([nav.inbox, nav.chats, nav.gifts, nav.more]);
  const rest = document.getElementById(more.getAttribute('popovertarget') ?? '');
  const ways = [...(rest?.querySelectorAll('a') ?? [])].map(({ textContent }) => textContent?.trim());
  expect(ways).toEqual([nav.content, nav.people, nav.log, nav.me]);
  expect(rest).toHaveAttribute('popover', 'auto');
});

it('counts beside the gifts the refunds that this person may approve', () => {
  jest.mocked(useStaff).mockImplementation((path) => {
    const data = { role: 'finance', refunds: 2 };
    const view = { kind: path ? 'shown' : 'loading', data, isStale: false, again: async () => undefined };
    return view as ReturnType<typeof useStaff>;
  });
  render(frame());
  const way = screen.getByRole('link', { name: `${nav.gifts} ${counts.refunds(2)}` });
  expect(way).toHaveAttribute('aria-current', 'page');
  expect(document.title).not.toContain(counts.refunds(2));
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
    expect(screen.getByRole('link', { name: `${nav.inbox} ${counts.urgent(1)}` })).toBeTruthy();
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
    const way = screen.getByRole('link', {
      name: `${nav.inbox} ${counts.urgent(1)} · ${counts.unclaimed(3)}`,
    });
    expect(way.querySelector('[data-urgent]')).toHaveTextContent(counts.urgent(1));
    withAccount('desk', 0, 3);
    rerender(frame());
    const calm = screen.getByRole('link', { name: `${nav.inbox} ${counts.unclaimed(3)}` });
    expect(calm.querySelector('[data-urgent]')).toBeNull();
    expect([document.title, announced().join('')]).toEqual(['Gifts – Staff console', '']);
  });

  it('is not asked for where the role has no inbox and no gifts', () => {
    withAccount('editor', 1);
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
  expect(screen.getByRole('link', { name: `${nav.chats} ${counts.unanswered(1)}` })).toBeTruthy();
  expect(document.title).toBe(`${counts.unanswered(1)} · ${counts.urgent(1)} · Gifts – Staff console`);
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
  expect(screen.getByRole('link', { name: `${nav.chats} ${counts.waiting(1)}` })).toBeTruthy();
  expect(document.title).toBe(`${counts.waiting(1)} · ${counts.urgent(1)} · Gifts – Staff console`);
  expect(announced().join()).toContain(staff.ownChats.waits(1));
  const way = screen.getByRole('link', { name: staff.ownChats.join });
  expect(way.getAttribute('href')).toBe(`${staffRoutes.chats}#one`);
});

it('somebody who may be in danger and is alone is told of as that, before and apart from who waits', () => {
  inChat({ is_mine: false, state: 'waiting', urgent: 1 });
  const { rerender } = render(frame());
  const { danger, waits } = staff.ownChats;
  const line = (words: string) => screen.getByText(words).parentElement;
  expect(announced().join()).toContain(danger(1, 0));
  expect(announced().join()).not.toContain(waits(1));
  expect(line(danger(1, 0))).toHaveAttribute('data-danger');
  inChat({ is_mine: false, state: 'waiting' });
  rerender(frame());
  expect(line(waits(1))).not.toHaveAttribute('data-danger');
});

it('a danger told in a conversation that the reader has joined is as urgent as any, and named', () => {
  const { answer, handed, ofDanger, wrote } = staff.ownChats;
  inChat({ unanswered_at: 1, name: 'Asha', urgent: 1 });
  const { rerender } = render(frame());
  const line = screen.getByText(ofDanger(wrote('Asha'))).parentElement;
  expect(line).toHaveAttribute('data-danger');
  expect(line).toContainElement(screen.getByRole('link', { name: answer }));
  inChat({ is_mine: false, is_handed: true, urgent: 1 });
  rerender(frame());
  expect(screen.getByText(ofDanger(handed)).parentElement).toHaveAttribute('data-danger');
});

it('the menu and the lines on every page count each conversation once, and alike', () => {
  const chat = {
    state: 'live',
    urgent: 0,
    is_mine: false,
    is_handed: false,
    unanswered_at: null,
    gone_since: null,
    name: '',
  };
  const chats = [
    { ...chat, id: 'alone', state: null, urgent: 1 },
    ...['a', 'b', 'c'].map((id) => ({ ...chat, id, is_mine: true, unanswered_at: 1 })),
    { ...chat, id: 'waits', state: 'waiting' },
    { ...chat, id: 'answered', urgent: 1 },
  ];
  jest.mocked(useStaff).mockImplementation((path) => {
    const data = path === staffRoutes.api.me ? { role: 'counsellor' } : { inbox: null, chats };
    const view = { kind: 'shown', data, isStale: false, again: async () => undefined };
    return view as ReturnType<typeof useStaff>;
  });
  render(frame());
  const words = [counts.urgent(1), counts.unanswered(3), counts.waiting(1)].join(' · ');
  expect(screen.getByRole('link', { name: `${nav.chats} ${words}` })).toBeTruthy();
  const { danger, wrote, waits } = staff.ownChats;
  for (const text of [danger(1, 0), `${wrote('')} (+2)`, waits(1)])
    expect(screen.getByText(text)).toBeTruthy();
});

it.each([
  ['in danger with the assistant alone', { state: null, urgent: 1 }, 0],
  ['left without an answer', { state: 'ended', unanswered_at: 1 }, 1],
  ['with the assistant', { state: null }, 0],
  ['answered by a colleague', { state: 'live', urgent: 1 }, 0],
])('a visitor %s waits: %s', (_how, chat, count) => {
  inChat({ is_mine: false, ...chat });
  render(frame());
  expect(screen.queryAllByRole('link', { name: `${nav.chats} ${counts.waiting(1)}` })).toHaveLength(count);
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
    expect(screen.queryAllByText(counts.nothing)).toHaveLength(count);
  },
);
