import { documentDeps, pathIn } from '@/lib/http/staff-content';
import { staffRead } from '@/lib/http/staff-endpoint';
import { versionsOf } from '@/lib/stories/store/document-list';

export const dynamic = 'force-dynamic';

/** GET /staff/api/content/versions?path=…: newest first; the file is the last. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = staffRead({
  right: 'content',
  handle: async ({ store, request }) => ({
    versions: await versionsOf(documentDeps(store), pathIn(request)),
  }),
});
