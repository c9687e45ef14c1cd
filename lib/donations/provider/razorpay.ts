import 'server-only';
import type * as z from 'zod';
import {
  type Gateway,
  GatewayError,
  type GatewayOrder,
  type GatewayPayment,
  type GatewayRefund,
  type Listed,
  type NewOrder,
} from './gateway';
import {
  isOrderId,
  isPaymentId,
  isSignatureOf,
  listOf,
  OrderEntity,
  PaymentEntity,
  paymentText,
  RefundEntity,
  Refusal,
} from './razorpay-wire';

export type RazorpayOptions = {
  keyId: string;
  keySecret: string;
  /** Without a trailing slash. */
  apiUrl: string;
  timeoutMs?: number;
};

type Sdk = InstanceType<typeof import('razorpay').default>;
type Call = <T>(schema: z.ZodType<T>, run: (sdk: Sdk) => Promise<unknown>, waitMs?: number) => Promise<T>;

const TIMEOUT_MS = 10_000;
/** Questions are short: a donor who has paid waits for one of them. */
const QUESTION_MS = 5000;
const MAX_ANSWER_BYTES = 8 * 1024 * 1024;
const PAGE = 100;
/** A day of one centre's donations is a few pages. */
const MAX_PAGES = 50;

/**
 * Razorpay through its SDK, which has no deadline of its own, escapes no id, throws things that are no errors and
 * takes a page of HTML for an answer. Here every call has a total deadline, every id a pattern, every answer a
 * schema and every failure one type.
 */
export function razorpayGateway(options: RazorpayOptions): Gateway {
  const call = makeCall(options);
  return {
    mode: options.keyId.startsWith('rzp_live_') ? 'live' : 'test',
    keyId: options.keyId,
    createOrder: (order) =>
      call(OrderEntity, ({ orders }) => orders.create(orderBody(order)), options.timeoutMs ?? TIMEOUT_MS),
    findOrderByReceipt: async (receipt) => {
      const { items } = await call(listOf(OrderEntity), ({ orders }) => orders.all({ receipt, count: 10 }));
      return items.find((order: GatewayOrder) => order.receipt === receipt) ?? null;
    },
    fetchPayments: async (orderId) => {
      if (!isOrderId(orderId)) throw new GatewayError('refused', 'malformed_id');
      return call(listOf(PaymentEntity), ({ orders }) => orders.fetchPayments(orderId));
    },
    fetchPayment: async (paymentId) => {
      requirePaymentId(paymentId);
      return call(PaymentEntity, ({ payments }) => payments.fetch(paymentId));
    },
    fetchRefunds: async (paymentId) => {
      requirePaymentId(paymentId);
      return call(listOf(RefundEntity), ({ payments }) =>
        payments.fetchMultipleRefund(paymentId, { count: PAGE }),
      );
    },
    capture: async (paymentId, { amountMinor, currency }) => {
      requirePaymentId(paymentId);
      return call(
        PaymentEntity,
        ({ payments }) => payments.capture(paymentId, amountMinor, currency),
        options.timeoutMs ?? TIMEOUT_MS,
      );
    },
    refund: (paymentId, amountMinor, key) => refund(options, { paymentId, amountMinor, key }),
    paymentsBetween: (fromMs, toMs) => paymentsBetween(call, fromMs, toMs),
    isSignedPayment: ({ orderId, paymentId, signature }) =>
      isOrderId(orderId) &&
      isPaymentId(paymentId) &&
      isSignatureOf(paymentText(orderId, paymentId), signature, options.keySecret),
  };
}

/** The modern form of `payment_capture: 1`: an account set to manual capture would give the money back after days. */
const orderBody = ({ amountMinor, currency, receipt, notes }: NewOrder) => ({
  amount: amountMinor,
  currency,
  receipt,
  notes,
  payment: {
    capture: 'automatic',
    capture_options: { automatic_expiry_period: 7200, refund_speed: 'normal' },
  },
});

