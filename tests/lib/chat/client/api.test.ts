/** @jest-environment jsdom */
import { type ChatResult, chatApi } from '@/lib/chat/client/api';

type Asked = { url: string; init: RequestInit | undefined };

/** `fetch` as a server would make it answer; what was asked is kept. */
function serve(answer: (asked: Asked) => Promise<{ status: number; json: () => Promise<unknown> }>): Asked[] {
  const asked: Asked[] = [];
  Object.assign(globalThis, {
    fetch: async (url: string, init?: RequestInit) => {
      asked.push({ url, init });
      const { status, json } = await answer({ url, init });
      return { ok: status < 300, status, json };
    },
  });
  return asked;
}
const json =
  (body: unknown, status = 200) =>
  async () => ({ status, json: async () => body });
const body = ({ init }: Asked): unknown => JSON.parse(String(init?.body));
const visitor = { name: 'Ria', age: '34', email: '', phone: '' };
const why = <T>(result: ChatResult<T>) => (result.ok ? 'ok' : result.reason);

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'fetch');
  jest.useRealTimers();
});

describe('the calls of the chat', () => {
  it('go to the paths of the document with their slashes, and carry no cookie', async () => {
    const asked = serve(json({ data: { token: 't' }, history: [], reply: 'Hi', erased: true }));
    const api = chatApi('https://centre.test');
    await api.generateToken();
    await api.register({ ...visitor, language: 'bn', token: 't' });
    await api.lastOfHistory('t');
    await api.flow({ token: 't', answer: 'Me', step: 'q1' });
    await api.erase('t');
    expect(asked.map(({ url, init }) => `${init?.method ?? 'GET'} ${url}`)).toEqual([
      'GET https://centre.test/chat/chat/generate_token/',
      'POST https://centre.test/chat/chat/',
      'POST https://centre.test/chat/chat/get_history/',
      'POST https://centre.test/chat/flow/',
      'POST https://centre.test/chat/chat/erase/',
    ]);
    expect(asked.every(({ init }) => init?.credentials === 'omit' && init.redirect === 'error')).toBe(true);
    expect(asked.slice(1, 4).map(body)).toEqual([
      { name: 'Ria', age: '34', email: '', phone: '', language: 'bn', token: 't' },
      { token: 't' },
      { token: 't', answer: 'Me', step: 'q1' },
    ]);
  });

  it.each([
    [404, { error: { code: 'unknown_token' } }, 'unknown_token'],
    [429, { error: { code: 'rate_limited' } }, 'busy'],
    [400, { error: { code: 'invalid_fields' } }, 'refused'],
    [502, { error: { code: 'backend_rejected' } }, 'refused'],
    [502, { error: { code: 'backend_bad_answer' } }, 'failed'],
    [200, 'text', 'failed'],
    [200, null, 'failed'],
    [200, {}, 'failed'],
    [200, { reply: ' ' }, 'failed'],
    [200, { reply: '' }, 'failed'],
  ])('tell a %d with %j as %s', async (status, answer, reason) => {
    serve(json(answer, status));
    expect(why(await chatApi('').flow({ token: 't', answer: 'x' }))).toBe(reason);
  });

  it('resume from the last entry of a history, and from none where it is empty or says nothing', async () => {
    const step = { question_id: 'q1', reply: 'Who needs help?', suggestions: ['Me'], last_question: false };
    const last = async (history: unknown[]) => {
      serve(json({ history }));
      return chatApi('').lastOfHistory('t');
    };
    expect(await last([{ ...step, reply: 'Old' }, step])).toEqual({ ok: true, data: step });
    expect(await last([])).toEqual({ ok: true, data: null });
    expect(await last([step, { ...step, reply: '' }])).toEqual({ ok: true, data: null });
  });

  it('give the token, and whether a copy was erased', async () => {
    serve(json({ data: { token: 'abc' }, erased: false }));
    expect(await chatApi('').generateToken()).toEqual({ ok: true, data: 'abc' });
    expect(await chatApi('').erase('t')).toEqual({ ok: true, data: false });
    serve(json({ token: 'abc' }));
    expect(why(await chatApi('').generateToken())).toBe('failed');
  });

  it('take HTML and a broken connection for a failure, and for offline where the browser is', async () => {
    serve(async () => ({ status: 200, json: () => Promise.reject(new SyntaxError('<')) }));
    expect(why(await chatApi('').generateToken())).toBe('failed');
    serve(() => Promise.reject(new TypeError('network')));
    expect(why(await chatApi('').generateToken())).toBe('failed');
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    expect(why(await chatApi('').generateToken())).toBe('offline');
  });

  it('give up after fifteen seconds', async () => {
    jest.useFakeTimers();
    serve(
      ({ init }) =>
        new Promise((_, reject) => {
          init?.signal?.addEventListener('abort', () => reject(new DOMException('over', 'AbortError')));
        }),
    );
    const result = chatApi('').flow({ token: 't', answer: 'x' });
    await jest.advanceTimersByTimeAsync(14_999);
    const settled = jest.fn();
    void result.then(settled);
    await jest.advanceTimersByTimeAsync(0);
    expect(settled).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(why(await result)).toBe('failed');
  });
});
