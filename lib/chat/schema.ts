import * as z from 'zod';
import { field } from '@/lib/formats/fields';
import { oneLine } from '@/lib/formats/text';
import { languages } from '@/lib/i18n/language';
import { tokenShape } from './client/storage';
import { isPossibleAge } from './visitor-answers';

/** Languages of the assistant (spec §9). */
export const ChatLanguage = z.enum(languages, 'Please send en, hi or bn.');
export type ChatLanguage = z.infer<typeof ChatLanguage>;

/** Longest answer taken, in UTF-16 units; a longer one is 400 `invalid_fields`. */
export const MAX_ANSWER_LENGTH = 10_000;

const text = (lines: 'one' | 'many', max: number, what: string) =>
  field({ lines, max }, { missing: `${what} must be text.`, long: `${what} is too long.` });

/** A message sent twice under one id is one message. */
export const ClientId = z.string('Please send the id.').regex(/^[\w-]{8,64}$/, 'This is no id.');

/** Whoever holds it holds the conversation. */
const Token = z.string('Please send the token.').regex(tokenShape, 'This is not a token.');

/** Upstreams count their questions with texts or whole numbers; compared as texts everywhere. */
const QuestionId = z.union([z.string(), z.number().int()]).transform((id) => oneLine(String(id)));
const LONGEST_QUESTION_ID = 200;

const AGE = 'Please send an age from 5 to 120.';
/** Words are taken too, on purpose: somebody may tell of danger where the age is asked, and that must not be lost. */
const Age = z
  .union([field({ lines: 'one', max: 40 }, { missing: AGE, long: AGE }), z.number().int()], AGE)
  .refine(isPossibleAge, AGE);

/** GET /chat/chat/generate_token/ (spec §7). */
export const ChatTokenAnswer = z.object({ data: z.object({ token: Token }) });
export type ChatTokenAnswer = z.infer<typeof ChatTokenAnswer>;

/** POST /chat/chat/ (spec §3): all six always travel, a skipped answer as "". */
export const ChatRegistration = z.object(
  {
    language: ChatLanguage,
    name: text('one', 200, 'Your name').default(''),
    age: Age.default(''),
    email: text('one', 254, 'Your email address').default(''),
    phone: text('one', 40, 'Your phone number').default(''),
    token: Token,
  },
  'Please send an object with these fields.',
);
export type ChatRegistration = z.infer<typeof ChatRegistration>;

/** POST /chat/chat/get_history/ and /chat/chat/erase/. */
export const ChatTokenRequest = z.object({ token: Token }, 'Please send an object with a token.');
export type ChatTokenRequest = z.infer<typeof ChatTokenRequest>;

/**
 * POST /chat/flow/ (spec §7). An empty answer asks for the first question, or the current one again. `step` is the
 * `question_id` the answer belongs to: an answer sent twice is then one step. It never travels to an upstream.
 */
export const FlowRequest = z.object(
  {
    token: Token,
    answer: text('many', MAX_ANSWER_LENGTH, 'Your answer').default(''),
    step: QuestionId.pipe(z.string().max(LONGEST_QUESTION_ID)).optional(),
    /** Of this answer: to a person it is one message, however often it is sent. Never travels to an upstream. */
    id: ClientId.optional(),
  },
  'Please send an object with token and answer.',
);
export type FlowRequest = z.infer<typeof FlowRequest>;

const LONGEST_REPLY = 10_000;
const LONGEST_SUGGESTION = 500;
const MOST_SUGGESTIONS = 40;

/** Suggestions of an upstream: absent and null are none; each once, no empty one, none that no button can show. */
const Suggestions = z
  .array(z.unknown())
  .nullish()
  .transform((list) => {
    const texts = (list ?? []).filter((item) => typeof item === 'string').map((text) => text.trim());
    const usable = texts.filter((text) => text !== '' && text.length <= LONGEST_SUGGESTION);
    return [...new Set(usable)].slice(0, MOST_SUGGESTIONS);
  });

const question = {
  // As much of it as comes back with the answer.
  question_id: QuestionId.nullish().transform((id) => (id ?? '').slice(0, LONGEST_QUESTION_ID)),
  reply: z.string().nullish(),
  content: z.string().nullish(),
  suggestions: Suggestions,
  last_question: z
    .boolean()
    .nullish()
    .transform((isLast) => isLast ?? false),
};

type Spoken = { reply?: string | null | undefined; content?: string | null | undefined };

const bounded = (reply: string) =>
  reply.length > LONGEST_REPLY ? `${reply.slice(0, LONGEST_REPLY)}…` : reply;

/** `content` is another name for `reply` (spec §3), a blank one is none; a reply that no bubble can show is cut. */
const named = <T extends Spoken>({ content, reply, ...rest }: T) => ({
  ...rest,
  reply: bounded([reply, content].find((words) => words?.trim()) ?? ''),
});

/** The answer of /chat/flow/: one question with its suggestions (spec §3). `live`: a person reads, the script is silent. */
export const FlowStep = z
  .object({ ...question, live: z.literal(true).optional() })
  .refine(({ reply, content }) => (reply ?? content) != null, 'expected reply or content')
  .transform(named);
export type FlowStep = z.infer<typeof FlowStep>;

/** One question of a conversation so far, oldest first; the last one waits for its answer. */
export const ChatHistoryItem = z
  .object({
    ...question,
    answer: z
      .string()
      .nullish()
      .transform((answer) => answer ?? undefined),
  })
  .transform(named);
export type ChatHistoryItem = z.infer<typeof ChatHistoryItem>;

/** The answer of /chat/chat/get_history/; its items are read one by one. */
export const ChatHistory = z.object({
  history: z
    .array(z.unknown())
    .nullish()
    .transform((items) => items ?? []),
});

/** The answer of /chat/chat/erase/; false: this backend cannot, the visitor is told to ask by phone. */
export const ChatErased = z.object({ erased: z.boolean() });
export type ChatErased = z.infer<typeof ChatErased>;

/** One answer to a script that is tried, and what visitors would be told then; `is_danger`: the numbers instead. */
export type TriedStep = {
  /** From 0 on. */
  number: number;
  answer: string | null;
  reply: string;
  suggestions: string[];
  step: string;
  is_danger: boolean;
  does: 'callback' | 'urgent' | 'withdraw' | null;
};
