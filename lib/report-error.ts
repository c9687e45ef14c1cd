import 'server-only';
import { isBackendError } from './backend/backend';
import { log } from './log';
import { metrics } from './metrics';

type Context = { routePath: string; routeType: string };

/** One line for the operator: which route of ours, what kind of error, where. A message may carry a visitor's words, so it stays out. */
export function reportError(error: unknown, { routePath, routeType }: Context): void {
  // A failed read says so itself and leaves the last good page in place.
  if (isBackendError(error)) return;
  metrics()?.errors.inc({ part: routeType });
  const { name = 'unknown', stack = '', digest } = factsOf(error);
  log.error({
    event: 'unexpected_error',
    route: routePath,
    part: routeType,
    error: name,
    digest,
    at: placesIn(stack),
  });
}

function factsOf(error: unknown): { name?: string; stack?: string; digest?: string } {
  if (!(error instanceof Error)) return { name: typeof error };
  const digest = 'digest' in error && typeof error.digest === 'string' ? { digest: error.digest } : {};
  return { name: error.name, ...(error.stack !== undefined && { stack: error.stack }), ...digest };
}

/** The lines of a stack that name a place; its first lines are the message. */
const placesIn = (stack: string): string[] =>
  stack
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line.startsWith('at '))
    .slice(0, 5);
