import 'server-only';
import type { DonationCount } from '@/lib/backend/backend';
import { audit, inTransaction, lockNumbers } from '@/lib/backend/database/audit';
import { forgetLog, type Records } from '@/lib/backend/database/tables';
import type { Vault } from '@/lib/backend/database/vault';
import { enqueue } from '@/lib/backend/outbox';
import { statusRanks } from '@/lib/donations/donation-state';
import { isVoid } from '@/lib/donations/stored-gift';
import { panQuality } from '@/lib/formats/formats';
import { issueReceipt } from './donation-facts';
import type { DonationRow, PaymentRow } from './donation-tables';

/** How many donations are in which state. */
export const countDonations = ({ db }: Records): Promise<DonationCount[]> =>
  db
    .selectFrom('donations')
    .select(({ fn }) => ['mode', 'status', fn.countAll<number>().as('count')])
    .groupBy(['mode', 'status'])
    .execute();

/** The attempts at paying a donation, oldest first. */
export const paymentsOf = ({ db }: Pick<Records, 'db'>, donationId: string): Promise<PaymentRow[]> =>
  db
    .selectFrom('payments')
    .selectAll()
    .where('donation_id', '=', donationId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();

const isReceiptable = ({ mode, status }: DonationRow): boolean =>
  mode === 'live' && (status === 'paid' || status === 'partially_refunded');

/** Whether `sendReceiptAgain` finds a receipt, and somebody to send it to. Of a void gift no letter speaks. */
export const mayHaveReceipt = (row: DonationRow): boolean =>
  row.email !== '' && !isVoid(row) && (row.receipt_no !== null || isReceiptable(row));

/**
 * Sends a donation's receipt once more, or its first one after somebody has looked at what held it back. The number
 * of the receipt, or null when there is none to send.
 */
export const sendReceiptAgain = (
  { db, engine, now }: Records,
  id: string,
  { trust, mails }: { trust: string; mails: boolean },
): Promise<string | null> =>
  db.transaction().execute(async (transaction) => {
    const query = transaction.selectFrom('donations').selectAll().where('id', '=', id);
    const row = await (engine === 'postgres' ? query.forUpdate() : query).executeTakeFirstOrThrow();
    if (isVoid(row) || (row.receipt_no === null && !isReceiptable(row))) return null;
    const nowMs = now();
    const receipted = row.receipt_no === null ? await issueReceipt(transaction, row, { trust, nowMs }) : row;
    const { receipt_no, receipt_fy, receipt_at } = receipted;
    await transaction
      .updateTable('donations')
      .set({ receipt_no, receipt_fy, receipt_at })
      .where('id', '=', id)
      .execute();
    if (mails) await enqueue(transaction, { kind: 'receipt', payload: { donation_id: id }, at: nowMs });
    return receipt_no;
  });

/** Replaces the PAN of the form, which is noted. */
export async function correctPan(
  store: Records,
  id: string,
  { pan, vault, actor }: { pan: string; vault: Vault; actor: string },
): Promise<void> {
  const sealed = {
    pan_enc: vault.seal(pan),
    pan_index: vault.index(`pan:${pan}`),
    pan_quality: panQuality(pan),
  };
  await inTransaction(store, async (work) => {
    await lockNumbers(work);
    await work.db.updateTable('donations').set(sealed).where('id', '=', id).execute();
    await audit(work, { event: 'gift-corrected', actor, target: id });
  });
}

const DAY_MS = 86_400_000;
/** An order lives three days; its donor is not forgotten while money may still come. */
const SHORTEST_DAYS = 4;

/** What names a donor, blanked. The rest of the row stays: its order may not be used again. */
const forgotten = {
  name: '',
  email: '',
  contact: '',
  address: '',
  pan_enc: null,
  pan_index: null,
  pan_quality: null,
  email_index: '',
  reference: '',
};

/** Erases the donors of unpaid and of test donations past their retention. Returns how many. */
export async function sweepDonors(store: Records, retentionDays: number, nowMs: number): Promise<number> {
  const before = nowMs - Math.max(retentionDays, SHORTEST_DAYS) * DAY_MS;
  const result = await store.db
    .updateTable('donations')
    .set({ ...forgotten, erased_at: nowMs })
    .where('created_at', '<', before)
    .where('erased_at', 'is', null)
    .where(({ or, eb }) => or([eb('status_rank', '<', statusRanks.authorized), eb('mode', '=', 'test')]))
    .executeTakeFirst();
  if (result.numUpdatedRows > 0n) await forgetLog(store);
  return Number(result.numUpdatedRows);
}

/** Forgets one donor. The money, its receipt and what the law requires of them stay. False when there is no such donation. */
export async function eraseDonor(store: Records, id: string): Promise<boolean> {
  const result = await store.db
    .updateTable('donations')
    .set({ ...forgotten, erased_at: store.now() })
    .where('id', '=', id)
    .executeTakeFirst();
  if (result.numUpdatedRows > 0n) await forgetLog(store);
  return result.numUpdatedRows > 0n;
}
