import { inTransaction } from '@/lib/backend/database/audit';
import { RequestError } from '@/lib/http/problem';
import { goLive, staleDocument } from '@/lib/http/staff-content';
import { staffPost } from '@/lib/http/staff-endpoint';
import { DecideChange } from '@/lib/stories/document-schema';
import { decideSecond } from '@/lib/stories/store/second-person';

export const dynamic = 'force-dynamic';

/** POST /staff/api/content/decide: a second person's word on a change; answered when it is live. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = staffPost({
  right: 'content-approvals',
  stepUp: true,
  body: DecideChange,
  async handle({ store, body, person }) {
    const result = await inTransaction(store, (work) => decideSecond(work, { ...body, by: person.id }));
    if (result === null) throw new RequestError('not_found', 'There is no such change.', { status: 404 });
    const { path, saved } = result;
    if (saved.kind === 'own')
      throw new RequestError('own_change', 'A second person decides, not who asked.', { status: 403 });
    if (saved.kind === 'nothing')
      throw new RequestError('nothing_to_do', 'This was decided before.', { status: 400 });
    if (saved.kind === 'stale') return staleDocument(store, path, body);
    if (body.decision === 'approved') await goLive(path);
    return { decision: body.decision };
  },
});
