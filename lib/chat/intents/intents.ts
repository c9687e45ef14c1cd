import { addressesOther, isForOtherRole } from '@/lib/chat/flow/context';
import { exampleKey } from '@/lib/chat/flow/cues';
import type { Finding, MessageContext, Visitor } from '@/lib/chat/flow/navigation';
import { type Flow, includesDanger, SpeaksTo } from '@/lib/chat/flow/schema';
import { isCorrection } from '@/lib/chat/flow/speech-acts';
import { tokensOf } from '@/lib/search/words';
import type { Classifier, RankedStep } from './classifier';
import { loadClassifier, loadSpeakerClassifier } from './trained-classifier';

type FindAnswer = NonNullable<Visitor['find']>;
type StepFinding = Extract<Finding, { step: string }>;

/** The margin over the runner-up that a text needs: more for few words, which mean something else behind a step than alone (`how long?`); a single word must be an example. */
const MARGIN = { sure: 0.05, someWords: 0.15, fewAfter: 0.5, fewWords: 1, speaker: 1.2 };
/** From here on a finding overrules the script's rules. */
const CLEAR = { score: 0.6, lead: 0.2 };
/** The lowest score that counts. */
const MIN_SCORE = 0.35;
/** The margin over the step that a rule names. */
const MARGIN_OVER_RULE = 0.15;
/** Deducted from the score of a step that addresses somebody else or another subject, and of the one just shown (more if the visitor corrects it). */
const PENALTY = { ofOther: 0.15, again: 0.05, corrected: 0.5 };
/** Added to the score of a step that a circumstance makes likely. */
const LIKELY_BONUS = 0.25;
/** Numbers of words; up to `LEANING_WORDS` may lean on what stood before. */
const [FEW_WORDS, SOME_WORDS, LEANING_WORDS] = [2, 4, 6];
/** Candidates: at most so many, at least this score, and this share of the best one's. */
const CANDIDATE = { most: 4, score: 0.4, ofBest: 0.6 };
/** Least scores of a step that continues a danger, in context and by the words alone; `certain`: for few words or danger told again. */
const FOLLOW_UP = { more: { score: 0.4, alone: 0.2 }, certain: { score: 0.7, alone: 0.4 }, ofBest: 0.9 };
/** From here on the words by themselves overrule what rules and context chose: score of the best step, and its lead over the one chosen. */
const OVERRULING = { score: 0.35, lead: 0.08 };

export type IntentFinder = Pick<FindAnswer, 'better' | 'subjectOf'> & {
  find: (words: string, before?: MessageContext) => Finding | null;
  pickAmong: NonNullable<FindAnswer['pickAmong']>;
  candidates: NonNullable<FindAnswer['candidates']>;
};

const marginOf = ([best, next]: readonly RankedStep[]) => (best?.score ?? 0) - (next?.score ?? 0);

/** How far the step before counts, among the `most` steps that are likeliest by the words; so many examples of its themes, and of the whole script, count beside its own. */
const TRANSITION = { weight: 0.025, most: 100, ofThemes: 100, ofAll: 50 };
/**
 * Tells how much likelier a step is after another one than anywhere, by the examples: a logarithm, weighted; 0 after a step
 * that no example follows.
 */
export function transitionScores({ steps, themes = {} }: Flow): (step: string, previous: string) => number {
  const counts = new Map<string, number>();
  const themesWith = (id: string) =>
    Object.entries(themes).flatMap(([name, theme]) => (theme.steps.includes(id) ? [`of ${name}`] : []));
  const themesOf = new Map([...steps.keys()].map((id) => [id, themesWith(id)]));
  for (const { id, examples = [] } of steps.values())
    for (const { after } of examples)
      for (const from of ['', ...(after ? [after, ...(themesOf.get(after) ?? [])] : [])])
        for (const key of [from, `${from} ${id}`]) counts.set(key, (counts.get(key) ?? 0) + 1);
  const sumOf = (keys: readonly string[]) => keys.reduce((sum, key) => sum + (counts.get(key) ?? 0), 0);
  const shareOf = (step: string, from: readonly string[], prior: { share: number; by: number }) =>
    (sumOf(from.map((key) => `${key} ${step}`)) + prior.share * prior.by) / (sumOf(from) + prior.by);
  return (step, previous) => {
    const share = shareOf(step, [''], { share: 1, by: 1 });
    const ofThemes = shareOf(step, themesOf.get(previous) ?? [], { share, by: TRANSITION.ofAll });
    const own = shareOf(step, [previous || 'none'], { share: ofThemes, by: TRANSITION.ofThemes });
    return TRANSITION.weight * Math.log(own / share);
  };
}

