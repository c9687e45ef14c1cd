import { backend } from '@/lib/backend/select';
import { isDraining } from '@/lib/process/draining';
import { sharedMemory } from '@/lib/redis';

export const dynamic = 'force-dynamic';

/** Able to serve; names the state of the backend (contract §3). */
export async function GET(): Promise<Response> {
  const health = await backend().health();
  // Without it each instance goes on by itself: named, and no reason to send visitors away.
  const redis = sharedMemory();
  const ok = health.ok && !isDraining();
  return Response.json(
    {
      ok,
      ...(isDraining() && { stopping: true }),
      backend: { kind: health.kind, ...health.detail },
      ...(redis && { redis: redis.state() }),
    },
    { status: ok ? 200 : 503, headers: { 'cache-control': 'no-store' } },
  );
}
