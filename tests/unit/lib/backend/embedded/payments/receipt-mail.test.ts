import { placeOrder } from '@/lib/backend/embedded/payments/place-order';
import { receiptLetter } from '@/lib/backend/embedded/payments/receipt-mail';
import { reconcile } from '@/lib/backend/embedded/payments/reconcile';
import { eraseDonor } from '@/lib/backend/embedded/records/unsettled';
import { makeOrderRequest } from '@/tests/helpers/make';
import { donationOf, onEachGiving } from './giving';

jest.mock('@/lib/log', () => ({ log: { info: jest.fn(), warn: jest.fn(), error: jest.fn() } }));

const settings = {
  SITE_URL: 'https://example.org',
  TRUST_NAME: 'Shiv Chandra Charitable Trust',
  SITE_PHONE: '+91 33 4000 0000',
};

onEachGiving((open) => {
  it('thanks the donor, names number and amount, and carries no PAN', async () => {
    const giving = await open();
    const donor = { panCard: 'ABCPE1234F', address: '4 Lake Road' };
    const order = makeOrderRequest({ amount: 100_000, donor });
    const { order_id: orderId, gift_token: token } = await placeOrder(giving.parts, order, null);
    const id = (await donationOf(giving, orderId))?.id ?? '';
    expect(await receiptLetter(giving.records, id, settings)).toBeNull();
    giving.provider.pay(orderId);
    await reconcile(giving.parts, { isAll: true });
    const letter = await receiptLetter(giving.records, id, settings);
    expect(letter).toMatchObject({
      to: 'asha@example.org',
      subject: expect.stringMatching(/^Shiv Chandra Charitable Trust: receipt SCCT\//),
    });
    expect(letter?.text).toContain('Dear Asha Sen,');
    expect(letter?.text).toContain('₹1,00,000');
    expect(letter?.text).toContain(`https://example.org/Donate/thank-you/${token}`);
    expect(JSON.stringify(letter)).not.toMatch(/ABCPE|1234F|Lake Road/);
    await eraseDonor(giving.records, id);
    expect(await receiptLetter(giving.records, id, settings)).toBeNull();
  });
});
