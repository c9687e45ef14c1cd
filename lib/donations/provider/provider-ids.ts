/**
 * Ids as the provider makes them. The SDK puts an id into a path without escaping, so nothing else may reach it:
 * `pay_x/../../orders` would be another call with our keys.
 */
const ORDER = /^order_[A-Za-z0-9]{10,32}$/;
const PAYMENT = /^pay_[A-Za-z0-9]{10,32}$/;
const REFUND = /^rfnd_[A-Za-z0-9]{10,32}$/;

const DISPUTE = /^disp_[A-Za-z0-9]{10,32}$/;

export const isOrderId = (text: string): boolean => ORDER.test(text);
export const isPaymentId = (text: string): boolean => PAYMENT.test(text);
export const isRefundId = (text: string): boolean => REFUND.test(text);
export const isDisputeId = (text: string): boolean => DISPUTE.test(text);
