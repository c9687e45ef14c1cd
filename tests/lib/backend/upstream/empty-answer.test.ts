import { httpBackend } from '@/lib/backend/upstream/upstream';
import { makeContact } from '@/tests/helpers/make';

const answering = (response: Response) => {
  jest.spyOn(globalThis, 'fetch').mockResolvedValue(response);
  return httpBackend({ baseUrl: 'http://upstream.test', timeoutMs: 1000 });
};

describe('an answer without a body', () => {
  it.each([
    new Response(null, { status: 204 }),
    new Response(null, { status: 201, headers: { 'content-length': '0' } }),
  ])('takes a message, which is not to be sent twice', async (response) => {
    await expect(answering(response).saveContact(makeContact())).resolves.toBeUndefined();
  });

  it('is no list', async () => {
    const backend = answering(new Response(null, { status: 204 }));
    await expect(backend.testimonials()).rejects.toMatchObject({ kind: 'bad-answer' });
  });
});
