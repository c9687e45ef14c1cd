import { BackendError } from '@/lib/backend/backend';
import { endpointReads } from '@/lib/backend/cached';
import { contentAnswer } from '@/lib/http/content-route';
import { notAllowed, options } from '@/lib/http/endpoint';
import { RequestError } from '@/lib/http/problem';
import { isGone } from '@/lib/stories/inventory';
import { isContentId } from '@/lib/stories/schema';

export const dynamic = 'force-dynamic';

type Context = { params: Promise<{ blogId: string }> };

/** GET /api/blogs/{blogId} (spec §7): one story, its content sanitised. */
export const GET = async (_request: Request, { params }: Context) => {
  const { blogId } = await params;
  return contentAnswer(async () => {
    // No story has such an id, and a cached answer for each would be a stranger's to fill memory with.
    const story = isContentId(blogId) ? await endpointReads.blog(blogId).catch(unlessGone(blogId)) : null;
    if (!story && isGone(blogId))
      throw new RequestError('gone', 'This story was taken down.', { status: 410 });
    if (!story) throw new BackendError('not-found');
    return story;
  });
};

/** What is known to be taken down is gone, whatever the backend says now. */
const unlessGone = (id: string) => (error: unknown) => {
  if (isGone(id)) return null;
  throw error;
};

export const POST = notAllowed('GET');
export const PUT = POST;
export const PATCH = POST;
export const DELETE = POST;
export const OPTIONS = options('GET, HEAD, OPTIONS');
