import { documentDeps } from '@/lib/http/staff-content';
import { staffRead } from '@/lib/http/staff-endpoint';
import { listDocuments } from '@/lib/stories/store/document-list';

export const dynamic = 'force-dynamic';

/** GET /staff/api/content: everything that can be edited. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = staffRead({
  right: 'content',
  handle: async ({ store }) => ({ documents: await listDocuments(documentDeps(store)) }),
});
