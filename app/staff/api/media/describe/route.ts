import { RequestError } from '@/lib/http/problem';
import { staffPost } from '@/lib/http/staff-endpoint';
import { DescribePicture } from '@/lib/stories/media-schema';
import { describePicture } from '@/lib/stories/store/picture-intake';

export const dynamic = 'force-dynamic';

/** POST /staff/api/media/describe: other words for a picture, or another record of consent. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = staffPost({
  right: 'content',
  body: DescribePicture,
  async handle({ store, body: { path, ...facts }, person }) {
    if (!(await describePicture(store, { hash: path, by: person.id, ...facts })))
      throw new RequestError('not_found', 'Not found', { status: 404 });
    return { ok: true };
  },
});
