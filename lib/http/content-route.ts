import 'server-only';
import { env } from '@/lib/config/env';
import { sharedCacheControl } from '../server/headers';
import { problem } from './problem';

/** A public GET of content: a CDN may keep it, a failure is never kept. */
export async function contentAnswer<T>(read: () => Promise<T>): Promise<Response> {
  try {
    return Response.json(await read(), { headers: { 'cache-control': sharedCacheControl(env()) } });
  } catch (error) {
    return problem(error);
  }
}
