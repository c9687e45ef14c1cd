import { changed } from '@/lib/http/staff-content';
import { staffPost } from '@/lib/http/staff-endpoint';
import { OnVersion } from '@/lib/stories/document-schema';
import { discardDraft } from '@/lib/stories/store/documents';

export const dynamic = 'force-dynamic';

/** POST /staff/api/content/discard: the draft goes; it stays among the versions. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = staffPost({
  right: 'content',
  body: OnVersion,
  handle: ({ store, body, person }) =>
    changed(store, { path: body.path, sent: body }, (work) => discardDraft(work, { ...body, by: person.id })),
});
