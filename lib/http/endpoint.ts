import 'server-only';
import type * as z from 'zod';
import { readBody } from './body';
import { clientAddress } from './client-address';
import { withCors } from './cors';
import { requireChatOrigin, requireOwnOrigin } from './origin';
import { problem, RequestError } from './problem';
import { countRequest, type LimitName } from './rate-limit';

type JsonRoute<Body extends z.ZodType, Answer> = {
  body: Body;
  limit: LimitName;
  /** The e-mail or the chat token the limit counts, where it counts more than the address. */
  identity?: (body: z.infer<Body>) => string;
  /** Pages of WIDGET_ORIGINS may ask too (CORS). */
  embeddable?: boolean;
  handle: (body: z.infer<Body>, request: Request) => Promise<Answer>;
  /** Headers beside the guards' own, by the answer. */
  headers?: (answer: Answer) => Record<string, string>;
};

/** A JSON POST with every guard of contract §3, in their order: origin, type, size, schema, rate. */
export const jsonRoute =
  <Body extends z.ZodType, Answer>({
    body,
    limit,
    identity,
    embeddable,
    handle,
    headers,
  }: JsonRoute<Body, Answer>) =>
  (request: Request): Promise<Response> =>
    answerPersonal({ request, embeddable, headers }, async () => {
      requireJson(request.headers);
      const parsed = parse(body, await readBody(request));
      const address = clientAddress(request.headers);
      await countRequest(limit, { address, identity: identity?.(parsed) ?? '' });
      return handle(parsed, request);
    });

type PersonalRoute<Answer> = {
  limit: LimitName;
  embeddable?: boolean;
  handle: (request: Request) => Promise<Answer>;
};

/** A GET whose answer is one visitor's own: guarded by origin and rate, kept by no cache. */
export const personalRoute =
  <Answer>({ limit, embeddable, handle }: PersonalRoute<Answer>) =>
  (request: Request): Promise<Response> =>
    answerPersonal({ request, embeddable }, async () => {
      await countRequest(limit, { address: clientAddress(request.headers) });
      return handle(request);
    });

type Personal<Answer> = {
  request: Request;
  embeddable?: boolean | undefined;
  headers?: ((answer: Answer) => Record<string, string>) | undefined;
};

async function answerPersonal<Answer>(
  { request, embeddable, headers }: Personal<Answer>,
  work: () => Promise<Answer>,
): Promise<Response> {
  const finish = embeddable ? (response: Response) => withCors(request, response) : (same: Response) => same;
  try {
    if (embeddable) requireChatOrigin(request.headers);
    else requireOwnOrigin(request.headers);
    const answer = await work();
    return finish(Response.json(answer, { headers: { 'cache-control': 'no-store', ...headers?.(answer) } }));
  } catch (error) {
    return finish(problem(error));
  }
}

function requireJson(headers: Headers): void {
  const type = headers.get('content-type')?.split(';', 1)[0]?.trim().toLowerCase();
  if (type !== 'application/json') throw new RequestError('json_only', 'Please send JSON.', { status: 415 });
}

function parse<Body extends z.ZodType>(schema: Body, text: string): z.infer<Body> {
  const result = schema.safeParse(parseJson(text));
  if (result.success) return result.data;
  throw new RequestError('invalid_fields', 'Please check the fields named here.', {
    status: 400,
    fields: fieldMessages(result.error),
  });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new RequestError('bad_json', 'The request is not valid JSON.', { status: 400 });
  }
}

/** The first message of each field, by its name on the wire. */
export const fieldMessages = (error: z.ZodError): Record<string, string> =>
  Object.fromEntries(
    error.issues.toReversed().map((issue) => [issue.path.join('.') || 'body', issue.message]),
  );

/** Any other method of an endpoint: 405 with what it does take. */
export const notAllowed = (allow: string) => (): Response =>
  problem(
    new RequestError('method_not_allowed', `This address takes ${allow} only.`, {
      status: 405,
      headers: { allow },
    }),
  );

/** What an endpoint takes. Next's own answer would name the methods that are only there to be refused. */
export const options = (allow: string) => (): Response =>
  new Response(null, { status: 204, headers: { allow } });
