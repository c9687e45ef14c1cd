import { BackendError, type BackendErrorKind } from '@/lib/backend/backend';

type Details = {
  /** Trying again may help: network error, 5xx, 429. */
  isTransient?: boolean;
  /** Says that the upstream is ill. A refusal of ours (breaker, bulkhead) or a 4xx does not. */
  isFault?: boolean;
  status?: number;
  retryAfterMs?: number | undefined;
  /** A page for people, as a firewall or a missing route sends: it says nothing of what was asked. */
  isPage?: boolean;
  cause?: unknown;
};

/** A `BackendError` that still knows what the retry and the breaker have to know. */
export class UpstreamError extends BackendError {
  readonly isTransient: boolean;
  readonly isFault: boolean;
  readonly status: number | undefined;
  readonly retryAfterMs: number | undefined;
  readonly isPage: boolean;

  constructor(kind: BackendErrorKind, details: Details = {}) {
    super(kind, { cause: details.cause });
    this.isTransient = details.isTransient ?? false;
    this.isFault = details.isFault ?? false;
    this.status = details.status;
    this.retryAfterMs = details.retryAfterMs;
    this.isPage = details.isPage ?? false;
  }
}
