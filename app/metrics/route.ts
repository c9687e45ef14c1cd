import { backend } from '@/lib/backend/select';
import { requireBearer } from '@/lib/http/bearer';
import { prometheusText } from '@/lib/http/metrics-answer';
import { problem } from '@/lib/http/problem';

export const dynamic = 'force-dynamic';

/** GET /metrics (contract §3, METRICS_TOKEN): Prometheus text. */
export async function GET(request: Request): Promise<Response> {
  try {
    requireBearer(request.headers, 'METRICS_TOKEN');
    return await prometheusText(await backend().health());
  } catch (error) {
    return problem(error);
  }
}
