import { act, fireEvent, render, screen } from '@testing-library/react';
import { AccountPage, TestMail } from '@/components/staff/account';
import { type Person, PersonCard } from '@/components/staff/people/person-card';
import { ShiftsPage } from '@/components/staff/people/shifts-page';
import type { PostResult } from '@/lib/browser/json';
import { staff } from '@/lib/i18n/en/staff';
import { staffJoin } from '@/lib/i18n/en/staff-join';
import { staffShifts } from '@/lib/i18n/en/staff-notices';
import { people } from '@/lib/i18n/en/staff-people';
import { staffRoutes } from '@/lib/staff/addresses';
import { postStaff } from '@/lib/staff/client/staff-calls';
import { useStaff } from '@/lib/staff/client/staff-reads';
import type { Me, Shifts } from '@/lib/staff/schema';

jest.mock('@/lib/staff/client/staff-calls', () => ({
  ...jest.requireActual('@/lib/staff/client/staff-calls'),
  postStaff: jest.fn(),
}));

jest.mock('next/link', () => jest.requireActual('@/tests/helpers/link-stub'));
jest.mock('@/lib/staff/client/staff-reads', () => ({ useStaff: jest.fn(), readAgain: jest.fn() }));

const { testMail: copy } = staff.me;

/** What the server has at one address; everything else is still loading. */
const stored = <T,>(path: string, data: T) =>
  jest.mocked(useStaff).mockImplementation((requested) => {
    const view = requested === path ? { kind: 'shown', data } : { kind: 'loading' };
    return { ...view, isStale: false, again: async () => undefined } as ReturnType<typeof useStaff>;
  });
const me: Me = {
  ...{ name: 'Mina', email: 'mina@example.org', role: 'desk', codes_left: 3, has_password: true },
  ...{ language: null, tour: [], tour_done: [], sends_mail: true, passkeys: [], sessions: [] },
};

/** With the part that is loaded apart. */
const showAccount = () => act(async () => void render(<AccountPage />));

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('a test mail that takes long says so, and its failure stands in plain words with the code behind', async () => {
  let answer: (result: PostResult<unknown>) => void = () => undefined;
  const waiting = new Promise<PostResult<unknown>>((resolve) => {
    answer = resolve;
  });
  jest.mocked(postStaff).mockReturnValue(waiting);
  render(<TestMail email="mina@example.org" sendsMail={true} />);
  fireEvent.click(screen.getByRole('button', { name: copy.submit }));
  act(() => jest.advanceTimersByTime(2900));
  expect(screen.queryByText(copy.slow)).toBeNull();
  act(() => jest.advanceTimersByTime(200));
  expect(screen.getByRole('status')).toHaveTextContent(copy.slow);
  const body = { error: { code: 'mail_failed', message: `${copy.faults.login} (EAUTH)` } };
  await act(async () => answer({ ok: false, status: 422, code: 'mail_failed', fields: {}, body }));
  expect(screen.queryByText(copy.slow)).toBeNull();
  expect(screen.getByRole('alert')).toHaveTextContent(copy.faults.login);
  expect(screen.getByText(copy.code('EAUTH')).tagName).toBe('SMALL');
});

it.each([
  ['an account is disabled', 'disableLabel', []],
  ['the role that answers is taken away', 'rolesLabel', [staff.roles.desk, staff.roles.counsellor]],
] as const)('says before %s that the person answers a visitor in danger', (_what, opener, ticks) => {
  const again = jest.fn(async () => undefined);
  const answering = { conversations: 1, urgent: 1 };
  const ravi: Person = {
    ...{ id: 'ravi', name: 'Ravi', email: 'ravi@example.org', role: 'counsellor' },
    ...{ seen_at: null, disabled_at: null, is_me: false, answering },
  };
  const card = (person: Person) => <PersonCard person={person} send={async () => undefined} again={again} />;
  const { rerender } = render(card(ravi));
  fireEvent.click(screen.getByRole('button', { name: people.change[opener]('Ravi') }));
  expect(again).toHaveBeenCalled();
  for (const name of ticks) fireEvent.click(screen.getByRole('checkbox', { name: new RegExp(`^${name}`) }));
  const notice = screen.getByRole('alert');
  expect(notice).toHaveTextContent(people.change.answering('Ravi', answering));
  expect(notice).toHaveTextContent('danger');
  rerender(card({ ...ravi, answering: { conversations: 0, urgent: 0 } }));
  expect(screen.queryByRole('alert')).toBeNull();
});

