import { runDueJobs } from '@/lib/backend/background';
import { env } from '@/lib/config/env';
import { endpoint } from '@/lib/http/endpoint';

export const dynamic = 'force-dynamic';

/** GET /hooks/cron (contract §2, CRON_SECRET): mail that is due and retention, where no process lives on to run them. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint({
  GET: {
    secret: 'CRON_SECRET',
    // With an API host nothing is stored here: its own jobs are its own matter.
    handle: () => (env().BACKEND_URL === undefined ? runDueJobs() : {}),
  },
});
