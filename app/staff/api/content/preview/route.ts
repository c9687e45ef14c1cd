import { documentDeps, textIn } from '@/lib/http/staff-content';
import { staffPost } from '@/lib/http/staff-endpoint';
import { previewDocument } from '@/lib/http/staff-preview';
import { PreviewDocument } from '@/lib/stories/document-schema';

export const dynamic = 'force-dynamic';

/** POST /staff/api/content/preview: a text as its page would get it; nothing is stored. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = staffPost({
  right: 'content',
  body: PreviewDocument,
  handle: async ({ store, body }) =>
    previewDocument(documentDeps(store), { path: body.path, text: await textIn(body), chat: body.chat }),
});
