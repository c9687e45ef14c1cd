import { act, render, screen } from '@testing-library/react';
import { CentreCall } from '@/components/shell/centre-call';
import { ClosedNow, OpenNow } from '@/components/shell/open-now';
import { given } from '../../helpers/settings';

jest.mock('@/lib/config/env', () => ({
  ...jest.requireActual('@/lib/config/env'),
  env: () => jest.requireActual('../../helpers/settings').settings(),
}));

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

describe('a button that calls the centre', () => {
  beforeEach(() => given({ SITE_PHONE: '+91 33 4000 1234', OPENING_HOURS: 'Mo-Sa 08:00-20:00' }));
  afterEach(() => jest.useRealTimers());

  it.each([
    ['en', '2026-11-26T19:59:00+05:30', 'Call +91 33 4000 1234'],
    ['en', '2026-11-26T20:01:00+05:30', 'Call +91 33 4000 1234 (closed now)'],
    ['bn', '2026-11-29T12:00:00+05:30', 'ফোন করুন: +91 33 4000 1234 (এখন বন্ধ)'],
  ] as const)('says in %s at %s: %s', (language, now, name) => {
    jest.useFakeTimers({ now: Date.parse(now) });
    render(<CentreCall language={language} />);
    const link = screen.getByRole('link');
    expect(link.textContent?.replaceAll('\u00a0', ' ')).toBe(name);
    expect(link).toHaveAttribute('href', 'tel:+913340001234');
  });

  it.each([
    ['12:00', ['tel:+913340001234', '#ask']],
    ['21:00', ['#ask', 'tel:14416', 'tel:+913340001234']],
  ])('leads at %s in this order: %j', (time, order) => {
    jest.useFakeTimers({ now: Date.parse(`2026-11-26T${time}:00+05:30`) });
    render(<CentreCall language="en" ask="#ask" />);
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(order);
  });
});
