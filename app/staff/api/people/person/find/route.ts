import { requirePerson } from '@/lib/http/person';
import { staffPost } from '@/lib/http/staff-endpoint';
import { FindPerson, type Found } from '@/lib/personal-data/schema';
import { searchPerson } from '@/lib/personal-data/store/person-records';
import { hasRight } from '@/lib/staff/rules';

export const dynamic = 'force-dynamic';

/** POST /staff/api/people/person/find: which records hold something of a person. By POST: an address is stored. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = staffPost({
  right: 'personal-data',
  body: FindPerson,
  async handle({ store, body, person }): Promise<Found> {
    const search = { key: requirePerson(body.person), actor: person.id };
    const readsChats = hasRight(person.role, 'chats');
    return { records: await searchPerson(store, { ...search, readsChats }) };
  },
});
