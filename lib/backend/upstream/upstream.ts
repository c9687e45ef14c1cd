import 'server-only';
import type * as z from 'zod';
import { type Backend, BackendError, type BackendHealth } from '@/lib/backend/backend';
import { type SharedMemory, sharedMemory } from '@/lib/backend/redis';
import { chatCalls } from '@/lib/chat/upstream/chat-calls';
import { env } from '@/lib/config/env';
import { routes } from '@/lib/config/routes';
import { makeOnceAKey } from '@/lib/donations/upstream/idempotency';
import type { AmountUnits } from '@/lib/donations/upstream/orders';
import { paymentCalls } from '@/lib/donations/upstream/payments';
import { log } from '@/lib/server/log';
import { isContentId } from '@/lib/stories/schema';
import { makeBreaker, phaseNow } from './breaker';
import { inBulkhead } from './bulkhead';
import { type Clock, monotonicClock } from './clock';
import { withDeadline } from './deadline';
import { fetchJson } from './fetch-json';
import { measured, showBreaker } from './measured';
import { readRecords } from './records';
import { withRetries } from './retry';
import { singleFlight } from './single-flight';
import { UpstreamError } from './upstream-error';
import {
  type Call,
  type Endpoint,
  freshUpstreamState,
  sharedUpstreamState,
  type UpstreamState,
} from './upstream-state';
import { wireSchemas } from './wire';

export type HttpBackendOptions = {
  baseUrl: string;
  timeoutMs: number;
  amountUnits?: AmountUnits;
  /** Public key of the checkout window (RAZORPAY_KEY_ID). */
  keyId?: string | undefined;
  /** What several instances share; nothing where absent. */
  shared?: () => SharedMemory | null;
  clock?: Clock;
  random?: () => number;
};

type Means = { baseUrl: string; timeoutMs: number; clock: Clock; random: () => number; state: UpstreamState };

const DOCUMENTED_UNITS: AmountUnits = { request: 'major', response: 'minor' };
const NOT_FOUND = 404;

let configured: Backend | undefined;

/** The backend behind `BACKEND_URL`. With options it stands alone, without environment or shared state. */
export function httpBackend(options?: HttpBackendOptions): Backend {
  if (options) return makeBackend(options, freshUpstreamState());
  configured ??= makeBackend(fromEnv(), sharedUpstreamState());
  return configured;
}

function fromEnv(): HttpBackendOptions {
  const {
    BACKEND_URL,
    BACKEND_TIMEOUT_MS,
    RAZORPAY_KEY_ID,
    UPSTREAM_REQUEST_AMOUNT_UNIT,
    UPSTREAM_RESPONSE_AMOUNT_UNIT,
  } = env();
  if (BACKEND_URL === undefined) throw new Error('BACKEND_URL is not set: there is no upstream to speak to');
  return {
    baseUrl: BACKEND_URL,
    timeoutMs: BACKEND_TIMEOUT_MS,
    amountUnits: { request: UPSTREAM_REQUEST_AMOUNT_UNIT, response: UPSTREAM_RESPONSE_AMOUNT_UNIT },
    keyId: RAZORPAY_KEY_ID,
    shared: sharedMemory,
  };
}

function makeBackend(options: HttpBackendOptions, state: UpstreamState): Backend {
  const {
    baseUrl,
    timeoutMs,
    amountUnits = DOCUMENTED_UNITS,
    clock = monotonicClock,
    random = Math.random,
  } = options;
  const call = makeCall({ baseUrl, timeoutMs, clock, random, state });
  const schemas = wireSchemas(baseUrl);
  const { api } = routes;

  const list = <T extends object>(endpoint: Endpoint, path: string, schema: z.ZodType<T>) => {
    const read = singleFlight(async () =>
      readRecords(schema, await call(endpoint, { method: 'GET', path }), path),
    );
    return () => read(path);
  };
  const readBlog = singleFlight(async (id: string) => {
    const body = await call('blog', { method: 'GET', path: api.blog(id) }).catch(missingAsNotFound);
    const { data, error } = schemas.blogDetail.safeParse(body);
    if (!data) throw new BackendError('bad-answer', { cause: error });
    // The document's answer carries no id (spec §7).
    return { ...data, id: data.id ?? id };
  });

  return {
    testimonials: list('testimonials', api.testimonials, schemas.testimonial),
    features: list('features', api.features, schemas.feature),
    accommodations: list('accommodations', api.accommodations, schemas.accommodation),
    blogs: list('blogs', api.blogs, schemas.blog),
    blog: async (id) => {
      if (!isContentId(id)) throw new BackendError('not-found');
      return readBlog(id);
    },
    saveContact: async ({ fullname, email, phone, Address, message }) => {
      const body = { fullname, email, phone, Address, message };
      await call('contact', { method: 'POST', path: api.saveDetails, body });
    },
    ...paymentCalls(call, {
      units: amountUnits,
      keyId: options.keyId,
      onceAKey: makeOnceAKey({
        shared: options.shared ?? (() => null),
        nowMs: Date.now,
        patienceMs: timeoutMs,
      }),
    }),
    ...chatCalls(call, clock),
    health: async () => describeHealth(state, clock),
  };
}

/** Outside in: total deadline, retries (GET), breaker, bulkhead, the attempt itself. */
function makeCall({ baseUrl, timeoutMs, clock, random, state }: Means): Call {
  const breakerOf = (endpoint: Endpoint) =>
    makeBreaker(state.breakers[endpoint], {
      clock,
      random,
      onChange: (phase) => {
        log.warn({ endpoint, phase }, 'upstream breaker');
        showBreaker(endpoint, phase);
      },
    });
  return (endpoint, request) =>
    measured(endpoint, clock, () =>
      withDeadline(clock, timeoutMs, async (deadline) => {
        const connection = { baseUrl, signal: deadline.signal };
        const guarded = breakerOf(endpoint);
        const attempt = () =>
          guarded(() => inBulkhead(state.bulkhead, deadline.signal, () => fetchJson(request, connection)));
        const body = await (request.method === 'GET'
          ? withRetries(attempt, { clock, random, deadline })
          : attempt());
        state.lastSuccessMs = clock.nowMs();
        return body;
      }),
    );
}

function missingAsNotFound(error: unknown): never {
  if (error instanceof UpstreamError && error.status === NOT_FOUND)
    throw new BackendError('not-found', { cause: error });
  throw error;
}

/** From memory alone: a readiness probe must not add load to an upstream that is already struggling. */
function describeHealth({ breakers, lastSuccessMs }: UpstreamState, clock: Clock): BackendHealth {
  const nowMs = clock.nowMs();
  const phases = Object.entries(breakers).map(
    ([endpoint, state]) => [endpoint, phaseNow(state, nowMs)] as const,
  );
  const age = lastSuccessMs === null ? {} : { lastSuccessAgeMs: Math.round(nowMs - lastSuccessMs) };
  return {
    // Pages are shown without an upstream; what is ill there is a detail.
    ok: true,
    kind: 'http',
    detail: { ...Object.fromEntries(phases), ...age },
  };
}
