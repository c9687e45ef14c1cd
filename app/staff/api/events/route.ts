import type { Topic } from '@/lib/backend/database/events';
import { eventStream } from '@/lib/http/event-stream';
import { requireStaff, staffStore } from '@/lib/http/staff';
import { staffRead } from '@/lib/http/staff-endpoint';
import { hasRight, type Right } from '@/lib/staff/rules';

export const dynamic = 'force-dynamic';

/** Who hears of what. */
const rightFor: Record<Topic, Right> = {
  inbox: 'inbox',
  chats: 'chats',
  live: 'chats',
  gifts: 'gifts',
  content: 'content',
  media: 'content',
  people: 'people',
};

/** GET /staff/api/events: tells that something has changed, within two seconds on every instance. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = staffRead({
  right: 'own-account',
  handle: ({ request, person }) =>
    eventStream({
      store: staffStore,
      isFor: (topic) => hasRight(person.role, rightFor[topic]),
      isOpen: () =>
        requireStaff(request.headers, 'own-account').then(
          (now) => now.person.role === person.role,
          () => false,
        ),
      lastEventId: request.headers.get('last-event-id'),
      signal: request.signal,
    }),
});
