import { RequestError } from '@/lib/http/problem';
import { staffPost } from '@/lib/http/staff-endpoint';
import { UploadPart } from '@/lib/stories/media-schema';
import { addPart } from '@/lib/stories/store/picture-intake';

export const dynamic = 'force-dynamic';

/** POST /staff/api/media/part: one part of an upload; sent twice it counts once. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = staffPost({
  right: 'content',
  body: UploadPart,
  async handle({ store, body, person }) {
    if ((await addPart(store, { staffId: person.id, ...body })) === null)
      throw new RequestError('unknown_upload', 'This part belongs to no upload of yours.', { status: 404 });
    return { ok: true };
  },
});
