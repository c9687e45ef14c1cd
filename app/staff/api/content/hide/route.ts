import { changed, goLive, requireHideable } from '@/lib/http/staff-content';
import { staffPost } from '@/lib/http/staff-endpoint';
import { OnDocument } from '@/lib/stories/document-schema';
import { hideDocument } from '@/lib/stories/store/publishing';

export const dynamic = 'force-dynamic';

/** POST /staff/api/content/hide: takes a document down, at once and everywhere. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = staffPost({
  right: 'content',
  body: OnDocument,
  async handle({ store, body, person }) {
    const { path } = body;
    await requireHideable(store, path);
    const saved = await changed(store, { path, sent: body }, (work) =>
      hideDocument(work, { path, by: person.id }),
    );
    if (!(saved instanceof Response)) await goLive(path);
    return saved;
  },
});
