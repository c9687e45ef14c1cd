import * as z from 'zod';
import type { ChatLanguage } from '@/lib/chat/schema';

/** The schema of `content/chat/flow.json` (docs/CHAT-FLOW.md). */
const StepId = z
  .string('expected the id of a step')
  .regex(/^[a-z][a-z0-9_]{0,59}$/, 'an id has small letters, digits and _ only, and begins with a letter');

const line = (max: number) =>
  z.string('expected a text').trim().min(1, 'must not be empty').max(max, `at most ${max} characters`);

const translated = (max: number) =>
  z.strictObject({ en: line(max), hi: line(max), bn: line(max) } satisfies Record<ChatLanguage, z.ZodType>);

/** Cues that lead to a step when an answer contains them; `visit*` matches any ending. */
const Cues = z.array(line(60), 'expected a list of words').min(1, 'expected at least one word');

const Suggestion = z.strictObject({
  value: StepId,
  text: translated(60),
  next: StepId,
  words: Cues.optional(),
  /** Saved where an answer names several other suggestions; one with `caution` is answered first. */
  several: z.literal(true).optional(),
  caution: z.literal(true).optional(),
});
const Branch = z.strictObject({ words: Cues, next: StepId });
/**
 * A topic answered at any step. `general`: used only where no other cue matches (the cost of treatment is about cost). `with`:
 * the answer needs a cue of each list and none of `without`, and the topic goes before the step's own cues unless `general`.
 * `danger`: also answers a danger, in place of `heard`. `at`: only at these steps, as a branch of each.
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

const Circumstance = z.strictObject({
  words: Cues,
  line: translated(300).optional(),
  steps: z.array(StepId).default([]),
  likely: z.array(StepId).default([]),
  unlikely: z.array(StepId).default([]),
});

/** An example of free text that means a step; `after`: only behind that step. */
export type Example = { text: string; after?: string };

/** The kinds of danger that a script answers apart; `overdose_self` and `act` are told from others because the visitor can still read and act, `suicide_other` because somebody else may die. */
const dangers = [
  ...(['domestic_violence', 'child', 'withdrawal', 'overdose', 'overdose_self'] as const),
  ...(['suicide', 'suicide_other', 'act', 'self_harm', 'violence', 'other'] as const),
] as const;
export type Danger = (typeof dangers)[number];

/** Whose use a conversation is about: the visitor's own, or that of somebody close. */
export const SpeaksTo = z.enum(['self', 'family']);
export type SpeaksTo = z.infer<typeof SpeaksTo>;

/** How an answer is read: `choice` is one of the suggestions, the others are typed. */
const answerKinds = ['choice', 'text', 'number', 'email', 'phone', 'date', 'time'] as const;
export type AnswerKind = (typeof answerKinds)[number];

