import 'server-only';
import { log } from '@/lib/log';
import { BackendError, type BackendErrorKind, isBackendError } from '../backend';
import { codeOf } from './error-code';

/** Whatever goes wrong in there becomes a failure of that kind, logged by its code; one that has a kind keeps it. */
export async function failingAs<T>(kind: BackendErrorKind, run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    if (isBackendError(error)) throw error;
    log.error({ event: 'embedded_failed', kind, code: codeOf(error) });
    throw new BackendError(kind, { cause: error });
  }
}
