import { BackendError } from '@/lib/backend/backend';
import { httpBackend } from '@/lib/backend/upstream/upstream';
import { log } from '@/lib/server/log';
import { type FakeUpstream, startFakeUpstream } from '@/tests/helpers/fake-upstream';
import type { Fault } from '@/tests/helpers/fake-upstream-faults';
import {
  makeAccommodation,
  makeBlog,
  makeContact,
  makeOrderRequest,
  makeTestimonial,
} from '@/tests/helpers/make';

const BLOGS = '/api/blogs/';
const TIMEOUT_MS = 8000;

let upstream: FakeUpstream;
beforeEach(async () => {
  upstream = await startFakeUpstream();
  // Sockets keep their own time.
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
  jest.spyOn(Math, 'random').mockReturnValue(0.5);
  jest.spyOn(log, 'warn').mockReturnValue();
});
afterEach(async () => {
  jest.useRealTimers();
  await upstream.close();
});

const setUp = () => ({ backend: httpBackend({ baseUrl: upstream.url, timeoutMs: TIMEOUT_MS }) });

/** Lets a call run to its end, whatever pauses its retries make: beside the deadline's timer only theirs is set. */
async function failureOf(call: Promise<unknown>): Promise<unknown> {
  let isOver = false;
  const outcome = call
    .then(() => 'no failure')
    .catch((error: unknown) => error)
    .finally(() => {
      isOver = true;
    });
  while (!isOver) {
    await tick();
    if (jest.getTimerCount() > 1) await jest.advanceTimersToNextTimerAsync();
  }
  return outcome;
}

describe('a GET', () => {
  it.each<[Fault | 'down', string, number]>([
    ['500', 'bad-answer', 3],
    ['503', 'bad-answer', 3],
    ['429', 'rejected', 3],
    ['reset', 'bad-answer', 3],
    ['429-long', 'rejected', 1],
    ['html', 'bad-answer', 1],
    ['truncated', 'bad-answer', 1],
    ['404', 'rejected', 1],
    ['redirect-foreign', 'bad-answer', 1],
    ['not-a-list', 'bad-answer', 1],
    ['down', 'unreachable', 0],
  ])('under %s ends as %s after %d requests', async (fault, kind, requests) => {
    const { backend } = setUp();
    if (fault === 'down') await upstream.down();
    else upstream.fail(BLOGS, fault);
    const error = await failureOf(backend.blogs());
    expect(error).toBeInstanceOf(BackendError);
    expect(error).toMatchObject({ kind });
    expect(upstream.requestsTo(BLOGS)).toHaveLength(requests);
  });

  it('recovers within its own retries', async () => {
    const { backend } = setUp();
    upstream.fail(BLOGS, '502', 2);
    await expect(failureOf(backend.blogs())).resolves.toBe('no failure');
  });

  it.each<Fault>(['hang', 'drip'])('ends at the total deadline: %s', async (fault) => {
    const { backend } = setUp();
    upstream.fail(BLOGS, fault);
    const call = backend.blogs();
    call.catch(() => {});
    await arrival(BLOGS);
    jest.advanceTimersByTime(TIMEOUT_MS);
    await expect(call).rejects.toMatchObject({ kind: 'timeout' });
  });

  it('asked for twice at once is one request', async () => {
    const { backend } = setUp();
    const [first, second] = await Promise.all([backend.blogs(), backend.blogs(), backend.blog('12')]);
    expect(first).toEqual(second);
    expect(upstream.requestsTo(BLOGS)).toHaveLength(1);
  });

  it.each<Fault>(['envelope', 'one-bad-record', 'duplicate-ids'])(
    'shows the sound records of %s',
    async (fault) => {
      const { backend } = setUp();
      const sound = await backend.blogs();
      upstream.fail(BLOGS, fault);
      await expect(backend.blogs()).resolves.toEqual(sound);
    },
  );

  it('shows stories with bad dates without a date', async () => {
    const { backend } = setUp();
    upstream.fail(BLOGS, 'bad-dates');
    const blogs = await backend.blogs();
    expect(blogs.map(({ created_at }) => created_at)).toEqual([null, null, null]);
  });

  it('reads ten thousand stories', async () => {
    const { backend } = setUp();
    upstream.fail(BLOGS, 'ten-thousand');
    await expect(backend.blogs()).resolves.toHaveLength(10_000);
  });

  it('makes relative addresses absolute against the upstream', async () => {
    const { backend } = setUp();
    upstream.content.testimonials = [makeTestimonial({ thumbnail_image: '/a.jpg', video_url: '/v.mp4' })];
    const [testimonial] = await backend.testimonials();
    expect(testimonial).toMatchObject({
      thumbnail_image: `${upstream.url}/a.jpg`,
      video_url: `${upstream.url}/v.mp4`,
    });
  });
});

