import { countWaiting } from '@/lib/backend/outbox';
import { listOrphans } from '@/lib/donations/store/payment-events';
import { verifyPayment } from '@/lib/donations/store/payments';
import { placeOrder } from '@/lib/donations/store/place-order';
import { receiveWebhook } from '@/lib/donations/store/webhook';
import { log } from '@/lib/server/log';
import { makeDispute } from '@/tests/helpers/fake-razorpay-book';
import { makeOrderRequest } from '@/tests/helpers/make';
import { allDonations, donationOf, type Giving, onEachGiving, verifyRequest } from './checkout';

jest.mock('@/lib/server/log', () => ({ log: { info: jest.fn(), warn: jest.fn(), error: jest.fn() } }));

type Hook = ReturnType<Giving['provider']['webhook']>;

const deliver = ({ deps }: Pick<Giving, 'deps'>, { raw, headers }: Hook) =>
  receiveWebhook(deps, {
    raw: Buffer.from(raw),
    signature: headers['x-razorpay-signature'] ?? '',
    eventId: headers['x-razorpay-event-id'] ?? null,
  });

const begun = async (giving: Giving) => (await placeOrder(giving.deps, makeOrderRequest(), null)).order_id;

const eventsOf = ({ records }: Giving) => records.db.selectFrom('payment_events').selectAll().execute();

