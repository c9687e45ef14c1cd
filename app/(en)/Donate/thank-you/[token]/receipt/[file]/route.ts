import { BackendError } from '@/lib/backend/backend';
import { backend } from '@/lib/backend/select';
import { site } from '@/lib/config/site';
import { isReceipted, receiptContent } from '@/lib/donations/receipt';
import { receiptPdf } from '@/lib/donations/receipt-pdf';
import { endpoint } from '@/lib/http/endpoint';
import { languages } from '@/lib/i18n/language';
import { receipts } from '@/lib/i18n/receipts';

export const dynamic = 'force-dynamic';

/**
 * GET /Donate/thank-you/{token}/receipt/{language}.pdf: the receipt of a donation as a file. 404 for an unknown language
 * or donation, and for a donation without a receipt.
 */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint({
  GET: {
    limit: 'gift',
    handle: async ({ params }: { params: { token: string; file: string } }) => {
      const language = languages.find((one) => params.file === `${one}.pdf`);
      const donation = language ? await backend().donation(params.token) : null;
      if (!language || !donation || !isReceipted(donation)) throw new BackendError('not-found');
      const content = receiptContent(donation, { words: receipts[language], language });
      const pdf = await receiptPdf(content, { language, site: site() });
      const name = donation.receipt.number.replace(/[^A-Za-z0-9-]+/g, '-');
      return new Response(new Uint8Array(pdf), {
        headers: {
          'content-type': 'application/pdf',
          'content-disposition': `inline; filename="receipt-${name}-${language}.pdf"`,
          'cache-control': 'no-store',
          'x-robots-tag': 'noindex',
        },
      });
    },
  },
});
