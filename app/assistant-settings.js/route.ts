import { env } from '@/lib/config/env';
import { assistantFacts } from '@/lib/config/site';
import { endpoint } from '@/lib/http/endpoint';
import { sharedCacheControl } from '@/lib/server/headers';

export const dynamic = 'force-dynamic';

/** What the assistant on another site knows of this one; a script, because a script asks for no CORS. Nothing here is secret. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint({ GET: { handle: settingsScript } });

function settingsScript(): Response {
  const facts = JSON.stringify(assistantFacts()).replace(/</g, '\\u003c');
  return new Response(`window.centreAssistant?.({"facts":${facts}});\n`, {
    headers: {
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': sharedCacheControl(env()),
    },
  });
}
