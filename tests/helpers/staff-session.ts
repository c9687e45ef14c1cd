import { inTransaction } from '@/lib/backend/database/audit';
import { newRecordId, type Records } from '@/lib/backend/database/tables';
import { openSession } from '@/lib/staff/store/sessions';

export type StaffSession = { id: string; token: string; cookie: string; headers: Record<string, string> };

export type Person = { role: string; name?: string; isSteppedUp?: boolean };

/** Somebody of the console with an open session, put into the store without a sign-in. */
export async function makeStaffSession(store: Records, person: Person): Promise<StaffSession> {
  const { role, name = 'Mina', isSteppedUp = false } = person;
  const id = newRecordId();
  const row = { id, email: `${id}@example.org`, name, role, password: '', totp_enc: '', totp_step: 0 };
  await store.db
    .insertInto('staff')
    .values({ ...row, created_at: store.now(), disabled_at: null })
    .execute();
  const token = await inTransaction(store, (work) =>
    openSession(work, { staffId: id, device: 'Chrome on Android', isSteppedUp }),
  );
  const cookie = `staff=${token}`;
  return { id, token, cookie, headers: { cookie, origin: 'http://localhost:3000', 'x-staff': '1' } };
}
