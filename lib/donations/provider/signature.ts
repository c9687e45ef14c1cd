import 'server-only';
import { createHmac, timingSafeEqual } from 'node:crypto';

const HEX_SHA256 = /^[0-9a-f]{64}$/;

/** Lower-case hex HMAC-SHA256, as the provider signs payments and webhooks. */
export const hmacHex = (secret: string, text: string | Uint8Array): string =>
  createHmac('sha256', secret).update(text).digest('hex');

/** Whether `given` is the signature of `text`. Constant time; anything but 64 lower-case hex digits is none. */
export function isSignatureOf(text: string | Uint8Array, given: string, secret: string): boolean {
  if (!HEX_SHA256.test(given)) return false;
  return timingSafeEqual(Buffer.from(given, 'hex'), createHmac('sha256', secret).update(text).digest());
}

/** What a payment's signature is over. The two ids cannot hold the bar, so no other pair reads the same. */
export const paymentText = (orderId: string, paymentId: string): string => `${orderId}|${paymentId}`;
