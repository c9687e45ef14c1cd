import { BackendError } from '@/lib/backend/backend';
import { endpointReads } from '@/lib/backend/cached';
import { endpoint } from '@/lib/http/endpoint';
import { RequestError } from '@/lib/http/problem';
import { isGone } from '@/lib/stories/inventory';
import { isContentId } from '@/lib/stories/schema';

export const dynamic = 'force-dynamic';

/** GET /api/blogs/{blogId} (spec §7): one story, its content sanitised. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint({
  GET: {
    cache: 'shared',
    handle: async ({ params }: { params: { blogId: string } }) => {
      const { blogId } = params;
      // No story has such an id, and a cached answer for each would be a stranger's to fill memory with.
      const story = isContentId(blogId) ? await endpointReads.blog(blogId).catch(unlessGone(blogId)) : null;
      if (!story && isGone(blogId))
        throw new RequestError('gone', 'This story was taken down.', { status: 410 });
      if (!story) throw new BackendError('not-found');
      return story;
    },
  },
});

/** What is known to be taken down is gone, whatever the backend says now. */
function unlessGone(id: string) {
  return (error: unknown) => {
    if (isGone(id)) return null;
    throw error;
  };
}
