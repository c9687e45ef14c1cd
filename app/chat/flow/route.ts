import { backend } from '@/lib/backend/select';
import { FlowRequest } from '@/lib/chat/schema';
import { preflight } from '@/lib/http/cors';
import { jsonRoute, notAllowed } from '@/lib/http/endpoint';
import { isUrgent } from '@/lib/http/report-danger';

/** POST /chat/flow/ (spec §7): an answer in, the next question out. */
export const POST = jsonRoute({
  body: FlowRequest,
  limit: 'flow',
  identity: ({ token }) => token,
  embeddable: true,
  handle: (said) => backend().chatStep({ ...said, isUrgent: () => isUrgent(said.answer) }),
});

export const GET = notAllowed('POST');
export const PUT = GET;
export const PATCH = GET;
export const DELETE = GET;
export const OPTIONS = preflight('POST');
