import { type FakeUpstream, startFakeUpstream } from '@/tests/helpers/fake-upstream';
import { makeContact } from '@/tests/helpers/make';

/** The client as a module instance of its own sees it, as instrumentation and routes do. */
async function instance() {
  let backend: typeof import('@/lib/backend/backend') | undefined;
  let http: typeof import('@/lib/backend/upstream/upstream') | undefined;
  await jest.isolateModulesAsync(async () => {
    backend = await import('@/lib/backend/backend');
    http = await import('@/lib/backend/upstream/upstream');
  });
  if (!backend || !http) throw new Error('the modules were not loaded');
  return { BackendError: backend.BackendError, httpBackend: http.httpBackend };
}

describe('the upstream client of the configuration', () => {
  const before = { ...process.env };
  let upstream: FakeUpstream;
  beforeEach(async () => {
    upstream = await startFakeUpstream();
    globalThis.siteUpstream = undefined;
    Object.assign(process.env, { BACKEND_URL: `${upstream.url}/`, LOG_LEVEL: 'silent' });
  });
  afterEach(async () => {
    process.env = { ...before };
    await upstream.close();
  });

  it('speaks to BACKEND_URL', async () => {
    const { httpBackend } = await instance();
    await expect(httpBackend().features()).resolves.toHaveLength(2);
    expect(upstream.requests.map(({ path }) => path)).toEqual(['/api/features/']);
  });

  it('is one client, so that its callers share flights', async () => {
    const { httpBackend } = await instance();
    await Promise.all([httpBackend().blogs(), httpBackend().blogs()]);
    expect(upstream.requests).toHaveLength(1);
  });

  it('cannot be made without BACKEND_URL', async () => {
    delete process.env['BACKEND_URL'];
    const { httpBackend } = await instance();
    expect(() => httpBackend()).toThrow(/BACKEND_URL/);
  });

  it('shares its breakers with other module instances, each failing with its own error type', async () => {
    const [first, second] = [await instance(), await instance()];
    expect(first.BackendError).not.toBe(second.BackendError);
    upstream.fail('*', '500');
    for (let n = 0; n < 5; n += 1)
      await first
        .httpBackend()
        .saveContact(makeContact())
        .catch(() => {});
    const error = await second
      .httpBackend()
      .saveContact(makeContact())
      .catch((thrown: unknown) => thrown);
    expect(upstream.requests).toHaveLength(5);
    expect(error).toBeInstanceOf(second.BackendError);
    expect(error).toMatchObject({ kind: 'unreachable' });
  });
});
