import * as z from 'zod';
import { type CareAssessment, isAct } from '@/lib/chat/care/assessment';
import type { ChatLanguage } from '@/lib/chat/schema';

/** `content/chat/flow.json` as docs/CHAT-FLOW.md describes it: what the centre writes, checked to the letter. */
const StepId = z
  .string('expected the id of a step')
  .regex(/^[a-z][a-z0-9_]{0,59}$/, 'an id has small letters, digits and _ only, and begins with a letter');

const line = (max: number) =>
  z.string('expected a text').trim().min(1, 'must not be empty').max(max, `at most ${max} characters`);

const translated = (max: number) =>
  z.strictObject({ en: line(max), hi: line(max), bn: line(max) } satisfies Record<ChatLanguage, z.ZodType>);

/** Words that lead somewhere when an answer holds them; `visit*` fits every word that begins so. */
const Cues = z.array(line(60), 'expected a list of words').min(1, 'expected at least one word');

const Suggestion = z.strictObject({
  value: StepId,
  text: translated(60),
  next: StepId,
  words: Cues.optional(),
  /** Saved where an answer names several others, of which one with `caution` is told first. */
  several: z.literal(true).optional(),
  caution: z.literal(true).optional(),
});
const Branch = z.strictObject({ words: Cues, next: StepId });
/**
 * `general` words lead on only where no others of the answer do: the cost of treatment is about its cost. A topic `with`
 * further words needs one of each list and none of those it is `without`, and is asked for before all else, at every step,
 * a `general` one where no words of the step itself lead on; one of `danger` also in place of what `heard` says of the
 * danger that it tells of. `at` some steps: a branch of each, for what is asked next in few words.
 */
const Topic = z.strictObject({
  words: Cues,
  with: Cues.optional(),
  without: Cues.optional(),
  next: StepId,
  general: z.boolean().optional(),
  danger: z.boolean().optional(),
  at: z.array(StepId).optional(),
});

/** What people write who want a step; `after`: the step that they have just been told, which the words lean on. */
export type Example = { text: string; after?: string };

/** A danger as the script answers it: whoever took too much can still read and act; an act under way is one to the body. */
const dangers = [
  ...(['domestic_violence', 'child', 'withdrawal', 'overdose', 'overdose_self'] as const),
  ...(['suicide', 'act', 'self_harm', 'violence', 'other'] as const),
] as const;
export type Danger = (typeof dangers)[number];

/** Whose drinking or use a conversation is about: the visitor's own, or somebody's close to them. */
export const SpeaksTo = z.enum(['self', 'family']);
export type SpeaksTo = z.infer<typeof SpeaksTo>;

/** How an answer is taken: `choice` is one of the suggestions, the others are typed. */
const answerKinds = ['choice', 'text', 'number', 'email', 'phone', 'date', 'time'] as const;
export type AnswerKind = (typeof answerKinds)[number];

