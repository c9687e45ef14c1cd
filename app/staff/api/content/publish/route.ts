import { RequestError } from '@/lib/http/problem';
import { requireStepUp } from '@/lib/http/staff';
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
import { askSecond } from '@/lib/stories/store/second-person';
import { needsSecond } from '@/lib/stories/store/site-file';

export const dynamic = 'force-dynamic';

/**
 * POST /staff/api/content/publish: now, answered when it is live, or at a time to come. A change of where calls and money
 * go needs a step-up, and waits for a second person.
 */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = staffPost({
  right: 'content',
  body: PublishDocument,
  async handle({ store, body, person, session }) {
    const { path, version } = body;
    const document = await foundDocument(store, path);
    if (document.version !== version) return staleDocument(store, path, body);
    const deps = documentDeps(store);
    const check = await checkText(deps, path, document.text);
    requireSound(check);
    const at = (body.at ?? 0) > store.now() ? (body.at ?? null) : null;
    const input = { path, version, at, by: person.id };
    if (await needsSecond(deps.dir, { path, before: document.live_text, after: document.text })) {
      requireStepUp({ person, session }, store.now());
      if (at !== null) throw new RequestError('no_schedule', NO_SCHEDULE, { status: 400 });
      const requested = await changed(store, { path, sent: body }, (work) => askSecond(work, input));
      return requested instanceof Response ? requested : { ...requested, is_waiting: true };
    }
    const saved = await changed(store, { path, sent: body }, (work) => publishDraft(work, input));
    if (saved instanceof Response) return saved;
    if (at !== null) return { ...saved, publish_at: at, warnings: check.warnings };
    await goLive(path);
    return { ...saved, live_at: store.now(), warnings: check.warnings };
  },
});

const NO_SCHEDULE = 'Where calls or money go is changed at once, by the word of a second person.';
