import { foundDocument, foundVersion, numberIn, pathIn } from '@/lib/http/staff-content';
import { staffRead } from '@/lib/http/staff-endpoint';
import { changesOf } from '@/lib/stories/text-change';

export const dynamic = 'force-dynamic';

/** GET /staff/api/content/version?path=…&number=…: its text, and what has changed from it to now. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = staffRead({
  right: 'content',
  async handle({ store, request }) {
    const path = pathIn(request);
    const text = await foundVersion(store, path, numberIn(request));
    const document = await foundDocument(store, path);
    return { text, changes: await changesOf(text, document.text) };
  },
});
