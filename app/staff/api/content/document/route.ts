import { foundDocument, pathIn } from '@/lib/http/staff-content';
import { staffRead } from '@/lib/http/staff-endpoint';

export const dynamic = 'force-dynamic';

/** GET /staff/api/content/document?path=…: one document with its text. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = staffRead({
  right: 'content',
  handle: ({ store, request }) => foundDocument(store, pathIn(request)),
});
