import 'server-only';
import { sql } from 'kysely';
import * as z from 'zod';
import type { Work } from '@/lib/backend/database/audit';
import type { ApprovalRow } from '@/lib/backend/database/console-tables';
import type { OrderedRefund, RefundState } from '@/lib/donations/gift-schema';
import type { RefundRequestRow } from './donation-tables';

export const REFUND_KIND = 'refund';
/** The provider's idempotency key is made of the approval: whoever carries it out, and however often, it is one refund. */
export const keyOf = (approvalId: string): string => `refund-${approvalId}`;
export const RefundPayload = z.object({ amount_minor: z.int(), currency: z.string(), is_again: z.boolean() });

const stateOf = (
  decision: ApprovalRow['decision'],
  outcome: RefundRequestRow['outcome'] | null,
): RefundState => {
  if (decision === null) return 'waiting';
  if (decision === 'refused') return 'refused';
  if (outcome === null) return 'open';
  return outcome === 'made' ? 'made' : 'refused';
};

/** Refunds ordered in the console: of one gift all, newest first; else those that are not finished, oldest first. */
export async function orderedRefunds(
  { db }: Pick<Work, 'db'>,
  { staffId, gift }: { staffId: string; gift?: string },
): Promise<OrderedRefund[]> {
  const query = db
    .selectFrom('approvals')
    .leftJoin('refund_requests', (join) =>
      join.on('refund_requests.key', '=', sql<string>`'refund-' || approvals.id`),
    )
    .leftJoin('staff as asker', 'asker.id', 'approvals.requested_by')
    .leftJoin('staff as decider', 'decider.id', 'approvals.decided_by')
    .selectAll('approvals')
    .select(['refund_requests.outcome as outcome', 'asker.name as asker', 'decider.name as decider'])
    .where('approvals.kind', '=', REFUND_KIND);
  const rows = await (gift === undefined
    ? query
        .where(({ eb, or, and }) =>
          or([
            eb('decision', 'is', null),
            and([eb('decision', '=', 'approved'), eb('refund_requests.outcome', 'is', null)]),
          ]),
        )
        .orderBy('approvals.requested_at')
    : query.where('approvals.ref', '=', gift).orderBy('approvals.requested_at', 'desc')
  ).execute();
  return rows.map(({ asker, decider, outcome, ...row }) => {
    const { amount_minor, currency } = RefundPayload.parse(JSON.parse(row.payload));
    return {
      id: row.id,
      gift: row.ref,
      amount_minor,
      currency,
      reason: row.reason,
      state: stateOf(row.decision, outcome),
      requested_by: asker ?? '',
      requested_at: row.requested_at,
      is_mine: row.requested_by === staffId,
      decided_by: decider,
      decided_at: row.decided_at,
    };
  });
}

/** The approval of a refund by its id. */
export const approvalOf = ({ db }: Pick<Work, 'db'>, id: string): Promise<ApprovalRow | undefined> =>
  db
    .selectFrom('approvals')
    .selectAll()
    .where('id', '=', id)
    .where('kind', '=', REFUND_KIND)
    .executeTakeFirst();
