import { RequestError } from '@/lib/http/problem';
import { staffPost } from '@/lib/http/staff-endpoint';
import { RemovePicture } from '@/lib/stories/media-schema';
import { removePicture } from '@/lib/stories/store/stored-pictures';
import { usingTexts } from '@/lib/stories/store/using-texts';

export const dynamic = 'force-dynamic';

/** POST /staff/api/media/remove: takes a picture down that no text shows. 409 names the texts that do. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = staffPost({
  right: 'content',
  body: RemovePicture,
  async handle({ store, body: { path: hash }, person }) {
    const result = await removePicture(store, { hash, by: person.id, texts: await usingTexts(store) });
    if (result === 'unknown') throw new RequestError('not_found', 'Not found', { status: 404 });
    if (result === 'removed') return { ok: true };
    const message = `Take it out of these texts first: ${result.used.join(', ')}`;
    throw new RequestError('in_use', message, { status: 409 });
  },
});