describe('one story', () => {
  it('gets its id from the request where the answer has none', async () => {
    const { backend } = setUp();
    await expect(backend.blog('12')).resolves.toMatchObject({
      id: '12',
      title: 'Listening at home',
      created_at: null,
    });
  });

  it('that the upstream does not know is not found', async () => {
    const { backend } = setUp();
    await expect(backend.blog('unknown')).rejects.toMatchObject({ name: 'BackendError', kind: 'not-found' });
  });

  it.each(['', 'a b', '../payment', 'a/b', 'x'.repeat(65)])(
    'with the id %j is not found without a call',
    async (id) => {
      const { backend } = setUp();
      await expect(backend.blog(id)).rejects.toMatchObject({ kind: 'not-found' });
      expect(upstream.requests).toHaveLength(0);
    },
  );

  it('whose record is bad is a bad answer', async () => {
    const { backend } = setUp();
    upstream.content.blogs = [makeBlog({ id: 'empty', title: '' })];
    await expect(backend.blog('empty')).rejects.toMatchObject({ kind: 'bad-answer' });
  });
});

describe('a POST', () => {
  it('sends a contact message with all five fields, blank as an empty string', async () => {
    const { backend } = setUp();
    const message = makeContact({ phone: '', Address: '' });
    await backend.saveContact(Object.assign({ extra: 'no' }, message));
    expect(upstream.requests).toMatchObject([{ method: 'POST', path: '/chat/save-details/', body: message }]);
    expect(upstream.requests[0]?.body).toEqual(message);
  });

  it.each<[Fault | 'down', string]>([
    ['500', 'bad-answer'],
    ['503-retry-after', 'bad-answer'],
    ['429', 'rejected'],
    ['400', 'rejected'],
    ['reset', 'bad-answer'],
    ['refuse-socket', 'unreachable'],
    ['down', 'unreachable'],
  ])('is never sent twice: %s ends as %s', async (fault, kind) => {
    const { backend } = setUp();
    if (fault === 'down') await upstream.down();
    else upstream.fail('*', fault);
    await expect(backend.saveContact(makeContact())).rejects.toMatchObject({ kind });
    expect(upstream.requests.length).toBeLessThanOrEqual(1);
  });

  it('hands out an order in minor units', async () => {
    const { backend } = setUp();
    const order = await backend.createOrder(makeOrderRequest());
    expect(order).toMatchObject({ order_id: 'order_stand_in_1', amount: 50_000, currency: 'INR' });
    expect(upstream.requests[0]?.body).toEqual(makeOrderRequest());
  });

  it.each<[Fault, string]>([
    ['wrong-amount', 'amount-mismatch'],
    ['wrong-currency', 'amount-mismatch'],
    ['missing-order-id', 'bad-answer'],
  ])('refuses an order with %s as %s', async (fault, kind) => {
    const { backend } = setUp();
    upstream.fail('*', fault);
    await expect(backend.createOrder(makeOrderRequest())).rejects.toMatchObject({ kind });
  });

  it('is not merged with another that says the same', async () => {
    const { backend } = setUp();
    await Promise.all([backend.saveContact(makeContact()), backend.saveContact(makeContact())]);
    expect(upstream.requests).toHaveLength(2);
  });
});

