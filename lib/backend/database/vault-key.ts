import 'server-only';
import { randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, renameSync, unlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { codeOf } from '@/lib/backend/error-code';
import { env } from '@/lib/config/env';
import { KEY_BYTES, type Vault, vaultOf } from './vault';

export type KeyPlace = { DATA_DIR: string; PII_KEY?: string | undefined; DATABASE_URL?: string | undefined };

/** Where the generated key lies, beside the database it is the key of. */
export const keyFile = (dataDir: string): string => join(dataDir, 'pii.key');

let opened: { place: string; vault: Vault } | undefined;

/** The vault of this process (contract §2, PII_KEY). */
export function vault(place: KeyPlace = env()): Vault {
  const name = `${place.PII_KEY ?? ''}|${place.DATA_DIR}`;
  if (opened?.place !== name) opened = { place: name, vault: vaultOf(keyOf(place)) };
  return opened.vault;
}

/** The key given, else the one in the data folder, made at its first use. @throws Error on PostgreSQL without a key */
export function keyOf({ PII_KEY, DATA_DIR, DATABASE_URL }: KeyPlace): Buffer {
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

/** Two processes may start together: the first one's key is linked into place whole, the second reads it. */
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

/** Puts a new key in the place of the old one; what reads meanwhile finds one of the two. */
export const replaceKey = (draft: string, dataDir: string): void => renameSync(draft, keyFile(dataDir));
