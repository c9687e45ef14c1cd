import * as erase from '@/app/chat/chat/erase/route';
import * as generateToken from '@/app/chat/chat/generate_token/route';
import * as getHistory from '@/app/chat/chat/get_history/route';
import * as register from '@/app/chat/chat/route';
import * as flow from '@/app/chat/flow/route';
import { BackendError } from '@/lib/backend/backend';
import { limiters } from '@/lib/http/rate-limit';
import { log } from '@/lib/server/log';
import { makeRegistration } from '@/tests/helpers/make';
import { makeJsonPost, makeRequest, problemOf } from '@/tests/helpers/requests';
import { given } from '@/tests/helpers/settings';
import { stubBackend } from '@/tests/helpers/stub-backend';

jest.mock('@/lib/config/env', () => ({
  ...jest.requireActual('@/lib/config/env'),
  env: () => jest.requireActual('@/tests/helpers/settings').settings(),
}));
jest.mock('@/lib/server/log', () => ({ log: { info: jest.fn(), warn: jest.fn(), error: jest.fn() } }));

const PARTNER = 'https://partner.example.org';
const step = { question_id: 'who', reply: 'Who is the help for?', suggestions: ['Me'], last_question: false };
const able = {
  startChat: jest.fn(),
  registerChat: jest.fn(),
  chatHistory: jest.fn(),
  chatStep: jest.fn(),
  eraseChat: jest.fn(),
};

beforeEach(() => {
  given({ SITE_URL: 'https://centre.example.org', WIDGET_ORIGINS: PARTNER });
  able.startChat.mockReset().mockResolvedValue('a-new-token');
  able.registerChat.mockReset().mockResolvedValue(undefined);
  able.chatHistory.mockReset().mockResolvedValue([step]);
  able.chatStep.mockReset().mockResolvedValue(step);
  able.eraseChat.mockReset().mockResolvedValue(true);
  limiters.clear();
  globalThis.siteBackend = stubBackend(able);
});

const token = 'token-of-asha';
type Headers = Record<string, string>;
const calls = {
  generate_token: (headers: Headers = {}) =>
    generateToken.GET(makeRequest('/chat/chat/generate_token/', { headers })),
  register: (headers: Headers = {}) =>
    register.POST(makeJsonPost('/chat/chat/', makeRegistration(), headers)),
  get_history: (headers: Headers = {}) =>
    getHistory.POST(makeJsonPost('/chat/chat/get_history/', { token }, headers)),
  flow: (headers: Headers = {}) =>
    flow.POST(makeJsonPost('/chat/flow/', { token, answer: 'Me', step: 'who' }, headers)),
  erase: (headers: Headers = {}) => erase.POST(makeJsonPost('/chat/chat/erase/', { token }, headers)),
};
const eachCall = Object.entries(calls);

