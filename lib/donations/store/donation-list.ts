import 'server-only';
import type { GiftCount } from '@/lib/backend/backend';
import { enqueue } from '@/lib/backend/database/outbox-rows';
import type { Records } from '@/lib/backend/database/tables';
import type { Vault } from '@/lib/backend/database/vault';
import { panQuality } from '@/lib/donations/pan';
import { issueReceipt } from './donation-facts';
import type { DonationRow, PaymentRow } from './donation-tables';

/** How many gifts are in which state. */
export const countGifts = ({ db }: Records): Promise<GiftCount[]> =>
  db
    .selectFrom('donations')
    .select(({ fn }) => ['mode', 'status', fn.countAll<number>().as('count')])
    .groupBy(['mode', 'status'])
    .execute();

/** The attempts at paying a donation, oldest first. */
export const paymentsOf = ({ db }: Records, donationId: string): Promise<PaymentRow[]> =>
  db
    .selectFrom('payments')
    .selectAll()
    .where('donation_id', '=', donationId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();

const isReceiptable = ({ mode, status }: DonationRow): boolean =>
  mode === 'live' && (status === 'paid' || status === 'partially_refunded');

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
    if (row.receipt_no === null && !isReceiptable(row)) return null;
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

/** Puts another PAN in the place of the one that was given. */
export async function correctPan(
  { db }: Records,
  id: string,
  { pan, vault }: { pan: string; vault: Vault },
): Promise<void> {
  const sealed = {
    pan_enc: vault.seal(pan),
    pan_index: vault.index(`pan:${pan}`),
    pan_quality: panQuality(pan),
  };
  await db.updateTable('donations').set(sealed).where('id', '=', id).execute();
}
