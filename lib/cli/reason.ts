/** The first line of what an error says. Not by `instanceof`: an error may come from another realm. */
export function reason(error: unknown): string {
  const text = typeof error === 'object' && error !== null && 'message' in error ? error.message : error;
  return String(text).split('\n')[0] ?? 'failed';
}
