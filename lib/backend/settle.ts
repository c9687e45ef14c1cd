import 'server-only';
import { log } from '@/lib/server/log';
import { isBackendError } from './backend';

/** What a page knows of a read: the data, or the message of the document's error texts (spec §8). */
type Settled<T> = { ok: true; data: T } | { ok: false; message: string };

/** Turns a failed read into a state the page can draw inside its whole layout, and logs it (spec §8). */
export async function settle<T>(what: string, read: Promise<T>): Promise<Settled<T>> {
  try {
    return { ok: true, data: await read };
  } catch (error) {
    const kind = isBackendError(error) ? error.kind : 'unexpected';
    log.error({ event: 'content_read_failed', what, kind });
    return {
      ok: false,
      message: isBackendError(error) ? error.message : 'Something went wrong on our side.',
    };
  }
}
