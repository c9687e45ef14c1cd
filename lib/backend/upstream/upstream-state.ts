import { type BreakerState, closedBreaker } from './breaker';
import { type BulkheadState, emptyBulkhead } from './bulkhead';
import type { UpstreamRequest } from './fetch-json';

/**
 * One breaker an endpoint: an upstream whose orders fail must not silence its stories, nor the contact form.
 * POSTs and GETs are apart by that too.
 */
export type Endpoint =
  | 'testimonials'
  | 'features'
  | 'accommodations'
  | 'blogs'
  | 'blog'
  | 'contact'
  | 'order'
  | 'verify'
  | 'gift'
  | 'sandbox'
  | 'chat-token'
  | 'chat-register'
  | 'chat-history'
  | 'chat-flow'
  | 'chat-erase';

/** One guarded upstream call: deadline, breaker, bulkhead (see `http.ts`). */
export type Call = (endpoint: Endpoint, request: UpstreamRequest) => Promise<unknown>;

export type UpstreamState = {
  breakers: Record<Endpoint, BreakerState>;
  bulkhead: BulkheadState;
  lastSuccessMs: number | null;
};

declare global {
  var siteUpstream: UpstreamState | undefined;
}

export const freshUpstreamState = (): UpstreamState => ({
  breakers: {
    testimonials: closedBreaker(),
    features: closedBreaker(),
    accommodations: closedBreaker(),
    blogs: closedBreaker(),
    blog: closedBreaker(),
    contact: closedBreaker(),
    order: closedBreaker(),
    verify: closedBreaker(),
    gift: closedBreaker(),
    sandbox: closedBreaker(),
    'chat-token': closedBreaker(),
    'chat-register': closedBreaker(),
    'chat-history': closedBreaker(),
    'chat-flow': closedBreaker(),
    'chat-erase': closedBreaker(),
  },
  bulkhead: emptyBulkhead(),
  lastSuccessMs: null,
});

/**
 * What the process knows of its upstream. Instrumentation and routes are separate module instances, so it lies on
 * globalThis, and it is data only: an error thrown by the other instance's code would fail `instanceof` here.
 */
export function sharedUpstreamState(): UpstreamState {
  globalThis.siteUpstream ??= freshUpstreamState();
  return globalThis.siteUpstream;
}
