import 'server-only';
import { isBackendError } from '@/lib/backend/backend';
import { httpBackend } from '@/lib/backend/upstream/upstream';
import type { Finding } from './finding';

/** Reads every list of the API host as a page would. */
export async function* checkUpstream(baseUrl: string, timeoutMs: number): AsyncGenerator<Finding> {
  const backend = httpBackend({ baseUrl, timeoutMs });
  for (const list of ['testimonials', 'features', 'accommodations', 'blogs'] as const) {
    const check = 'BACKEND_URL';
    try {
      const records = await backend[list]();
      yield { check, state: 'ok', message: `${list}: ${records.length}` };
    } catch (error) {
      yield { check, state: 'failed', message: `${list}: ${isBackendError(error) ? error.kind : 'failed'}` };
    }
  }
}