it('offers no mail where none can be sent, and says why', async () => {
  stored(staffRoutes.api.me, { ...me, sends_mail: false });
  await showAccount();
  expect(screen.getByText(copy.notSet)).toBeVisible();
  expect(screen.queryByRole('button', { name: copy.submit })).toBeNull();
});

it.each([
  [0, true],
  [3, false],
])('with %d recovery codes left the account warns: %s', async (codes_left, isWarned) => {
  stored(staffRoutes.api.me, { ...me, codes_left });
  await showAccount();
  expect(screen.queryByText(staff.me.noCodes) !== null).toBe(isWarned);
  expect(screen.queryByRole('link', { name: staff.me.renewSubmit }) !== null).toBe(isWarned);
});

it('every part of the account has its heading: codes and the sign-out belong to no other', async () => {
  stored(staffRoutes.api.me, me);
  await showAccount();
  const regionOf = (name: string) => screen.getByRole('button', { name }).closest('section');
  const headings = [staff.me.renew, staff.me.signOut].map((name) => regionOf(name)?.querySelector('h2'));
  expect(headings.map((heading) => heading?.textContent)).toEqual([staff.me.codes, staff.me.signOut]);
});

it('a shift is for nobody until somebody is chosen', () => {
  const shifts: Shifts = { shifts: [], people: [{ id: 'p1', name: 'Ravi' }], on_now: [], counsellors: [] };
  stored(staffRoutes.api.shifts, shifts);
  render(<ShiftsPage />);
  expect(screen.getByLabelText(staffShifts.person)).toHaveProperty('value', '');
});

describe('the own password', () => {
  const key = {
    secret: 'ABCDEFGH',
    otpauth: 'otpauth://totp/x',
    qr: { size: 21, path: 'M0 0' },
    offer: 'sealed',
  };
  const { password } = staff;
  async function open(has_password: boolean) {
    jest.useRealTimers();
    stored(staffRoutes.api.me, { ...me, has_password });
    jest.mocked(postStaff).mockResolvedValueOnce({ ok: true, data: key });
    await showAccount();
    const title = has_password ? password.change : password.set;
    fireEvent.click(await screen.findByRole('button', { name: title }));
    fireEvent.change(await screen.findByLabelText(staffJoin.password), {
      target: { value: 'a long new password' },
    });
    fireEvent.change(screen.getByLabelText(staffJoin.code), { target: { value: '123456' } });
    expect(screen.getByText('ABCD EFGH')).toBeVisible();
  }
  const save = async () =>
    act(async () => void fireEvent.click(screen.getByRole('button', { name: password.save })));

  it.each([true, false])('is set with the app of another phone, where there was one: %s', async (hadOne) => {
    await open(hadOne);
    jest.mocked(postStaff).mockResolvedValueOnce({ ok: true, data: true });
    await save();
    const sent = { username: me.email, new_password: 'a long new password', app_code: '123456' };
    expect(postStaff).toHaveBeenLastCalledWith(
      staffRoutes.api.setPassword,
      expect.objectContaining({ ...sent, offer: 'sealed' }),
      expect.anything(),
    );
    expect(screen.getByText(password.saved)).toBeVisible();
    expect(document.activeElement).toHaveTextContent(password.saved);
    expect(screen.queryByLabelText(staffJoin.code)).toBeNull();
  });

  it('is left as it was by who thinks better of it', async () => {
    await open(true);
    const sent = jest.mocked(postStaff).mock.calls.length;
    fireEvent.click(screen.getByRole('button', { name: staff.stepUp.close }));
    expect(screen.queryByLabelText(staffJoin.code)).toBeNull();
    expect(screen.getByRole('button', { name: password.change })).toHaveFocus();
    expect(jest.mocked(postStaff).mock.calls).toHaveLength(sent);
  });

  it('begins again where the key has run out, and keeps what was typed where the code is wrong', async () => {
    await open(true);
    const refused = { ok: false, status: 422, code: 'invalid', body: {} } as const;
    const fields = { app_code: staff.errors.wrongCode };
    jest.mocked(postStaff).mockResolvedValueOnce({ ...refused, fields });
    await save();
    expect(screen.getByText(staff.errors.wrongCode)).toBeVisible();
    expect(screen.getByLabelText(staffJoin.password)).toHaveValue('a long new password');
    jest.mocked(postStaff).mockResolvedValueOnce({ ...refused, status: 409, code: 'gone', fields: {} });
    await save();
    expect(screen.getByText(password.gone)).toBeVisible();
    expect(screen.getByRole('button', { name: password.change })).toBeVisible();
  });
});
