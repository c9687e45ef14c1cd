import 'server-only';
import type { Work } from './audit';
import type { ApprovalRow } from './console-tables';
import { newRecordId } from './tables';

type ApprovalRequest = Pick<ApprovalRow, 'kind' | 'ref' | 'payload' | 'reason'> & {
  by: string;
  /** It needs no second person: whoever asks decides at once. */
  isDecided?: boolean;
};

/** Puts something before a second person; its id. */
export async function requestApproval(
  { db, nowMs }: Work,
  { by, isDecided = false, ...what }: ApprovalRequest,
): Promise<string> {
  const id = newRecordId();
  await db
    .insertInto('approvals')
    .values({
      id,
      ...what,
      requested_by: by,
      requested_at: nowMs,
      decided_by: isDecided ? by : null,
      decided_at: isDecided ? nowMs : null,
      decision: isDecided ? 'approved' : null,
    })
    .execute();
  return id;
}

/** How many things of a kind wait for the word of somebody else than who asked. */
export async function countApprovals(
  { db }: Pick<Work, 'db'>,
  { kind, decider }: { kind: string; decider: string },
): Promise<number> {
  const { count } = await db
    .selectFrom('approvals')
    .where('kind', '=', kind)
    .where('decision', 'is', null)
    .where('requested_by', '<>', decider)
    .select(({ fn }) => fn.countAll().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

type Decision = { id: string; by: string; decision: 'approved' | 'refused' };

/**
 * Decides once, whoever of several comes first: the row as decided. `own`: nobody approves what they asked for
 * themselves (to refuse it is to withdraw it). `gone`: decided before, or never asked.
 */
export async function decideApproval(
  { db, nowMs }: Work,
  { id, by, decision }: Decision,
): Promise<ApprovalRow | 'own' | 'gone'> {
  const row = await db.selectFrom('approvals').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row || row.decision !== null) return 'gone';
  if (decision === 'approved' && row.requested_by === by) return 'own';
  const decided = await db
    .updateTable('approvals')
    .set({ decision, decided_by: by, decided_at: nowMs })
    .where('id', '=', id)
    .where('decision', 'is', null)
    .returningAll()
    .executeTakeFirst();
  return decided ?? 'gone';
}
