import { erasersOf, requirePerson } from '@/lib/http/person';
import { staffPost } from '@/lib/http/staff-endpoint';
import { ChosenRecords, type Erased } from '@/lib/personal-data/schema';
import { erasePerson } from '@/lib/personal-data/store/person-records';

export const dynamic = 'force-dynamic';

/** POST /staff/api/people/person/erase: erases what was chosen of a person's records, and tells what stays and why. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = staffPost({
  right: 'personal-data',
  stepUp: true,
  body: ChosenRecords,
  handle: ({ store, body, person }): Promise<Erased> =>
    erasePerson(store, {
      key: requirePerson(body.person),
      actor: person.id,
      chosen: body.records,
      erasers: erasersOf(store),
    }),
});
