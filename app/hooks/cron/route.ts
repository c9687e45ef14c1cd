import { runDueJobs } from '@/lib/backend/background';
import { env } from '@/lib/config/env';
import { requireBearer } from '@/lib/http/bearer';
import { notAllowed, options } from '@/lib/http/endpoint';
import { problem } from '@/lib/http/problem';

export const dynamic = 'force-dynamic';

/** GET /hooks/cron (contract §2, CRON_SECRET): mail that is due and retention, where no process lives on to run them. */
export async function GET(request: Request): Promise<Response> {
  try {
    requireBearer(request.headers, 'CRON_SECRET');
    // With an API host nothing is stored here: its own jobs are its own matter.
    const done = env().BACKEND_URL === undefined ? await runDueJobs() : {};
    return Response.json(done, { headers: { 'cache-control': 'no-store' } });
  } catch (error) {
    return problem(error);
  }
}

export const POST = notAllowed('GET');
export const PUT = POST;
export const PATCH = POST;
export const DELETE = POST;
export const OPTIONS = options('GET, HEAD, OPTIONS');
