import { GET, POST } from '@/app/chat/callback/route';
import { BackendError } from '@/lib/backend/backend';
import { limiters } from '@/lib/http/rate-limit';
import { log } from '@/lib/server/log';
import { makeJsonPost, makeRequest, problemOf } from '@/tests/helpers/requests';
import { given } from '@/tests/helpers/settings';
import { stubBackend } from '@/tests/helpers/stub-backend';

jest.mock('@/lib/config/env', () => ({
  ...jest.requireActual('@/lib/config/env'),
  env: () => jest.requireActual('@/tests/helpers/settings').settings(),
}));
jest.mock('@/lib/server/log', () => ({ log: { info: jest.fn(), warn: jest.fn(), error: jest.fn() } }));

const PATH = '/chat/callback/';
const body = {
  kind: 'callback',
  name: 'Asha Sen',
  phone: '98300 12345',
  when: 'today 18:00',
  language: 'bn',
  say: 'It is about the library book.',
  may_say_who: false,
};
const saveCallback = jest.fn();
const post = (fields: object = {}, headers: Record<string, string> = {}) =>
  POST(makeJsonPost(PATH, { ...body, ...fields }, headers));

beforeEach(() => {
  given({ OPENING_HOURS: 'Mo-Su 08:00-20:00' });
  saveCallback.mockReset();
  limiters.clear();
  jest.useFakeTimers({ now: Date.parse('2026-11-23T10:00+05:30'), doNotFake: ['setImmediate', 'nextTick'] });
  globalThis.siteBackend = stubBackend({ saveCallback });
});
afterEach(() => jest.useRealTimers());

describe('POST /chat/callback/', () => {
  it('stores the request with its time and promises that time', async () => {
    const response = await post();
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-store');
    const time = '2026-11-23T12:30:00.000Z';
    expect(await response.json()).toEqual({ success: true, call: { from: time, to: time }, promised: true });
    const { kind: _kind, when: _when, ...stored } = body;
    const call = { from: Date.parse(time), to: Date.parse(time) };
    expect(saveCallback).toHaveBeenCalledWith({ ...stored, call });
  });

  it('promises nothing where the centre has named no hours', async () => {
    given({ OPENING_HOURS: 'Ask us' });
    expect(await (await post()).json()).toMatchObject({ success: true, promised: false });
  });

  it('refuses a time at which nobody is there, beside its field', async () => {
    const response = await post({ when: 'today 21:00' });
    expect(response.status).toBe(400);
    expect((await problemOf(response)).fields).toEqual({
      when: expect.stringContaining('We are closed then'),
    });
    expect(saveCallback).not.toHaveBeenCalled();
  });

  it.each([
    ['say', 'she took poison'],
    ['name', 'ami morte chai'],
  ])('hears danger told in %s and stores the request all the same', async (name, text) => {
    expect((await post({ [name]: text })).status).toBe(200);
    expect(saveCallback).toHaveBeenCalledWith(expect.objectContaining({ isUrgent: true, [name]: text }));
  });

  it('writes nothing of a person to the log', async () => {
    saveCallback.mockRejectedValue(new BackendError('storage', { cause: new Error('SQLITE_FULL') }));
    const response = await post();
    expect(response.status).toBe(503);
    expect(await response.text()).not.toContain('SQLITE');
    const lines = JSON.stringify([jest.mocked(log.error).mock.calls, jest.mocked(log.info).mock.calls]);
    expect(lines).not.toMatch(/Asha|98300|library/);
  });

  it('holds back the sixth request for one number', async () => {
    for (let n = 0; n < 5; n += 1) expect((await post()).status).toBe(200);
    expect((await post()).status).toBe(429);
    expect((await post({ phone: '98300 99999' })).status).toBe(200);
  });

  it('takes a post of a page that may embed the assistant, and of no other stranger', async () => {
    given({ WIDGET_ORIGINS: 'https://partner.example.org' });
    expect((await post({}, { origin: 'https://partner.example.org' })).status).toBe(200);
    expect((await post({}, { origin: 'https://evil.example.org' })).status).toBe(403);
  });

  it('takes POST only', async () => {
    expect((await GET(makeRequest(PATH))).status).toBe(405);
  });
});
