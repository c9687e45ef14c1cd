import { inTransaction } from '@/lib/backend/database/audit';
import { foundDocument, staleDocument } from '@/lib/http/staff-content';
import { staffPost } from '@/lib/http/staff-endpoint';
import { TakeLock } from '@/lib/stories/document-schema';
import { takeLock } from '@/lib/stories/store/documents';

export const dynamic = 'force-dynamic';

/** POST /staff/api/content/lock: who edits; with `take` although somebody else does. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = staffPost({
  right: 'content',
  body: TakeLock,
  async handle({ store, body, person }) {
    const { path, take = false } = body;
    await foundDocument(store, path);
    const input = { path, by: person.id, isTaken: take };
    if (!(await inTransaction(store, (work) => takeLock(work, input))))
      return staleDocument(store, path, null);
    const { lock, text, version } = await foundDocument(store, path);
    return { lock, text, version };
  },
});
