import 'server-only';
import { createCipheriv, createDecipheriv, createHash, createHmac, hkdfSync, randomBytes } from 'node:crypto';

/** Seals what must not lie readable in a database, its copies and its log. */
export type Vault = {
  /** Names the key without telling anything of it. */
  keyId: string;
  seal(text: string): string;
  /** @throws Error when the text was sealed with another key or was changed */
  open(sealed: string): string;
  /** The same for the same text, so that a PAN can be found without being readable. */
  index(text: string): string;
  /** A secret of its own for another use, made from the key. */
  secretFor(use: string): string;
};

export const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** A vault over a key of 32 bytes: AES-256-GCM with a fresh nonce each time. */
export function vaultOf(key: Uint8Array): Vault {
  if (key.byteLength !== KEY_BYTES) throw new Error('PII_KEY: expected 32 bytes in base64');
  const derived = (use: string) => Buffer.from(hkdfSync('sha256', key, '', use, KEY_BYTES));
  const sealing = derived('seal');
  const indexing = derived('index');
  const keyId = createHash('sha256').update(derived('id')).digest('hex').slice(0, 12);
  return {
    keyId,
    seal(text) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv('aes-256-gcm', sealing, nonce);
      const body = Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
      return `${keyId}.${body.toString('base64')}`;
    },
    open(sealed) {
      const [sealedBy, body = ''] = sealed.split('.');
      if (sealedBy !== keyId) throw new Error(`sealed with the key ${sealedBy}, not with ${keyId}`);
      const bytes = Buffer.from(body, 'base64');
      const decipher = createDecipheriv('aes-256-gcm', sealing, bytes.subarray(0, NONCE_BYTES));
      decipher.setAuthTag(bytes.subarray(-TAG_BYTES));
      const text = decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES));
      return Buffer.concat([text, decipher.final()]).toString('utf8');
    },
    index: (text) => createHmac('sha256', indexing).update(text).digest('hex'),
    secretFor: (use) => derived(`secret:${use}`).toString('hex'),
  };
}
