import { type AmountUnits, orderBody, readOrder } from '@/lib/donations/upstream/payments';
import { makeOrderRequest } from '@/tests/helpers/make';

const documented: AmountUnits = { request: 'major', response: 'minor' };
const answer = { order_id: 'order_1', amount: 50_000, currency: 'INR' };

describe('the order sent upstream', () => {
  it('has the seven fields of the document and no other', () => {
    const order = makeOrderRequest({
      consent: true,
      donor: { panCard: 'ABCDE1234F', address: 'x' },
      variant: 'half',
    });
    expect(orderBody(order, documented)).toEqual(makeOrderRequest());
  });

  it('counts in whole major units, or in minor ones where the upstream does', () => {
    expect(orderBody(makeOrderRequest(), documented).amount).toBe(500);
    expect(orderBody(makeOrderRequest(), { request: 'minor', response: 'minor' }).amount).toBe(50_000);
  });
});

describe('the order answered', () => {
  it('is handed out in minor units', () => {
    expect(readOrder(answer, makeOrderRequest(), documented)).toEqual(answer);
  });

  it('is multiplied where the upstream answers in major units', () => {
    const units: AmountUnits = { request: 'major', response: 'major' };
    expect(readOrder({ ...answer, amount: 500 }, makeOrderRequest(), units).amount).toBe(50_000);
  });

  it.each([
    ['another amount', { ...answer, amount: 49_900 }],
    ['the amount in the wrong unit', { ...answer, amount: 500 }],
    ['another currency', { ...answer, currency: 'USD' }],
  ])('with %s is refused', (_words, body) => {
    const read = () => readOrder(body, makeOrderRequest(), documented);
    expect(read).toThrow(expect.objectContaining({ kind: 'amount-mismatch' }));
  });

  it.each([[{ ...answer, order_id: undefined }], [{ ...answer, order_id: '' }], [[]], [null]])(
    'without an order_id is a bad answer that says so in its cause: %j',
    (body) => {
      const cause = new Error('Failed to create order - missing order_id');
      const read = () => readOrder(body, makeOrderRequest(), documented);
      expect(read).toThrow(expect.objectContaining({ kind: 'bad-answer', cause }));
    },
  );

  it('with an amount written in digits is read once as a number', () => {
    const order = readOrder({ ...answer, amount: '50000' }, makeOrderRequest(), documented);
    expect(order.amount).toBe(50_000);
  });

  it.each(['5e4', '50000.0', '', ' 50000', null, 50_000.5])(
    'with the amount %j is a bad answer',
    (amount) => {
      const read = () => readOrder({ ...answer, amount }, makeOrderRequest(), documented);
      expect(read).toThrow(expect.objectContaining({ kind: 'bad-answer' }));
    },
  );
});
