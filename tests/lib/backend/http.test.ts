import { httpBackend } from '@/lib/backend/upstream/upstream';
import { ContactMessage } from '@/lib/contact/schema';
import { startFakeUpstream, UPSTREAM_SIGNATURE } from '@/tests/helpers/fake-upstream';
import { describeBackend } from './conformance';

describeBackend('http on the stand-in upstream', async () => {
  const upstream = await startFakeUpstream();
  const { testimonials, features, accommodations, blogs } = upstream.content;
  return {
    backend: httpBackend({ baseUrl: upstream.url, timeoutMs: 8000 }),
    expected: {
      testimonials: testimonials.map(({ customer_name }) => customer_name),
      features: features.map(({ title }) => title),
      accommodations: accommodations.map(({ name, type }) => `${name}: ${type}`),
      blogs: blogs.map(({ id, title }) => ({ id, title })),
    },
    pay: async (order_id) => ({ order_id, payment_id: 'pay_1', signature: UPSTREAM_SIGNATURE }),
    received: async () =>
      upstream.requestsTo('/chat/save-details/').map(({ body }) => ContactMessage.parse(body)),
    close: upstream.close,
  };
});
