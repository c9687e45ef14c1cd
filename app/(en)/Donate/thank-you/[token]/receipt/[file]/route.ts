import { receiptAnswer } from '@/lib/http/receipt-answer';

export const dynamic = 'force-dynamic';

type Context = { params: Promise<{ token: string; file: string }> };

/** A gift's receipt as a PDF, in the language the file is named after. */
export const GET = async (request: Request, { params }: Context) => receiptAnswer(request, await params);
