import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

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
  const input = Buffer.from(code.replace(/\s/g, ''));
  const isIt = (step: number) => {
    const expected = Buffer.from(totpCode(seed, step));
    return expected.length === input.length && timingSafeEqual(expected, input);
  };
  return [now - 1, now, now + 1].find(isIt) ?? null;
}
