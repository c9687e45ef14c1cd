import type { ContactMessage } from '../contract/contact';
import type { Accommodation, Blog, BlogDetail, Feature, Testimonial } from '../contract/content';
import type { PaymentOrder, PaymentOrderRequest } from '../contract/payment';

/**
 * Everything the site asks of a backend, in the words of spec §7. Two implementations: `http/` speaks to
 * `BACKEND_URL`, `embedded/` reads `content/` and keeps records in SQLite or PostgreSQL. One conformance suite
 * holds both to this interface. Story content is raw HTML here; `cached.ts` sanitises it before anyone sees it.
 */
export type Backend = {
  testimonials(): Promise<Testimonial[]>;
  features(): Promise<Feature[]>;
  accommodations(): Promise<Accommodation[]>;
  blogs(): Promise<Blog[]>;
  /** @throws BackendError `not-found` for an id the backend does not know. */
  blog(id: string): Promise<BlogDetail>;
  /** Resolves only after the message is durable (embedded) or acknowledged (http). */
  saveContact(message: ContactMessage): Promise<void>;
  /** Request in whole major units, answer in minor units (contract §4). */
  createOrder(order: PaymentOrderRequest): Promise<PaymentOrder>;
  /** What `/readyz` says of it. Never throws. */
  health(): Promise<BackendHealth>;
};

export type BackendHealth = {
  ok: boolean;
  kind: 'embedded' | 'http';
  detail: Record<string, string | number | boolean>;
};

/** `unreachable` 503, `timeout` 504, `bad-answer` 502, `rejected` 4xx upstream, `unavailable` 503 (not offered here). */
export type BackendErrorKind =
  | 'not-found'
  | 'unreachable'
  | 'timeout'
  | 'bad-answer'
  | 'rejected'
  | 'amount-mismatch'
  | 'payments-off'
  | 'storage';

const messages: Record<BackendErrorKind, string> = {
  'not-found': 'Not found',
  unreachable: 'The service cannot be reached right now.',
  timeout: 'The service took too long to answer.',
  'bad-answer': 'The service gave an answer we could not read.',
  rejected: 'The service did not accept the request.',
  'amount-mismatch': 'The service prepared an order for another amount.',
  'payments-off': 'Online giving is not available on this site at the moment.',
  storage: 'The message could not be stored.',
};

/** The one failure type of a backend. Its message is for people and names no host, path or upstream text. */
export class BackendError extends Error {
  override name = 'BackendError';
  constructor(
    readonly kind: BackendErrorKind,
    options?: { cause?: unknown },
  ) {
    super(messages[kind], options);
  }
}

/**
 * Whether a failure is a backend's. By name, not by `instanceof`: the bundler may give two routes their own copy of
 * this module, and a process-wide backend throws the copy it was made with.
 */
export const isBackendError = (error: unknown): error is BackendError =>
  error instanceof Error && error.name === 'BackendError' && 'kind' in error;
