import { DELETE, GET, OPTIONS, PATCH, POST, PUT } from '@/app/chat/save-details/route';
import { BackendError } from '@/lib/backend/backend';
import { limiters } from '@/lib/http/rate-limit';
import { log } from '@/lib/server/log';
import { makeContact } from '@/tests/helpers/make';
import {
  makeChunkedBody,
  makeJsonPost,
  makeRequest,
  makeStreamPost,
  problemOf,
} from '@/tests/helpers/requests';
import { given } from '@/tests/helpers/settings';
import { stubBackend } from '@/tests/helpers/stub-backend';

jest.mock('@/lib/config/env', () => ({
  ...jest.requireActual('@/lib/config/env'),
  env: () => jest.requireActual('@/tests/helpers/settings').settings(),
}));
jest.mock('@/lib/server/log', () => ({ log: { info: jest.fn(), warn: jest.fn(), error: jest.fn() } }));

const PATH = '/chat/save-details/';
const saveContact = jest.fn();
const post = (body: unknown, headers: Record<string, string> = {}) => POST(makeJsonPost(PATH, body, headers));

beforeEach(() => {
  given({});
  saveContact.mockReset();
  limiters.clear();
  globalThis.siteBackend = stubBackend({ saveContact });
});

describe('POST /chat/save-details/', () => {
  it('stores a message and says so', async () => {
    const response = await post(makeContact());
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ success: true });
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(saveContact).toHaveBeenCalledWith(makeContact());
  });

  it('hands on the five fields, trimmed, blank ones as empty texts, and no others', async () => {
    const { fullname, email, message } = makeContact();
    await post({ fullname: ` ${fullname} `, email, message, role: 'admin', __proto__: { done: true } });
    expect(saveContact).toHaveBeenCalledWith({ fullname, email, phone: '', Address: '', message });
    expect(Object.keys(saveContact.mock.calls[0]?.[0])).toHaveLength(5);
  });

  it('marks a message that tells of danger, sends it all the same and logs the rule, never the words', async () => {
    const info = jest.spyOn(log, 'info');
    const message = 'My brother drank poison, please help';
    const response = await post(makeContact({ message }));
    expect(await response.json()).toEqual({ success: true });
    expect(saveContact).toHaveBeenCalledWith({ ...makeContact({ message }), isUrgent: true });
    expect(info).toHaveBeenCalledWith({ event: 'care', rule: 'poison-taken', tier: 2, lang: 'en' });
    expect(JSON.stringify(info.mock.calls)).not.toContain('brother');
  });

  it.each(['fullname', 'Address'])('marks a message whose danger stands in %s', async (name) => {
    await post(makeContact({ [name]: 'jeena nahi chahta' }));
    expect(saveContact).toHaveBeenCalledWith(expect.objectContaining({ isUrgent: true }));
  });

  it('answers only after the message is stored', async () => {
    let stored = () => {};
    saveContact.mockReturnValue(
      new Promise<void>((resolve) => {
        stored = resolve;
      }),
    );
    const answered = jest.fn();
    const answer = post(makeContact()).then(answered);
    await new Promise(setImmediate);
    expect(answered).not.toHaveBeenCalled();
    stored();
    await answer;
    expect(answered).toHaveBeenCalled();
  });

  it('names every bad field in words for people', async () => {
    const response = await post({ fullname: ' ', email: 'asha', phone: 7, Address: 'x'.repeat(501) });
    expect(response.status).toBe(400);
    expect((await problemOf(response)).fields).toEqual({
      fullname: 'Please enter your name.',
      email: 'Please enter an email address such as name@example.com.',
      phone: expect.any(String),
      Address: 'This is too long. Please shorten it.',
      message: 'Please write your message.',
    });
    expect(saveContact).not.toHaveBeenCalled();
  });

  it.each(['[]', '"text"', 'null', '7'])('refuses %s in place of an object', async (body) => {
    const response = await post(body);
    expect(response.status).toBe(400);
    expect((await problemOf(response)).fields).toEqual({ body: expect.any(String) });
  });

  it.each(['', '{', '{"fullname":'])('refuses %j as no JSON', async (body) => {
    const response = await post(body);
    expect(response.status).toBe(400);
    expect((await problemOf(response)).code).toBe('bad_json');
  });

  it.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/jsonp',
    '',
  ])('refuses the type %j', async (type) => {
    const response = await post(makeContact(), { 'content-type': type });
    expect(response.status).toBe(415);
    expect((await problemOf(response)).code).toBe('json_only');
  });

  it('takes JSON with a character set', async () => {
    expect((await post(makeContact(), { 'content-type': 'Application/JSON; charset=utf-8' })).status).toBe(
      200,
    );
  });

  it('refuses a body over 64 KiB that comes in pieces', async () => {
    const body = makeChunkedBody(64 * 1024 + 1);
    const request = makeStreamPost(PATH, body, { 'content-type': 'application/json' });
    expect((await POST(request)).status).toBe(413);
  });

  it.each([
    [{ origin: 'null' }],
    [{ origin: 'https://evil.example.org' }],
    [{ 'sec-fetch-site': 'cross-site' }],
  ])('refuses %j before it reads anything', async (headers) => {
    const request = makeJsonPost(PATH, makeContact(), headers);
    expect((await POST(request)).status).toBe(403);
    expect(request.bodyUsed).toBe(false);
    expect(saveContact).not.toHaveBeenCalled();
  });

  it('takes a post of our own page', async () => {
    given({ SITE_URL: 'https://centre.example.org' });
    const own = { origin: 'https://centre.example.org', 'sec-fetch-site': 'same-origin' };
    expect((await post(makeContact(), own)).status).toBe(200);
  });

  it('holds back the sixth message of a person, with a wait', async () => {
    for (let n = 0; n < 5; n += 1) await post(makeContact());
    const response = await post(makeContact());
    expect(response.status).toBe(429);
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(saveContact).toHaveBeenCalledTimes(5);
  });

  it('is not fooled by a forwarded address that nobody vouches for', async () => {
    const answers = [];
    for (let n = 0; n < 6; n += 1)
      answers.push(await post(makeContact(), { 'x-forwarded-for': `203.0.113.${n}` }));
    expect(answers.at(-1)?.status).toBe(429);
  });

  it('tells two visitors of a trusted proxy apart', async () => {
    given({ TRUST_PROXY: '1' });
    for (let n = 0; n < 6; n += 1) await post(makeContact(), { 'x-forwarded-for': '203.0.113.1' });
    expect((await post(makeContact(), { 'x-forwarded-for': '203.0.113.2' })).status).toBe(200);
  });

  it('does not count what it refused for its fields', async () => {
    for (let n = 0; n < 6; n += 1) await post(makeContact({ message: '' }));
    expect((await post(makeContact())).status).toBe(200);
  });

  it.each([
    ['storage', 503],
    ['timeout', 504],
    ['rejected', 502],
  ] as const)(
    'answers a backend failure of kind %s with %i and nothing of its cause',
    async (kind, status) => {
      saveContact.mockRejectedValue(new BackendError(kind, { cause: new Error('SQLITE_FULL /srv/data') }));
      const response = await post(makeContact());
      expect(response.status).toBe(status);
      expect(await response.text()).not.toMatch(/SQLITE|srv/);
    },
  );

  it('writes nothing of a person to the log', async () => {
    saveContact.mockRejectedValue(new BackendError('storage'));
    await post(makeContact());
    await post(makeContact({ email: 'not an address' }));
    const lines = JSON.stringify([jest.mocked(log.error).mock.calls, jest.mocked(log.info).mock.calls]);
    expect(lines).toContain('storage_unavailable');
    expect(lines).not.toMatch(/Asha|asha|98300|Lake Road|brother|not an address/);
  });

  it.each([
    ['GET', GET],
    ['PUT', PUT],
    ['PATCH', PATCH],
    ['DELETE', DELETE],
  ])('does not take %s and names what it takes', async (_, handle) => {
    const response = await handle(makeRequest('/'));
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe('POST');
    expect((await problemOf(response)).code).toBe('method_not_allowed');
  });

  it('says what it takes', async () => {
    const { status, headers } = await OPTIONS(makeRequest('/'));
    expect([status, headers.get('allow')]).toEqual([204, 'POST, OPTIONS']);
  });
});
