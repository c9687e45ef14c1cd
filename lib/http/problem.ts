import 'server-only';
import { randomUUID } from 'node:crypto';
import { isBackendError } from '@/lib/backend/backend';
import type { Problem } from '@/lib/formats/problem';
import { traceOf } from '@/lib/server/error-trace';
import { log } from '@/lib/server/log';
import { metrics } from '@/lib/server/metrics';
import type { BackendErrorKind } from '../backend/backend';

type Refusal = { status: number; fields?: Record<string, string>; headers?: Record<string, string> };

/** A refusal of ours, before or instead of the backend: what a client did wrong, for people. */
export class RequestError extends Error {
  override name = 'RequestError';
  readonly status: number;
  constructor(
    readonly code: string,
    message: string,
    readonly more: Refusal,
  ) {
    super(message);
    this.status = more.status;
  }
}

export const notFound = (): RequestError => new RequestError('not_found', 'Not found', { status: 404 });

const backendStatus: Record<BackendErrorKind, { status: number; code: string }> = {
  'not-found': { status: 404, code: 'not_found' },
  unreachable: { status: 503, code: 'backend_unreachable' },
  timeout: { status: 504, code: 'backend_timeout' },
  'bad-answer': { status: 502, code: 'backend_bad_answer' },
  rejected: { status: 502, code: 'backend_rejected' },
  'amount-mismatch': { status: 502, code: 'order_amount_mismatch' },
  'payments-off': { status: 503, code: 'payments_off' },
  'key-reused': { status: 422, code: 'idempotency_key_reused' },
  'too-many-orders': { status: 429, code: 'too_many_open_orders' },
  'unknown-token': { status: 404, code: 'unknown_token' },
  storage: { status: 503, code: 'storage_unavailable' },
};

/** The one function that turns a failure into a status. The answer carries nothing of a stack, host or upstream text. */
export function problem(error: unknown): Response {
  // One id an answer: in its body, the `x-request-id` header and the log line (contract §6).
  const requestId = randomUUID();
  const { status, code, message, fields, headers } = descriptionOf(error);
  const level = status >= 500 ? 'error' : 'info';
  log[level]({
    event: 'request_refused',
    request_id: requestId,
    status,
    code,
    ...(status === 500 && traceOf(error)),
  });
  const body: Problem = { error: { code, message, ...(fields && { fields }), request_id: requestId } };
  return Response.json(body, {
    status,
    headers: { ...headers, 'x-request-id': requestId, 'cache-control': 'no-store' },
  });
}

type Description = {
  status: number;
  code: string;
  message: string;
  fields?: Record<string, string>;
  headers?: Record<string, string>;
};

function descriptionOf(error: unknown): Description {
  if (error instanceof RequestError) {
    return { code: error.code, message: error.message, ...error.more };
  }
  if (isBackendError(error)) return { ...backendStatus[error.kind], message: error.message };
  return { status: 500, code: 'internal', message: 'Something went wrong on our side.' };
}

type Context = { routePath: string; routeType: string };

/** One line for the operator: which route of ours, what kind of error, where. */
export function reportError(error: unknown, { routePath, routeType }: Context): void {
  // A failed read is logged where it fails, and the last good page stays.
  if (isBackendError(error)) return;
  metrics()?.errors.inc({ part: routeType });
  log.error({
    event: 'unexpected_error',
    route: routePath,
    part: routeType,
    ...digestOf(error),
    ...traceOf(error),
  });
}

/** The number that Next shows instead of the error. */
const digestOf = (error: unknown): { digest?: string } =>
  error instanceof Error && 'digest' in error && /^\w{1,64}$/.test(String(error.digest))
    ? { digest: String(error.digest) }
    : {};
