import 'server-only';
import { traceOf } from '@/lib/server/error-trace';
import { log } from '@/lib/server/log';
import { BackendError, type BackendErrorKind, isBackendError } from './backend';

/** Whatever goes wrong in there becomes a failure of that kind, logged with where it happened; one that has a kind keeps it. */
export async function failingAs<T>(kind: BackendErrorKind, run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    if (isBackendError(error)) throw error;
    log.error({ event: 'embedded_failed', kind, ...traceOf(error) });
    throw new BackendError(kind, { cause: error });
  }
}
