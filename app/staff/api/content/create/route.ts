import { RequestError } from '@/lib/http/problem';
import { changed, documentDeps, foundDocument } from '@/lib/http/staff-content';
import { staffPost } from '@/lib/http/staff-endpoint';
import { CreateDocument } from '@/lib/stories/document-schema';
import { createDraft } from '@/lib/stories/store/documents';
import { newStory } from '@/lib/stories/store/new-story';

export const dynamic = 'force-dynamic';

/** POST /staff/api/content/create: the draft of a new story, or of a translation; its path. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = staffPost({
  right: 'content',
  body: CreateDocument,
  async handle({ store, body, person }) {
    const from = body.from === undefined ? undefined : (await foundDocument(store, body.from)).text;
    const created = await newStory(documentDeps(store), { ...body, from });
    if ('problem' in created)
      throw new RequestError('invalid_fields', 'Please check the fields named here.', {
        status: 400,
        fields: { id: created.problem },
      });
    const input = { ...created, by: person.id };
    const saved = await changed(store, { path: created.path, sent: body }, (work) =>
      createDraft(work, input),
    );
    return saved instanceof Response ? saved : { ...saved, path: created.path };
  },
});