function makeCall({ keyId, keySecret, apiUrl, timeoutMs = TIMEOUT_MS }: RazorpayOptions): Call {
  let client: Promise<Sdk> | undefined;
  const open = async () => {
    const { default: Razorpay } = await import('razorpay');
    const sdk = new Razorpay({ key_id: keyId, key_secret: keySecret });
    Object.assign(sdk.api.rq.defaults, {
      baseURL: apiUrl,
      timeout: timeoutMs,
      maxRedirects: 0,
      maxContentLength: MAX_ANSWER_BYTES,
    });
    return sdk;
  };
  const opened = () => {
    // One that could not be loaded (no file handle left, say) is loaded again by the next call.
    client ??= open().catch((error: unknown) => {
      client = undefined;
      throw error;
    });
    return client;
  };
  return async (schema, run, waitMs = Math.min(QUESTION_MS, timeoutMs)) => {
    const client = await opened();
    return read(schema, await inTime(waitMs, run(client)));
  };
}

/** The SDK's own time-out starts anew with every byte that drips in; this one does not. */
async function inTime(timeoutMs: number, answer: Promise<unknown>): Promise<unknown> {
  const started = performance.now();
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new GatewayError('timeout')), timeoutMs);
  });
  try {
    return await Promise.race([answer, late]);
  } catch (error) {
    throw error instanceof GatewayError ? error : failureOf(error, performance.now() - started >= timeoutMs);
  } finally {
    clearTimeout(timer);
  }
}

/** Anything without a status is a broken line: the SDK trips over its own error there. */
function failureOf(error: unknown, isLate: boolean): GatewayError {
  const { data } = Refusal.safeParse(error);
  return data ? statusFailure(data.statusCode, data.error?.reason ?? null) : lineFailure(error, isLate);
}

const lineFailure = (cause: unknown, isLate: boolean) =>
  new GatewayError(isLate ? 'timeout' : 'unreachable', null, { cause });

function statusFailure(status: number, reason: string | null): GatewayError {
  // 409: the same refund is still being made.
  if (status === 429 || status === 409) return new GatewayError('busy', reason);
  if (status === 401 || status === 403) return new GatewayError('denied', reason);
  if (status >= 400 && status < 500) return new GatewayError('refused', reason);
  return new GatewayError(status >= 500 ? 'unreachable' : 'bad-answer', `status_${status}`);
}

function read<T>(schema: z.ZodType<T>, answer: unknown): T {
  const { data, error } = schema.safeParse(answer);
  if (data === undefined) throw new GatewayError('bad-answer', null, { cause: error });
  return data;
}

function requirePaymentId(paymentId: string): void {
  if (!isPaymentId(paymentId)) throw new GatewayError('refused', 'malformed_id');
}

type RefundCall = { paymentId: string; amountMinor: number; key: string };

/** By a call of our own: the SDK cannot send the header that makes a repeated refund one refund. */
async function refund(
  { keyId, keySecret, apiUrl, timeoutMs = TIMEOUT_MS }: RazorpayOptions,
  { paymentId, amountMinor, key }: RefundCall,
): Promise<GatewayRefund> {
  requirePaymentId(paymentId);
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    const response = await fetch(`${apiUrl}/v1/payments/${paymentId}/refund`, {
      method: 'POST',
      headers: {
        authorization: `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`,
        'content-type': 'application/json',
        'x-refund-idempotency': key,
      },
      body: JSON.stringify({ amount: amountMinor, speed: 'normal', receipt: key }),
      redirect: 'error',
      cache: 'no-store',
      signal,
    });
    const text = await response.text();
    if (!response.ok) throw statusFailure(response.status, reasonIn(text));
    return read(RefundEntity, parsed(text));
  } catch (error) {
    throw error instanceof GatewayError ? error : lineFailure(error, signal.aborted);
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new GatewayError('bad-answer', null, { cause });
  }
}

function reasonIn(text: string): string | null {
  try {
    return Refusal.parse({ statusCode: 0, ...JSON.parse(text) }).error?.reason ?? null;
  } catch {
    return null;
  }
}

async function paymentsBetween(call: Call, fromMs: number, toMs: number): Promise<Listed<GatewayPayment>> {
  const found: Listed<GatewayPayment> = { items: [], unreadable: 0 };
  const range = { from: Math.floor(fromMs / 1000), to: Math.ceil(toMs / 1000), count: PAGE };
  for (let page = 0; page < MAX_PAGES; page += 1) {
    const { items, unreadable } = await call(listOf(PaymentEntity), ({ payments }) =>
      payments.all({ ...range, skip: page * PAGE }),
    );
    found.items.push(...items);
    found.unreadable += unreadable;
    if (items.length + unreadable < PAGE) break;
  }
  return found;
}
