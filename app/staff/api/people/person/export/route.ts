import { requirePerson } from '@/lib/http/person';
import { staffPost } from '@/lib/http/staff-endpoint';
import { ChosenRecords } from '@/lib/personal-data/schema';
import { exportPerson } from '@/lib/personal-data/store/person-export';

export const dynamic = 'force-dynamic';

/** POST /staff/api/people/person/export: what was chosen of a person’s own records, to hand it to them. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = staffPost({
  right: 'personal-data',
  stepUp: true,
  body: ChosenRecords,
  handle: async ({ store, body, person }) => ({
    records: await exportPerson(store, {
      key: requirePerson(body.person),
      actor: person.id,
      chosen: body.records,
    }),
  }),
});
