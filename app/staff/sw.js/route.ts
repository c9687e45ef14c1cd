import { endpoint } from '@/lib/http/endpoint';
import { requireConsole } from '@/lib/http/staff';
import { languages } from '@/lib/i18n/language';
import { workerAnswer } from '@/lib/server/offline-worker';
import { staffRoutes } from '@/lib/staff/addresses';
import { noticeWorker } from '@/lib/staff/notice-worker';

export const dynamic = 'force-dynamic';

/** GET /staff/sw.js?hi: the console's own worker for a language, below /staff alone; the public one stays as it is. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint({
  GET: {
    guard: requireConsole,
    handle: ({ request }) => {
      const { searchParams } = new URL(request.url);
      const language = languages.find((one) => searchParams.has(one));
      return workerAnswer(noticeWorker(language), staffRoutes.home);
    },
  },
});
