import 'server-only';
import * as z from 'zod';
import { decideApproval, requestApproval } from '@/lib/backend/database/approvals';
import { audit, type Work } from '@/lib/backend/database/audit';
import type { ApprovalRow } from '@/lib/backend/database/console-tables';
import { publishEvent } from '@/lib/backend/database/events';
import { documentName, type WaitingChange } from '@/lib/stories/document-schema';
import { type DocumentDeps, readDocument } from './document-list';
import { currentRow, lockedRow, type OnVersion, type Saved } from './documents';
import { valueChanges } from './file-fields';
import { publishDraft } from './publishing';

const KIND = 'content';
/** The draft that was seen when it was asked for: another one is published by another word. */
const Payload = z.object({ version: z.int() });
const versionOf = ({ payload }: Pick<ApprovalRow, 'payload'>): number =>
  Payload.parse(JSON.parse(payload)).version;

/** Asks for a second person to publish the draft; what was asked for this document before is withdrawn. */
export async function askSecond(work: Work, input: OnVersion): Promise<Saved> {
  const row = await currentRow(work, input);
  if (row === null) return { kind: 'stale' };
  if (row.draft === null) return { kind: 'nothing' };
  const { path, by, version } = input;
  await work.db
    .updateTable('approvals')
    .set({ decision: 'refused', decided_by: by, decided_at: work.nowMs })
    .where('kind', '=', KIND)
    .where('ref', '=', path)
    .where('decision', 'is', null)
    .execute();
  const payload = JSON.stringify({ version });
  await requestApproval(work, { kind: KIND, ref: path, payload, reason: '', by });
  await audit(work, { event: 'content-asked', actor: by, target: path });
  await publishEvent(work, 'content', path);
  return { kind: 'saved', version };
}

type Decision = { id: string; by: string; decision: 'approved' | 'refused' };
type Decided = { path: string; saved: Saved | { kind: 'own' } };

/**
 * A second person's word: what is approved is published with it, as its editor's. `stale`: the draft is another by now,
 * or somebody else is editing it. `own`: nobody approves their own; to refuse it is to withdraw it. Null: never asked.
 */
export async function decideSecond(work: Work, { id, by, decision }: Decision): Promise<Decided | null> {
  const approval = await work.db
    .selectFrom('approvals')
    .selectAll()
    .where('id', '=', id)
    .where('kind', '=', KIND)
    .executeTakeFirst();
  if (!approval) return null;
  const path = approval.ref;
  const version = versionOf(approval);
  if (approval.decision !== null) return { path, saved: { kind: 'nothing' } };
  // Whoever types, publishes or decides at the same time waits for this row.
  await lockedRow(work, path);
  const input = { path, version, by: approval.requested_by };
  if (decision === 'approved' && approval.requested_by !== by && (await currentRow(work, input)) === null)
    return { path, saved: { kind: 'stale' } };
  const decided = await decideApproval(work, { id, by, decision });
  if (decided === 'own') return { path, saved: { kind: 'own' } };
  if (decided === 'gone') return { path, saved: { kind: 'nothing' } };
  const event = decision === 'approved' ? 'content-approved' : 'content-declined';
  await audit(work, { event, actor: by, target: path });
  await publishEvent(work, 'content', path);
  if (decision === 'refused') return { path, saved: { kind: 'saved', version } };
  return { path, saved: await publishDraft(work, { ...input, at: null }) };
}

/** The changes that wait for a second person, oldest first; one whose draft is another by now is none. */
export async function waitingChanges(deps: DocumentDeps, staffId: string): Promise<WaitingChange[]> {
  const rows = await deps.store.db
    .selectFrom('approvals')
    .leftJoin('staff', 'staff.id', 'approvals.requested_by')
    .selectAll('approvals')
    .select('staff.name as asker')
    .where('kind', '=', KIND)
    .where('decision', 'is', null)
    .orderBy('requested_at')
    .execute();
  const found: WaitingChange[] = [];
  for (const { asker, ...row } of rows) {
    const document = await readDocument(deps, row.ref);
    if (!document?.is_draft || document.version !== versionOf(row)) continue;
    found.push({
      id: row.id,
      path: row.ref,
      title: documentName(row.ref)?.title ?? row.ref,
      by: asker ?? '',
      at: row.requested_at,
      is_mine: row.requested_by === staffId,
      changes: valueChanges(row.ref, document.live_text, document.text),
    });
  }
  return found;
}
