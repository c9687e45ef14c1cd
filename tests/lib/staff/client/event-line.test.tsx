import { act, render, screen } from '@testing-library/react';
import { staffRoutes } from '@/lib/staff/addresses';
import { readStaff, StaffReadError, signOut } from '@/lib/staff/client/staff-calls';
import { useEventLine, useStaff } from '@/lib/staff/client/staff-reads';

/** A line of events whose server is played by the test. */
class Source extends EventTarget {
  static readonly all: Source[] = [];
  readyState = 0;
  onopen = () => {};
  onerror = () => {};
  close = () => {
    this.readyState = 2;
  };
  constructor(readonly url: string) {
    super();
    Source.all.push(this);
  }
}
const newest = () => Source.all.at(-1) ?? new Source('none');
const during = (change: () => void) => act(async () => change());

let reads = 0;
beforeEach(() => {
  jest.useFakeTimers();
  Source.all.length = 0;
  reads = 0;
  Object.assign(globalThis, {
    EventSource: Object.assign(Source, { CLOSED: 2 }),
    fetch: jest.fn(async () => {
      reads += 1;
      return { ok: true, status: 200, json: async () => ({ reads }) };
    }),
  });
});
afterEach(() => jest.useRealTimers());

function Page() {
  const line = useEventLine();
  useStaff(staffRoutes.api.chats);
  return <p>{line}</p>;
}

it('a line that ends while the server answers, as after a step-up, is drawn anew and never called lost', async () => {
  const { unmount } = render(<Page />);
  await during(() => newest().onopen());
  const shown = new Set<string | null>();
  new MutationObserver(() => shown.add(document.body.textContent)).observe(document.body, {
    ...{ subtree: true, characterData: true, childList: true },
  });
  await during(() => jest.advanceTimersByTime(1000));
  const before = reads;
  await during(() => newest().onerror());
  expect(Source.all).toHaveLength(2);
  await during(() => newest().onopen());
  expect(screen.getByText('open')).toBeVisible();
  expect([...shown].filter((text) => text?.includes('lost'))).toEqual([]);
  // What was told in between is read again.
  expect(reads).toBeGreaterThan(before);
  unmount();
});

it('is lost once a new one does not come about, and tried again', async () => {
  const { unmount } = render(<Page />);
  await during(() => newest().onopen());
  await during(() => newest().onerror());
  await during(() => newest().onerror());
  expect(screen.getByText('lost')).toBeVisible();
  await during(() => jest.advanceTimersByTime(3000));
  expect(Source.all).toHaveLength(3);
  await during(() => newest().onopen());
  expect(screen.getByText('open')).toBeVisible();
  unmount();
});

it('at each beat whoever answers in a conversation is still there', async () => {
  const { unmount } = render(<Page />);
  await during(() => newest().onopen());
  await during(() => jest.advanceTimersByTime(1000));
  const before = reads;
  await during(() => newest().dispatchEvent(new Event('beat')));
  expect(reads).toBe(before + 1);
  unmount();
});

it('what a page that is left cuts off is told of by no page; where it stays after all, it is', async () => {
  globalThis.fetch = jest.fn().mockRejectedValue(new TypeError('aborted'));
  window.dispatchEvent(new Event('beforeunload'));
  const failed = jest.fn();
  const reading = readStaff(staffRoutes.api.inbox).catch(failed);
  await jest.advanceTimersByTimeAsync(2000);
  expect(failed).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(2000);
  await reading;
  expect(failed).toHaveBeenCalledWith(expect.any(StaffReadError));
});

it('what is read while somebody signs out leads nobody back to that page', async () => {
  const answers = [401, 500].map((status) => ({ status, ok: false, json: async () => ({}) }));
  globalThis.fetch = jest.fn(async () => (answers.shift() ?? { ok: true, status: 200 }) as Response);
  // What the browser says of a way that it cannot go here.
  const ways = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const reading = readStaff(staffRoutes.api.inbox).catch(() => undefined);
  const leaving = signOut(staffRoutes.api.signOut);
  await Promise.all([reading, leaving]);
  expect(ways).not.toHaveBeenCalled();
});
