import 'server-only';
import type * as z from 'zod';
import { failingAs } from '@/lib/backend/failing-as';
import { env } from '@/lib/config/env';
import { sharedCacheControl } from '../server/headers';
import { requireBearer, type SecretName } from './bearer';
import { readBody } from './body';
import { clientAddress } from './client-address';
import { preflight, requireChatOrigin, requireOwnOrigin, withCors } from './origin';
import { problem, RequestError } from './problem';
import { countRequest, type LimitName } from './rate-limit';

/** A JSON body by its schema, or the fields of an HTML form. */
type BodyKind = z.ZodType | 'form' | undefined;
type Body<Kind> = Kind extends z.ZodType ? z.infer<Kind> : Kind extends 'form' ? URLSearchParams : undefined;

type Input<Kind, Params, Guarded> = { body: Body<Kind>; request: Request; params: Params; guarded: Guarded };

/** What a method takes. Guards run in the order of contract §3: origin or secret, type, size, schema, rate. */
type Method<Kind extends BodyKind, Params, Answer, Guarded> = {
  /** Whose pages may call: our own, or those of WIDGET_ORIGINS too (CORS). Absent: anybody. */
  pages?: 'own' | 'widget';
  /** The bearer token that opens it; without its setting the endpoint is 404. */
  secret?: SecretName;
  /** Refuses by throwing before anything is read: the console's own conditions. Its result goes to `handle`. */
  guard?: (headers: Headers, request: Request) => Promise<Guarded> | Guarded;
  body?: Kind;
  limit?: LimitName;
  /** The e-mail or the chat token the limit counts, where it counts more than the address. */
  identity?: (body: Body<Kind>) => string;
  /** `shared`: caches may store the answer as long as content. Absent: none may. */
  cache?: 'shared';
  /** Whatever fails in there beside a refusal is a failure of the store: 503, as long as it is away. */
  isStored?: true;
  /** False for a read that changes state: HEAD is refused. */
  head?: false;
  /** A `Response` leaves as it is, anything else as JSON, an error as a problem (contract §6). */
  handle: (input: Input<Kind, Params, Guarded>) => Promise<Answer | Response> | Answer | Response;
  /** Headers of a JSON answer beside the usual ones. */
  headers?: (answer: Answer) => Record<string, string>;
};

type Handler<Params> = (request: Request, context?: { params: Promise<Params> }) => Promise<Response>;

/** Each endpoint takes one method. */
type Methods<Kind extends BodyKind, Params, Answer, Guarded> =
  | { GET: Method<Kind, Params, Answer, Guarded>; POST?: never }
  | { POST: Method<Kind, Params, Answer, Guarded>; GET?: never };

/**
 * All methods of a route, for its exports: the one that it takes, OPTIONS, and 405 for the rest. Next's own 405 has no
 * body and its `Allow` would name the methods that are there only to be refused.
 */
export function endpoint<
  Kind extends BodyKind = undefined,
  Params = object,
  Answer = unknown,
  Guarded = void,
>(methods: Methods<Kind, Params, Answer, Guarded>) {
  const method = methods.GET ?? methods.POST;
  const name = methods.GET ? 'GET' : 'POST';
  const run: Handler<Params> = (request, context) => answer(method, request, context);
  const refuse: Handler<Params> = async () => problem(notAllowed(name));
  const hasHead = name === 'GET' && method.head !== false;
  return {
    GET: name === 'GET' ? run : refuse,
    HEAD: hasHead ? run : refuse,
    POST: name === 'POST' ? run : refuse,
    PUT: refuse,
    PATCH: refuse,
    DELETE: refuse,
    OPTIONS:
      method.pages === 'widget'
        ? preflight(name)
        : options(hasHead ? 'GET, HEAD, OPTIONS' : `${name}, OPTIONS`),
  };
}

async function answer<Kind extends BodyKind, Params, Answer, Guarded>(
  method: Method<Kind, Params, Answer, Guarded>,
  request: Request,
  context?: { params: Promise<Params> },
): Promise<Response> {
  const finish = (response: Response) => (method.pages === 'widget' ? withCors(request, response) : response);
  try {
    const guarded = (await method.guard?.(request.headers, request)) as Guarded;
    if (method.pages === 'own') requireOwnOrigin(request.headers);
    if (method.pages === 'widget') requireChatOrigin(request.headers);
    if (method.secret) requireBearer(request.headers, method.secret);
    const body = (await readInput(method.body, request)) as Body<Kind>;
    if (method.limit) {
      const address = clientAddress(request.headers);
      await countRequest(method.limit, { address, identity: method.identity?.(body) ?? '' });
    }
    const params = (await context?.params) as Params;
    const result = await method.handle({ body, request, params, guarded });
    if (result instanceof Response) return finish(result);
    const cacheControl = method.cache === 'shared' ? sharedCacheControl(env()) : 'no-store';
    return finish(
      Response.json(result, { headers: { 'cache-control': cacheControl, ...method.headers?.(result) } }),
    );
  } catch (error) {
    return finish(problem(method.isStored ? await ofStore(error) : error));
  }
}

const ofStore = async (error: unknown): Promise<unknown> =>
  error instanceof RequestError
    ? error
    : failingAs('storage', () => Promise.reject(error)).catch((failure: unknown) => failure);

async function readInput(kind: BodyKind, request: Request): Promise<unknown> {
  if (kind === undefined) return undefined;
  const type = request.headers.get('content-type')?.split(';', 1)[0]?.trim().toLowerCase();
  if (kind === 'form') {
    if (type !== 'application/x-www-form-urlencoded') {
      throw new RequestError('form_only', 'Please send the form as the page does.', { status: 415 });
    }
    return new URLSearchParams(await readBody(request));
  }
  if (type !== 'application/json') throw new RequestError('json_only', 'Please send JSON.', { status: 415 });
  const result = kind.safeParse(parseJson(await readBody(request)), { error: plainMessage });
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

/** Where a schema has no message of its own (contract §6: for people). */
const plainMessage = ({ input }: { input?: unknown }): string =>
  input === undefined ? 'This is missing.' : 'Please check this.';

/** The first message of each field, by its name on the wire. */
const fieldMessages = (error: z.ZodError): Record<string, string> =>
  Object.fromEntries(
    error.issues.toReversed().map((issue) => [issue.path.join('.') || 'body', issue.message]),
  );

const notAllowed = (allow: string) =>
  new RequestError('method_not_allowed', `This address takes ${allow} only.`, {
    status: 405,
    headers: { allow },
  });

const options = (allow: string) => async (): Promise<Response> =>
  new Response(null, { status: 204, headers: { allow } });