const Step = z.strictObject({
  id: StepId,
  message: translated(600),
  /** In place of the message where the trust has confirmed what treatment costs (`{costs}`, `{reduced}`), and who works here. */
  withCosts: translated(600).optional(),
  withTeam: translated(600).optional(),
  suggestions: z.union([StepId, z.array(Suggestion).max(8, 'at most 8 suggestions')]).optional(),
  branches: z.array(Branch).optional(),
  /** What people write who want this step, where `chat/examples.txt` has none for it, as in scripts of before that file. */
  examples: z.optional(z.array(line(120).transform((text): Example => ({ text }))).min(1)),
  /** Whom it speaks to, where the other would be misunderstood: who drinks or uses, or who is close to them. */
  speaksTo: SpeaksTo.optional(),
  /** The substances of which alone it speaks, by the values of the step that asks for them. */
  of: z.array(StepId).min(1).optional(),
  /** The step that is told in its place, by the substance that the conversation is of. */
  instead: z.record(StepId, StepId).optional(),
  /** `sensitive`: never offered as a guess to whoever did not speak of it; `listens`: only thanks for what is told, taken in place of a guess. */
  sensitive: z.literal(true).optional(),
  listens: z.literal(true).optional(),
  /** The dangers that it hears closer than the step of `heard`, and those after which it goes on with the talk. */
  hears: z.array(z.enum(dangers)).min(1).optional(),
  follows: z.array(z.enum(dangers)).min(1).optional(),
  /** Its subject, on the button of a question which of several is meant. */
  label: translated(40).optional(),
  answer: z.enum(answerKinds, `expected one of ${answerKinds.join(', ')}`).default('choice'),
  saveAs: StepId.optional(),
  onlyIfMissing: z.boolean().optional(),
  retry: translated(300).optional(),
  next: StepId.optional(),
  skip: StepId.optional(),
  under18: StepId.optional(),
  /** A number that is given here is somebody else's. */
  ofAnother: z.boolean().optional(),
  action: z.enum(['callback', 'urgent', 'withdraw'], 'expected callback, urgent or withdraw').optional(),
  end: z.boolean().optional(),
  review: z.string().optional(),
});

export const FlowFile = z.strictObject({
  about: z.string().optional(),
  review: z.string().optional(),
  start: StepId,
  fallback: StepId,
  skip: StepId.optional(),
  found: StepId.optional(),
  /** What answers words in which danger was heard, by its category (lib/chat/care); `other` for all that are not named. */
  heard: z
    .strictObject({
      domestic_violence: StepId.optional(),
      child: StepId.optional(),
      withdrawal: StepId.optional(),
      overdose: StepId.optional(),
      /** Of the writer's own; left out: as `overdose`. */
      overdose_self: StepId.optional(),
      suicide: StepId.optional(),
      /** Against oneself and under way; left out: as `suicide`. */
      act: StepId.optional(),
      self_harm: StepId.optional(),
      violence: StepId.optional(),
      other: StepId,
    })
    .optional(),
  hints: z.strictObject({
    choice: translated(300),
    text: translated(300),
    number: translated(300),
    email: translated(300),
    phone: translated(300),
    date: translated(300),
    /** For a question that nothing answers, where only topics are offered, and for what is told there; left out: as `choice`. */
    question: translated(300).optional(),
    statement: translated(300).optional(),
    /** In few words whom to call, where a danger was spoken of already. */
    danger: translated(300).optional(),
    /** For whoever asks in danger whether somebody comes: one of the staff has taken it on, they were told, or none of them is there. */
    taken: translated(300).optional(),
    alerted: translated(300).optional(),
    unseen: translated(300).optional(),
    /** For an answer that only thanks; left out: like any other. */
    thanks: translated(300).optional(),
    /** For a greeting within the conversation; left out: it leads to the first step. */
    greeting: translated(300).optional(),
    /** Behind an answer that is given twice in a row. */
    again: translated(300).optional(),
    /** Before the labels of steps that are about as likely meant; `told`: where the answer asks nothing; `guess`: said no more. */
    guess: translated(300).optional(),
    either: translated(300).optional(),
    told: translated(300).optional(),
  }),
  anywhere: z.array(Topic).default([]),
  sets: z.record(StepId, z.array(Suggestion).min(1).max(8, 'at most 8 suggestions')).default({}),
  steps: z.array(Step).min(1, 'expected at least one step'),
});

export const dangerOf = (found: CareAssessment): Danger => {
  if (isAct(found)) return 'act';
  return found.category === 'overdose' && found.subject === 'self'
    ? 'overdose_self'
    : (found.category ?? 'other');
};

export type Parsed = z.infer<typeof FlowFile>;
export type Translated = Record<ChatLanguage, string>;
export type FlowSuggestion = z.infer<typeof Suggestion>;

export type ScriptStep = Omit<Parsed['steps'][number], 'suggestions' | 'examples'> & {
  suggestions: readonly FlowSuggestion[];
  examples?: readonly Example[] | undefined;
};

