type Done = (error: Error | null, key: Buffer) => void;

/** `node:crypto` whose scrypt costs next to nothing: these tests hash a hundred passwords (`secrets.test.ts` hashes as the site does). */
export function withQuickScrypt(): object {
  const actual = jest.requireActual('node:crypto');
  const scrypt = (password: string, salt: Buffer, bytes: number, _cost: object, done: Done) =>
    setImmediate(() => done(null, actual.scryptSync(password, salt, bytes, { N: 2 })));
  return { ...actual, scrypt };
}
