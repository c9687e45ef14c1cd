import 'server-only';
import { createCipheriv, createDecipheriv, createHash, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, renameSync, unlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { env } from '@/lib/config/env';
import { codeOf } from '@/lib/server/error-trace';

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

export type KeyOptions = {
  DATA_DIR: string;
  PII_KEY?: string | undefined;
  DATABASE_URL?: string | undefined;
};

/** Where the generated key lies, beside the database it is the key of. */
export const keyFile = (dataDir: string): string => join(dataDir, 'pii.key');

let opened: { name: string; vault: Vault } | undefined;

/** The vault of this process (contract §2, PII_KEY). */
export function vault(options: KeyOptions = env()): Vault {
  const name = `${options.PII_KEY ?? ''}|${options.DATA_DIR}`;
  if (opened?.name !== name) opened = { name, vault: vaultOf(keyOf(options)) };
  return opened.vault;
}

/** The key given, else the one in the data folder, made at its first use. @throws Error on PostgreSQL without a key */
export function keyOf({ PII_KEY, DATA_DIR, DATABASE_URL }: KeyOptions): Buffer {
  if (PII_KEY !== undefined) return Buffer.from(PII_KEY, 'base64');
  if (DATABASE_URL !== undefined) throw new Error('PII_KEY: required with DATABASE_URL');
  return readKey(keyFile(DATA_DIR)) ?? makeKey(DATA_DIR);
}

/** The key in a file, or null where there is no file. */
export function readKey(file: string): Buffer | null {
  try {
    return Buffer.from(readFileSync(file, 'utf8').trim(), 'base64');
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return null;
    throw error;
  }
}

/** Two processes may start together: the first one links its whole key, the second reads it. */
function makeKey(dataDir: string): Buffer {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const file = keyFile(dataDir);
  const draft = `${file}.${randomBytes(6).toString('hex')}`;
  writeKey(draft, randomBytes(KEY_BYTES));
  try {
    linkSync(draft, file);
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
  } finally {
    unlinkSync(draft);
  }
  return readKey(file) ?? makeKey(dataDir);
}

/** Writes a key to a file that is not there yet, for its owner only. */
export function writeKey(file: string, key: Uint8Array): void {
  writeFileSync(file, `${Buffer.from(key).toString('base64')}\n`, { mode: 0o600, flag: 'wx', flush: true });
}

/** Replaces the old key by the new one; a reader meanwhile finds one of the two. */
export const replaceKey = (draft: string, dataDir: string): void => renameSync(draft, keyFile(dataDir));
