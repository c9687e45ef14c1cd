import type { LiveRequest, LiveSend, LiveView } from '@/lib/chat/live-schema';
import type { ChatHistoryItem, ChatRegistration, FlowRequest, FlowStep } from '@/lib/chat/schema';
import type { Callback, ContactMessage } from '@/lib/contact/schema';
import type {
  Donation,
  PaymentOrder,
  PaymentOrderRequest,
  PaymentVerifyRequest,
  SandboxOutcome,
  SandboxPayment,
} from '@/lib/donations/schema';
import type { Language } from '@/lib/i18n/language';
import type { Accommodation, Blog, BlogDetail, Feature, Testimonial } from '@/lib/stories/schema';

/**
 * Everything the site needs of a backend, by the names of spec §7. Two implementations: `upstream/` calls
 * `BACKEND_URL`, `embedded.ts` reads `content/` and stores records in SQLite or PostgreSQL. One conformance suite
 * holds both to this interface. Story content is raw HTML here; `cached.ts` sanitises it before anyone sees it.
 * Content comes in the language asked for, English where absent; a record that lacks it comes in English. A record that
 * is not English says its `language` (decision 36).
 */
export type Backend = {
  testimonials(language?: Language): Promise<Testimonial[]>;
  features(language?: Language): Promise<Feature[]>;
  accommodations(language?: Language): Promise<Accommodation[]>;
  blogs(language?: Language): Promise<Blog[]>;
  /** @throws BackendError `not-found` for an id the backend does not know. */
  blog(id: string, language?: Language): Promise<BlogDetail>;
  /** Resolves only after the message is durable (embedded) or acknowledged (http). */
  saveContact(message: Assessed<ContactMessage>): Promise<void>;
  /** The same for a request for a call. An upstream has no such call: there it arrives as a message. */
  saveCallback(callback: Assessed<Callback>): Promise<void>;
  /**
   * Request in whole major units, answer in minor units (contract §4). The same key and body give the same order for
   * a day. @throws BackendError `key-reused` for the same key with another body
   */
  createOrder(order: PaymentOrderRequest, idempotencyKey?: string): Promise<PaymentOrder>;
  /** True only when the payment is certain (contract §4); a false is final, a failure is "unknown". */
  verifyPayment(payment: PaymentVerifyRequest): Promise<boolean>;
  /** What the donation's own page shows. @throws BackendError `not-found` */
  donation(token: string): Promise<Donation>;
  /** Pays an order of the sandbox. @throws BackendError `not-found` for any other order */
  paySandbox(payment: SandboxPayment): Promise<SandboxOutcome>;
  /** A new conversation's token; whoever holds it holds the conversation. */
  startChat(): Promise<string>;
  /** Registering again replaces the former details. @throws BackendError `unknown-token`, as do the two below */
  registerChat(registration: Assessed<ChatRegistration>): Promise<void>;
  /** Oldest first; empty before the first question. */
  chatHistory(token: string): Promise<ChatHistoryItem[]>;
  /**
   * An answer to the question `step` sent twice is one step. `isUrgent` judges the answer, alone or after the visitor's
   * `previous` one; it is called once the token is known to be good.
   */
  chatStep(answer: FlowRequest & { isUrgent?: (previous?: string) => boolean }): Promise<FlowStep>;
  /** Who is in a conversation beside the script, and what they wrote. @throws BackendError `not-found` on an upstream */
  liveChat(request: LiveRequest): Promise<LiveView>;
  /** Whether what a visitor sends reached somebody. @throws BackendError as above, and `unknown-token` */
  sendLive(sent: LiveSend): Promise<boolean>;
  /** False where the backend has no such call. What is gone already counts as erased. */
  eraseChat(token: string): Promise<boolean>;
  /** Whether this instance can serve, and the details for its operator. Never throws. */
  health(): Promise<BackendHealth>;
};

/** `isUrgent`: the care rules ask for a person now. It never travels to an upstream. */
export type Assessed<T> = T & { isUrgent?: boolean };

export type BackendHealth = {
  /** False only where a store that this instance needs cannot be reached. */
  ok: boolean;
  kind: 'embedded' | 'http';
  detail: Record<string, string | number | boolean>;
  /** How many donations are in which state, where we keep them. For the operator's metrics, not for `/readyz`. */
  donations?: readonly DonationCount[];
};

export type DonationCount = { mode: 'test' | 'live'; status: string; count: number };

/** `unreachable` 503, `timeout` 504, `bad-answer` 502, `rejected` 4xx upstream, `unavailable` 503 (not offered here). */
export type BackendErrorKind =
  | 'not-found'
  | 'unreachable'
  | 'timeout'
  | 'bad-answer'
  | 'rejected'
  | 'amount-mismatch'
  | 'payments-off'
  | 'key-reused'
  | 'too-many-orders'
  | 'unknown-token'
  | 'storage';

const messages: Record<BackendErrorKind, string> = {
  'not-found': 'Not found',
  unreachable: 'The service cannot be reached right now.',
  timeout: 'The service took too long to answer.',
  'bad-answer': 'The service gave an answer we could not read.',
  rejected: 'The service did not accept the request.',
  'amount-mismatch': 'The service prepared an order for another amount.',
  'payments-off': 'Online giving is not available on this site at the moment.',
  'key-reused': 'This idempotency key was used for another request.',
  'too-many-orders': 'Too many gifts are waiting for their payment. Please finish one, or call us.',
  'unknown-token': 'This conversation is not known here any more.',
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
