import 'server-only';
import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** The store holds a token's hash alone: 192 random bits need no salt. */
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

/** Tokens of conversations without a message; the store has no row for them. */
export type ChatTokens = {
  /** A random token with the time, signed by the store's key. */
  issue(nowMs: number): string;
  /** Whether this store's key signed the token, less than `SILENT_MS` ago. */
  isIssued(token: string, nowMs: number): boolean;
};

/** How long a conversation may wait for its first message. Every visitor's page requests a token; most send no message. */
export const SILENT_MS = 2 * 86_400_000;

const TIME_BYTES = 6;
const RANDOM_BYTES = 24;
const SIGNATURE_BYTES = 16;
const FACT_BYTES = TIME_BYTES + RANDOM_BYTES;

/** @param secret the same in every process of a store, so that each knows the tokens of the others */
export function chatTokens(secret: () => string): ChatTokens {
  const signatureOf = (facts: Uint8Array) =>
    createHmac('sha256', secret()).update(facts).digest().subarray(0, SIGNATURE_BYTES);
  return {
    issue(nowMs) {
      const time = Buffer.alloc(TIME_BYTES);
      time.writeUIntBE(nowMs, 0, TIME_BYTES);
      const facts = Buffer.concat([time, randomBytes(RANDOM_BYTES)]);
      return Buffer.concat([facts, signatureOf(facts)]).toString('base64url');
    },
    isIssued(token, nowMs) {
      const bytes = Buffer.from(token, 'base64url');
      // Decoding is lenient: of many spellings of the same bytes only ours is a token.
      if (bytes.length !== FACT_BYTES + SIGNATURE_BYTES || bytes.toString('base64url') !== token)
        return false;
      const facts = bytes.subarray(0, FACT_BYTES);
      if (!timingSafeEqual(bytes.subarray(FACT_BYTES), signatureOf(facts))) return false;
      return nowMs - facts.readUIntBE(0, TIME_BYTES) <= SILENT_MS;
    },
  };
}
