import { notFound } from '@/lib/http/problem';
import { staffPost, staleVersion } from '@/lib/http/staff-endpoint';
import { viewerOf } from '@/lib/http/staff-inbox';
import { SaveReplyDraft } from '@/lib/inbox/schema';
import { saveReplyDraft } from '@/lib/inbox/store/replies';

export const dynamic = 'force-dynamic';

/** POST /staff/api/inbox/draft: the answer as it is typed; 409 with the stored one where a colleague was first. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = staffPost({
  right: 'inbox',
  body: SaveReplyDraft,
  async handle({ store, body, person }) {
    const saved = await saveReplyDraft(store, viewerOf(person), body);
    if (saved === null) throw notFound();
    return 'current' in saved ? staleVersion(saved.current, body) : saved;
  },
});
