import { changed, goLive } from '@/lib/http/staff-content';
import { staffPost } from '@/lib/http/staff-endpoint';
import { OnDocument } from '@/lib/stories/document-schema';
import { restoreDocument } from '@/lib/stories/store/publishing';

export const dynamic = 'force-dynamic';

/** POST /staff/api/content/restore: shows again what was taken down. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = staffPost({
  right: 'content',
  body: OnDocument,
  async handle({ store, body, person }) {
    const { path } = body;
    const saved = await changed(store, { path, sent: body }, (work) =>
      restoreDocument(work, { path, by: person.id }),
    );
    if (!(saved instanceof Response)) await goLive(path);
    return saved;
  },
});
