import { contentVersion, lookAtContent } from '@/lib/stories/inventory';

export const dynamic = 'force-dynamic';

/** The process answers (contract §3). The version is what a proxy keys its pages by (deploy/nginx/). */
export async function GET(): Promise<Response> {
  await lookAtContent();
  const headers = { 'cache-control': 'no-store', 'x-content-version': contentVersion() };
  return Response.json({ ok: true }, { headers });
}
