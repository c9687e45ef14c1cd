import type * as z from 'zod';
import { type Backend, BackendError } from '@/lib/backend/backend';
import { ContactMessage } from '@/lib/contact/schema';
import type { PaymentVerifyRequest } from '@/lib/donations/schema';
import { type Language, languages } from '@/lib/i18n/language';
import { Accommodation, Blog, BlogDetail, Feature, Testimonial } from '@/lib/stories/schema';
import { makeCallback, makeContact, makeOrderRequest } from '@/tests/helpers/make';
import { describeChat } from './conformance-chat';

/** What the backend under test has been given to tell, in the order in which it must tell it. */
export type Expected = {
  testimonials: string[];
  features: string[];
  accommodations: string[];
  blogs: { id: string; title: string }[];
};

export type Subject = {
  backend: Backend;
  expected: Expected;
  /** A donor pays an order; what the payment window hands over. */
  pay(orderId: string): Promise<PaymentVerifyRequest>;
  /** Every message that arrived behind the backend, oldest first; absent where nobody can look there. */
  received?: () => Promise<ContactMessage[]>;
  close(): Promise<void>;
};

/** One suite for every implementation of the interface: a page must not be able to tell them apart. */
export function describeBackend(name: string, setUp: () => Promise<Subject>): void {
  describe(`the backend ${name}`, () => {
    let subject: Subject;
    beforeAll(async () => {
      subject = await setUp();
    });
    afterAll(() => subject.close());

    describeLists(() => subject);
    describeStories(() => subject);
    describeMessages(() => subject);
    describeOrders(() => subject);
    describeChat(() => subject.backend);

    it('tells its health without throwing', async () => {
      const health = await subject.backend.health();
      expect(health).toMatchObject({ ok: true, kind: expect.stringMatching(/^(embedded|http)$/) });
    });
  });
}

function describeLists(subject: () => Subject): void {
  it('lists the testimonials in order', async () => {
    const list = await subject().backend.testimonials();
    expect(list.map(({ customer_name }) => customer_name)).toEqual(subject().expected.testimonials);
  });

  it('lists the treatment tiles in order', async () => {
    const list = await subject().backend.features();
    expect(list.map(({ title }) => title)).toEqual(subject().expected.features);
  });

  it('lists the accommodations ungrouped and in order', async () => {
    const list = await subject().backend.accommodations();
    expect(list.map(({ name, type }) => `${name}: ${type}`)).toEqual(subject().expected.accommodations);
  });

  it('lists the stories in order', async () => {
    const list = await subject().backend.blogs();
    expect(list.map(({ id, title }) => ({ id, title }))).toEqual(subject().expected.blogs);
  });

  it('gives records of exactly the contract’s shape, ids as strings', async () => {
    const { backend } = subject();
    expectShape(Testimonial, await backend.testimonials());
    expectShape(Feature, await backend.features());
    expectShape(Accommodation, await backend.accommodations());
    expectShape(Blog, await backend.blogs());
  });

  it.each(languages)(
    'gives the same things asked for in %s, each saying what is not English',
    async (language) => {
      const { backend } = subject();
      const ids = async (wanted?: Language) => (await backend.blogs(wanted)).map(({ id }) => id);
      expect(await ids(language)).toEqual(await ids());
      expect(await backend.features(language)).toHaveLength((await backend.features()).length);
      const spoken = [
        ...(await backend.testimonials(language)),
        ...(await backend.features(language)),
        ...(await backend.accommodations(language)),
        ...(await backend.blogs(language)),
      ].map((record) => record.language ?? 'en');
      expect(spoken.filter((one) => one !== 'en' && one !== language)).toEqual([]);
    },
  );

  it('gives no address that a browser would not load', async () => {
    const { backend } = subject();
    const [testimonials, features, accommodations, blogs] = await Promise.all([
      backend.testimonials(),
      backend.features(),
      backend.accommodations(),
      backend.blogs(),
    ]);
    const given = [
      ...testimonials.flatMap(({ thumbnail_image, video_url }) => [thumbnail_image, video_url]),
      ...features.map(({ image }) => image),
      ...accommodations.map(({ image }) => image),
      ...blogs.map(({ thumbnail_image }) => thumbnail_image),
    ].filter((address) => address !== null);
    expect(given.filter((address) => !/^(https?:\/\/|\/(?!\/))/.test(address))).toEqual([]);
  });

  it('gives the same list to callers at the same time', async () => {
    const { backend } = subject();
    const [first, ...others] = await Promise.all([backend.blogs(), backend.blogs(), backend.blogs()]);
    for (const other of others) expect(other).toEqual(first);
  });
}

/** What the schema makes of an already read record is that record: nothing missing, nothing left to convert. */
function expectShape<T>(schema: z.ZodType<T>, records: readonly T[]): void {
  expect(records.length).toBeGreaterThan(0);
  expect(records.map((record) => schema.parse(record))).toEqual(records);
}

