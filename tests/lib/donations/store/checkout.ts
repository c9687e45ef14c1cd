import type { PaymentOrderRequest } from '@/lib/donations/schema';
import type { PaymentDeps } from '@/lib/donations/store/deps';
import { findDonation, listDonations } from '@/lib/donations/store/donations';
import { verifyPayment } from '@/lib/donations/store/payments';
import { placeOrder } from '@/lib/donations/store/place-order';
import type { FakeRazorpay } from '@/tests/helpers/fake-razorpay';
import { makeOrderRequest } from '@/tests/helpers/make';
import { makeRazorpayDeps, startLiveRazorpay } from '@/tests/helpers/payment-deps';
import { onEachStore, type TestStore } from '@/tests/lib/backend/database/stores';

export type Giving = TestStore & { deps: PaymentDeps; provider: FakeRazorpay };

/** Runs a suite on each store with a live stand-in of the provider before it. */
export function onEachGiving(suite: (open: () => Promise<Giving>) => void): void {
  onEachStore((openStore) => {
    const started: FakeRazorpay[] = [];
    afterEach(async () => {
      await Promise.all(started.splice(0).map((provider) => provider.close()));
    });
    suite(async () => {
      const store = await openStore();
      const provider = await startLiveRazorpay();
      started.push(provider);
      return { ...store, provider, deps: makeRazorpayDeps(store.records, provider) };
    });
  });
}

/** A paid gift of ₹500 unless said otherwise, with its payment at the provider. */
export async function paidGift(
  { deps, provider, records }: Pick<Giving, 'deps' | 'provider' | 'records'>,
  order: Partial<PaymentOrderRequest> = {},
) {
  const { order_id } = await placeOrder(deps, makeOrderRequest(order), null);
  const payment = provider.pay(order_id);
  await verifyPayment(deps, verifyRequest(provider, payment));
  const donation = await findDonation(records, 'order_id', order_id);
  if (!donation) throw new Error('The gift is not in its store');
  return { id: donation.id, payment };
}

export const donationOf = async ({ records }: Giving, orderId: string) =>
  findDonation(records, 'order_id', orderId);

export const allDonations = ({ records }: Giving) => listDonations(records);

/** The pair that the checkout window hands over, by the names of our wire. */
export function verifyRequest(
  provider: FakeRazorpay,
  payment: Parameters<FakeRazorpay['handlerResponse']>[0],
) {
  const { razorpay_order_id, razorpay_payment_id, razorpay_signature } = provider.handlerResponse(payment);
  return { order_id: razorpay_order_id, payment_id: razorpay_payment_id, signature: razorpay_signature };
}
