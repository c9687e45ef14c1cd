import { placeOrder } from '@/lib/backend/embedded/payments/place-order';
import { receiptLetter } from '@/lib/backend/embedded/payments/receipt-mail';
import { reconcile } from '@/lib/backend/embedded/payments/reconcile';
import { eraseDonor } from '@/lib/backend/embedded/records/unsettled';
import type { PaymentOrderRequest } from '@/lib/contract/payment';
import { makeOrderRequest } from '@/tests/helpers/make';
import { donationOf, type Giving, onEachGiving } from './giving';

jest.mock('@/lib/log', () => ({ log: { info: jest.fn(), warn: jest.fn(), error: jest.fn() } }));

const settings = {
  SITE_URL: 'https://example.org',
  TRUST_NAME: 'Shiv Chandra Charitable Trust',
  SITE_PHONE: '+91 33 4000 0000',
};

/** A gift as it was asked for, paid; its letter before and after. */
async function paidLetter(giving: Giving, order: PaymentOrderRequest) {
  const { order_id: orderId, gift_token: token } = await placeOrder(giving.parts, order, null);
  const id = (await donationOf(giving, orderId))?.id ?? '';
  const before = await receiptLetter(giving.records, id, settings);
  giving.provider.pay(orderId);
  await reconcile(giving.parts, { isAll: true });
  return { id, token, before, letter: await receiptLetter(giving.records, id, settings) };
}

onEachGiving((open) => {
  it('thanks the donor, names number and amount, and carries no PAN', async () => {
    const giving = await open();
    const donor = { panCard: 'ABCPE1234F', address: '4 Lake Road' };
    const order = makeOrderRequest({ amount: 100_000, donor });
    const { id, token, before, letter } = await paidLetter(giving, order);
    expect(before).toBeNull();
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

  it.each([
    ['hi', 'नमस्ते Asha Sen,', /रसीद SCCT\//],
    ['bn', 'নমস্কার Asha Sen,', /রসিদ SCCT\//],
  ] as const)('speaks the language of the page it was given on, and leads back there: %s', async (...of) => {
    const [language, dear, subject] = of;
    const { token, letter } = await paidLetter(await open(), makeOrderRequest({ language }));
    expect(letter?.subject).toMatch(subject);
    expect(letter?.text).toContain(dear);
    expect(letter?.text).toContain(`https://example.org/${language}/Donate/thank-you/${token}`);
    expect(letter?.text).not.toMatch(/Your receipt|Questions/);
  });
});
