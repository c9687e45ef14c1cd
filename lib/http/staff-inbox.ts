import 'server-only';
import type * as z from 'zod';
import type { Records } from '@/lib/backend/database/tables';
import { ticketKinds } from '@/lib/inbox/rules';
import type { ChangeTicket } from '@/lib/inbox/schema';
import type { Viewer } from '@/lib/inbox/store/queue';
import type { Changed } from '@/lib/inbox/store/ticket-changes';
import { mayReadTicket } from '@/lib/staff/rules';
import { notFound } from './problem';
import { staffPost, staleVersion } from './staff-endpoint';

export const viewerOf = ({ id, role }: { id: string; role: string }): Viewer => ({
  staffId: id,
  kinds: ticketKinds.filter((kind) => mayReadTicket(role, kind)),
});

type Change<Body> = (store: Records, by: { viewer: Viewer; input: Body }) => Promise<Changed>;

/** A change of one ticket; who comes too late is told how it is now, and who has it or answers there. */
export const ticketPost = <Body extends z.ZodType<ChangeTicket>>(body: Body, change: Change<z.infer<Body>>) =>
  staffPost({
    right: 'inbox',
    body,
    async handle({ store, body: input, person }) {
      const changed = await change(store, { viewer: viewerOf(person), input });
      if (changed.kind === 'missing') throw notFound();
      return changed.kind === 'changed'
        ? { ok: true, ticket: changed.ticket }
        : staleVersion(changed.ticket, input, changed.kind);
    },
  });
