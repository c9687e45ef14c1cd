import { BackendError, type BackendErrorKind } from '@/lib/backend/backend';
import { problem, RequestError } from '@/lib/http/problem';
import { log } from '@/lib/server/log';
import { problemOf } from '@/tests/helpers/requests';

jest.mock('@/lib/server/log', () => ({ log: { info: jest.fn(), warn: jest.fn(), error: jest.fn() } }));

const hostile = new BackendError('unreachable', {
  cause: new Error('connect ECONNREFUSED 10.0.0.7:5432 /srv/x'),
});

describe('a problem', () => {
  it.each<[BackendErrorKind, number, string]>([
    ['not-found', 404, 'not_found'],
    ['unreachable', 503, 'backend_unreachable'],
    ['timeout', 504, 'backend_timeout'],
    ['bad-answer', 502, 'backend_bad_answer'],
    ['rejected', 502, 'backend_rejected'],
    ['amount-mismatch', 502, 'order_amount_mismatch'],
    ['payments-off', 503, 'payments_off'],
    ['storage', 503, 'storage_unavailable'],
  ])('of a backend that says %s has status %i and code %s', async (kind, status, code) => {
    const response = problem(new BackendError(kind));
    expect(response.status).toBe(status);
    expect((await problemOf(response)).code).toBe(code);
  });

  it('carries one id in header, body and log line', async () => {
    const response = problem(hostile);
    const id = response.headers.get('x-request-id');
    expect(id).toMatch(/^[0-9a-f-]{36}$/);
    expect((await problemOf(response)).request_id).toBe(id);
    expect(log.error).toHaveBeenCalledWith(expect.objectContaining({ request_id: id, status: 503 }));
  });

  it('has another id each time', () => {
    const id = () => problem(hostile).headers.get('x-request-id');
    expect(id()).not.toBe(id());
  });

  it.each([
    ['the cause of a backend failure', hostile],
    ['an unexpected error', new TypeError('ECONNREFUSED 10.0.0.7:5432 at /srv/app/x.js:1:2')],
    ['a thrown text', 'ECONNREFUSED 10.0.0.7:5432'],
  ])('tells nothing of %s', async (_, error) => {
    const text = await problem(error).text();
    expect(text).not.toMatch(/ECONN|10\.0\.0\.7|srv|TypeError| at /);
  });

  it('is a plain 500 for what nobody foresaw', async () => {
    const response = problem(new TypeError('x'));
    expect(response.status).toBe(500);
    expect(await problemOf(response)).toMatchObject({ code: 'internal' });
  });

  it('of what nobody foresaw says in the log where it happened, and nothing of its words', () => {
    problem(new Error('Asha Sen, 98300 12345'));
    expect(log.error).toHaveBeenCalledWith(
      expect.objectContaining({
        error: 'Error',
        at: expect.arrayContaining([expect.stringMatching(/problem\.test\.ts:\d+$/)]),
      }),
    );
    expect(JSON.stringify(jest.mocked(log.error).mock.calls)).not.toMatch(/Asha|98300/);
  });

  it('of ours keeps its fields and headers', async () => {
    const refusal = new RequestError('invalid_fields', 'Please check.', {
      status: 400,
      fields: { email: 'Please enter an e-mail address.' },
      headers: { 'retry-after': '7' },
    });
    const response = problem(refusal);
    expect(response.headers.get('retry-after')).toBe('7');
    expect((await problemOf(response)).fields).toEqual({ email: 'Please enter an e-mail address.' });
  });

  it('is never kept by a cache', () => {
    expect(problem(hostile).headers.get('cache-control')).toBe('no-store');
  });

  it('of a backend made in another bundle is known by its name', () => {
    const copy = Object.assign(new Error('x'), { name: 'BackendError', kind: 'timeout' });
    expect(problem(copy).status).toBe(504);
  });
});
