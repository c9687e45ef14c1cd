import { notFound } from '@/lib/http/problem';
import { staffPost } from '@/lib/http/staff-endpoint';
import { UpdateIncident } from '@/lib/personal-data/schema';
import { noteIncident } from '@/lib/personal-data/store/register';

export const dynamic = 'force-dynamic';

/** POST /staff/api/people/incidents/update: notes a step of an incident, or its end. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = staffPost({
  right: 'personal-data',
  body: UpdateIncident,
  async handle({ store, body, person }) {
    if (!(await noteIncident(store, { ...body, staffId: person.id }))) throw notFound();
    return { ok: true };
  },
});