onEachGiving((open) => {
  it('finishes a gift whose donor closed the page', async () => {
    const giving = await open();
    const orderId = await begun(giving);
    const payment = giving.provider.pay(orderId);
    expect(await deliver(giving, giving.provider.webhook('payment.captured', { payment }))).toBe('kept');
    expect(await donationOf(giving, orderId)).toMatchObject({ status: 'paid', paid_payment_id: payment.id });
    expect(await countWaiting(giving.records)).toBe(1);
  });

  it('tells whoever looks at the gifts, once a change, also of money without a gift', async () => {
    const giving = await open();
    const orderId = await begun(giving);
    await giving.records.db.deleteFrom('events').execute();
    const captured = giving.provider.webhook('payment.captured', { payment: giving.provider.pay(orderId) });
    await deliver(giving, captured);
    await deliver(giving, captured);
    const stray = giving.provider.webhook('payment.captured', {
      payment: giving.provider.pay('order_stray'),
    });
    await deliver(giving, stray);
    const id = (await donationOf(giving, orderId))?.id;
    const told = await giving.records.db
      .selectFrom('events')
      .select(['topic', 'ref'])
      .orderBy('seq')
      .execute();
    expect(told).toEqual([
      { topic: 'gifts', ref: id },
      { topic: 'gifts', ref: '' },
    ]);
  });

  it('is taken once, however often it comes, and once beside the donor’s own verification', async () => {
    const giving = await open();
    const orderId = await begun(giving);
    const payment = giving.provider.pay(orderId);
    const order = giving.provider.book.orders.get(orderId);
    if (order === undefined) throw new Error('the order is in the book');
    const captured = giving.provider.webhook('payment.captured', { payment });
    const paid = giving.provider.webhook('order.paid', { payment, order });
    await Promise.all([
      deliver(giving, captured),
      verifyPayment(giving.deps, verifyRequest(giving.provider, payment)),
      deliver(giving, paid),
      deliver(giving, captured),
    ]);
    await deliver(giving, captured);
    expect(await eventsOf(giving)).toHaveLength(2);
    expect(await donationOf(giving, orderId)).toMatchObject({
      status: 'paid',
      receipt_no: expect.stringMatching(/000001$/),
      flags: '',
    });
    expect(await countWaiting(giving.records)).toBe(1);
  });

  it('is understood in any order: failed after captured, late authorisation after failed', async () => {
    const giving = await open();
    const orderId = await begun(giving);
    const payment = giving.provider.pay(orderId, { status: 'failed' });
    const failed = giving.provider.webhook('payment.failed', { payment });
    await deliver(giving, failed);
    expect(await donationOf(giving, orderId)).toMatchObject({ status: 'failed', failed_attempts: 1 });
    const authorized = giving.provider.webhook('payment.authorized', {
      payment: giving.provider.move(payment, 'authorized'),
    });
    const captured = giving.provider.webhook('payment.captured', {
      payment: giving.provider.move(payment, 'captured'),
    });
    for (const hook of [
      captured,
      authorized,
      { ...failed, headers: { ...failed.headers, 'x-razorpay-event-id': 'again' } },
    ])
      await deliver(giving, hook);
    expect(await donationOf(giving, orderId)).toMatchObject({ status: 'paid' });
  });

  it('tells of refunds, in part and in whole, and keeps the number of the receipt', async () => {
    const giving = await open();
    const orderId = await begun(giving);
    const payment = giving.provider.pay(orderId);
    await deliver(giving, giving.provider.webhook('payment.captured', { payment }));
    for (const [amount, status] of [
      [20_000, 'partially_refunded'],
      [30_000, 'refunded'],
    ] as const) {
      const refund = giving.provider.refund(payment, amount);
      await deliver(giving, giving.provider.webhook('refund.processed', { refund, payment }));
      expect(await donationOf(giving, orderId)).toMatchObject({ status, receipt_no: expect.any(String) });
    }
  });

  it('finds the donation of a refund that names its payment alone', async () => {
    const giving = await open();
    const orderId = await begun(giving);
    const payment = giving.provider.pay(orderId);
    await deliver(giving, giving.provider.webhook('payment.captured', { payment }));
    const refund = giving.provider.refund(payment, 50_000);
    await deliver(giving, giving.provider.webhook('refund.processed', { refund }));
    expect(await donationOf(giving, orderId)).toMatchObject({ status: 'refunded' });
  });

  it('marks a dispute, and money of another amount', async () => {
    const giving = await open();
    const orderId = await begun(giving);
    const wrong = giving.provider.pay(orderId, { amount: 100 });
    await deliver(giving, giving.provider.webhook('payment.captured', { payment: wrong }));
    await deliver(giving, giving.provider.webhook('payment.dispute.created', { payment: wrong }));
    expect(await donationOf(giving, orderId)).toMatchObject({
      status: 'created',
      flags: 'amount_mismatch,disputed',
      receipt_no: null,
    });
  });

  it('tells the log of a dispute, whichever of its events comes, and clears it when it is over', async () => {
    const raised = (flags: string) =>
      expect(log.error).toHaveBeenCalledWith(expect.objectContaining({ event: 'donation_flagged', flags }));
    for (const [over, flags] of [
      ['won', ''],
      ['closed', ''],
      ['lost', 'disputed'],
    ] as const) {
      const giving = await open();
      const orderId = await begun(giving);
      const payment = giving.provider.pay(orderId);
      const dispute = makeDispute(payment);
      const tell = (kind: string) =>
        deliver(giving, giving.provider.webhook(`payment.dispute.${kind}`, { payment, dispute }));
      await deliver(giving, giving.provider.webhook('payment.captured', { payment }));
      jest.mocked(log.error).mockClear();
      for (const kind of ['under_review', 'created', 'action_required']) {
        await tell(kind);
        expect(await donationOf(giving, orderId)).toMatchObject({ flags: 'disputed', status: 'paid' });
      }
      raised('disputed');
      expect(log.error).toHaveBeenCalledTimes(1);
      await tell(over);
      expect(await donationOf(giving, orderId)).toMatchObject({ flags, disputed: flags === '' ? 0 : 1 });
      // A late replay of how it began raises it no more.
      await tell('created');
      expect(await donationOf(giving, orderId)).toMatchObject({ flags });
    }
  }, 30_000);

  it('tells the log of money of another amount', async () => {
    const giving = await open();
    const payment = giving.provider.pay(await begun(giving), { amount: 100 });
    await deliver(giving, giving.provider.webhook('payment.captured', { payment }));
    expect(log.error).toHaveBeenCalledWith(
      expect.objectContaining({ event: 'donation_flagged', flags: 'amount_mismatch' }),
    );
  });

  it.each([
    ['pending', 'processed', 'failed'],
    ['failed', 'processed', 'pending'],
    ['processed', 'failed', 'pending'],
    ['failed', 'pending', 'processed'],
  ] as const)(
    'counts a refund that failed as none: %s, %s, %s',
    async (...statuses) => {
      for (const withPayment of [true, false]) {
        const giving = await open();
        const orderId = await begun(giving);
        const payment = giving.provider.pay(orderId);
        await deliver(giving, giving.provider.webhook('payment.captured', { payment }));
        const refund = giving.provider.refund(payment, 50_000);
        for (const status of statuses) {
          const kind = `refund.${status === 'pending' ? 'created' : status}`;
          const told = { refund: { ...refund, status }, ...(withPayment ? { payment } : {}) };
          await deliver(giving, giving.provider.webhook(kind, told));
        }
        expect(await donationOf(giving, orderId)).toMatchObject({ status: 'paid', refunded_minor: 0 });
      }
    },
    30_000,
  );

  it('that came before its gift was known is taken when it is sent again', async () => {
    const giving = await open();
    const orderId = await begun(giving);
    const { records } = giving;
    const payment = giving.provider.pay(orderId);
    const hook = giving.provider.webhook('payment.captured', { payment });
    const forgotten = records.db.updateTable('donations').set({ order_id: 'order_notyetstored' });
    await forgotten.where('order_id', '=', orderId).execute();
    await deliver(giving, hook);
    await deliver(giving, hook);
    expect(await listOrphans(records)).toHaveLength(1);
    const known = records.db.updateTable('donations').set({ order_id: orderId });
    await known.where('order_id', '=', 'order_notyetstored').execute();
    await deliver(giving, hook);
    await deliver(giving, hook);
    expect(await donationOf(giving, orderId)).toMatchObject({ status: 'paid', paid_payment_id: payment.id });
    expect(await listOrphans(records)).toEqual([]);
    expect(await eventsOf(giving)).toMatchObject([{ error: null, donation_id: expect.any(String) }]);
    expect(await countWaiting(records)).toBe(1);
  });

  it('that could not be read is kept for somebody to look at, and taken when it is sent again and can be', async () => {
    const giving = await open();
    const orderId = await begun(giving);
    const payment = giving.provider.pay(orderId);
    const eventId = 'evt_of_one_payment';
    const broken = { ...payment, currency: 'rupees' };
    await deliver(giving, giving.provider.webhook('payment.captured', { payment: broken }, { eventId }));
    expect(log.error).toHaveBeenCalledWith(expect.objectContaining({ event: 'webhook_unreadable' }));
    expect(await listOrphans(giving.records)).toMatchObject([{ error: 'unreadable', id: eventId }]);
    await deliver(giving, giving.provider.webhook('payment.captured', { payment }, { eventId }));
    expect(await donationOf(giving, orderId)).toMatchObject({ status: 'paid' });
    expect(await listOrphans(giving.records)).toEqual([]);
  });

  it('names the time of capture, by which the year of the receipt goes', async () => {
    const giving = await open();
    const orderId = await begun(giving);
    const seconds = (at: string) => Date.parse(at) / 1000;
    const payment = giving.provider.pay(orderId, { created_at: seconds('2026-03-31T18:20:00Z') });
    const createdAt = seconds('2026-03-31T18:30:05Z');
    await deliver(giving, giving.provider.webhook('payment.captured', { payment }, { createdAt }));
    expect(await donationOf(giving, orderId)).toMatchObject({
      receipt_no: 'SCCT/2026-27/000001',
      paid_at: createdAt * 1000,
    });
  });

  it('of an order that is not ours is kept for somebody to look at', async () => {
    const giving = await open();
    const payment = giving.provider.pay('order_ofsomebodyelse');
    expect(await deliver(giving, giving.provider.webhook('payment.captured', { payment }))).toBe('kept');
    expect(await listOrphans(giving.records)).toMatchObject([{ payment_id: payment.id }]);
  });

  it.each(['payment.downtime.started', 'settlement.processed'])(
    'of the kind %s is taken without effect',
    async (kind) => {
      const giving = await open();
      expect(await deliver(giving, giving.provider.webhook(kind, {}))).toBe('kept');
      expect(await listOrphans(giving.records)).toEqual([]);
    },
  );

  it('keeps nothing that names the donor, their bank or card', async () => {
    const giving = await open();
    const orderId = await begun(giving);
    const payment = giving.provider.pay(orderId, {
      method: 'card',
      card: { last4: '1007', network: 'Visa' },
    });
    await deliver(giving, giving.provider.webhook('payment.captured', { payment }));
    expect(JSON.stringify(await eventsOf(giving))).not.toMatch(/asha|98300|upi|1007|Visa/);
  });

  it('is refused when anybody else signed it, or a byte is not as it was signed', async () => {
    const giving = await open();
    const orderId = await begun(giving);
    const payment = giving.provider.pay(orderId);
    const good = giving.provider.webhook('payment.captured', { payment });
    const stranger = giving.provider.webhook(
      'payment.captured',
      { payment },
      { secret: 'somebody-else-0001' },
    );
    const rewritten = { ...good, raw: JSON.stringify(JSON.parse(good.raw)) };
    const unsigned = { ...good, headers: {} };
    for (const hook of [stranger, rewritten, unsigned, { ...good, raw: `${good.raw} ` }])
      expect(await deliver(giving, hook)).toBe('refused');
    expect(await eventsOf(giving)).toEqual([]);
    expect(await allDonations(giving)).toMatchObject([{ status: 'created' }]);
  });

  it('is taken by the secret of before while secrets change', async () => {
    const giving = await open();
    const payment = giving.provider.pay(await begun(giving));
    const hook = giving.provider.webhook('payment.captured', { payment });
    const deps = { ...giving.deps, webhookSecrets: ['the-new-secret-0001', giving.provider.webhookSecret] };
    expect(await deliver({ deps }, hook)).toBe('kept');
  });

  it('leaves nothing behind when it cannot be stored whole, so that it may come again', async () => {
    const giving = await open();
    const orderId = await begun(giving);
    const payment = giving.provider.pay(orderId);
    const hook = giving.provider.webhook('payment.captured', { payment });
    await giving.records.db.schema.alterTable('outbox').renameTo('outbox_away').execute();
    await expect(deliver(giving, hook)).rejects.toThrow();
    await giving.records.db.schema.alterTable('outbox_away').renameTo('outbox').execute();
    expect(await eventsOf(giving)).toEqual([]);
    expect(await deliver(giving, hook)).toBe('kept');
    expect(await donationOf(giving, orderId)).toMatchObject({ status: 'paid' });
  });
});
