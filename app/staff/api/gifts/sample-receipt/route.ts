import { site } from '@/lib/config/site';
import { MakeSampleReceipt, type SampleReceipt } from '@/lib/donations/gift-schema';
import { sampleReceipt } from '@/lib/donations/receipt';
import { receiptPdf } from '@/lib/donations/receipt-pdf';
import { paymentDeps } from '@/lib/donations/store/deps';
import { staffPost } from '@/lib/http/staff-endpoint';
import { receipts } from '@/lib/i18n/receipts';

export const dynamic = 'force-dynamic';

/** POST /staff/api/gifts/sample-receipt: a receipt as a donor would get it now, of a gift that nobody gave. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = staffPost({
  right: 'gifts',
  body: MakeSampleReceipt,
  async handle({ store, body: { language } }): Promise<SampleReceipt> {
    const { trust } = paymentDeps();
    const content = sampleReceipt({ ...trust, atMs: store.now() }, { words: receipts[language], language });
    const pdf = await receiptPdf(content, { language, site: site() });
    return { name: `sample-receipt-${language}.pdf`, pdf: Buffer.from(pdf).toString('base64') };
  },
});
