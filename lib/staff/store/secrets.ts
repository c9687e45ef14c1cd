import 'server-only';
import { createHash, createHmac, randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { bulkhead } from 'cockatiel';

/** 256 bits: of a session or an invitation. Stored as its hash alone. */
export const newToken = (): string => randomBytes(32).toString('base64url');
export const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');

const COST = { N: 2 ** 15, r: 8, p: 3, maxmem: 64 * 1024 * 1024 };
const KEY_BYTES = 32;

/** Each takes 32 MiB and a thread for a tenth of a second: two at a time, a few wait, the rest is refused. */
const hashing = bulkhead(2, 24);

const derive = (password: string, salt: Buffer): Promise<Buffer> =>
  hashing.execute(
    () =>
      new Promise<Buffer>((resolve, reject) =>
        scrypt(password.normalize('NFC'), salt, KEY_BYTES, COST, (error, key) =>
          error ? reject(error) : resolve(key),
        ),
      ),
  );

/** @throws BulkheadRejectedError while too many wait, as does the next */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  return `scrypt.${salt.toString('base64')}.${(await derive(password, salt)).toString('base64')}`;
}

/** Whether it is the stored one. For nobody's, the same work is done in vain: an unknown name takes the same time. */
export async function isPassword(password: string, stored: string | null): Promise<boolean> {
  const [, salt = '', key = ''] = stored?.split('.') ?? ['', 'AAAAAAAAAAAAAAAAAAAAAA=='];
  const derived = await derive(password, Buffer.from(salt, 'base64'));
  const expected = Buffer.from(key, 'base64');
  return expected.length === KEY_BYTES && timingSafeEqual(derived, expected);
}

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
/** 160 bits, as authenticator apps take it. */
export const newSeed = (): string =>
  Array.from(randomBytes(32), (byte) => BASE32.charAt(byte % BASE32.length)).join('');

function bytesOf(seed: string): Buffer {
  const bits = Array.from(seed, (letter) => BASE32.indexOf(letter).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}

const STEP_MS = 30_000;

/** The code of one half minute (RFC 6238, SHA-1, six digits: what every app makes). */
export function totpCode(seed: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', bytesOf(seed)).update(counter).digest();
  const offset = mac.readUInt8(mac.length - 1) & 15;
  return String((mac.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0');
}

/** The half minute that a code belongs to, one earlier or later allowed; null for any other code. */
export function totpStepOf(seed: string, code: string, nowMs: number): number | null {
  const now = Math.floor(nowMs / STEP_MS);
  const input = Buffer.from(hashOf(code.replace(/\s/g, '')));
  const steps = [now - 1, now, now + 1];
  return steps.find((step) => timingSafeEqual(Buffer.from(hashOf(totpCode(seed, step))), input)) ?? null;
}

const CODE_LETTERS = 'abcdefghjkmnpqrstuvwxyz123456789';
const CODE_COUNT = 10;

/** Ten codes of 80 bits, in groups of four letters. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: CODE_COUNT }, () =>
    Array.from(randomBytes(16), (byte) => CODE_LETTERS.charAt(byte % CODE_LETTERS.length))
      .join('')
      .replace(/.{4}(?=.)/g, '$&-'),
  );

/** Their name in the store: typed with or without its signs, in any case. */
export const recoveryHash = (staffId: string, code: string): string =>
  hashOf(`${staffId} ${code.toLowerCase().replace(/[^a-z0-9]/g, '')}`);
