import { sharedMemory } from '@/lib/backend/redis';
import { backend } from '@/lib/backend/select';
import { hasBearer } from '@/lib/http/bearer';
import { endpoint } from '@/lib/http/endpoint';
import { STOPPING_HEADER } from '@/lib/server/request';

export const dynamic = 'force-dynamic';

/** Able to serve (contract §11.1); how the backend is doing, and whether somebody wrote, is for the operator alone. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint({
  GET: { handle: ({ request }) => readiness(request) },
});

async function readiness(request: Request): Promise<Response> {
  const health = await backend().health();
  const isStopping = request.headers.has(STOPPING_HEADER);
  const ok = health.ok && !isStopping;
  // Without it each instance goes on by itself: a detail, and no reason to send visitors away.
  const redis = sharedMemory();
  const details = {
    ...(isStopping && { stopping: true }),
    backend: { kind: health.kind, ...health.detail },
    ...(redis && { redis: redis.state() }),
  };
  return Response.json(
    { ok, ...(hasBearer(request.headers, 'METRICS_TOKEN') && details) },
    { status: ok ? 200 : 503, headers: { 'cache-control': 'no-store' } },
  );
}
