import { act, render, screen } from '@testing-library/react';
import { ClosedNow, OpenNow } from '@/components/contact/open-now';

describe('the line that says whether somebody is there', () => {
  beforeEach(() => jest.useFakeTimers({ now: 1_000_000 }));
  afterEach(() => jest.useRealTimers());
  const lines = [
    [1_060_000, 'We are open now, until 8 pm.'],
    [2_000_000, 'We are closed now.'],
  ] as const;

  it('follows the clock, and falls silent where the stored page is too old to know', () => {
    render(<OpenNow lines={lines} />);
    expect(screen.getByText('We are open now, until 8 pm.')).toBeVisible();
    act(() => jest.advanceTimersByTime(60_000));
    expect(screen.getByText('We are closed now.')).toBeVisible();
    act(() => jest.advanceTimersByTime(1_000_000));
    expect(screen.queryByText(/We are/)).toBeNull();
  });

  it('claims nothing where no hours are known', () => {
    const { container } = render(<OpenNow lines={[]} />);
    expect(container).toBeEmptyDOMElement();
  });

  it('notes beside a call that the centre is closed, while it is', () => {
    const times = [
      [1_060_000, ''],
      [2_000_000, '', 'closed'],
    ] as const;
    render(<ClosedNow lines={times}>closed now</ClosedNow>);
    expect(screen.queryByText('closed now')).toBeNull();
    act(() => jest.advanceTimersByTime(60_000));
    expect(screen.getByText('closed now')).toBeVisible();
    act(() => jest.advanceTimersByTime(1_000_000));
    expect(screen.queryByText('closed now')).toBeNull();
  });
});
