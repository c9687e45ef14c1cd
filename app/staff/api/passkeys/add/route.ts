import { audit, inTransaction } from '@/lib/backend/database/audit';
import { RequestError } from '@/lib/http/problem';
import { relyingParty, visitorOf } from '@/lib/http/staff';
import { staffPost } from '@/lib/http/staff-endpoint';
import { staff } from '@/lib/i18n/en/staff';
import { AddPasskey } from '@/lib/staff/passkey-schema';
import { savePasskey, verifyNewPasskey } from '@/lib/staff/store/passkeys';

export const dynamic = 'force-dynamic';

/** POST /staff/api/passkeys/add: stores a passkey, under the name of the device it was made on. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = staffPost({
  right: 'own-account',
  stepUp: true,
  body: AddPasskey,
  async handle({ store, person, body, request }) {
    const ceremony = { purpose: 'add', subject: person.id } as const;
    const verified = await verifyNewPasskey(store, relyingParty(), { ...ceremony, passkey: body.passkey });
    const { device } = visitorOf(request.headers);
    const isSaved =
      verified !== null &&
      (await inTransaction(store, async (work) => {
        if (!(await savePasskey(work, { ...verified, staffId: person.id, name: device }))) return false;
        await audit(work, { event: 'passkey-added', actor: person.id });
        return true;
      }));
    if (!isSaved) throw new RequestError('wrong_passkey', staff.passkeys.refused, { status: 400 });
    return { ok: true };
  },
});