const Step = z.strictObject({
  id: StepId,
  message: translated(600),
  /** Replace the message where the trust has confirmed costs (`{costs}`, `{reduced}`), its team, and its papers (`{licences}`, `{complaints}`). */
  withCosts: translated(600).optional(),
  withTeam: translated(600).optional(),
  withTrust: translated(600).optional(),
  suggestions: z.union([StepId, z.array(Suggestion).max(8, 'at most 8 suggestions')]).optional(),
  branches: z.array(Branch).optional(),
  /** Examples, where `chat/examples.txt` has none for the step (scripts older than that file). */
  examples: z.optional(z.array(line(120).transform((text): Example => ({ text }))).min(1)),
  /** Whom it speaks to, where that matters: who drinks or uses, or who is close to them. */
  speaksTo: SpeaksTo.optional(),
  /** The only substances it fits, by the values of the step that asks for them. */
  of: z.array(StepId).min(1).optional(),
  /** The only roles of a visitor that it addresses (`roles`, or `minor`). */
  for: z.array(StepId).min(1).optional(),
  /** The step shown in its place, by substance or by the visitor's role (`roles`). */
  instead: z.record(StepId, StepId).optional(),
  /** `sensitive`: never offered as a guess; `listens`: only acknowledges what is told, used in place of a guess. */
  sensitive: z.literal(true).optional(),
  listens: z.literal(true).optional(),
  /** The dangers that it answers closer than the step of `heard`, and those that it may follow. */
  hears: z.array(z.enum(dangers)).min(1).optional(),
  follows: z.array(z.enum(dangers)).min(1).optional(),
  /** Its subject, as a button when the visitor is asked what was meant. */
  label: translated(40).optional(),
  answer: z.enum(answerKinds, `expected one of ${answerKinds.join(', ')}`).default('choice'),
  saveAs: StepId.optional(),
  onlyIfMissing: z.boolean().optional(),
  retry: translated(300).optional(),
  next: StepId.optional(),
  skip: StepId.optional(),
  under18: StepId.optional(),
  /** A number given at this step is somebody else's. */
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
  /** The step for each category of danger (lib/chat/care); `other` for those not named. */
  heard: z
    .strictObject({
      domestic_violence: StepId.optional(),
      child: StepId.optional(),
      withdrawal: StepId.optional(),
      overdose: StepId.optional(),
      /** The visitor's own; default: `overdose`. */
      overdose_self: StepId.optional(),
      suicide: StepId.optional(),
      /** Somebody else's wish to die; default: `suicide`. */
      suicide_other: StepId.optional(),
      /** Self-harm or suicide under way; default: `suicide`. */
      act: StepId.optional(),
      self_harm: StepId.optional(),
      violence: StepId.optional(),
      other: StepId,
    })
    .optional(),
  /** Who the visitor is to the person, by words that tell it: a neighbour, a colleague. The last one told counts. */
  roles: z.record(StepId, Cues).optional(),
  /** Steps of one theme, more likely while the conversation is about it; `line`: whom to call, behind words of it that were not understood. */
  themes: z
    .record(StepId, z.strictObject({ steps: z.array(StepId).min(1), line: translated(300).optional() }))
    .optional(),
  /** What is told once and changes later answers: the words that tell it, the line put below these steps, and steps that are meant more, or less. */
  circumstances: z.record(StepId, Circumstance).optional(),
  /** Steps about a bare fact (an age, another illness), and the one in their place where it is told after a danger. */
  facts: z.strictObject({ steps: z.array(StepId).min(1), next: StepId }).optional(),
  /** The step that leaves a danger which the visitor denies, by its category; left out: the danger stays. */
  misheard: z.partialRecord(z.enum(dangers), StepId).optional(),
  /** The short line of what holds after a danger, by its kind; default: the hint `danger`. */
  lines: z.partialRecord(z.enum(dangers), translated(200)).optional(),
  hints: z.strictObject({
    choice: translated(300),
    text: translated(300),
    number: translated(300),
    email: translated(300),
    phone: translated(300),
    date: translated(300),
    /** For a question or statement that nothing answers, where only topics are offered; default: `choice`. */
    question: translated(300).optional(),
    statement: translated(300).optional(),
    /** The short line of whom to call, after a danger that `lines` does not name. */
    danger: translated(300).optional(),
    /** In danger, whether somebody comes: staff took it on, staff were alerted, nobody has seen it. */
    taken: translated(300).optional(),
    alerted: translated(300).optional(),
    unseen: translated(300).optional(),
    /** For thanks; default: treated as any answer. */
    thanks: translated(300).optional(),
    /** For a greeting within the conversation; default: the first step. */
    greeting: translated(300).optional(),
    /** Before what else an answer tells that denies a danger. */
    misheard: translated(300).optional(),
    /** Behind a repeated answer. */
    again: translated(300).optional(),
    /** Before the labels of candidate steps; `told`: where the answer asks nothing. */
    either: translated(300).optional(),
    told: translated(300).optional(),
  }),
  anywhere: z.array(Topic).default([]),
  sets: z.record(StepId, z.array(Suggestion).min(1).max(8, 'at most 8 suggestions')).default({}),
  steps: z.array(Step).min(1, 'expected at least one step'),
});

/** Whether a list of dangers has one; what follows a wish to die follows that of somebody else too. */
export const includesDanger = (list: readonly string[] | undefined, danger: string): boolean =>
  list?.some((one) => one === danger || (danger === 'suicide_other' && one === 'suicide')) === true;

export type Parsed = z.infer<typeof FlowFile>;
export type Translated = Record<ChatLanguage, string>;
export type FlowSuggestion = z.infer<typeof Suggestion>;

export type ScriptStep = Omit<Parsed['steps'][number], 'suggestions' | 'examples'> & {
  suggestions: readonly FlowSuggestion[];
  examples?: readonly Example[] | undefined;
};

type Paired = z.infer<typeof Topic> & { with: readonly string[] };

/** A script ready to run: sets resolved, steps by id. */
export type Flow = Pick<
  Parsed,
  | ('start' | 'fallback' | 'skip' | 'found' | 'heard' | 'misheard')
  | ('roles' | 'themes' | 'circumstances' | 'facts' | 'hints' | 'lines' | 'anywhere')
> & {
  steps: ReadonlyMap<string, ScriptStep>;
  /** Topics with `with`; `anywhere` has the others. */
  paired: readonly Paired[];
};

/** Resolves the sets. Of two steps with one id the first counts; a missing set gives no suggestions. */
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

/** Every step that a step can lead to. */
export const waysOut = ({ next, skip, under18, instead, suggestions, branches = [] }: ScriptStep) => [
  ...suggestions.map((suggestion) => suggestion.next),
  ...branches.map((branch) => branch.next),
  ...[next, skip, under18, ...Object.values(instead ?? {})].filter((id) => id !== undefined),
];
