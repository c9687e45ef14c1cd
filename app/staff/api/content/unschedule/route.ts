import { changed } from '@/lib/http/staff-content';
import { staffPost } from '@/lib/http/staff-endpoint';
import { OnDocument } from '@/lib/stories/document-schema';
import { cancelSchedule } from '@/lib/stories/store/publishing';

export const dynamic = 'force-dynamic';

/** POST /staff/api/content/unschedule: what was to be published later stays a draft. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = staffPost({
  right: 'content',
  body: OnDocument,
  handle: ({ store, body: { path }, person }) =>
    changed(store, { path, sent: null }, (work) => cancelSchedule(work, { path, by: person.id })),
});
