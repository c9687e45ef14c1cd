import { type ConnectConfig, type ConnectTimeouts, DEFAULT_TIMEOUTS } from './config';
import { makeDeadline, wait } from './deadline';
import { Failure } from './failure';
import type { Protocol, Question, StreamEvent } from './protocol';
import { openStream } from './request';
import { readSse, SSE_LIMITS } from './sse';

/** What an exchange hands on; how it ended is told by its promise. */
export type Piece = Exclude<StreamEvent, { type: 'done' | 'error' }>;

export type Exchange = {
  config: ConnectConfig;
  protocol: Protocol;
  question: Question;
  signal: AbortSignal;
  /** An answer may be on its way already, from before a reload or a failure. */
  mayBeRunning: boolean;
  onPiece(piece: Piece): void;
};

const ATTEMPTS_MAX = 4;
/** A server that asks for more patience is not waited for. */
const WAIT_MAX_MS = 10_000;
/** What still follows a complete answer is awaited this long. */
const AFTERMATH_MS = 1_000;
const TEXT_LENGTH_MAX = 100_000;

/**
 * Asks one question and reads its answer to the end; rejects with a `Failure`. Only what the server has refused for
 * want of capacity is sent again, so that no question is answered twice; a broken stream is taken up where the
 * protocol can.
 */
export async function exchange(request: Exchange): Promise<void> {
  const { config, protocol, question, signal } = request;
  const timeouts = { ...DEFAULT_TIMEOUTS, ...config.timeouts };
  const resumeUrl = config.resume ? protocol.resumeUrl?.(config.url, question.chatId) : undefined;
  const progress: Progress = { hasBegun: false, lost: null };
  let isResuming = resumeUrl !== undefined && request.mayBeRunning;

  for (let attempt = 1; ; attempt += 1) {
    try {
      if (isResuming && resumeUrl && (await receive({ request, url: resumeUrl, timeouts, progress }))) return;
      if (isResuming && progress.lost) throw progress.lost;
      isResuming = false;
      await receive({ request, url: config.url, body: protocol.request(question), timeouts, progress });
      return;
    } catch (reason) {
      const failure = reason instanceof Failure ? reason : new Failure('failed', `${reason}`);
      const pauseMs =
        failure.retryAfterMs ?? timeouts.retryMs * 2 ** (attempt - 1) * (0.75 + Math.random() / 2);
      isResuming = resumeUrl !== undefined && progress.hasBegun && isBroken(failure);
      const isWorthwhile = isResuming || failure.kind === 'busy';
      if (!isWorthwhile || failure === progress.lost || attempt >= ATTEMPTS_MAX || pauseMs > WAIT_MAX_MS)
        throw failure;
      if (isResuming) progress.lost = failure;
      await wait(pauseMs, signal);
    }
  }
}

const isBroken = ({ kind }: Failure) =>
  kind === 'unreachable' || kind === 'interrupted' || kind === 'timeout';

type Progress = {
  /** The server has accepted the question. */
  hasBegun: boolean;
  /** How the stream broke that is being taken up. */
  lost: Failure | null;
};
type Receiving = {
  request: Exchange;
  url: string;
  body?: Record<string, unknown>;
  timeouts: ConnectTimeouts;
  progress: Progress;
};

/** Reads one stream to its end; false if the server has none. */
async function receive({ request, url, body, timeouts, progress }: Receiving): Promise<boolean> {
  const { config, protocol, signal, onPiece } = request;
  const deadline = makeDeadline(signal, timeouts.totalMs);
  const decode = protocol.makeDecoder();
  let isComplete = false;
  const onBytes = () => deadline.expectWithin(isComplete ? AFTERMATH_MS : timeouts.idleMs, 'No byte');
  try {
    deadline.expectWithin(timeouts.connectMs, 'No answer');
    const stream = await openStream({ config, url, ...(body ? { body } : {}), signal: deadline.signal });
    if (!stream) return false;
    progress.hasBegun = true;
    onBytes();
    for await (const data of readSse(stream, { limits: SSE_LIMITS, onBytes })) {
      for (const event of decode(data)) {
        if (event.type === 'error') throw new Failure(event.kind, event.message);
        if (event.type !== 'done') onPiece(checked(event));
        else if (event.isLast) return true;
        else isComplete = true;
      }
      onBytes();
    }
    if (!isComplete) throw new Failure('interrupted', 'The stream ended before the answer did.');
    return true;
  } catch (reason) {
    const cause: unknown = deadline.signal.aborted ? deadline.signal.reason : reason;
    if (isComplete && cause instanceof Failure && cause.kind === 'timeout') return true;
    throw cause instanceof Failure ? cause : new Failure('unreachable', `The connection broke: ${cause}`);
  } finally {
    deadline.release();
  }
}

function checked(piece: Piece): Piece {
  if (piece.type === 'text' && piece.text.length > TEXT_LENGTH_MAX)
    throw new Failure('interrupted', 'The answer is too long to be shown.');
  return piece;
}
