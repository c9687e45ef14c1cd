type Random = Partial<Pick<Crypto, 'randomUUID' | 'getRandomValues'>>;

/** A random UUID; `randomUUID` is missing on pages served without TLS, so the bytes are set by hand there (spec §8: none at all throws). */
export function newId(random: Random | undefined = globalThis.crypto): string {
  if (random?.randomUUID) return random.randomUUID();
  if (!random?.getRandomValues)
    throw new Error('No secure random function is available in this environment.');
  const bytes = random.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
