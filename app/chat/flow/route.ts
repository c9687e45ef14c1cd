import { backend } from '@/lib/backend/select';
import { FlowRequest } from '@/lib/chat/schema';
import { endpoint } from '@/lib/http/endpoint';
import { isUrgent } from '@/lib/http/report-danger';

/** POST /chat/flow/ (spec §7): an answer in, the next question out. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint({
  POST: {
    pages: 'widget',
    body: FlowRequest,
    limit: 'flow',
    identity: ({ token }) => token,
    handle: ({ body }) =>
      backend().chatStep({ ...body, isUrgent: (previous) => isUrgent(body.answer, { previous }) }),
  },
});
