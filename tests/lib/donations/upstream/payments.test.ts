import { httpBackend } from '@/lib/backend/upstream/upstream';
import { type FakeUpstream, startFakeUpstream, UPSTREAM_SIGNATURE } from '@/tests/helpers/fake-upstream';
import { makeOrderRequest } from '@/tests/helpers/make';

jest.mock('@/lib/server/log', () => ({ log: { info: jest.fn(), warn: jest.fn(), error: jest.fn() } }));

let upstream: FakeUpstream;
beforeEach(async () => {
  upstream = await startFakeUpstream();
});
afterEach(() => upstream.close());

const backend = (given = {}) => httpBackend({ baseUrl: upstream.url, timeoutMs: 1000, ...given });
const payment = { order_id: 'order_1', payment_id: 'pay_1', signature: UPSTREAM_SIGNATURE };

describe('an order of an upstream', () => {
  it('names the key of the configuration, else the one of the answer', async () => {
    expect(await backend().createOrder(makeOrderRequest())).toMatchObject({ key_id: 'rzp_test_upstream' });
    const own = backend({ keyId: 'rzp_live_own' });
    expect(await own.createOrder(makeOrderRequest())).toMatchObject({ key_id: 'rzp_live_own' });
  });

  it('is asked for with the seven fields of the document and no other', async () => {
    const more = { donor: { panCard: 'ABCPE1234F', address: 'x' }, consent: true, dwell_ms: 9000 };
    await backend().createOrder(makeOrderRequest({ ...more, citizen_of_india: true, language: 'bn' }), 'key');
    const [sent] = upstream.requestsTo('/chat/payment/');
    expect(Object.keys(Object(sent?.body)).sort()).toEqual(
      ['amount', 'contact', 'currency', 'email', 'name', 'payment_capture', 'receipt'].sort(),
    );
    expect(sent?.headers['idempotency-key']).toBeUndefined();
  });

  it('that failed may be asked for again with the same key', async () => {
    const subject = backend();
    upstream.fail('/chat/payment/', '503', 1);
    await expect(subject.createOrder(makeOrderRequest(), 'key')).rejects.toMatchObject({
      kind: 'bad-answer',
    });
    expect(await subject.createOrder(makeOrderRequest(), 'key')).toMatchObject({ amount: 50_000 });
  });
});

describe('a verification by an upstream', () => {
  it('sends exactly the three fields', async () => {
    await backend().verifyPayment(payment);
    expect(upstream.requestsTo('/chat/payment/verify/').map(({ body }) => body)).toEqual([payment]);
  });

  it.each(['400', '404'] as const)('is a no when the upstream refuses with %s', async (fault) => {
    upstream.fail('/chat/payment/verify/', fault);
    expect(await backend().verifyPayment(payment)).toBe(false);
  });

  it.each([
    ['429', 'rejected'],
    ['500', 'bad-answer'],
    ['html', 'bad-answer'],
    ['404-page', 'rejected'],
    ['truncated', 'bad-answer'],
    ['no-content', 'bad-answer'],
    ['not-a-list', 'bad-answer'],
    ['hang', 'timeout'],
    ['refuse-socket', 'unreachable'],
  ] as const)('is unknown when the upstream answers %s', async (fault, kind) => {
    upstream.fail('/chat/payment/verify/', fault);
    await expect(backend().verifyPayment(payment)).rejects.toMatchObject({ kind });
    expect(upstream.requestsTo('/chat/payment/verify/')).toHaveLength(1);
  });
});

it('does not find a gift where the upstream keeps none', async () => {
  await expect(backend().donation('A'.repeat(22))).rejects.toMatchObject({ kind: 'not-found' });
  const paying = backend().paySandbox({ order_id: 'order_1', outcome: 'success' });
  await expect(paying).rejects.toMatchObject({ kind: 'not-found' });
});