type Paired = z.infer<typeof Topic> & { with: readonly string[] };

/** A script that can be run: sets put in place, steps by id. */
export type Flow = Pick<Parsed, 'start' | 'fallback' | 'skip' | 'found' | 'heard' | 'hints' | 'anywhere'> & {
  steps: ReadonlyMap<string, ScriptStep>;
  /** The topics of two lists; `anywhere` has the others. */
  paired: readonly Paired[];
};

/** Puts the sets in place. Of two steps with one id the first counts; a missing set is no suggestion. */
export function flowOf({ sets, steps, anywhere, ...flow }: Parsed): Flow {
  const suggestionsOf = (listed: Parsed['steps'][number]['suggestions']) =>
    typeof listed === 'string' ? (sets[listed] ?? []) : (listed ?? []);
  const byId = new Map<string, ScriptStep>();
  for (const { branches = [], ...step } of steps) {
    const held = anywhere.filter(({ at, with: also }) => !also && at?.includes(step.id));
    const whole = { suggestions: suggestionsOf(step.suggestions), branches: [...branches, ...held] };
    if (!byId.has(step.id)) byId.set(step.id, { ...step, ...whole });
  }
  const paired = anywhere.flatMap(({ with: also, ...topic }) => (also ? [{ ...topic, with: also }] : []));
  return { ...flow, anywhere: anywhere.filter((topic) => !topic.with && !topic.at), paired, steps: byId };
}

/** Every step that a step can lead to, by whatever way. */
export const waysOut = ({ next, skip, under18, instead, suggestions, branches = [] }: ScriptStep) => [
  ...suggestions.map((suggestion) => suggestion.next),
  ...branches.map((branch) => branch.next),
  ...[next, skip, under18, ...Object.values(instead ?? {})].filter((id) => id !== undefined),
];

/** `{name}`, or with what belongs to it: `{, name}` and `{name, }` vanish as a whole where the name is not known. */
const VARIABLE = /\{([^{}\p{L}\p{N}_]*)([a-z][a-z0-9_]*)([^{}\p{L}\p{N}_]*)\}/gu;

/** Longest value put into a reply: a visitor's long answer must not come back as a flood. */
const MAX_VALUE_LENGTH = 200;
/** What the site itself says is said whole. */
const OF_SITE = new Set('call_promise call_rule centre_address opening_hours trial'.split(' '));

export type Variables = Readonly<Record<string, string>>;

/** A message with its variables filled in. Values are text and stay text: whatever shows it must not read markup. */
export const fillIn = (message: string, variables: Variables): string =>
  message.replace(VARIABLE, (_, ...[before = '', name = '', after = '']: string[]) => {
    const value = (Object.hasOwn(variables, name) ? variables[name] : undefined)?.trim() ?? '';
    const shown = OF_SITE.has(name) ? value : value.slice(0, MAX_VALUE_LENGTH);
    return value === '' ? '' : `${before}${shown}${after}`;
  });

/** Names of the variables a message uses. */
export const variablesOf = (message: string): string[] =>
  [...message.matchAll(VARIABLE)].map(([, , name = '']) => name);

/** What stands in braces and names nothing: visitors would read it, braces and all. */
export const strayBraces = (message: string): string[] =>
  message.replace(VARIABLE, '').match(/\{[^{}]*\}?|\}/g) ?? [];

/** What every message may use beside what the script saves: the registration, and who speaks. */
const told = [
  'name',
  'age',
  'email',
  'phone',
  'centre_name',
  'centre_phone',
  'centre_address',
  'centre_now',
  'centre_open',
  'call_rule',
  'opening_hours',
  'site',
  'trial',
  'request_state',
] as const;
/**
 * `call_noted`: what the request for a call told by itself. Once it is made, `call_time`: when somebody calls, and
 * `call_promise`: that and what anybody else hears, in the words of the form.
 */
export const BUILT_IN_VARIABLES = [...told, 'call_noted', 'call_time', 'call_promise'] as const;
