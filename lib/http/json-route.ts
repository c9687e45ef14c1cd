import 'server-only';
import type * as z from 'zod';
import { clientAddress } from './client-address';
import { problem, RequestError } from './problem';
import { countRequest, type limits } from './rate-limit';
import { readBody } from './read-body';
import { requireOwnOrigin } from './same-origin';

type JsonRoute<Body extends z.ZodType, Answer> = {
  body: Body;
  limit: keyof typeof limits;
  /** The e-mail given, which shares the limit with the address. */
  email: (body: z.infer<Body>) => string;
  handle: (body: z.infer<Body>) => Promise<Answer>;
};

/** A JSON POST with every guard of contract §3, in their order: origin, type, size, schema, rate. */
export const jsonRoute =
  <Body extends z.ZodType, Answer>({ body, limit, email, handle }: JsonRoute<Body, Answer>) =>
  async (request: Request): Promise<Response> => {
    try {
      requireOwnOrigin(request.headers);
      requireJson(request.headers);
      const parsed = parse(body, await readBody(request));
      await countRequest(limit, { address: clientAddress(request.headers), email: email(parsed) });
      return Response.json(await handle(parsed), { headers: { 'cache-control': 'no-store' } });
    } catch (error) {
      return problem(error);
    }
  };

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
