import { backend } from '@/lib/backend/select';

export const dynamic = 'force-dynamic';

/** Able to serve; names the state of the backend (contract §3). */
export async function GET(): Promise<Response> {
  const health = await backend().health();
  return Response.json(
    { ok: health.ok, backend: { kind: health.kind, ...health.detail } },
    { status: health.ok ? 200 : 503, headers: { 'cache-control': 'no-store' } },
  );
}
