import { BackendError } from '@/lib/backend/backend';
import { settle } from '@/lib/backend/settle';
import { log } from '@/lib/server/log';

jest.mock('@/lib/server/log', () => ({ log: { error: jest.fn() } }));

describe('a read that a page settles', () => {
  it('is its data', async () => {
    await expect(settle('blogs', Promise.resolve([1]))).resolves.toEqual({ ok: true, data: [1] });
    expect(log.error).not.toHaveBeenCalled();
  });

  it('is the message of a backend failure, and one line in the log', async () => {
    const failed = Promise.reject(new BackendError('timeout', { cause: new Error('10.0.0.7') }));
    await expect(settle('blogs', failed)).resolves.toEqual({
      ok: false,
      message: 'The service took too long to answer.',
    });
    expect(log.error).toHaveBeenCalledWith({ event: 'content_read_failed', what: 'blogs', kind: 'timeout' });
  });

  it('tells nothing of a failure nobody foresaw', async () => {
    const settled = await settle('blogs', Promise.reject(new TypeError('x is undefined at /srv/app.js')));
    expect(settled).toEqual({ ok: false, message: 'Something went wrong on our side.' });
    expect(log.error).toHaveBeenCalledWith(expect.objectContaining({ kind: 'unexpected' }));
  });
});
