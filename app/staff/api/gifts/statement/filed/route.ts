import { RecordFiling } from '@/lib/donations/statement-schema';
import { recordFiling } from '@/lib/donations/store/filed-statements';
import { staffPost } from '@/lib/http/staff-endpoint';
import { requireNoted } from '@/lib/http/staff-gifts';

export const dynamic = 'force-dynamic';

/** POST /staff/api/gifts/statement/filed: notes that a downloaded statement was filed. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = staffPost({
  right: 'gifts',
  body: RecordFiling,
  async handle({ store, body, person }) {
    requireNoted(await recordFiling(store, person.id, body), { day: 'filed_on' });
    return { ok: true };
  },
});
