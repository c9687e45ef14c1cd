/** @jest-environment jsdom */
import { permittedUrl, postAnswer, type WebhookRequest } from '@/widget/embed/webhook';

const request = (more: Partial<WebhookRequest> = {}): WebhookRequest => ({
  webhook: { url: '/answers' },
  body: { answer: 'a' },
  idempotencyKey: 'key-1',
  origins: [],
  signal: new AbortController().signal,
  ...more,
});

type Reply = { status: number; text?: string; retryAfter?: string } | Error;
/** A server that answers one after the other; what it was sent and how long the client waited in between. */
function server(...replies: Reply[]) {
  const sent: { url: string; init: RequestInit }[] = [];
  const waits: number[] = [];
  const fetchOne = async (url: string | URL | Request, init: RequestInit = {}) => {
    sent.push({ url: String(url), init });
    const reply = replies.shift() ?? { status: 200 };
    if (reply instanceof Error) throw reply;
    const { status, text = '', retryAfter } = reply;
    const headers = new Map(retryAfter ? [['retry-after', retryAfter]] : []);
    const response: Pick<Response, 'ok' | 'status' | 'text'> = {
      ok: status < 300,
      status,
      text: async () => text,
    };
    return Object.assign(Object.create(null), response, {
      headers: { get: (name: string) => headers.get(name) ?? null },
    });
  };
  const wait = async (delayMs: number) => void waits.push(delayMs);
  return { sent, waits, deps: { fetch: fetchOne, wait } };
}

describe('where answers may be sent', () => {
  it.each<[string, string | undefined]>([
    ['/answers', 'http://localhost/answers'],
    ['https://hooks.example/a', 'https://hooks.example/a'],
    ['https://hooks.example:444/a', undefined],
    ['http://hooks.example/a', undefined],
    ['https://other.example/a', undefined],
    ['https://user:pw@hooks.example/a', undefined],
    ['//hooks.example/a', undefined],
    ['javascript:alert(1)', undefined],
    ['http://', undefined],
  ])('%s: %s', (address, url) => {
    expect(permittedUrl(address, ['https://hooks.example/', 'no url'])?.href).toBe(url);
  });

  it('is asked of no server before', async () => {
    const { sent, deps } = server();
    const result = await postAnswer(request({ webhook: { url: 'https://other.example/' } }), deps);
    expect(result).toEqual({ isSent: false, reason: 'the page has not allowed this address' });
    expect(sent).toEqual([]);
  });
});

describe('an answer to a webhook', () => {
  it('is posted as JSON under one key, and never follows a redirect', async () => {
    const { sent, deps } = server({ status: 200, text: '{"path":"vip"}' });
    expect(await postAnswer(request(), deps)).toEqual({ isSent: true, reply: { path: 'vip' } });
    expect(sent[0]?.url).toBe('http://localhost/answers');
    expect(sent[0]?.init).toMatchObject({
      method: 'POST',
      body: '{"answer":"a"}',
      headers: { 'content-type': 'application/json', 'idempotency-key': 'key-1' },
      redirect: 'error',
      credentials: 'same-origin',
    });
  });

  it.each(['', '[]', '<html>', '"x"', `{"message":"${'x'.repeat(100_001)}"}`])(
    'is sent though the reply says nothing: %.12s',
    async (text) => {
      const { deps } = server({ status: 200, text });
      expect(await postAnswer(request(), deps)).toEqual({ isSent: true, reply: {} });
    },
  );

  it('is sent again after no answer, 429 and 5xx, each time later, or when the server says', async () => {
    const { sent, waits, deps } = server(
      new Error('offline'),
      { status: 503 },
      { status: 429, retryAfter: '2' },
    );
    const result = await postAnswer(request({ webhook: { url: '/a', retries: 3 } }), deps);
    expect(result.isSent).toBe(true);
    expect(waits).toEqual([500, 2000, 2000]);
    expect(new Set(sent.map(({ init }) => JSON.stringify(init.headers))).size).toBe(1);
  });

  it('is given up after the last try, and at once where the server refuses it', async () => {
    const busy = server({ status: 500 }, { status: 500 }, { status: 500 });
    expect(await postAnswer(request(), busy.deps)).toMatchObject({ isSent: false, reason: 'status 500' });
    expect(busy.sent).toHaveLength(3);
    const strict = server({ status: 422 });
    expect(await postAnswer(request(), strict.deps)).toMatchObject({ isSent: false, reason: 'status 422' });
    expect(strict.sent).toHaveLength(1);
  });

  it('waits no longer than its time-out', async () => {
    jest.useFakeTimers();
    const never = (_: unknown, { signal }: RequestInit = {}) =>
      new Promise<Response>((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));
    const result = postAnswer(request({ webhook: { url: '/a', timeoutMs: 1500, retries: 0 } }), {
      fetch: never,
      wait: async () => {},
    });
    await jest.advanceTimersByTimeAsync(1500);
    expect(await result).toMatchObject({ isSent: false, reason: 'no answer in time' });
    jest.useRealTimers();
  });

  it('is not tried again once the conversation has gone on', async () => {
    const gone = new AbortController();
    gone.abort();
    const { sent, deps } = server(new Error('aborted'));
    expect((await postAnswer(request({ signal: gone.signal }), deps)).isSent).toBe(false);
    expect(sent).toHaveLength(1);
  });
});
