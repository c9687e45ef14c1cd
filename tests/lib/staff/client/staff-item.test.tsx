import { act, render, screen } from '@testing-library/react';
import { SWRConfig } from 'swr';
import { AGAIN_MS, readStaffItem, StaffReadError } from '@/lib/staff/client/staff-calls';
import { useStaffItem } from '@/lib/staff/client/staff-reads';

jest.mock('@/lib/staff/client/staff-calls', () => ({
  ...jest.requireActual('@/lib/staff/client/staff-calls'),
  readStaffItem: jest.fn(),
}));
let stored = 'nothing waits';

beforeEach(() => cache.clear());

function Item({ version }: { version: number }) {
  const view = useStaffItem<{ stored: string }>('/staff/api/gifts/item/read', { id: 'g1', version });
  return <p>{view.kind === 'shown' ? view.data.stored : view.kind === 'failed' && view.why}</p>;
}

const page = (version: number) => (
  <SWRConfig value={{ provider: () => cache }}>
    <Item version={version} />
  </SWRConfig>
);
const cache = new Map();

it('is read again for a version that stood a moment ago, too: a refund waits, is made, and the next one waits', async () => {
  jest.mocked(readStaffItem).mockImplementation(async () => ({ stored }));
  const { rerender } = render(page(1));
  await screen.findByText('nothing waits');
  rerender(page(0));
  await screen.findByText('nothing waits');
  stored = 'a refund waits';
  rerender(page(1));
  expect(await screen.findByText('a refund waits')).toBeVisible();
});

it.each([404, 403])(
  'is not asked for again once it is deleted, or not for the reader: %d',
  async (status) => {
    jest.useFakeTimers();
    jest
      .mocked(readStaffItem)
      .mockClear()
      .mockRejectedValue(new StaffReadError({ status, code: 'no' }));
    render(page(status));
    await act(() => jest.advanceTimersByTimeAsync(10 * AGAIN_MS));
    jest.useRealTimers();
    expect(readStaffItem).toHaveBeenCalledTimes(1);
  },
);

it.each([
  [500, 'unknown', true, 'fault'],
  [502, 'gift_unreachable', true, 'fault'],
  [0, 'late', true, 'slow'],
  [0, 'network', true, 'away'],
  [0, 'network', false, 'offline'],
])(
  'an answer of %d (%s, with a network: %s) is told as %s: a server that is slow or away is no lost connection',
  async (status, code, isOnline, why) => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
    jest.mocked(readStaffItem).mockRejectedValue(new StaffReadError({ status, code }));
    render(page(2));
    expect(await screen.findByText(why)).toBeVisible();
  },
);
