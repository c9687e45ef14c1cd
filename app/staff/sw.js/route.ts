import { endpoint } from '@/lib/http/endpoint';
import { requireConsole } from '@/lib/http/staff';
import { workerAnswer } from '@/lib/server/offline-worker';
import { noticeWorker } from '@/lib/staff/notice-worker';

export const dynamic = 'force-dynamic';

/** GET /staff/sw.js: the console's own worker, below /staff alone; the public one stays as it is. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint({
  GET: { guard: requireConsole, handle: () => workerAnswer(noticeWorker) },
});
