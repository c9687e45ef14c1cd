/** Why an answer is missing or not finished. */
export type FailureKind =
  /** The browser has no connection. */
  | 'offline'
  /** The server could not be reached, or it failed. */
  | 'unreachable'
  /** The server asks for patience: 429 or 503. */
  | 'busy'
  /** The server refuses this visitor or this page: 401, 403 and other errors of the request. */
  | 'refused'
  | 'timeout'
  /** The stream ended before the answer did. */
  | 'interrupted'
  /** The server reported an error, or what it sent is not the protocol. */
  | 'failed'
  /** The visitor stopped it. */
  | 'stopped'
  /** The conversation has gone on without it. */
  | 'left';

/** `message` is for the console, never for the visitor: it may repeat what a server said. */
export class Failure extends Error {
  readonly kind: FailureKind;
  /** How long the server asked to wait. */
  readonly retryAfterMs: number | undefined;

  constructor(kind: FailureKind, message: string, retryAfterMs?: number) {
    super(message);
    this.name = 'Failure';
    this.kind = kind;
    this.retryAfterMs = retryAfterMs;
  }
}
