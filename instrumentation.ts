/** Runs once as the server starts: what must be in place before the first request. */
export async function register(): Promise<void> {
  if (process.env['NEXT_RUNTIME'] !== 'nodejs') return;
  if (process.env['NEXT_PHASE'] === 'phase-production-build') return;
  const { countAnswers } = await import('@/lib/server/metrics');
  countAnswers();
  const { sharedMemory } = await import('@/lib/backend/redis');
  sharedMemory();
  // Loaded by the first story otherwise, whose reader would wait a second longer.
  const { sanitizeToHtml } = await import('@/lib/stories/prepare/sanitize');
  sanitizeToHtml('<p>ready</p>');
  if (process.env['BACKEND_URL']) return;
  const { startLiveContent } = await import('@/lib/backend/live-content');
  await startLiveContent();
  const { startBackground } = await import('@/lib/backend/background');
  startBackground();
}

/** What Next met and nothing of ours caught: one line, without the address, which may be a visitor's own making. */
export async function onRequestError(
  error: unknown,
  _request: unknown,
  context: { routePath: string; routeType: string },
): Promise<void> {
  if (process.env['NEXT_RUNTIME'] !== 'nodejs') return;
  const { reportError } = await import('@/lib/http/problem');
  reportError(error, context);
}
