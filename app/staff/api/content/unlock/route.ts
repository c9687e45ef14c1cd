import { inTransaction } from '@/lib/backend/database/audit';
import { staffPost } from '@/lib/http/staff-endpoint';
import { OnDocument } from '@/lib/stories/document-schema';
import { giveLockBack } from '@/lib/stories/store/documents';

export const dynamic = 'force-dynamic';

/** POST /staff/api/content/unlock: whoever edited is done. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = staffPost({
  right: 'content',
  body: OnDocument,
  async handle({ store, body, person }) {
    await inTransaction(store, (work) => giveLockBack(work, { ...body, by: person.id }));
    return { ok: true };
  },
});
