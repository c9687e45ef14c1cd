import { randomBytes } from 'node:crypto';
import type { Records } from '@/lib/backend/database/tables';
import { vaultOf } from '@/lib/backend/database/vault';
import type { DonationRow } from '@/lib/donations/store/donation-tables';
import { insertDonation, newDonation } from '@/lib/donations/store/donations';
import { makeOrderRequest } from '@/tests/helpers/make';

export const testVault = vaultOf(randomBytes(32));
export const TRUST = 'Shiv Chandra Charitable Trust';

/** A stored live donation of ₹500 unless said otherwise. */
export async function storedDonation(store: Records, given: Partial<DonationRow> = {}): Promise<DonationRow> {
  const nowMs = store.now();
  const row = { ...newDonation({ order: makeOrderRequest(), mode: 'live', nowMs }, testVault), ...given };
  await insertDonation(store.db, row);
  return row;
}
