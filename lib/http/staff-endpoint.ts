import 'server-only';
import type * as z from 'zod';
import type { Records } from '@/lib/backend/database/tables';
import type { Right } from '@/lib/staff/rules';
import type { Nothing } from '@/lib/staff/schema';
import type { SignedIn } from '@/lib/staff/store/sessions';
import { endpoint } from './endpoint';
import { requireOwnOrigin } from './origin';
import type { LimitName } from './rate-limit';
import { requireConsole, requireStaff, requireStaffPost, requireStepUp, staffStore } from './staff';

type Input<Body, Params> = SignedIn & { body: Body; params: Params; request: Request; store: Records };

type Guarded<Body, Params> = { body: Body; request: Request; params: Params; guarded: SignedIn };

type Read<Params, Answer> = {
  right: Right;
  handle: (input: Input<undefined, Params>) => Promise<Answer | Response>;
};

type Post<Body extends z.ZodType, Params, Answer> = {
  right: Right;
  /** Password and code within the last five minutes, asked once the fields are right. */
  stepUp?: true;
  body: Body;
  limit?: LimitName;
  handle: (input: Input<z.infer<Body>, Params>) => Promise<Answer | Response>;
};

/** What was asked for, as the record names it: `gifts/refund`. */
const endpointOf = ({ url }: Request): string => new URL(url).pathname.replace(/^\/staff\/api\//, '');

/** A read of the console: for who is signed in and has the right (contract §11.7). Handlers note what they show. */
export const staffRead = <Params = object, Answer = unknown>({ right, handle }: Read<Params, Answer>) =>
  endpoint({
    GET: {
      isStored: true,
      guard(headers: Headers, request: Request) {
        requireConsole();
        requireOwnOrigin(headers);
        return requireStaff(headers, right, endpointOf(request));
      },
      handle: async ({ request, params, guarded }: Guarded<undefined, Params>) =>
        handle({ ...guarded, body: undefined, params, request, store: await staffStore() }),
    },
  });

/** A change by the console: own origin, JSON, the console's header, the right, and the step-up where one is asked. */
export const staffPost = <Body extends z.ZodType = typeof Nothing, Params = object, Answer = unknown>({
  right,
  stepUp,
  body,
  limit,
  handle,
}: Post<Body, Params, Answer>) =>
  endpoint({
    POST: {
      isStored: true,
      guard(headers: Headers, request: Request) {
        requireStaffPost(headers);
        return requireStaff(headers, right, endpointOf(request));
      },
      body,
      ...(limit && { limit }),
      async handle({ body: input, request, params, guarded }: Guarded<unknown, Params>) {
        const store = await staffStore();
        // Nobody proves who they are for a form that is refused anyway.
        if (stepUp) requireStepUp(guarded, store.now());
        return handle({ ...guarded, body: input as z.infer<Body>, params, request, store });
      },
    },
  });

const whyNot = {
  stale: 'Somebody changed this in the meantime.',
  answering: 'Somebody answers in this conversation now.',
};

/** The answer to a change that what is stored now does not allow, most often another version: it stands beside what was sent. */
export const staleVersion = (
  current: unknown,
  sent: unknown,
  code: keyof typeof whyNot = 'stale',
): Response =>
  Response.json(
    { error: { code, message: whyNot[code] }, current, sent },
    { status: 409, headers: { 'cache-control': 'no-store' } },
  );