/** Ranks the steps that a text may mean in its context, best first. */
const rankInContext = (flow: Flow, classify: Classifier) => {
  const transitionScore = transitionScores(flow);
  return (words: string, before: Partial<MessageContext> = {}): RankedStep[] => {
    const { previousStep = '', role = '', about, substance = '', danger = '', circumstances = '' } = before;
    const { steps } = flow;
    const again = isCorrection(words) ? PENALTY.corrected : PENALTY.again;
    const told = circumstances.split(' ').flatMap((id) => flow.circumstances?.[id] ?? []);
    const lessOf = (step: string) => {
      const { speaksTo, of = [], for: roles, follows = [] } = steps.get(step) ?? {};
      const isOfOtherDanger = danger !== '' && follows.length > 0 && !includesDanger(follows, danger);
      const isOfElse = substance !== '' && of.length > 0 && !of.includes(substance);
      return (
        (isOfElse || isOfOtherDanger ? PENALTY.ofOther : 0) +
        (isForOtherRole({ for: roles }, role) ? PENALTY.ofOther : 0) +
        (told.some(({ unlikely }) => unlikely.includes(step)) ? PENALTY.ofOther : 0) -
        (told.some(({ likely }) => likely.includes(step)) ? LIKELY_BONUS : 0) +
        (addressesOther({ speaksTo }, about) ? PENALTY.ofOther : 0) +
        (step === previousStep ? again : 0)
      );
    };
    const after = previousStep === flow.start ? '' : previousStep;
    return classify(words, after)
      .slice(0, TRANSITION.most)
      .map(({ step, score }) => ({ step, score: score + transitionScore(step, after) - lessOf(step) }))
      .sort((a, b) => b.score - a.score);
  };
};

type Trained = { exampleOf: ExampleOf; rank: ReturnType<typeof rankInContext>; classify: Classifier };
type ExampleOf = (words: string, before?: Partial<MessageContext>) => string | undefined;

/** Picks the one of some steps that a text means. */
const pickerAmong =
  ({ exampleOf, rank, classify }: Trained): IntentFinder['pickAmong'] =>
  (words, { steps, isCertain }, before) => {
    const own = exampleOf(words, before);
    if (own !== undefined) return steps.has(own) ? own : undefined;
    const { length } = tokensOf(words);
    const { score, alone } = length > FEW_WORDS && !isCertain ? FOLLOW_UP.more : FOLLOW_UP.certain;
    const ranked = length < FEW_WORDS ? [] : rank(words, before);
    const least = Math.max(score, (ranked[0]?.score ?? 0) * FOLLOW_UP.ofBest);
    const found = ranked.find((one) => steps.has(one.step) && one.score >= least)?.step;
    // The context alone is no evidence.
    const sure = found && classify(words).find(({ step }) => step === found);
    return sure && sure.score >= alone ? found : undefined;
  };

/** Tells a step that the words by themselves mean far more than the one chosen; undefined for an example and for few words. */
const betterThan =
  ({ exampleOf, rank }: Pick<Trained, 'exampleOf' | 'rank'>): NonNullable<FindAnswer['better']> =>
  (words, chosen, before) => {
    const { length } = tokensOf(words);
    if (length < SOME_WORDS || exampleOf(words, before) !== undefined) return undefined;
    const ranked = rank(words, before && { ...before, previousStep: '' });
    const inContext = length > LEANING_WORDS ? [] : rank(words, before);
    const ofChosen = [...ranked, ...inContext].filter(({ step }) => step === chosen);
    const own = Math.max(0, ...ofChosen.map(({ score }) => score));
    const [best] = ranked;
    const isBetter = best && best.score >= OVERRULING.score && best.score - own >= OVERRULING.lead;
    return isBetter ? best.step : undefined;
  };

