import { act, fireEvent, render, screen } from '@testing-library/react';
import { AccountPage, TestMail } from '@/components/staff/account';
import { ShiftsPage } from '@/components/staff/people/shifts-page';
import type { PostResult } from '@/lib/browser/json';
import { staff } from '@/lib/i18n/en/staff';
import { staffShifts } from '@/lib/i18n/en/staff-notices';
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

it('offers no mail where none can be sent, and says why', () => {
  stored(staffRoutes.api.me, { ...me, sends_mail: false });
  render(<AccountPage />);
  expect(screen.getByText(copy.notSet)).toBeVisible();
  expect(screen.queryByRole('button', { name: copy.submit })).toBeNull();
});

it.each([
  [0, true],
  [3, false],
])('with %d recovery codes left the account warns: %s', (codes_left, isWarned) => {
  stored(staffRoutes.api.me, { ...me, codes_left });
  render(<AccountPage />);
  expect(screen.queryByText(staff.me.noCodes) !== null).toBe(isWarned);
  expect(screen.queryByRole('link', { name: staff.me.renewSubmit }) !== null).toBe(isWarned);
});

it('every part of the account has its heading: codes and the sign-out belong to no other', () => {
  stored(staffRoutes.api.me, me);
  render(<AccountPage />);
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
