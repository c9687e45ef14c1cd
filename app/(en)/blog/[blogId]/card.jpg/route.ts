import { readStory } from '@/lib/backend/cached';
import { settle } from '@/lib/backend/settle';
import { site } from '@/lib/config/site';
import { linkPreview } from '@/lib/http/link-preview';
import { isContentId } from '@/lib/stories/schema';

type Context = { params: Promise<{ blogId: string }> };

export const dynamic = 'force-dynamic';

/** The picture that a link preview of a story shows. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { blogId } = await params;
  const story = await settle('story', isContentId(blogId) ? readStory(blogId) : Promise.resolve(null));
  return linkPreview(story.ok ? (story.data?.title ?? null) : null, site().name);
}
