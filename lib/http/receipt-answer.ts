import { languages } from '@/lib/i18n/language';
import 'server-only';
import { site } from '@/lib/config/site';
import { isReceipted, receiptSheet } from '@/lib/donations/receipt';
import { receiptPdf } from '@/lib/donations/receipt-pdf';
import { receipts } from '@/lib/i18n/receipts';
import { BackendError } from '../backend/backend';
import { backend } from '../backend/select';

/**
 * GET /Donate/thank-you/{token}/receipt/{language}.pdf: the receipt of a gift to keep. 404 for a language or a gift
 * that there is not, and for a gift without a receipt.
 */
export async function receiptAnswer({ token, file }: { token: string; file: string }): Promise<Response> {
  const language = languages.find((one) => file === `${one}.pdf`);
  const gift = language ? await backend().gift(token) : null;
  if (!language || !gift || !isReceipted(gift)) throw new BackendError('not-found');
  const sheet = receiptSheet(gift, { words: receipts[language], language });
  const pdf = await receiptPdf(sheet, { language, site: site() });
  const name = gift.receipt.number.replace(/[^A-Za-z0-9-]+/g, '-');
  return new Response(new Uint8Array(pdf), {
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="receipt-${name}-${language}.pdf"`,
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
    },
  });
}
