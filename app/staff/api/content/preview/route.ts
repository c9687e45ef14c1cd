import { documentDeps, foundDocument, textIn } from '@/lib/http/staff-content';
import { staffPost } from '@/lib/http/staff-endpoint';
import { previewDocument } from '@/lib/http/staff-preview';
import { PreviewDocument } from '@/lib/stories/document-schema';

export const dynamic = 'force-dynamic';

/** POST /staff/api/content/preview: a text as its page would get it; nothing is stored. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = staffPost({
  right: 'content',
  body: PreviewDocument,
  handle: async ({ store, body: { path, chat, ...sent } }) => {
    const stored = await foundDocument(store, path);
    return previewDocument(documentDeps(store), { path, text: await textIn(sent, stored.text), chat });
  },
});
