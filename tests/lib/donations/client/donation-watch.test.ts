import { DonationWatch, WATCH_DELAYS_MS } from '@/lib/donations/client/donation-watch';
import type { Donation } from '@/lib/donations/schema';
import { makeDonation } from '@/tests/helpers/make-donation';
import { type Answer, answerCalls, problem } from '@/tests/lib/browser/fetch-stub';

const PATH = '/chat/payment/gift/x';
const answer = (given: Partial<Donation>): Answer => ({ status: 200, body: makeDonation(given) });

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

function watch(...answers: Answer[]) {
  const net = answerCalls({ [PATH]: answers });
  const donation = new DonationWatch(PATH);
  const stop = donation.subscribe(() => {});
  return { net, donation, stop, pass: (delayMs: number) => jest.advanceTimersByTimeAsync(delayMs) };
}

describe('watching a gift', () => {
  it('looks once at one that is settled', async () => {
    const { net, donation, pass } = watch(answer({ state: 'paid' }));
    await pass(600_000);
    expect(net.calls).toHaveLength(1);
    expect(donation.view()).toMatchObject({ kind: 'shown', watching: false, donation: { state: 'paid' } });
  });

  it('looks at two, five and ten seconds and shows what came in', async () => {
    const { net, donation, pass } = watch(
      answer({ state: 'created', receipt: null }),
      answer({ state: 'confirming', receipt: null }),
      answer({ state: 'paid' }),
    );
    await pass(0);
    expect(donation.view()).toMatchObject({ watching: true, donation: { state: 'created' } });
    await pass(2000);
    expect(donation.view()).toMatchObject({ donation: { state: 'confirming' } });
    await pass(3000);
    expect(donation.view()).toMatchObject({ donation: { state: 'paid' }, watching: false });
    expect(net.calls).toHaveLength(3);
  });

  it('rests after its last look until the donor asks', async () => {
    const { net, donation, pass } = watch(answer({ state: 'created', receipt: null }));
    await pass(3_600_000);
    expect(net.calls).toHaveLength(1 + WATCH_DELAYS_MS.length);
    expect(donation.view()).toMatchObject({ watching: false });
    donation.again();
    await pass(0);
    expect(net.calls).toHaveLength(2 + WATCH_DELAYS_MS.length);
    expect(donation.view()).toMatchObject({ watching: true });
  });

  it('keeps the gift on the page while the line is away', async () => {
    const { donation, pass } = watch(answer({ state: 'confirming', receipt: null }), 'broken');
    await pass(2000);
    expect(donation.view()).toMatchObject({
      kind: 'shown',
      donation: { state: 'confirming' },
      watching: true,
    });
  });

  it.each<[string, Answer, object]>([
    ['nobody knows it', problem(404, 'not_found'), { kind: 'missing' }],
    ['the site cannot answer', problem(503, 'x'), { kind: 'unreachable', watching: true }],
    ['the answer is no gift', { status: 200, body: { state: 'odd' } }, { kind: 'unreachable' }],
  ])('says so when %s', async (_what, given, view) => {
    const { donation, pass } = watch(given);
    await pass(0);
    expect(donation.view()).toMatchObject(view);
  });

  it('stops when nobody listens, a late answer included', async () => {
    const { net, donation, stop, pass } = watch(answer({ state: 'created', receipt: null }));
    stop();
    await pass(600_000);
    expect(net.calls).toHaveLength(1);
    expect(donation.view()).toEqual({ kind: 'loading' });
  });
});
