import type { PaymentOrder } from '../contract/payment';

/** How the provider's window ended. This release has no window, so it is never loaded. */
export type CheckoutResult = { kind: 'not-loaded' };

/** Opens the payment window for an order, once the site has one; its loaded state gates payment (spec §4). */
export const openCheckout = async (_order: PaymentOrder): Promise<CheckoutResult> => ({ kind: 'not-loaded' });
