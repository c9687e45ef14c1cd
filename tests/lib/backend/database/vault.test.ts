import { randomBytes } from 'node:crypto';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { keyFile, keyOf, vaultOf } from '@/lib/backend/database/vault';
import { testFolders } from '@/tests/lib/backend/folder';

const key = randomBytes(32);
const vault = vaultOf(key);

describe('a vault', () => {
  it('gives back what it sealed, and never seals twice alike', () => {
    const [first, second] = [vault.seal('ABCPE1234F'), vault.seal('ABCPE1234F')];
    expect(vault.open(first)).toBe('ABCPE1234F');
    expect(first).not.toBe(second);
    expect(first).not.toContain('ABCPE');
  });

  it('opens nothing that was changed or sealed with another key', () => {
    const sealed = vault.seal('ABCPE1234F');
    const [id = '', body = ''] = sealed.split('.');
    const bytes = Buffer.from(body, 'base64');
    bytes[15] = (bytes[15] ?? 0) ^ 1;
    expect(() => vault.open(`${id}.${bytes.toString('base64')}`)).toThrow();
    expect(() => vaultOf(randomBytes(32)).open(sealed)).toThrow('sealed with the key');
  });

  it('finds the same text again without holding it', () => {
    expect(vault.index('ABCPE1234F')).toBe(vaultOf(key).index('ABCPE1234F'));
    expect(vault.index('ABCPE1234F')).not.toBe(vaultOf(randomBytes(32)).index('ABCPE1234F'));
  });

  it('takes no key of another length', () => {
    expect(() => vaultOf(randomBytes(16))).toThrow('PII_KEY');
  });
});

describe('the key', () => {
  const folders = testFolders();

  it('is made once for a data folder, for its owner only', () => {
    const DATA_DIR = join(folders.empty(), 'new');
    const made = keyOf({ DATA_DIR });
    expect(made).toHaveLength(32);
    expect(keyOf({ DATA_DIR })).toEqual(made);
    expect(statSync(keyFile(DATA_DIR)).mode & 0o777).toBe(0o600);
  });

  it('is the one given, and must be given with a database server', () => {
    const DATA_DIR = folders.empty();
    expect(keyOf({ DATA_DIR, PII_KEY: key.toString('base64') })).toEqual(key);
    expect(() => keyOf({ DATA_DIR, DATABASE_URL: 'postgres://x' })).toThrow('PII_KEY: required');
  });
});
