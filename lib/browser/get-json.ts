/**
 * Reads JSON of our own origin that nobody may keep. Resolves in every case: null is a broken line, an answer that is
 * no JSON, or none in time.
 */
export async function getJson(
  path: string,
  timeoutMs: number,
): Promise<{ status: number; body: unknown } | null> {
  const deadline = new AbortController();
  const timer = setTimeout(() => deadline.abort(), timeoutMs);
  try {
    const answer = await fetch(path, { cache: 'no-store', signal: deadline.signal });
    const body: unknown = await answer.json();
    return { status: answer.status, body };
  } catch {
    return null;
  } finally {
    clearTimeout(timer);
  }
}
