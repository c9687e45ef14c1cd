import 'server-only';
import { env } from '@/lib/config/env';
import { sharedCacheControl } from '@/lib/server/headers';
import { PackedText } from '@/lib/server/response-cache';

/** The last version of each text that is sent packed, by its name. */
const versions = new Map<string, { json: string; text: PackedText }>();

function versionOf(name: string, json: string): PackedText {
  const known = versions.get(name);
  if (known?.json === json) return known.text;
  const text = new PackedText(Buffer.from(json));
  text.packWell();
  versions.set(name, { json, text });
  return text;
}

/**
 * JSON of some weight that many visitors fetch: packed once a version, with a tag by which a browser that has it is
 * answered 304. `name` tells the few such texts apart.
 */
export async function packedJson(name: string, value: unknown, request: Request): Promise<Response> {
  const text = versionOf(name, JSON.stringify(value));
  const accepted = request.headers.get('accept-encoding') ?? undefined;
  const { coding, bytes } = await text.body(accepted);
  const headers = new Headers({
    'cache-control': sharedCacheControl(env()),
    'content-type': 'application/json',
    etag: text.etag(coding),
    vary: 'Accept-Encoding',
  });
  if (text.isKnownTo(Object.fromEntries(request.headers)))
    return new Response(null, { status: 304, headers });
  if (coding !== 'identity') headers.set('content-encoding', coding);
  return new Response(Uint8Array.from(bytes), { headers });
}
