import 'server-only';
import type * as z from 'zod';
import { type Backend, BackendError, type BackendHealth } from '@/lib/backend/backend';
import { type SharedMemory, sharedMemory } from '@/lib/backend/redis';
import { chatCalls } from '@/lib/chat/upstream/chat-calls';
import { env } from '@/lib/config/env';
import { routes } from '@/lib/config/routes';
import { contactFormOf, contactWire } from '@/lib/contact/contact-form';
import { callbackAsMessage } from '@/lib/contact/schema';
import { makeOnceAKey } from '@/lib/donations/upstream/idempotency';
import { type AmountUnits, paymentCalls } from '@/lib/donations/upstream/payments';
import type { Language } from '@/lib/i18n/language';
import { inLanguage } from '@/lib/stories/languages';
import { type Blog, type BlogDetail, isContentId } from '@/lib/stories/schema';
import { fetchJson } from './fetch-json';
import { readRecords, wireSchemas } from './records';
import { type Call, type Endpoint, type Guard, makeGuard } from './resilience';
import { UpstreamError } from './upstream-error';

type HttpBackendOptions = {
  baseUrl: string;
  timeoutMs: number;
  amountUnits?: AmountUnits;
  /** Public key of the checkout window (RAZORPAY_KEY_ID). */
  keyId?: string | undefined;
  /** What several instances share; nothing where absent. */
  shared?: () => SharedMemory | null;
};

const DOCUMENTED_UNITS: AmountUnits = { request: 'major', response: 'minor' };
const NOT_FOUND = 404;

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

/** The backend behind `BACKEND_URL`, with breakers of its own. */
export function httpBackend(options: HttpBackendOptions = fromEnv()): Backend {
  const { baseUrl, timeoutMs, amountUnits = DOCUMENTED_UNITS } = options;
  const guard = makeGuard(timeoutMs);
  const call: Call = (endpoint, request) =>
    guard.run({ endpoint, canRepeat: request.method === 'GET' }, (signal) =>
      fetchJson(request, { baseUrl, signal }),
    );
  const schemas = wireSchemas(baseUrl);
  const { api } = routes;

  /** An upstream is asked as documented; where it gives records in several languages, the right ones are chosen here. */
  const list = <T extends Marked>(endpoint: Endpoint, path: string, schema: z.ZodType<T>) => {
    const read = singleFlight(async () =>
      readRecords(schema, await call(endpoint, { method: 'GET', path }), path),
    );
    return async (language: Language = 'en') => inLanguage(await read(path), language, identityOf);
  };
  const blogs = list('blogs', api.blogs, schemas.blog);
  const readOne = singleFlight(async (id: string) => {
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
    blogs,
    blog: async (id, language = 'en') => {
      if (!isContentId(id)) throw new BackendError('not-found');
      return oneIn(language, { detail: () => readOne(id), list: blogs });
    },
    saveContact: async (message) => {
      const body = contactWire(contactFormOf(message));
      await call('contact', { method: 'POST', path: api.saveDetails, body });
    },
    saveCallback: async (callback) => {
      const body = callbackAsMessage(callback, env().SITE_EMAIL);
      await call('contact', { method: 'POST', path: api.saveDetails, body });
    },
    ...paymentCalls(call, {
      units: amountUnits,
      keyId: options.keyId,
      onceAKey: makeOnceAKey({ shared: options.shared ?? (() => null), nowMs: Date.now, timeoutMs }),
    }),
    ...chatCalls(call),
    health: async () => describeHealth(guard),
  };
}

type Marked = { id?: string; image?: string | null; language?: Language | undefined };

/** What tells a record apart from others of its list: its id; a room, which has none, its picture. */
const identityOf = ({ id, image }: Marked): string | null => id ?? image ?? null;

type StoryCalls = {
  detail: () => Promise<BlogDetail & { id: string }>;
  list: (language: Language) => Promise<Blog[]>;
};

/** The documented address of a story knows no language; the list may hold the story in the one asked for. */
async function oneIn(language: Language, { detail, list }: StoryCalls): Promise<BlogDetail> {
  const inList = () => list(language).catch(() => []);
  const early = language === 'en' ? undefined : inList();
  const story = await detail();
  if ((story.language ?? 'en') === language) return story;
  const listed = (await (early ?? inList())).filter(({ id }) => id === story.id);
  return inLanguage([story, ...listed], language, identityOf)[0] ?? story;
}

/** Callers that ask for the same key while its answer is under way share that answer, good or bad. */
function singleFlight<T>(work: (key: string) => Promise<T>): (key: string) => Promise<T> {
  const flights = new Map<string, Promise<T>>();
  return (key) => {
    const underWay = flights.get(key);
    if (underWay) return underWay;
    const flight = work(key).finally(() => flights.delete(key));
    flights.set(key, flight);
    return flight;
  };
}

function missingAsNotFound(error: unknown): never {
  if (error instanceof UpstreamError && error.status === NOT_FOUND)
    throw new BackendError('not-found', { cause: error });
  throw error;
}

/** From memory alone: a readiness probe must not add load to an upstream that is already struggling. */
function describeHealth(guard: Guard): BackendHealth {
  const lastMs = guard.lastSuccessMs();
  const age = lastMs === null ? {} : { lastSuccessAgeMs: Math.round(performance.now() - lastMs) };
  // Pages are shown without an upstream; what is ill there is a detail.
  return { ok: true, kind: 'http', detail: { ...guard.phases(), ...age } };
}
