import { endpoint } from '@/lib/http/endpoint';
import { receiptAnswer } from '@/lib/http/receipt-answer';

export const dynamic = 'force-dynamic';

/** A gift's receipt as a PDF, in the language the file is named after. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint({
  GET: {
    limit: 'gift',
    handle: ({ params }: { params: { token: string; file: string } }) => receiptAnswer(params),
  },
});
