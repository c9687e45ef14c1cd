import { createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import * as z from 'zod';
import {
  addOrder,
  addPayment,
  addRefund,
  type Book,
  type DisputeEntity,
  emptyBook,
  failRefund,
  makeWebhook,
  markPaid,
  type OrderEntity,
  type PaymentEntity,
  type RefundEntity,
  type Webhook,
} from './fake-razorpay-book';
import { type Answer, type Fault, respond } from './fake-upstream-faults';

/** What can be made to fail, one a call of the API. */
export type RazorpayCall =
  | 'create'
  | 'orders'
  | 'order-payments'
  | 'payments'
  | 'payment'
  | 'refunds'
  | 'capture'
  | 'refund';

/** `lost`: the provider did what was asked and the answer never arrived. */
export type RazorpayFault = Fault | 'lost';

export type FakeRazorpay = {
  url: string;
  keyId: string;
  keySecret: string;
  webhookSecret: string;
  book: Book;
  /** How often each call came in. */
  calls: Map<RazorpayCall, number>;
  /** From now on (or for that many calls) this call fails so; `null` heals it. */
  fail(call: RazorpayCall, fault: RazorpayFault | null, times?: number): void;
  /** The payments of one order alone cannot be asked of. */
  failOrder(orderId: string, fault: RazorpayFault | null): void;
  /** A donor's attempt at an order; `captured` unless said otherwise. */
  pay(orderId: string | null, given?: Partial<PaymentEntity>): PaymentEntity;
  /** The bank changed its mind: a failed or authorised payment goes on. */
  move(payment: PaymentEntity, status: PaymentEntity['status']): PaymentEntity;
  /** Made in the dashboard; processed unless said otherwise. */
  refund(payment: PaymentEntity, amount: number, given?: Partial<RefundEntity>): RefundEntity;
  failRefund(refund: RefundEntity): RefundEntity;
  /** What the checkout window hands to the page. */
  handlerResponse(payment: PaymentEntity): HandlerResponse;
  webhook(
    event: string,
    parts: { payment?: PaymentEntity; order?: OrderEntity; refund?: RefundEntity; dispute?: DisputeEntity },
    options?: { eventId?: string; secret?: string; createdAt?: number },
  ): Webhook;
  close(): Promise<void>;
};

export type HandlerResponse = {
  razorpay_payment_id: string;
  razorpay_order_id: string;
  razorpay_signature: string;
};

const KEY_ID = 'rzp_test_StandIn00000001';
const KEY_SECRET = 'stand-in-key-secret-000001';
const WEBHOOK_SECRET = 'stand-in-webhook-secret-01';

type State = {
  book: Book;
  calls: Map<RazorpayCall, number>;
  ailments: Map<RazorpayCall, { fault: RazorpayFault; left: number }>;
  illOrders: Map<string, RazorpayFault>;
};

/** A stand-in for Razorpay on loopback, sound or ill at will. */
export async function startFakeRazorpay({ port = 0, keyId = KEY_ID } = {}): Promise<FakeRazorpay> {
  const state: State = { book: emptyBook(), calls: new Map(), ailments: new Map(), illOrders: new Map() };
  const server = createServer((request, response) => {
    void serve({ state, keyId }, request, response);
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const { book } = state;
  return {
    url: `http://127.0.0.1:${addressOf(server.address()).port}`,
    keyId,
    keySecret: KEY_SECRET,
    webhookSecret: WEBHOOK_SECRET,
    book,
    calls: state.calls,
    fail: (call, fault, times = Number.POSITIVE_INFINITY) => {
      if (fault === null) state.ailments.delete(call);
      else state.ailments.set(call, { fault, left: times });
    },
    failOrder: (orderId, fault) => {
      if (fault === null) state.illOrders.delete(orderId);
      else state.illOrders.set(orderId, fault);
    },
    pay: (orderId, given) => addPayment(book, orderId, given),
    move: (payment, status) => move(book, payment, status),
    refund: (payment, amount, given) => addRefund(book, payment, { amount, ...given }),
    failRefund: (refund) => failRefund(book, refund),
    handlerResponse,
    webhook: (event, parts, { secret = WEBHOOK_SECRET, ...options } = {}) =>
      makeWebhook(event, parts, { secret, ...options }),
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

/** Jest knows no type of an address but the union. */
function addressOf(address: string | AddressInfo | null): AddressInfo {
  if (address === null || typeof address === 'string') throw new Error('the stand-in has no port');
  return address;
}

function move(book: Book, payment: PaymentEntity, status: PaymentEntity['status']): PaymentEntity {
  Object.assign(payment, { status, captured: status === 'captured' });
  if (payment.error_code !== null && status !== 'failed') payment.late_authorized = true;
  const order = book.orders.get(payment.order_id ?? '');
  if (order && status === 'captured') markPaid(order);
  return payment;
}

const handlerResponse = ({ id, order_id }: PaymentEntity): HandlerResponse => ({
  razorpay_payment_id: id,
  razorpay_order_id: order_id ?? '',
  razorpay_signature: createHmac('sha256', KEY_SECRET).update(`${order_id}|${id}`).digest('hex'),
});

type Served = { call: RazorpayCall; answer: () => Answer };

async function serve(
  { state, keyId }: { state: State; keyId: string },
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const url = new URL(request.url ?? '/', 'http://stand-in');
  const body = await bodyOf(request);
  if (url.pathname === '/test/pay') return payFromPage(state.book, request, { response, body });
  const expected = `Basic ${Buffer.from(`${keyId}:${KEY_SECRET}`).toString('base64')}`;
  if (request.headers.authorization !== expected) return respond(response, refusal(401), undefined);
  const served = routeOf(state.book, request, { url, body });
  if (served === null) return respond(response, refusal(404), undefined);
  const { call, answer } = served;
  state.calls.set(call, (state.calls.get(call) ?? 0) + 1);
  const fault = takeFault(state, call) ?? state.illOrders.get(url.pathname.split('/')[3] ?? '');
  // Only what ends before the provider's books leaves no trace there.
  const given = fault === undefined || fault === 'lost' ? answer() : { status: 200, body: {} };
  if (fault === 'lost') response.destroy();
  else respond(response, given, fault);
}

function takeFault({ ailments }: State, call: RazorpayCall): RazorpayFault | undefined {
  const ailment = ailments.get(call);
  if (!ailment || ailment.left <= 0) return undefined;
  ailment.left -= 1;
  return ailment.fault;
}

const refusal = (status: number, reason = 'input_validation_failed'): Answer => ({
  status,
  body: { error: { code: 'BAD_REQUEST_ERROR', description: 'Refused by the stand-in.', reason } },
});

const ok = (body: unknown): Answer => ({ status: 200, body: structuredClone(body) });
const items = (list: readonly unknown[]) => ok({ entity: 'collection', count: list.length, items: list });

const NewOrder = z.object({
  amount: z.number().int().min(100),
  currency: z.string().length(3),
  receipt: z.string().max(40).nullable().default(null),
  notes: z.record(z.string(), z.string()).default({}),
});

type Asked = { url: URL; body: string };

function routeOf(book: Book, request: IncomingMessage, { url, body }: Asked): Served | null {
  const [, version, kind, id, action] = url.pathname.split('/');
  if (version !== 'v1') return null;
  const isPost = request.method === 'POST';
  if (kind === 'orders') return orderRoute(book, { id, action, url, body, isPost });
  if (kind !== 'payments') return null;
  if (id === undefined) return { call: 'payments', answer: () => paymentsPage(book, url.searchParams) };
  const payment = book.payments.get(id);
  if (payment === undefined) return { call: 'payment', answer: () => refusal(400, 'invalid_id') };
  if (action === 'capture' && isPost) return { call: 'capture', answer: () => capture(book, payment) };
  if (action === 'refunds') {
    const ofPayment = () => [...book.refunds.values()].filter(({ payment_id }) => payment_id === id);
    return { call: 'refunds', answer: () => items(ofPayment()) };
  }
  if (action === 'refund' && isPost) {
    const key = String(request.headers['x-refund-idempotency'] ?? '');
    return { call: 'refund', answer: () => refundOnce(book, payment, { key, body }) };
  }
  return { call: 'payment', answer: () => ok(payment) };
}

type OrderAsked = Asked & { id: string | undefined; action: string | undefined; isPost: boolean };

function orderRoute(book: Book, { id, action, url, body, isPost }: OrderAsked): Served {
  if (isPost) {
    return {
      call: 'create',
      answer: () => {
        const parsed = NewOrder.safeParse(JSON.parse(body));
        return parsed.success ? ok(addOrder(book, parsed.data)) : refusal(400);
      },
    };
  }
  const ofOrder = () => [...book.payments.values()].filter(({ order_id }) => order_id === id);
  if (action === 'payments') return { call: 'order-payments', answer: () => items(ofOrder()) };
  const receipt = url.searchParams.get('receipt');
  const found = () => [...book.orders.values()].filter((order) => order.receipt === receipt);
  return { call: 'orders', answer: () => items(found()) };
}

function paymentsPage(book: Book, query: URLSearchParams): Answer {
  const [from = 0, to = Number.POSITIVE_INFINITY] = [Number(query.get('from')), Number(query.get('to'))];
  const skip = Number(query.get('skip') ?? 0);
  const inRange = [...book.payments.values()].filter(
    ({ created_at }) => created_at >= from && created_at <= to,
  );
  return items(inRange.slice(skip, skip + Number(query.get('count') ?? 10)));
}

function capture(book: Book, payment: PaymentEntity): Answer {
  if (payment.status !== 'authorized') return refusal(400, 'payment_not_authorized');
  return ok(move(book, payment, 'captured'));
}

function refundOnce(
  book: Book,
  payment: PaymentEntity,
  { key, body }: { key: string; body: string },
): Answer {
  if (key !== '' && !/^[A-Za-z0-9_-]{10,}$/.test(key)) return refusal(400, 'invalid_key');
  const { amount, receipt } = NewRefund.parse(JSON.parse(body));
  const known = book.refunds.get(book.refundKeys.get(key) ?? '');
  // The provider takes a key with another body for a mistake.
  if (known) return known.amount === amount ? ok(known) : refusal(400, 'different_request');
  if (amount > payment.amount - payment.amount_refunded) return refusal(400, 'refund_amount_exceeds');
  const refund = addRefund(book, payment, { amount, receipt });
  if (key !== '') book.refundKeys.set(key, refund.id);
  return ok(refund);
}

const NewRefund = z.object({
  amount: z.number().int().positive(),
  receipt: z.string().max(40).nullable().default(null),
});

const PagePayment = z.object({
  order_id: z.string(),
  status: z.enum(['failed', 'authorized', 'captured']).default('captured'),
});

/** For a stand-in of the checkout script: the page says that the donor paid, and gets what the window would hand over. */
function payFromPage(
  book: Book,
  request: IncomingMessage,
  { response, body }: { response: ServerResponse; body: string },
): void {
  const cors = { 'access-control-allow-origin': '*', 'access-control-allow-headers': 'content-type' };
  for (const [name, value] of Object.entries(cors)) response.setHeader(name, value);
  if (request.method === 'OPTIONS') {
    response.writeHead(204).end();
    return;
  }
  const { order_id, status } = PagePayment.parse(JSON.parse(body));
  const payment = addPayment(book, order_id, { status });
  const answer = status === 'failed' ? { error: errorOf(payment) } : handlerResponse(payment);
  respond(response, { status: 200, body: answer }, undefined);
}

const errorOf = (payment: PaymentEntity) => ({
  code: payment.error_code,
  description: payment.error_description,
  source: payment.error_source,
  step: payment.error_step,
  reason: payment.error_reason,
  metadata: { order_id: payment.order_id, payment_id: payment.id },
});

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks).toString('utf8');
}
