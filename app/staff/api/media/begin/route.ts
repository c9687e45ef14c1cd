import { staffPost } from '@/lib/http/staff-endpoint';
import { BeginUpload } from '@/lib/stories/media-schema';
import { beginUpload } from '@/lib/stories/store/picture-intake';

export const dynamic = 'force-dynamic';

/** POST /staff/api/media/begin: opens the upload of a picture, or finds it again with the parts that are here. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = staffPost({
  right: 'content',
  body: BeginUpload,
  handle: ({ store, body, person }) => beginUpload(store, { staffId: person.id, ...body }),
});
