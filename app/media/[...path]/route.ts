import { mediaAnswer } from '@/lib/http/media-answer';

export const dynamic = 'force-dynamic';

type Context = { params: Promise<{ path: string[] }> };

/** Pictures and clips of the embedded backend, from CONTENT_DIR. */
export const GET = async (request: Request, { params }: Context) =>
  mediaAnswer(request, (await params).path.join('/'));