describe('the chat endpoints', () => {
  it('answer with the shapes of the document', async () => {
    const bodies = await Promise.all(eachCall.map(async ([, call]) => (await call()).json()));
    expect(bodies).toEqual([
      { data: { token: 'a-new-token' } },
      { success: true },
      { history: [step] },
      step,
      { erased: true },
    ]);
  });

  it.each(eachCall)('%s is kept by no cache and varies by who asks', async (_, call) => {
    const response = await call();
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('vary')).toBe('Origin');
  });

  it.each(eachCall)('%s answers a page that embeds the assistant', async (_, call) => {
    const response = await call({ origin: PARTNER, 'sec-fetch-site': 'cross-site' });
    expect(response.status).toBe(200);
    expect(response.headers.get('access-control-allow-origin')).toBe(PARTNER);
  });

  it.each(eachCall)('%s lets such a page read why it was refused', async (_, call) => {
    for (const method of Object.values(able)) method.mockRejectedValue(new BackendError('timeout'));
    const response = await call({ origin: PARTNER });
    expect(response.status).toBe(504);
    expect(response.headers.get('access-control-allow-origin')).toBe(PARTNER);
  });

  it.each(eachCall)('%s refuses every other site before anything happens', async (_, call) => {
    for (const headers of [{ origin: 'https://evil.example.org' }, { 'sec-fetch-site': 'cross-site' }]) {
      const response = await call(headers);
      expect(response.status).toBe(403);
      expect(response.headers.has('access-control-allow-origin')).toBe(false);
    }
    for (const method of Object.values(able)) expect(method).not.toHaveBeenCalled();
  });

  it.each(eachCall.slice(1))('%s says of a token it does not know just that', async (_, call) => {
    for (const method of Object.values(able)) method.mockRejectedValue(new BackendError('unknown-token'));
    const response = await call();
    expect(response.status).toBe(404);
    expect((await problemOf(response)).code).toBe('unknown_token');
  });

  it.each([
    ['unreachable', 503],
    ['timeout', 504],
    ['bad-answer', 502],
  ] as const)('answer a backend failure of kind %s with %i', async (kind, status) => {
    for (const method of Object.values(able)) method.mockRejectedValue(new BackendError(kind));
    for (const [, call] of eachCall) expect((await call()).status).toBe(status);
  });

  it('write nothing of a visitor to the log', async () => {
    able.registerChat.mockRejectedValue(new BackendError('storage'));
    await calls.register();
    await register.POST(makeJsonPost('/chat/chat/', { ...makeRegistration(), phone: '9'.repeat(41) }));
    const lines = JSON.stringify([jest.mocked(log.error).mock.calls, jest.mocked(log.info).mock.calls]);
    expect(lines).toContain('storage_unavailable');
    expect(lines).not.toMatch(/Asha|asha|98300|token-of|9{6}/);
  });

  it.each([
    [generateToken, ['POST', 'HEAD', 'PUT', 'PATCH', 'DELETE'], 'GET'],
    [register, ['GET', 'PUT', 'PATCH', 'DELETE'], 'POST'],
    [getHistory, ['GET', 'PUT', 'PATCH', 'DELETE'], 'POST'],
    [flow, ['GET', 'PUT', 'PATCH', 'DELETE'], 'POST'],
    [erase, ['GET', 'PUT', 'PATCH', 'DELETE'], 'POST'],
  ])('take one method each', async (route, others, allowed) => {
    for (const [name, handle] of Object.entries(route)) {
      if (!others.includes(name) || typeof handle !== 'function') continue;
      const response = await handle(makeRequest('/'));
      expect([name, response]).toEqual([name, expect.objectContaining({ status: 405 })]);
    }
    expect(others.every((name) => name in route)).toBe(true);
    const { headers } = await route.OPTIONS(makeRequest('/', { headers: { origin: PARTNER } }));
    expect(headers.get('access-control-allow-methods')).toBe(allowed);
  });
});

describe('POST /chat/chat/', () => {
  const send = (body: unknown) => register.POST(makeJsonPost('/chat/chat/', body));

  it('hands on the six fields, skipped ones as empty texts, and no others', async () => {
    await send({ language: 'bn', token, name: ' Asha ', role: 'admin' });
    expect(able.registerChat).toHaveBeenCalledWith({
      language: 'bn',
      name: 'Asha',
      age: '',
      email: '',
      phone: '',
      token,
      isUrgent: false,
    });
  });

  it.each(['34', '৩৪ বছর', 34, '17-18', 'about forty', '', 5, '120'])(
    'takes the age %j as it is',
    async (age) => {
      await send(makeRegistration({ age }));
      expect(able.registerChat).toHaveBeenCalledWith(expect.objectContaining({ age }));
    },
  );

  it.each([
    ['language', 'fr'],
    ['language', undefined],
    ['name', 'x'.repeat(201)],
    ['age', 34.5],
    ['age', -1],
    ['age', 0],
    ['age', '0'],
    ['age', 4],
    ['age', 121],
    ['age', '9830000000'],
    ['age', '৯৮৩০০০০০০০'],
    ['age', 9_830_000_000],
    ['email', 'x'.repeat(255)],
    ['phone', 'x'.repeat(41)],
    ['phone', 9830000000],
    ['token', ''],
    ['token', 'with space'],
    ['token', 'x'.repeat(513)],
  ])('refuses %s %j by name', async (field, value) => {
    const response = await send({ ...makeRegistration(), [field]: value });
    expect(response.status).toBe(400);
    expect((await problemOf(response)).fields).toHaveProperty(field);
    expect(able.registerChat).not.toHaveBeenCalled();
  });
});

