import 'server-only';
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** Tokens that were given to visitors who have not spoken yet, and of whom the store knows nothing. */
export type ChatTokens = {
  /** A random token, marked as ours and with the time. */
  issue(nowMs: number): string;
  /** Whether this store's key marked the token, and lately enough. */
  isIssued(token: string, nowMs: number): boolean;
};

/** How long a conversation may wait for its first word. Every visitor's page asks for a token; most never say a word. */
export const SILENT_MS = 2 * 86_400_000;

const TIME_BYTES = 6;
const RANDOM_BYTES = 24;
const MARK_BYTES = 16;
const FACT_BYTES = TIME_BYTES + RANDOM_BYTES;

/** @param secret the same in every process of a store, so that each knows the tokens of the others */
export function chatTokens(secret: () => string): ChatTokens {
  const markOf = (facts: Uint8Array) =>
    createHmac('sha256', secret()).update(facts).digest().subarray(0, MARK_BYTES);
  return {
    issue(nowMs) {
      const time = Buffer.alloc(TIME_BYTES);
      time.writeUIntBE(nowMs, 0, TIME_BYTES);
      const facts = Buffer.concat([time, randomBytes(RANDOM_BYTES)]);
      return Buffer.concat([facts, markOf(facts)]).toString('base64url');
    },
    isIssued(token, nowMs) {
      const bytes = Buffer.from(token, 'base64url');
      // Decoding is lenient: of many spellings of the same bytes only ours is a token.
      if (bytes.length !== FACT_BYTES + MARK_BYTES || bytes.toString('base64url') !== token) return false;
      const facts = bytes.subarray(0, FACT_BYTES);
      if (!timingSafeEqual(bytes.subarray(FACT_BYTES), markOf(facts))) return false;
      return nowMs - facts.readUIntBE(0, TIME_BYTES) <= SILENT_MS;
    },
  };
}
