import { readStory, settle } from '@/lib/backend/cached';
import { site } from '@/lib/config/site';
import { endpoint } from '@/lib/http/endpoint';
import { linkPreview } from '@/lib/http/link-preview';
import { isContentId } from '@/lib/stories/schema';

export const dynamic = 'force-dynamic';

/** The picture that a link preview of a story shows. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint({
  GET: { handle: ({ params }: { params: { blogId: string } }) => card(params.blogId) },
});

async function card(blogId: string): Promise<Response> {
  const story = await settle(isContentId(blogId) ? readStory(blogId) : Promise.resolve(null));
  return linkPreview(story.ok ? (story.data?.title ?? null) : null, site().name);
}
