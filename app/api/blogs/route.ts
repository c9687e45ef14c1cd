import { endpointReads } from '@/lib/backend/cached';
import { contentAnswer } from '@/lib/http/content-route';
import { notAllowed, options } from '@/lib/http/endpoint';

export const dynamic = 'force-dynamic';

/** GET /api/blogs/ (spec §7). */
export const GET = () => contentAnswer(endpointReads.blogs);

export const POST = notAllowed('GET');
export const PUT = POST;
export const PATCH = POST;
export const DELETE = POST;
export const OPTIONS = options('GET, HEAD, OPTIONS');
