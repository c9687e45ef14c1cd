import { changed, foundVersion } from '@/lib/http/staff-content';
import { staffPost } from '@/lib/http/staff-endpoint';
import { RevertDocument } from '@/lib/stories/document-schema';
import { revertDraft } from '@/lib/stories/store/documents';

export const dynamic = 'force-dynamic';

/** POST /staff/api/content/revert: a version of before becomes the draft. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = staffPost({
  right: 'content',
  body: RevertDocument,
  async handle({ store, body, person }) {
    const { path, number, version } = body;
    const text = await foundVersion(store, path, number);
    const input = { path, version, text, by: person.id };
    return changed(store, { path, sent: body }, (work) => revertDraft(work, input));
  },
});
