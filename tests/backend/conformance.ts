import type * as z from 'zod';
import { type Backend, BackendError } from '@/lib/backend/backend';
import { ContactMessage } from '@/lib/contract/contact';
import { Accommodation, Blog, BlogDetail, Feature, Testimonial } from '@/lib/contract/content';
import { makeContact, makeOrderRequest } from '@/tests/helpers/make';

/** What the backend under test has been given to tell, in the order in which it must tell it. */
export type Expected = {
  testimonials: string[];
  features: string[];
  accommodations: string[];
  blogs: { id: string; title: string }[];
  orders: 'made' | 'refused';
};

export type Subject = {
  backend: Backend;
  expected: Expected;
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
  it('makes an order over exactly the amount asked, in minor units, or refuses typed', async () => {
    const { backend, expected } = subject();
    const order = backend.createOrder(makeOrderRequest({ amount: 1000, receipt: `receipt_${Date.now()}` }));
    if (expected.orders === 'refused') {
      await expect(order).rejects.toBeInstanceOf(BackendError);
      return;
    }
    const made = { order_id: expect.stringMatching(/./), amount: 100_000, currency: 'INR' };
    await expect(order).resolves.toMatchObject(made);
  });
}

async function expectFailure(call: Promise<unknown>, kind: string): Promise<void> {
  const error = await call.catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(BackendError);
  expect(error).toMatchObject({ kind });
}