describe('an upstream that is down', () => {
  it('is left alone once the breaker is open, and found again by a probe', async () => {
    const { backend } = setUp();
    upstream.fail(BLOGS, '500');
    await failureOf(backend.blogs());
    await failureOf(backend.blogs());
    const asked = upstream.requests.length;
    upstream.fail(BLOGS, null);
    await expect(backend.blogs()).rejects.toMatchObject({ kind: 'unreachable' });
    expect(upstream.requests).toHaveLength(asked);
    jest.advanceTimersByTime(5000);
    await expect(backend.blogs()).resolves.toHaveLength(3);
  });

  it('for one endpoint does not silence the others', async () => {
    const { backend } = setUp();
    upstream.fail('/chat/payment/', '500');
    for (let n = 0; n < 6; n += 1) await backend.createOrder(makeOrderRequest()).catch(() => {});
    await expect(backend.saveContact(makeContact())).resolves.toBeUndefined();
    await expect(backend.features()).resolves.toHaveLength(2);
  });
});

describe('the health of the upstream', () => {
  it('is told from memory, without a call', async () => {
    const { backend } = setUp();
    await expect(backend.health()).resolves.toMatchObject({
      ok: true,
      kind: 'http',
      detail: { blogs: 'closed' },
    });
    expect(upstream.requests).toHaveLength(0);
  });

  it('names the age of the last success', async () => {
    const { backend } = setUp();
    await backend.features();
    jest.advanceTimersByTime(1500);
    await expect(backend.health()).resolves.toMatchObject({ detail: { lastSuccessAgeMs: 1500 } });
  });

  it('names an open breaker and stays good, since pages are shown all the same', async () => {
    const { backend } = setUp();
    upstream.fail('*', '500');
    for (let n = 0; n < 5; n += 1) await backend.saveContact(makeContact()).catch(() => {});
    await expect(backend.health()).resolves.toMatchObject({ ok: true, detail: { contact: 'open' } });
    jest.advanceTimersByTime(5000);
    await expect(backend.health()).resolves.toMatchObject({ ok: true, detail: { contact: 'half-open' } });
  });
});

const tick = () => new Promise((resolve) => setImmediate(resolve));

/** Resolves when the stand-in has received a request for the path. */
async function arrival(path: string): Promise<void> {
  while (upstream.requestsTo(path).length === 0) await tick();
}

describe('content in several languages', () => {
  beforeEach(() => {
    upstream.content.blogs = [
      makeBlog({ id: '12', title: 'Listening' }),
      makeBlog({ id: '12', title: 'শোনা', language: 'bn', created_at: '2026-01-01T00:00:00Z' }),
      makeBlog({ id: 'sleep', title: 'On sleep' }),
    ];
    upstream.content.accommodations = [
      makeAccommodation(),
      makeAccommodation({ name: 'একসঙ্গে', language: 'bn' }),
      makeAccommodation({ name: 'Hall', image: 'https://media.example.org/hall.jpg' }),
    ];
  });

  it('comes in the language asked for, else in English, and is asked for as documented', async () => {
    const { backend } = setUp();
    const titles = async (language?: 'hi' | 'bn') =>
      (await backend.blogs(language)).map(({ title }) => title);
    expect(await titles('bn')).toEqual(['শোনা', 'On sleep']);
    expect(await titles('hi')).toEqual(['Listening', 'On sleep']);
    expect(await titles()).toEqual(['Listening', 'On sleep']);
    expect(upstream.requests.map(({ path }) => path)).toEqual([BLOGS, BLOGS, BLOGS]);
  });

  it('knows rooms, which have no id, by their picture', async () => {
    const { backend } = setUp();
    const names = (await backend.accommodations('bn')).map(({ name }) => name);
    expect(names).toEqual(['একসঙ্গে', 'Hall']);
  });

  it('finds a story of the language in the list, since its own address knows none', async () => {
    const { backend } = setUp();
    await expect(backend.blog('12', 'bn')).resolves.toMatchObject({ title: 'শোনা', language: 'bn' });
    await expect(backend.blog('12', 'hi')).resolves.toMatchObject({ title: 'Listening' });
    await expect(backend.blog('nobody', 'bn')).rejects.toMatchObject({ kind: 'not-found' });
  });

  it('shows a story in English where the list cannot be read', async () => {
    const { backend } = setUp();
    upstream.fail(BLOGS, 'html');
    await expect(backend.blog('12', 'bn')).resolves.toMatchObject({ title: 'Listening' });
  });
});
