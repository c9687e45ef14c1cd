import 'server-only';
import { isBackendError } from '@/lib/backend/backend';
import { traceOf } from '@/lib/server/error-trace';
import { log } from '@/lib/server/log';
import { metrics } from '@/lib/server/metrics';

type Context = { routePath: string; routeType: string };

/** One line for the operator: which route of ours, what kind of error, where. */
export function reportError(error: unknown, { routePath, routeType }: Context): void {
  // A failed read says so itself and leaves the last good page in place.
  if (isBackendError(error)) return;
  metrics()?.errors.inc({ part: routeType });
  log.error({
    event: 'unexpected_error',
    route: routePath,
    part: routeType,
    ...digestOf(error),
    ...traceOf(error),
  });
}

/** The number that Next shows in the place of the error. */
const digestOf = (error: unknown): { digest?: string } =>
  error instanceof Error && 'digest' in error && /^\w{1,64}$/.test(String(error.digest))
    ? { digest: String(error.digest) }
    : {};
