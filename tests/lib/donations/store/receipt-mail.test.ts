import type { PaymentOrderRequest } from '@/lib/donations/schema';
import { eraseDonor } from '@/lib/donations/store/donation-admin';
import { placeOrder } from '@/lib/donations/store/place-order';
import { receiptLetter } from '@/lib/donations/store/receipt-mail';
import { reconcile } from '@/lib/donations/store/reconcile';
import { receiveWebhook } from '@/lib/donations/store/webhook';
import { dictionaries } from '@/lib/i18n/dictionaries';
import { makeOrderRequest } from '@/tests/helpers/make';
import { donationOf, type Giving, onEachGiving } from './checkout';

jest.mock('@/lib/server/log', () => ({ log: { info: jest.fn(), warn: jest.fn(), error: jest.fn() } }));

const settings = {
  SITE_URL: 'https://example.org',
  TRUST_NAME: 'Shiv Chandra Charitable Trust',
  SITE_PHONE: '+91 33 4000 0000',
};

/** A gift as it was asked for, paid; its letter before and after. */
async function paidLetter(giving: Giving, order: PaymentOrderRequest) {
  const { order_id: orderId, gift_token: token } = await placeOrder(giving.deps, order, null);
  const id = (await donationOf(giving, orderId))?.id ?? '';
  const before = await receiptLetter(giving.records, { donationId: id, kind: 'receipt' }, settings);
  giving.provider.pay(orderId);
  await reconcile(giving.deps, { isAll: true });
  return {
    id,
    token,
    before,
    letter: await receiptLetter(giving.records, { donationId: id, kind: 'receipt' }, settings),
  };
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
    expect(await receiptLetter(giving.records, { donationId: id, kind: 'receipt' }, settings)).toBeNull();
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

  it.each([
    [
      'en',
      'corrected receipt SCCT/',
      'refunded ₹250.50',
      '₹749.50 remains',
      'is cancelled',
      'no longer valid',
    ],
    ['hi', 'सुधारी गई रसीद SCCT/', '₹250.50 लौटा दिए', '₹749.50 बाकी', 'रद्द', 'मान्य नहीं'],
    ['bn', 'সংশোধিত রসিদ SCCT/', '₹250.50 আমরা ফেরত', '₹749.50 রয়েছে', 'বাতিল', 'বৈধ নয়'],
  ] as const)(
    'tells of money given back, once a refund, and so does a receipt sent again: %s',
    async (...of) => {
      const [language, corrected, back, rest, cancelled, notValid] = of;
      const giving = await open();
      const { id } = await paidLetter(giving, makeOrderRequest({ amount: 1000, language }));
      const [payment] = giving.provider.book.payments.values();
      if (payment === undefined) throw new Error('the payment is in the book');
      const letter = (kind: 'receipt' | 'refund') =>
        receiptLetter(giving.records, { donationId: id, kind }, settings);
      expect(await letter('refund')).toBeNull();
      const deliver = (kind: string, refund: Parameters<typeof giving.provider.failRefund>[0]) => {
        const { raw, headers } = giving.provider.webhook(kind, { refund, payment });
        const signature = headers['x-razorpay-signature'] ?? '';
        return receiveWebhook(giving.deps, { raw: Buffer.from(raw), signature, eventId: null });
      };
      const part = giving.provider.refund(payment, 25_050, { status: 'pending' });
      await deliver('refund.created', part);
      expect(await refundMails(giving)).toBe(0);
      part.status = 'processed';
      await deliver('refund.processed', part);
      await deliver('refund.processed', { ...part });
      expect(await refundMails(giving)).toBe(1);
      expect(await letter('refund')).toMatchObject({
        to: 'asha@example.org',
        subject: expect.stringContaining(corrected),
        text: expect.stringContaining(back),
      });
      for (const kind of ['receipt', 'refund'] as const) expect((await letter(kind))?.text).toContain(rest);
      await deliver('refund.processed', giving.provider.refund(payment, 74_950));
      expect(await refundMails(giving)).toBe(2);
      expect((await letter('refund'))?.subject).toContain(cancelled);
      const again = await letter('receipt');
      expect(again?.subject).toContain(cancelled);
      expect(again?.text).toContain(notValid);
      expect(again?.text).not.toContain(dictionaries[language].receiptMail.link);
    },
  );
});

const refundMails = async ({ records }: Giving) =>
  (await records.db.selectFrom('outbox').select('id').where('kind', '=', 'refund').execute()).length;
