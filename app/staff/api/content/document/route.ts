import { foundDocument, pathIn } from '@/lib/http/staff-content';
import { staffRead } from '@/lib/http/staff-endpoint';

export const dynamic = 'force-dynamic';

/** GET /staff/api/content/document?path=…: one document with its text. `lock`: of a colleague. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = staffRead({
  right: 'content',
  async handle({ store, person, request }) {
    const found = await foundDocument(store, pathIn(request));
    return { ...found, lock: found.lock?.by === person.id ? null : found.lock };
  },
});
