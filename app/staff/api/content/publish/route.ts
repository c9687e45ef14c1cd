import {
  changed,
  documentDeps,
  foundDocument,
  goLive,
  requireSound,
  staleDocument,
} from '@/lib/http/staff-content';
import { staffPost } from '@/lib/http/staff-endpoint';
import { PublishDocument } from '@/lib/stories/document-schema';
import { checkText } from '@/lib/stories/store/document-list';
import { publishDraft } from '@/lib/stories/store/publishing';

export const dynamic = 'force-dynamic';

/** POST /staff/api/content/publish: now, answered when it is live, or at a time to come. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = staffPost({
  right: 'content',
  body: PublishDocument,
  async handle({ store, body, person }) {
    const { path, version } = body;
    const document = await foundDocument(store, path);
    if (document.version !== version) return staleDocument(store, path, body);
    const check = await checkText(documentDeps(store), path, document.text);
    requireSound(check);
    const at = (body.at ?? 0) > store.now() ? (body.at ?? null) : null;
    const input = { path, version, at, by: person.id };
    const saved = await changed(store, { path, sent: body }, (work) => publishDraft(work, input));
    if (saved instanceof Response) return saved;
    if (at !== null) return { ...saved, publish_at: at, warnings: check.warnings };
    await goLive(path);
    return { ...saved, live_at: store.now(), warnings: check.warnings };
  },
});
