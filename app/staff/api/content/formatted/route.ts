import { foundDocument, textIn } from '@/lib/http/staff-content';
import { staffPost } from '@/lib/http/staff-endpoint';
import { OpenFormatted } from '@/lib/stories/document-schema';
import { storyDoc } from '@/lib/stories/store/story-doc';
import { bodyOf } from '@/lib/stories/story-head';

export const dynamic = 'force-dynamic';

/** POST /staff/api/content/formatted: a story's body for the formatted editor; null where it is plain text alone. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = staffPost({
  right: 'content',
  body: OpenFormatted,
  handle: async ({ store, body }) => {
    const { text } = await foundDocument(store, body.path);
    return { doc: storyDoc(bodyOf(await textIn(body, text))) };
  },
});
