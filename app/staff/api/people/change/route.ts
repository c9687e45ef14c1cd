import { RequestError } from '@/lib/http/problem';
import { staffPost, staleVersion } from '@/lib/http/staff-endpoint';
import { people } from '@/lib/i18n/en/staff-people';
import { ChangePerson } from '@/lib/staff/schema';
import { changePerson } from '@/lib/staff/store/changes';

export const dynamic = 'force-dynamic';

/** POST /staff/api/people/change: the roles of a person, their access, or an invitation. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = staffPost({
  right: 'people',
  stepUp: true,
  body: ChangePerson,
  async handle({ store, person, body }) {
    const result = await changePerson(store, person.id, body);
    switch (result.kind) {
      case 'done':
        return { ok: true };
      case 'gone':
        throw new RequestError('not_found', 'Not found', { status: 404 });
      case 'own':
        throw new RequestError('own_access', people.change.own, { status: 409 });
      case 'last':
        throw new RequestError('last_admin', people.change.last, { status: 409 });
      case 'stale':
        return staleVersion({ role: result.role }, body);
    }
  },
});
