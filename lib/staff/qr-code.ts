import { encode } from 'uqr';

/** A code that cameras read, as one path over a square of `size` modules with its quiet zone. */
export type QrCode = { size: number; path: string };

const QUIET = 4;

export function qrCode(text: string): QrCode {
  const { size, data } = encode(text, { ecc: 'M', border: QUIET });
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return { size, path };
}

/** What an authenticator app takes: by a link, a camera, or typed from its key. */
export type AppKey = { secret: string; otpauth: string; qr: QrCode };

export function appKey({ issuer, email, seed }: { issuer: string; email: string; seed: string }): AppKey {
  const label = [issuer, email].map(encodeURIComponent).join(':');
  const query = `secret=${seed}&issuer=${encodeURIComponent(issuer)}&algorithm=SHA1&digits=6&period=30`;
  const otpauth = `otpauth://totp/${label}?${query}`;
  return { secret: seed, otpauth, qr: qrCode(otpauth) };
}
