import { endpoint } from '@/lib/http/endpoint';
import { contentVersion, lookAtContent } from '@/lib/stories/inventory';

export const dynamic = 'force-dynamic';

/** The process answers (contract §3). The version is what a proxy keys its pages by (deploy/nginx/). */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint({
  GET: {
    handle: async () => {
      await lookAtContent();
      return { ok: true };
    },
    headers: () => ({ 'x-content-version': contentVersion() }),
  },
});
