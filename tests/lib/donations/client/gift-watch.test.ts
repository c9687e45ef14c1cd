import { readGift } from '@/lib/donations/client/gift-answer';
import { GiftWatch, WATCH_DELAYS_MS } from '@/lib/donations/client/gift-watch';
import type { Gift } from '@/lib/donations/gift-schema';
import { makeGift } from '@/tests/helpers/make-gift';
import { type Answer, answerCalls, problem } from '@/tests/lib/browser/fetch-stub';

const PATH = '/chat/payment/gift/x';
const answer = (given: Partial<Gift>): Answer => ({ status: 200, body: makeGift(given) });

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

function watch(...answers: Answer[]) {
  const net = answerCalls({ [PATH]: answers });
  const gift = new GiftWatch(PATH);
  const stop = gift.subscribe(() => {});
  return { net, gift, stop, pass: (delayMs: number) => jest.advanceTimersByTimeAsync(delayMs) };
}

describe('watching a gift', () => {
  it('looks once at one that is settled', async () => {
    const { net, gift, pass } = watch(answer({ state: 'paid' }));
    await pass(600_000);
    expect(net.calls).toHaveLength(1);
    expect(gift.view()).toMatchObject({ kind: 'shown', watching: false, gift: { state: 'paid' } });
  });

  it('looks at two, five and ten seconds and shows what came in', async () => {
    const { net, gift, pass } = watch(
      answer({ state: 'created', receipt: null }),
      answer({ state: 'confirming', receipt: null }),
      answer({ state: 'paid' }),
    );
    await pass(0);
    expect(gift.view()).toMatchObject({ watching: true, gift: { state: 'created' } });
    await pass(2000);
    expect(gift.view()).toMatchObject({ gift: { state: 'confirming' } });
    await pass(3000);
    expect(gift.view()).toMatchObject({ gift: { state: 'paid' }, watching: false });
    expect(net.calls).toHaveLength(3);
  });

  it('rests after its last look until the donor asks', async () => {
    const { net, gift, pass } = watch(answer({ state: 'created', receipt: null }));
    await pass(3_600_000);
    expect(net.calls).toHaveLength(1 + WATCH_DELAYS_MS.length);
    expect(gift.view()).toMatchObject({ watching: false });
    gift.again();
    await pass(0);
    expect(net.calls).toHaveLength(2 + WATCH_DELAYS_MS.length);
    expect(gift.view()).toMatchObject({ watching: true });
  });

  it('keeps the gift on the page while the line is away', async () => {
    const { gift, pass } = watch(answer({ state: 'confirming', receipt: null }), 'broken');
    await pass(2000);
    expect(gift.view()).toMatchObject({ kind: 'shown', gift: { state: 'confirming' }, watching: true });
  });

  it.each<[string, Answer, object]>([
    ['nobody knows it', problem(404, 'not_found'), { kind: 'missing' }],
    ['the site cannot answer', problem(503, 'x'), { kind: 'unreachable', watching: true }],
    ['the answer is no gift', { status: 200, body: { state: 'odd' } }, { kind: 'unreachable' }],
  ])('says so when %s', async (_what, given, view) => {
    const { gift, pass } = watch(given);
    await pass(0);
    expect(gift.view()).toMatchObject(view);
  });

  it('stops when nobody listens, a late answer included', async () => {
    const { net, gift, stop, pass } = watch(answer({ state: 'created', receipt: null }));
    stop();
    await pass(600_000);
    expect(net.calls).toHaveLength(1);
    expect(gift.view()).toEqual({ kind: 'loading' });
  });
});

describe('reading a gift', () => {
  it('takes a whole one as it is', () => {
    const gift = makeGift({ donation_type: 'sponsor', variant: 'half', mode: 'live' });
    expect(readGift(JSON.parse(JSON.stringify(gift)))).toEqual(gift);
  });

  it.each<[string, unknown]>([
    ['nothing', null],
    ['words', 'gift'],
    ['an amount that is none', makeGift({ amount: 0.5 })],
    ['no token', { ...makeGift(), token: undefined }],
    ['an unknown state', { ...makeGift(), state: 'lost' }],
  ])('refuses %s', (_what, given) => {
    expect(readGift(given)).toBeNull();
  });

  it('shows no receipt rather than half of one, and no live gift where nobody said so', () => {
    const { receipt, ...rest } = makeGift();
    expect(readGift({ ...rest, receipt: { ...receipt, number: '' } })?.receipt).toBeNull();
    expect(readGift({ ...rest, mode: 'odd' })?.mode).toBe('test');
  });
});
