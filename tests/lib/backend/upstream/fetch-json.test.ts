import { fetchJson, MAX_BODY_BYTES } from '@/lib/backend/upstream/fetch-json';
import { type FakeUpstream, startFakeUpstream } from '@/tests/helpers/fake-upstream';
import type { Fault } from '@/tests/helpers/fake-upstream-faults';

const PATH = '/api/features/';
let upstream: FakeUpstream;

beforeAll(async () => {
  upstream = await startFakeUpstream();
});
afterAll(() => upstream.close());
beforeEach(() => upstream.fail(PATH, null));

const get = (signal = new AbortController().signal) =>
  fetchJson({ method: 'GET', path: PATH }, { baseUrl: upstream.url, signal });

async function failureOf(fault: Fault) {
  upstream.fail(PATH, fault);
  return get().catch((error: unknown) => error);
}

describe('one upstream call', () => {
  it('sends a GET with nothing but our own headers', async () => {
    await get();
    const { headers } = upstream.requestsTo(PATH).at(-1) ?? {};
    expect(headers).toMatchObject({ accept: 'application/json' });
    expect(headers).not.toHaveProperty('cookie');
    expect(headers).not.toHaveProperty('origin');
  });

  it.each<[Fault, object]>([
    ['500', { kind: 'bad-answer', isTransient: true, isFault: true }],
    ['502', { kind: 'bad-answer', isTransient: true, isFault: true }],
    ['503', { kind: 'bad-answer', isTransient: true, isFault: true, retryAfterMs: undefined }],
    ['503-retry-after', { kind: 'bad-answer', isTransient: true, retryAfterMs: 2000 }],
    ['429', { kind: 'rejected', isTransient: true, isFault: true, retryAfterMs: 1000 }],
    ['400', { kind: 'rejected', isTransient: false, isFault: false, status: 400 }],
    ['404', { kind: 'rejected', isTransient: false, isFault: false, status: 404 }],
    ['html', { kind: 'bad-answer', isTransient: false, isFault: true }],
    ['wrong-type', { kind: 'bad-answer', isTransient: false, isFault: true }],
    ['truncated', { kind: 'bad-answer', isTransient: false, isFault: true }],
    ['reset', { kind: 'bad-answer', isTransient: true, isFault: true }],
    ['refuse-socket', { kind: 'unreachable', isTransient: true, isFault: true }],
    ['fifty-megabytes', { kind: 'bad-answer', isTransient: false, isFault: true }],
    ['gzip-bomb', { kind: 'bad-answer', isTransient: false, isFault: true }],
  ])('fails typed on %s', async (fault, expected) => {
    await expect(failureOf(fault)).resolves.toMatchObject(expected);
  });

  it.each<Fault>(['redirect-loop', 'redirect-foreign'])(
    'refuses a redirect without following it: %s',
    async (fault) => {
      const before = upstream.requests.length;
      await expect(failureOf(fault)).resolves.toMatchObject({ kind: 'bad-answer', isTransient: false });
      expect(upstream.requests).toHaveLength(before + 1);
    },
  );

  it('carries no word of the upstream in its message', async () => {
    const error = await failureOf('500');
    expect(String(error)).not.toMatch(/boom|127\.0\.0\.1|api/);
  });

  it.each<Fault>(['hang', 'drip'])('stops at the signal, the body included: %s', async (fault) => {
    upstream.fail(PATH, fault);
    const controller = new AbortController();
    const call = get(controller.signal);
    setTimeout(() => controller.abort(), 20);
    await expect(call).rejects.toMatchObject({ kind: 'timeout', isFault: true });
  });

  it('reads an answer of just eight MiB and refuses one byte more', async () => {
    const body = (bytes: number) => JSON.stringify('x'.repeat(bytes - 2));
    const answers = [MAX_BODY_BYTES, MAX_BODY_BYTES + 1].map(
      (bytes) => new Response(body(bytes), { headers: { 'content-type': 'application/json' } }),
    );
    jest.spyOn(globalThis, 'fetch').mockImplementation(async () => answers.shift() ?? Response.error());
    await expect(get()).resolves.toHaveLength(MAX_BODY_BYTES - 2);
    await expect(get()).rejects.toMatchObject({ kind: 'bad-answer' });
  });

  it.each(['application/json; charset=utf-8', 'application/problem+json', 'Application/JSON'])(
    'takes %s for JSON',
    async (type) => {
      const response = new Response('[]', { headers: { 'content-type': type } });
      jest.spyOn(globalThis, 'fetch').mockResolvedValue(response);
      await expect(get()).resolves.toEqual([]);
    },
  );

  it('understands a Retry-After that is a date, and ignores one that is neither', async () => {
    const busy = (retryAfter: string) =>
      new Response('', { status: 503, headers: { 'retry-after': retryAfter } });
    jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-01-01T00:00:00Z'));
    const fetched = jest.spyOn(globalThis, 'fetch');
    fetched.mockResolvedValueOnce(busy('Thu, 01 Jan 2026 00:00:04 GMT'));
    await expect(get()).rejects.toMatchObject({ retryAfterMs: 4000 });
    fetched.mockResolvedValueOnce(busy('soon'));
    await expect(get()).rejects.toMatchObject({ retryAfterMs: undefined });
  });

  it('is unreachable when the name does not resolve', async () => {
    const unknown = { baseUrl: 'http://no-such-host.invalid', signal: new AbortController().signal };
    const call = fetchJson({ method: 'GET', path: PATH }, unknown);
    await expect(call).rejects.toMatchObject({ kind: 'unreachable', isTransient: true });
  });
});
