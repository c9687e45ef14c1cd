import { readFileSync } from 'node:fs';
import { env } from '@/lib/config/env';
import { endpoint } from '@/lib/http/endpoint';
import { noWorker, offlineWorker, workerAnswer } from '@/lib/server/offline-worker';

export const dynamic = 'force-dynamic';

/** The build this process serves; a worker of another build is replaced. */
function buildId(): string {
  try {
    return readFileSync('.next/BUILD_ID', 'utf8').trim();
  } catch {
    return 'unbuilt';
  }
}

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint({
  GET: { handle: () => workerAnswer(env().OFFLINE_PAGE === 'on' ? offlineWorker(buildId()) : noWorker) },
});
