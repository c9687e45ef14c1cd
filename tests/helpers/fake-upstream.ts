import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Accommodation, Blog, Feature, Testimonial } from '@/lib/stories/schema';
import { chatAnswers, type Question, sampleQuestions, type UpstreamChats } from './fake-upstream-chat';
import { type Answer, type Fault, respond } from './fake-upstream-faults';
import { makeAccommodation, makeBlog, makeFeature, makeTestimonial } from './make';

export type UpstreamContent = {
  testimonials: Testimonial[];
  features: Feature[];
  accommodations: Accommodation[];
  blogs: Blog[];
  /** What its chat asks, in this order. */
  questions: Question[];
};
export type RecordedRequest = { method: string; path: string; headers: IncomingHttpHeaders; body: unknown };

export type FakeUpstream = {
  url: string;
  /** Change it at any time; the next answer shows it. */
  content: UpstreamContent;
  requests: RecordedRequest[];
  requestsTo(path: string): RecordedRequest[];
  /** From now on (or for that many requests) this path, or `*`, fails in this way; `null` heals it. */
  fail(path: string, fault: Fault | null, times?: number): void;
  /** As it was at the start: sound, with the sample content, and nothing heard. */
  renew(): void;
  /** Closes the port, as a stopped server does, and opens the same one again. */
  down(): Promise<void>;
  up(): Promise<void>;
  close(): Promise<void>;
};

type Ailment = { fault: Fault; left: number };
type State = {
  content: UpstreamContent;
  chats: UpstreamChats;
  orders: Set<string>;
  requests: RecordedRequest[];
  ailments: Map<string, Ailment>;
};

/** A stand-in for the documents' API host on loopback, sound or ill at will. */
export async function startFakeUpstream({ port = 0 } = {}): Promise<FakeUpstream> {
  const state: State = {
    content: sampleContent(),
    chats: new Map(),
    orders: new Set(),
    requests: [],
    ailments: new Map(),
  };
  let server = await listen(state, port);
  const opened = portOf(server);
  const down = () => stop(server);

  return {
    url: `http://127.0.0.1:${opened}`,
    content: state.content,
    requests: state.requests,
    requestsTo: (path) => state.requests.filter((request) => request.path === path),
    fail: (path, fault, times = Number.POSITIVE_INFINITY) => {
      if (fault === null) state.ailments.delete(path);
      else state.ailments.set(path, { fault, left: times });
    },
    renew: () => {
      state.ailments.clear();
      state.requests.length = 0;
      Object.assign(state.content, sampleContent());
    },
    down,
    up: async () => {
      server = await listenAgain(state, opened);
    },
    close: down,
  };
}

const sampleContent = (): UpstreamContent => ({
  testimonials: [makeTestimonial(), makeTestimonial({ id: 't2', customer_name: 'Imran K.' })],
  features: [makeFeature(), makeFeature({ id: 'f2', title: 'Family sessions' })],
  accommodations: [
    makeAccommodation(),
    makeAccommodation({ name: 'Single room', type: 'One bed' }),
    makeAccommodation({ type: 'Three beds' }),
  ],
  blogs: [
    makeBlog(),
    makeBlog({ id: '12', title: 'Listening at home' }),
    makeBlog({ id: 'sleep', title: 'On sleep' }),
  ],
  questions: sampleQuestions(),
});

/** The port may meanwhile be the near end of somebody's call, which ends soon. */
async function listenAgain(state: State, port: number): Promise<Server> {
  const deadline = Date.now() + 10_000;
  for (;;) {
    try {
      return await listen(state, port);
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}

function listen(state: State, port: number): Promise<Server> {
  const server = createServer((request, response) => {
    // A client that hangs up in the middle of its own request is no concern of the test's process.
    serve(state, request, response).catch(() => response.destroy());
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => resolve(server));
  });
}

function portOf(server: Server): number {
  const address: AddressInfo | string | null = server.address();
  if (address === null || typeof address === 'string') throw new Error('the stand-in has no port');
  return address.port;
}

function stop(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(() => resolve()));
}

async function serve(state: State, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { method = 'GET', url: path = '/', headers } = request;
  const body = await readBody(request);
  state.requests.push({ method, path, headers, body });
  respond(response, answer(state, { method, path, headers, body }), takeFault(state.ailments, path));
}

async function readBody(request: IncomingMessage): Promise<unknown> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(Buffer.from(part));
  const text = Buffer.concat(parts).toString();
  return text === '' ? undefined : JSON.parse(text);
}

function takeFault(ailments: State['ailments'], path: string): Fault | undefined {
  const ailment = ailments.get(path) ?? ailments.get('*');
  if (!ailment || ailment.left <= 0) return undefined;
  ailment.left -= 1;
  return ailment.fault;
}

/** Paths exactly as the document prints them: a missing or added slash is a 404 here, so a test would notice. */
function answer({ content, chats, orders }: State, { method, path, body }: RecordedRequest): Answer {
  const known = new Map<string, () => Answer>([
    ['GET /api/testimonials/', () => ok(content.testimonials)],
    ['GET /api/features/', () => ok(content.features)],
    ['GET /api/accommodations/', () => ok(content.accommodations)],
    ['GET /api/blogs/', () => ok(content.blogs)],
    ['POST /chat/save-details/', () => ok({ success: true })],
    ['POST /chat/payment/', () => ok(makeOrder(orders, body))],
    ['POST /chat/payment/verify/', () => ok({ success: isSigned(orders, body) })],
    ...chatAnswers(chats, body, content.questions),
  ]);
  const handler = known.get(`${method} ${path}`);
  if (handler) return handler();
  const blog = content.blogs.find(({ id }) => `GET /api/blogs/${id}` === `${method} ${path}`);
  if (!blog) return { status: 404, body: { detail: 'Not found.' } };
  // The document's detail: three fields, no id, no date.
  return ok({ title: blog.title, content: blog.content, thumbnail_image: blog.thumbnail_image });
}

const ok = (body: unknown): Answer => ({ status: 200, body });

function makeOrder(orders: Set<string>, body: unknown) {
  const { amount, currency } = Object(body);
  const order_id = `order_stand_in_${orders.size + 1}`;
  orders.add(order_id);
  return { order_id, amount: amount * 100, currency, key_id: 'rzp_test_upstream' };
}

/** What this upstream takes for a signature. */
export const UPSTREAM_SIGNATURE = 'signed-by-the-stand-in';

function isSigned(orders: Set<string>, body: unknown): boolean {
  const { order_id, signature } = Object(body);
  return orders.has(order_id) && signature === UPSTREAM_SIGNATURE;
}
