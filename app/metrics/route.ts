import type { BackendHealth } from '@/lib/backend/backend';
import { backend } from '@/lib/backend/select';
import { endpoint } from '@/lib/http/endpoint';
import { metrics } from '@/lib/server/metrics';

export const dynamic = 'force-dynamic';

/** GET /metrics (contract §3, METRICS_TOKEN): Prometheus text. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint({
  GET: { secret: 'METRICS_TOKEN', handle: async () => prometheusText(await backend().health()) },
});

/** Everything counted so far, and the backend's figures as they are now. */
async function prometheusText({ ok, detail, donations = [] }: BackendHealth): Promise<Response> {
  const counted = metrics();
  counted?.backend.set({ figure: 'ok' }, Number(ok));
  for (const [figure, value] of Object.entries(detail)) {
    if (typeof value !== 'string') counted?.backend.set({ figure }, Number(value));
  }
  // A state that the last gift has left is no longer named by the store.
  counted?.gifts.reset();
  for (const { mode, status, count } of donations) counted?.gifts.set({ mode, status }, count);
  return new Response(await counted?.registry.metrics(), {
    headers: { 'content-type': counted?.registry.contentType ?? 'text/plain', 'cache-control': 'no-store' },
  });
}
