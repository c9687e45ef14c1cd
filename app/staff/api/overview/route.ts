import { countApprovals } from '@/lib/backend/database/approvals';
import { countChats } from '@/lib/chat/store/live-desk';
import { REFUND_KIND } from '@/lib/donations/store/ordered-refunds';
import { documentDeps } from '@/lib/http/staff-content';
import { staffRead } from '@/lib/http/staff-endpoint';
import { viewerOf } from '@/lib/http/staff-inbox';
import { countInbox } from '@/lib/inbox/store/queue';
import { hasRight, type Right } from '@/lib/staff/rules';
import type { Overview } from '@/lib/staff/schema';
import { countDrafts } from '@/lib/stories/store/documents';
import { waitingChanges } from '@/lib/stories/store/second-person';

export const dynamic = 'force-dynamic';

/** GET /staff/api/overview: how much waits for the person, counts alone; null where their role does not include it. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = staffRead({
  right: 'own-account',
  async handle({ store, person }): Promise<Overview> {
    const decider = person.id;
    const within = <T>(right: Right, count: () => Promise<T>): Promise<T> | null =>
      hasRight(person.role, right) ? count() : null;
    return {
      inbox: await within('inbox', () => countInbox(store, viewerOf(person))),
      chats: await within('chats', () => countChats(store, person.id)),
      refunds: await within('gifts', () => countApprovals(store, { kind: REFUND_KIND, decider })),
      drafts: await within('content', () => countDrafts(store)),
      changes: await within('content-approvals', async () => {
        const waiting = await waitingChanges(documentDeps(store), person.id);
        return waiting.filter(({ is_mine }) => !is_mine).length;
      }),
    };
  },
});
