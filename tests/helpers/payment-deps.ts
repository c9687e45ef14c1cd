import { randomBytes } from 'node:crypto';
import type { Records } from '@/lib/backend/database/tables';
import { vaultOf } from '@/lib/backend/database/vault';
import type { Gateway } from '@/lib/donations/provider/gateway';
import { razorpayGateway } from '@/lib/donations/provider/razorpay';
import { sandboxGateway } from '@/lib/donations/provider/sandbox';
import { type PaymentDeps, sandboxBook } from '@/lib/donations/store/deps';
import { type FakeRazorpay, startFakeRazorpay } from './fake-razorpay';

const TRUST = { name: 'Shiv Chandra Charitable Trust', pan: null, taxApproval: null };

/** Giving over a test's own store; by the sandbox unless a gateway is given. */
export function makePaymentParts(store: Records, given: Partial<PaymentDeps> = {}): PaymentDeps {
  const vault = vaultOf(randomBytes(32));
  const book = sandboxBook(async () => store);
  const sandbox = sandboxGateway({ secret: vault.secretFor('sandbox'), book, now: store.now });
  return {
    store: async () => store,
    vault: () => vault,
    gateway: () => sandbox,
    sandbox: () => sandbox,
    trust: TRUST,
    mails: true,
    capsOrders: false,
    webhookSecrets: [],
    ...given,
  };
}

export const gatewayTo = ({ keyId, keySecret, url }: FakeRazorpay, timeoutMs = 2000): Gateway =>
  razorpayGateway({ keyId, keySecret, apiUrl: url, timeoutMs });

/** The same over a stand-in for Razorpay in live mode, which receipts. */
export const makeRazorpayDeps = (
  store: Records,
  provider: FakeRazorpay,
  given: Partial<PaymentDeps> = {},
): PaymentDeps =>
  makePaymentParts(store, {
    gateway: () => gatewayTo(provider),
    sandbox: () => null,
    webhookSecrets: [provider.webhookSecret],
    ...given,
  });

export const startLiveRazorpay = (): Promise<FakeRazorpay> =>
  startFakeRazorpay({ keyId: 'rzp_live_StandIn00000001' });
