import { refreshContent } from '@/lib/backend/refresh';
import { requireBearer } from '@/lib/http/bearer';
import { notAllowed, options } from '@/lib/http/endpoint';
import { problem } from '@/lib/http/problem';

/** POST /hooks/content (contract §2, REVALIDATE_SECRET): marks content stale and refetches before it answers. */
export async function POST(request: Request): Promise<Response> {
  try {
    requireBearer(request.headers, 'REVALIDATE_SECRET');
    return Response.json(await refreshContent(), { headers: { 'cache-control': 'no-store' } });
  } catch (error) {
    return problem(error);
  }
}

export const GET = notAllowed('POST');
export const PUT = GET;
export const PATCH = GET;
export const DELETE = GET;
export const OPTIONS = options('POST, OPTIONS');
