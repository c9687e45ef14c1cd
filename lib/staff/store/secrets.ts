import 'server-only';
import { createHash, randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
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
