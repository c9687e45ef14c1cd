import { act, fireEvent, render, screen } from '@testing-library/react';
import { TestMail } from '@/components/staff/account';
import type { PostResult } from '@/lib/browser/json';
import { staff } from '@/lib/i18n/en/staff';
import { postStaff } from '@/lib/staff/client/staff-calls';

jest.mock('@/lib/staff/client/staff-calls', () => ({
  ...jest.requireActual('@/lib/staff/client/staff-calls'),
  postStaff: jest.fn(),
}));

const { testMail: copy } = staff.me;

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('a test mail that takes long says so, and its failure stands in plain words with the code behind', async () => {
  let answer: (result: PostResult<unknown>) => void = () => undefined;
  const waiting = new Promise<PostResult<unknown>>((resolve) => {
    answer = resolve;
  });
  jest.mocked(postStaff).mockReturnValue(waiting);
  render(<TestMail email="mina@example.org" />);
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
