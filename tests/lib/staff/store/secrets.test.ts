import { scrypt } from 'node:crypto';
import {
  hashPassword,
  isPassword,
  newRecoveryCodes,
  newToken,
  recoveryHash,
} from '@/lib/staff/store/secrets';

jest.mock('node:crypto', () => {
  const real = jest.requireActual<typeof import('node:crypto')>('node:crypto');
  return { ...real, scrypt: jest.fn(real.scrypt) };
});

describe('a password', () => {
  it('is known by its hash alone, in either form of its letters', async () => {
    const stored = await hashPassword('crème brûlée at noon');
    expect(stored).not.toContain('noon');
    expect(await isPassword('crème brûlée at noon'.normalize('NFD'), stored)).toBe(true);
    expect(await isPassword('creme brulee at noon', stored)).toBe(false);
  });

  it('is never that of nobody', async () => {
    expect(await isPassword('', null)).toBe(false);
  });

  it('is hashed two at a time; the flood behind those that wait is refused', async () => {
    // What a hash costs is no matter of the queue: here each takes a turn of the loop.
    let [running, most] = [0, 0];
    jest.mocked(scrypt).mockImplementation((_password, _salt, length, _cost, done) => {
      running += 1;
      most = Math.max(most, running);
      setImmediate(() => {
        running -= 1;
        done(null, Buffer.alloc(length));
      });
    });
    const all = await Promise.allSettled(Array.from({ length: 30 }, () => isPassword('x', null)));
    expect(all.filter(({ status }) => status === 'rejected')).toHaveLength(4);
    expect(most).toBe(2);
  });
});

it('a token is 256 bits', () => {
  expect(Buffer.from(newToken(), 'base64url')).toHaveLength(32);
});

it('recovery codes are ten, and typed in any way', () => {
  const codes = newRecoveryCodes();
  expect(new Set(codes).size).toBe(10);
  const [first = ''] = codes;
  expect(first).toMatch(/^(?:[a-z1-9]{4}-){3}[a-z1-9]{4}$/);
  expect(recoveryHash('id', first.toUpperCase().replaceAll('-', ' '))).toBe(recoveryHash('id', first));
  expect(recoveryHash('other', first)).not.toBe(recoveryHash('id', first));
});
