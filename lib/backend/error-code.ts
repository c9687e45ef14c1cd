import 'server-only';

/** The code of a system or driver error. Not by `instanceof`: such errors may come from another realm. */
export const codeOf = (error: unknown): string | null =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : null;
