import 'server-only';
import { Redis } from 'ioredis';
import { codeOf } from '@/lib/backend/error-code';
import { mailTransport } from '@/lib/backend/mail';
import { reason } from '@/lib/cli/reason';
import type { Env } from '@/lib/config/env';
import { paymentsMode } from '@/lib/config/payment-mode';
import { isGatewayError } from '@/lib/donations/provider/gateway';
import { razorpayGateway } from '@/lib/donations/provider/razorpay';
import type { Finding } from './finding';

const CONNECT_MS = 5000;

/** Connects, signs in and asks for one answer. */
export async function checkRedis(url: string): Promise<Finding> {
  const check = 'REDIS_URL';
  let cause: unknown;
  const client = new Redis(url, {
    lazyConnect: true,
    connectTimeout: CONNECT_MS,
    commandTimeout: CONNECT_MS,
    maxRetriesPerRequest: 0,
    retryStrategy: () => null,
  });
  client.on('error', (error) => {
    cause = error;
  });
  try {
    await client.connect();
    await client.ping();
    return { check, state: 'ok', message: 'connects and answers' };
  } catch (error) {
    return { check, state: 'failed', message: causeOf(cause ?? error) };
  } finally {
    client.disconnect();
  }
}

/** Connects to the mail server and signs in; sends nothing. */
export async function checkMail(settings: Env): Promise<Finding> {
  const check = 'SMTP_URL';
  const transport = mailTransport(settings.SMTP_URL);
  if (transport === null) return { check, state: 'ok', message: 'absent, so no mail is sent' };
  try {
    await transport.verify();
    return { check, state: 'ok', message: 'connects and takes the sign-in' };
  } catch (error) {
    return { check, state: 'failed', message: causeOf(error) };
  } finally {
    transport.close();
  }
}

const A_MINUTE_MS = 60_000;

/** Asks the payment provider for the last minute, which it tells to who has the right keys alone. */
export async function checkProvider(settings: Env): Promise<Finding> {
  const check = 'PAYMENTS';
  const mode = paymentsMode(settings);
  const { RAZORPAY_KEY_ID: keyId, RAZORPAY_KEY_SECRET: keySecret, RAZORPAY_API_URL: apiUrl } = settings;
  if (mode === 'off') return { check, state: 'ok', message: 'off; the page shows other ways to give' };
  if (mode === 'sandbox') return { check, state: 'ok', message: 'the sandbox; no money moves' };
  if (settings.BACKEND_URL !== undefined)
    return { check, state: 'ok', message: 'made and verified by BACKEND_URL' };
  const gateway = razorpayGateway({ keyId: keyId ?? '', keySecret: keySecret ?? '', apiUrl });
  const nowMs = Date.now();
  try {
    await gateway.paymentsBetween(nowMs - A_MINUTE_MS, nowMs);
    return { check, state: 'ok', message: `the provider takes the keys (${gateway.mode} mode)` };
  } catch (error) {
    return { check, state: 'failed', message: failureOf(error) };
  }
}

const failureOf = (error: unknown): string => {
  if (!isGatewayError(error)) return causeOf(error);
  return error.kind === 'denied'
    ? 'the provider refuses RAZORPAY_KEY_ID and RAZORPAY_KEY_SECRET'
    : `the provider cannot be asked (${error.kind})`;
};

/** What the system or the server said, in one line; where several addresses were tried, the code alone says it. */
export function causeOf(error: unknown): string {
  const code = codeOf(error) ?? '';
  const text = reason(error);
  return text.includes(code) ? text || 'failed' : `${code} ${text}`.trim();
}
