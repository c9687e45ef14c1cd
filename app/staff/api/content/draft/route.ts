import { RequestError } from '@/lib/http/problem';
import { changed, documentDeps, foundDocument, staleDocument, textIn } from '@/lib/http/staff-content';
import { staffPost } from '@/lib/http/staff-endpoint';
import { SaveDraft } from '@/lib/stories/document-schema';
import { checkText } from '@/lib/stories/store/document-list';
import { saveDraft } from '@/lib/stories/store/documents';

export const dynamic = 'force-dynamic';

/** POST /staff/api/content/draft: what is typed, as it is typed. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = staffPost({
  right: 'content',
  body: SaveDraft,
  async handle({ store, body, person }) {
    const { path, version } = body;
    const stored = await foundDocument(store, path);
    const text = await textIn(body, stored.text).catch((error) => {
      if (error instanceof RequestError && error.status === 409) return null;
      throw error;
    });
    if (text === null) return staleDocument(store, path, { path, version });
    const input = { path, version, text, by: person.id };
    const sent = { path, version, text };
    const saved = await changed(store, { path, sent }, (work) => saveDraft(work, input));
    if (saved instanceof Response) return saved;
    return { ...saved, saved_at: store.now(), check: await checkText(documentDeps(store), path, text) };
  },
});