describe('POST /chat/flow/', () => {
  const send = (body: unknown) => flow.POST(makeJsonPost('/chat/flow/', body));

  it('hands on clean text: an answer of several lines, a registration of one', async () => {
    await send({ token, answer: 'a\u0000b\r\nc\ud800' });
    expect(able.chatStep).toHaveBeenCalledWith(expect.objectContaining({ answer: 'ab\nc\ufffd' }));
    const registration = makeRegistration({ name: 'Asha\r\nSen', phone: '৯৮৩০০ ১২৩৪৫\t' });
    await register.POST(makeJsonPost('/chat/chat/', registration));
    expect(able.registerChat).toHaveBeenCalledWith(
      expect.objectContaining({ name: 'Asha Sen', phone: '৯৮৩০০ ১২৩৪৫' }),
    );
    const odd = await register.POST(
      makeJsonPost('/chat/chat/', makeRegistration({ email: 'a\u202eb@x.org' })),
    );
    expect((await problemOf(odd)).fields).toHaveProperty('email');
  });

  it('takes an answer of 10,000 characters and none longer', async () => {
    expect((await send({ token, answer: 'আ'.repeat(10_000) })).status).toBe(200);
    const refused = await send({ token, answer: 'x'.repeat(10_001) });
    expect(refused.status).toBe(400);
    expect(await problemOf(refused)).toMatchObject({
      code: 'invalid_fields',
      fields: { answer: 'Your answer is too long.' },
    });
  });

  it('takes a question counted by number, and no answer at all', async () => {
    await send({ token, step: 7 });
    expect(able.chatStep).toHaveBeenCalledWith(expect.objectContaining({ token, answer: '', step: '7' }));
  });

  it('holds back the sixty-first answer of a minute, with a wait', async () => {
    for (let n = 0; n < 60; n += 1) await calls.flow();
    const response = await calls.flow({ origin: PARTNER });
    expect(response.status).toBe(429);
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(response.headers.get('access-control-expose-headers')).toContain('retry-after');
    expect((await send({ token: 'another-token', answer: '' })).status).toBe(200);
  });
});

describe('words of danger', () => {
  const said = 'I took all my sleeping pills and want to die';

  it('mark an answer for the backend, and leave the rule alone in the log', async () => {
    expect((await flow.POST(makeJsonPost('/chat/flow/', { token, answer: said }))).status).toBe(200);
    const [asked] = able.chatStep.mock.lastCall ?? [];
    expect(asked).toMatchObject({ answer: said });
    // Nothing is looked at before the backend knows the token.
    expect(log.info).not.toHaveBeenCalled();
    expect(asked?.isUrgent?.()).toBe(true);
    expect(jest.mocked(log.info).mock.calls).toEqual([
      [{ event: 'care', rule: expect.any(String), tier: 2, lang: 'en' }],
    ]);
  });

  it.each([
    ['name', 'ami morte chai'],
    ['age', 'jeena nahi chahta'],
    ['email', 'bish kheyechi'],
    ['phone', 'আমি মরতে চাই'],
  ])('are heard in %s, in a few words', async (field, text) => {
    await register.POST(makeJsonPost('/chat/chat/', makeRegistration({ [field]: text })));
    expect(able.registerChat).toHaveBeenCalledWith(expect.objectContaining({ isUrgent: true }));
  });

  it('are heard where a name was asked, and a name is none', async () => {
    for (const name of [said, 'Marwah'])
      await register.POST(makeJsonPost('/chat/chat/', makeRegistration({ name })));
    expect(able.registerChat.mock.calls.map(([given]) => given.isUrgent)).toEqual([true, false]);
  });
});

describe('GET /chat/chat/generate_token/', () => {
  it('holds back the thirty-first token of a minute', async () => {
    for (let n = 0; n < 30; n += 1) await calls.generate_token();
    expect((await calls.generate_token()).status).toBe(429);
    expect(able.startChat).toHaveBeenCalledTimes(30);
  });
});
