import 'server-only';
import { audit, inTransaction, lockNumbers } from '@/lib/backend/database/audit';
import { publishEvent } from '@/lib/backend/database/events';
import { isGatewayError } from '@/lib/donations/provider/gateway';
import type { CorrectDonor } from '@/lib/donations/statement-schema';
import { panQuality } from '@/lib/formats/formats';
import type { PaymentDeps } from './deps';
import { mayHaveReceipt, sendReceiptAgain } from './donation-admin';
import { findDonation } from './donations';
import { checkDonation, reconcile } from './reconcile';
import type { Reconciled } from './sweep';

const note = async (
  { store }: PaymentDeps,
  entry: { event: 'receipt-sent' | 'gift-checked' | 'gifts-reconciled'; actor: string; target: string },
): Promise<void> =>
  inTransaction(await store(), async (work) => {
    await audit(work, entry);
    await publishEvent(work, 'gifts', entry.target);
  });

/**
 * Mails the receipt of a gift once more, or its first one: the receipt's number. `none`: the gift has none, or nobody
 * to send it to; `no-mail`: this site sends no mail.
 */
export async function mailReceiptAgain(
  deps: PaymentDeps,
  staffId: string,
  id: string,
): Promise<string | 'missing' | 'none' | 'no-mail'> {
  const store = await deps.store();
  const donation = await findDonation(store, 'id', id);
  if (donation === null) return 'missing';
  if (!mayHaveReceipt(donation)) return 'none';
  if (!deps.mails) return 'no-mail';
  const number = await sendReceiptAgain(store, id, { trust: deps.trust.name, mails: deps.mails });
  if (number === null) return 'none';
  await note(deps, { event: 'receipt-sent', actor: staffId, target: id });
  return number;
}

/**
 * Puts another PAN or address on a gift, for the yearly statement; a receipt names neither. `changed`: the address is not
 * the one that was shown any more; `erased`: an erased donor's details are not written down again.
 */
export async function correctDonor(
  deps: PaymentDeps,
  staffId: string,
  { id, pan, address, seen }: CorrectDonor,
): Promise<'corrected' | 'missing' | 'changed' | 'erased'> {
  return inTransaction(await deps.store(), async (work) => {
    // Before the lock of the row, as everywhere.
    await lockNumbers(work);
    const row = await findDonation(work, 'id', id);
    if (row === null) return 'missing';
    if (row.erased_at !== null) return 'erased';
    const vault = deps.vault();
    const sealed = {
      pan_enc: vault.seal(pan),
      pan_index: vault.index(`pan:${pan}`),
      pan_quality: panQuality(pan),
    };
    const { numUpdatedRows } = await work.db
      .updateTable('donations')
      .set({ address, ...(pan !== '' && sealed) })
      .where('id', '=', id)
      .where('address', '=', seen)
      .where('erased_at', 'is', null)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return 'changed';
    await audit(work, { event: 'gift-corrected', actor: staffId, target: id });
    await publishEvent(work, 'gifts', id);
    return 'corrected';
  });
}

/** Asks the provider what became of a gift. `off`: payments are off, or in another mode than the gift came in. */
export async function checkGift(
  deps: PaymentDeps,
  staffId: string,
  id: string,
): Promise<'checked' | 'missing' | 'off' | 'unreachable'> {
  const donation = await findDonation(await deps.store(), 'id', id);
  if (donation === null) return 'missing';
  const gateway = deps.gateway();
  if (gateway === null || gateway.mode !== donation.mode || donation.entered_as !== null) return 'off';
  try {
    await checkDonation(deps, gateway, donation);
  } catch (error) {
    if (isGatewayError(error)) return 'unreachable';
    throw error;
  }
  await note(deps, { event: 'gift-checked', actor: staffId, target: id });
  return 'checked';
}

/** How long somebody waits for it; a request ends at 14 s. */
const RECONCILE_WAIT_MS = 10_000;

/** One at a time: a second press waits for the first. */
let running: Promise<Reconciled> | null = null;

/**
 * Asks the provider of everything that may still change. `null`: it takes longer and goes on; `off`: payments are off.
 */
export async function reconcileNow(
  deps: PaymentDeps,
  staffId: string,
): Promise<Reconciled | null | 'off' | 'unreachable'> {
  if (deps.gateway() === null) return 'off';
  await note(deps, { event: 'gifts-reconciled', actor: staffId, target: '' });
  running ??= reconcile(deps, { isAll: true }).finally(() => {
    running = null;
  });
  let timer: NodeJS.Timeout | undefined;
  const waited = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), RECONCILE_WAIT_MS);
  });
  const done = await Promise.race([running, waited]).finally(() => clearTimeout(timer));
  const isSilent = done !== null && (done.unreachable || (done.checked === 0 && done.failed.length > 0));
  return isSilent ? 'unreachable' : done;
}
