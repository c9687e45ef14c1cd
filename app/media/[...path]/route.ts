import { endpoint } from '@/lib/http/endpoint';
import { mediaAnswer } from '@/lib/http/media-answer';

export const dynamic = 'force-dynamic';

/** Pictures and clips of the embedded backend, from CONTENT_DIR. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint({
  GET: {
    handle: ({ request, params }: { request: Request; params: { path: string[] } }) =>
      mediaAnswer(request, params.path.join('/')),
  },
});