/** Finds the step that has a text as an example, behind the previous step or anywhere. */
function exampleFinder(flow: Flow) {
  const same = new Map<string, string>();
  for (const { id, examples = [] } of flow.steps.values())
    for (const example of examples) same.set(exampleKey(example), id);
  const exampleAfter = (words: string, { previousStep = '' }: Partial<MessageContext> = {}) =>
    previousStep ? same.get(exampleKey({ text: words, after: previousStep })) : undefined;
  const exampleOf: ExampleOf = (words, before = {}) => {
    const leaning = exampleAfter(words, before);
    if (leaning) return leaning;
    const id = same.get(exampleKey({ text: words }));
    const step = flow.steps.get(id ?? '');
    // `15 years`, of a husband, is no answer of the visitor's own.
    return step?.listens && addressesOther(step, before.about) ? undefined : id;
  };
  return { exampleOf, exampleAfter };
}

/** Builds what finds the step that free text means, from the examples of a script. */
export async function buildIntentFinder(flow: Flow): Promise<IntentFinder> {
  const classify = await loadClassifier(flow.steps);
  const classifySpeaker = await loadSpeakerClassifier(flow);
  const rank = rankInContext(flow, classify);
  const { exampleOf, exampleAfter } = exampleFinder(flow);
  const isAfter = (previous = '') => previous !== '' && previous !== flow.start;
  const sureAbout = (words: string, before: Partial<MessageContext> = {}): StepFinding | null => {
    const { length } = tokensOf(words);
    const ranked = rank(words, before);
    const [best, next] = ranked;
    if (!best || length < FEW_WORDS) return null;
    const few = isAfter(before.previousStep) ? MARGIN.fewAfter : MARGIN.fewWords;
    const least = length === FEW_WORDS ? few : length <= SOME_WORDS ? MARGIN.someWords : MARGIN.sure;
    if (marginOf(ranked) < least || best.score < MIN_SCORE) return null;
    const scoreOf = (id: string) => (id === '' ? next : ranked.find((one) => one.step === id))?.score ?? 0;
    const isClear = best.score >= CLEAR.score && marginOf(ranked) >= CLEAR.lead;
    return {
      step: best.step,
      isSure: true,
      ...(isClear && { isClear }),
      isSurerThan: (id, by = MARGIN_OVER_RULE) => best.score - scoreOf(id) >= by,
    };
  };
  const find: IntentFinder['find'] = (words, before) => {
    const leaning = exampleAfter(words, before);
    if (leaning) return { step: leaning, isSure: true, isExample: true };
    const step = exampleOf(words, before);
    const isFew = tokensOf(words).length <= FEW_WORDS;
    const sure = step && !(isFew && isAfter(before?.previousStep)) ? null : sureAbout(words, before);
    return sure ?? (step === undefined ? null : { step, isSure: true, ...(!isFew && { isExample: true }) });
  };
  const candidates: IntentFinder['candidates'] = (words, before) => {
    const [best, ...others] = rank(words, before).slice(0, CANDIDATE.most);
    if (!best || best.score < CANDIDATE.score || tokensOf(words).length <= FEW_WORDS) return [];
    const near = others.filter(({ score }) => score >= best.score * CANDIDATE.ofBest);
    return [best, ...near].map(({ step }) => step);
  };
  const better = betterThan({ exampleOf, rank });
  const subjectOf: IntentFinder['subjectOf'] = (words) => {
    const ranked = classifySpeaker(words);
    const isTold = tokensOf(words).length >= FEW_WORDS && marginOf(ranked) >= MARGIN.speaker;
    return isTold ? SpeaksTo.safeParse(ranked[0]?.step).data : undefined;
  };
  const pickAmong = pickerAmong({ exampleOf, rank, classify });
  return { find, pickAmong, candidates, better, subjectOf };
}
