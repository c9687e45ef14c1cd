import 'server-only';
import { audit, inTransaction } from '@/lib/backend/database/audit';
import { publishEvent } from '@/lib/backend/database/events';
import { isGatewayError } from '@/lib/donations/provider/gateway';
import type { PaymentDeps } from './deps';
import { mayHaveReceipt, sendReceiptAgain } from './donation-admin';
import { findDonation } from './donations';
import { checkDonation } from './reconcile';

const note = async (
  { store }: PaymentDeps,
  entry: { event: 'receipt-sent' | 'gift-checked'; actor: string; target: string },
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
