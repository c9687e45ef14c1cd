import { BackendError } from '@/lib/backend/backend';
import { endpointReads } from '@/lib/backend/cached';
import { endpoint } from '@/lib/http/endpoint';
import { RequestError } from '@/lib/http/problem';
import { requestedLanguage } from '@/lib/http/requested-language';
import { isGone } from '@/lib/stories/inventory';
import { isContentId } from '@/lib/stories/schema';

export const dynamic = 'force-dynamic';

/** GET /api/blogs/{blogId} (spec §7): one story, its content sanitised, in the language of `?lang=`. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint({
  GET: {
    cache: 'shared',
    handle: async ({ params, request }: { params: { blogId: string }; request: Request }) => {
      const { blogId } = params;
      const language = requestedLanguage(request);
      // No story has such an id, and a cached answer for each would be a stranger's to fill memory with.
      const story = isContentId(blogId)
        ? await endpointReads.blog(blogId, language).catch(unlessGone(blogId))
        : null;
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