function describeStories(subject: () => Subject): void {
  it('gives every listed story by its id', async () => {
    const { backend } = subject();
    for (const { id, title, content, thumbnail_image } of await backend.blogs()) {
      const story = await backend.blog(id);
      expect(story).toMatchObject({ id, title, content, thumbnail_image });
      expectShape(BlogDetail, [story]);
    }
  });

  it.each(languages)('gives a story in %s, or in English', async (language) => {
    const { backend } = subject();
    const [listed] = await backend.blogs(language);
    const story = await backend.blog(listed?.id ?? '', language);
    expect(story).toMatchObject({ id: listed?.id, title: listed?.title });
    expect(['en', language]).toContain(story.language ?? 'en');
  });

  it('does not find a story it does not have', async () => {
    await expectFailure(subject().backend.blog('no-such-story'), 'not-found');
  });

  it.each([
    '',
    ' ',
    '.',
    '..',
    '../features',
    'a/b',
    'a b',
    'a%2Fb',
    'a?b',
    'a#b',
    'é',
    '\0',
    'x'.repeat(65),
  ])('does not find a story by the malformed id %j', async (id) => {
    await expectFailure(subject().backend.blog(id), 'not-found');
  });

  it.each(['constructor', '__proto__', 'toString'])(
    'takes the word %s for an id like any other',
    async (id) => {
      await expectFailure(subject().backend.blog(id), 'not-found');
    },
  );
}

function describeMessages(subject: () => Subject): void {
  const arrived = async (email: string) => {
    const messages = await subject().received?.();
    return messages?.filter((message) => message.email === email);
  };
  /** Where nobody can look behind the backend, its word that it accepted the message must do. */
  const save = async (messages: ContactMessage[]) => {
    const { backend, received } = subject();
    await Promise.all(messages.map((message) => backend.saveContact(message)));
    const email = messages[0]?.email ?? '';
    expect(await arrived(email)).toEqual(received ? messages : undefined);
  };

  it('takes a request for a call, at the least its number', async () => {
    const { backend, received } = subject();
    const phone = '98300 55555';
    await backend.saveCallback(makeCallback({ phone, name: '', say: '' }));
    const messages = await received?.();
    expect((messages ?? []).filter((message) => message.phone === phone)).toHaveLength(received ? 1 : 0);
  });

  it('keeps a message whole, every letter of it', async () => {
    const message = "আমার ভাই\nneeds “help” — ক্লিক <b>&amp;</b> '; DROP TABLE messages; -- 🙏";
    await save([makeContact({ email: 'whole@example.org', message })]);
  });

  it('keeps blank fields as empty strings', async () => {
    await save([makeContact({ email: 'blank@example.org', phone: '', Address: '' })]);
  });

  it('keeps the longest message the contract allows', async () => {
    await save([makeContact({ email: 'long@example.org', message: 'y'.repeat(5000) })]);
  });

  it('keeps two messages that say the same as two', async () => {
    await save([makeContact({ email: 'twice@example.org' }), makeContact({ email: 'twice@example.org' })]);
  });

  it('takes what the contract takes', async () => {
    const given = { fullname: ' Asha ', email: 'contract@example.org', message: 'Hello' };
    await save([ContactMessage.parse(given)]);
  });
}

function describeOrders(subject: () => Subject): void {
  const order = (given = {}) =>
    subject().backend.createOrder(makeOrderRequest({ receipt: `receipt_${Date.now()}`, ...given }));

  it('makes an order over exactly the amount asked, in minor units', async () => {
    const made = { order_id: expect.stringMatching(/./), amount: 100_000, currency: 'INR' };
    expect(await order({ amount: 1000 })).toMatchObject(made);
  });

  it('names the public key of the window that pays the order', async () => {
    expect((await order()).key_id).toMatch(/^(rzp_(test|live)_\w+|sandbox)$/);
  });

  it('gives the same key and body the same order, also together, and refuses another body', async () => {
    const { backend } = subject();
    const key = `conformance-${Math.random()}`;
    const body = makeOrderRequest();
    const orders = await Promise.all([1, 2, 3].map(() => backend.createOrder(body, key)));
    const again = await backend.createOrder({ ...body, receipt: 'receipt_1767225600001' }, key);
    expect(new Set([...orders, again].map(({ order_id }) => order_id)).size).toBe(1);
    await expectFailure(backend.createOrder({ ...body, amount: 501 }, key), 'key-reused');
  });

  it('verifies a payment that is signed, again and again, and none that is not', async () => {
    const { backend, pay } = subject();
    const { order_id } = await order();
    const payment = await pay(order_id);
    expect(await backend.verifyPayment({ ...payment, signature: 'f'.repeat(64) })).toBe(false);
    expect(await backend.verifyPayment(payment)).toBe(true);
    expect(await backend.verifyPayment(payment)).toBe(true);
    expect(await backend.verifyPayment({ ...payment, order_id: 'order_nobodyknowsit' })).toBe(false);
  });

  it('does not find a gift by a token that names none', async () => {
    await expectFailure(subject().backend.donation('A'.repeat(22)), 'not-found');
    await expectFailure(subject().backend.donation('../x'), 'not-found');
  });
}

/** A payment made in the sandbox behind a backend of ours. */
export const payInSandbox =
  (backend: Backend) =>
  async (order_id: string): Promise<PaymentVerifyRequest> => {
    const paid = await backend.paySandbox({ order_id, outcome: 'success' });
    if (paid.outcome !== 'success') throw new Error('a success is one');
    const { razorpay_payment_id: payment_id, razorpay_signature: signature } = paid.response;
    return { order_id, payment_id, signature };
  };

async function expectFailure(call: Promise<unknown>, kind: string): Promise<void> {
  const error = await call.catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(BackendError);
  expect(error).toMatchObject({ kind });
}
