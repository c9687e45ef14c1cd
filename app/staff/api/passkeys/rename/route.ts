import { RequestError } from '@/lib/http/problem';
import { staffPost } from '@/lib/http/staff-endpoint';
import { RenamePasskey } from '@/lib/staff/passkey-schema';
import { renamePasskey } from '@/lib/staff/store/passkeys';

export const dynamic = 'force-dynamic';

/** POST /staff/api/passkeys/rename: another name for one of the person's own. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = staffPost({
  right: 'own-account',
  body: RenamePasskey,
  async handle({ store, person, body }) {
    if (!(await renamePasskey(store, { ...body, staffId: person.id })))
      throw new RequestError('not_found', 'Not found', { status: 404 });
    return { ok: true };
  },
});
