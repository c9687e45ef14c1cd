import { isOfOther } from '@/lib/chat/flow/context';
import { exampleKey } from '@/lib/chat/flow/cues';
import type { Before, Finding, Visitor } from '@/lib/chat/flow/navigation';
import { type Flow, SpeaksTo } from '@/lib/chat/flow/schema';
import { isCorrection } from '@/lib/chat/flow/speech-acts';
import { tokensOf } from '@/lib/search/words';
import type { Classifier, Meaning } from './classifier';
import { learnExamples, learnSpeakers } from './trained-classifier';

type FindAnswer = NonNullable<Visitor['find']>;

/** By so much surer than of any other step words mean it; few words have to be surer still, a single one an example. */
const LEAD = { sure: 0.1, someWords: 0.2, fewWords: 1, speaker: 1.2 };
/** What is so sure goes before the rules of the script. */
const CLEAR = { score: 0.75, lead: 0.3 };
/** Of words that have little in common with any example nothing is sure. */
const LEAST_SURE = 0.35;
/** By so much surer than of the step that a rule of the script names, or of any, it is clearly meant. */
const OVER_RULE = 0.15;
/** Where words alone are not sure, those before them count so much beside. */
const BEFORE = 0.2;
/** So much less a step is meant that speaks to another or of something else than the words are about, or that was told just before, the more so where that is set right. */
const LESS = { ofOther: 0.3, again: 0.1, corrected: 0.5 };
/** Of blows nobody is told who did not speak of them. */
const OF_BLOWS = ['violence', 'domestic_violence', 'child'];
const FEW_WORDS = 2;
const SOME_WORDS = 4;
const MANY_WORDS = 4;
/** Of what may be meant as well: so many steps, with so much of the surest one's score, which is no less than that. */
const MOST_EITHER = 3;
const LEAST_EITHER = { score: 0.55, ofBest: 0.75 };
/** After a danger a step that goes on with it is meant, by so much at least, by the words alone too, and of the surest one's score; in few words, or where a danger is told anew, certainly. */
const GOES_ON = { more: { score: 0.4, alone: 0.2 }, certain: { score: 0.7, alone: 0.4 }, ofBest: 0.9 };
/** So much of the surest one's score has a step to which a rule may lead. */
const LIKELY_OF_BEST = 0.5;

export type Meant = Pick<FindAnswer, 'likely' | 'about'> & {
  find: (words: string, before?: Before) => Finding | null;
  among: NonNullable<FindAnswer['among']>;
  either: NonNullable<FindAnswer['either']>;
};

const leadOf = ([best, next]: readonly Meaning[]) => (best?.score ?? 0) - (next?.score ?? 0);

/** The steps that words may mean, leaning on what was said and told before them, the surest first. */
const leaningMeanings =
  ({ steps }: Flow, classify: Classifier) =>
  (
    words: string,
    { lastAnswer = '', after = '', about, substance = '', danger = '' }: Partial<Before> = {},
  ): Meaning[] => {
    const again = isCorrection(words) ? LESS.corrected : LESS.again;
    const lessOf = (step: string) => {
      const { speaksTo, of = [], follows = [] } = steps.get(step) ?? {};
      const isOfBlows = follows.length > 0 && follows.every((one) => OF_BLOWS.includes(one));
      const isOfOtherDanger =
        danger === '' ? isOfBlows : follows.length > 0 && !follows.some((one) => one === danger);
      const isOfElse = substance !== '' && of.length > 0 && !of.includes(substance);
      return (
        (isOfElse || isOfOtherDanger ? LESS.ofOther : 0) +
        (isOfOther({ speaksTo }, about) ? LESS.ofOther : 0) +
        (step === after ? again : 0)
      );
    };
    const alone = classify(words, after)
      .map(({ step, score }) => ({ step, score: score - lessOf(step) }))
      .sort((a, b) => b.score - a.score);
    if (lastAnswer === '' || leadOf(alone) >= LEAD.sure) return alone;
    const scores = new Map(classify(lastAnswer).map(({ step, score }) => [step, score * BEFORE]));
    const together = alone.map(({ step, score }) => ({ step, score: score + (scores.get(step) ?? 0) }));
    return together.sort((a, b) => b.score - a.score);
  };

type Learned = { exampleOf: ExampleOf; meaningsOf: ReturnType<typeof leaningMeanings>; classify: Classifier };
type ExampleOf = (words: string, before?: Partial<Before>) => string | undefined;

/** Finds which of some steps words go on with. */
const onwardAmong =
  ({ exampleOf, meaningsOf, classify }: Learned): Meant['among'] =>
  (words, { steps, isCertain }, before) => {
    const own = exampleOf(words, before);
    if (own !== undefined) return steps.has(own) ? own : undefined;
    const { length } = tokensOf(words);
    const { score, alone } = length > FEW_WORDS && !isCertain ? GOES_ON.more : GOES_ON.certain;
    const meanings = length < FEW_WORDS ? [] : meaningsOf(words, before);
    const least = Math.max(score, (meanings[0]?.score ?? 0) * GOES_ON.ofBest);
    const found = meanings.find((one) => steps.has(one.step) && one.score >= least)?.step;
    // The step before alone tells nothing of the words.
    const sure = found && classify(words).find(({ step }) => step === found);
    return sure && sure.score >= alone ? found : undefined;
  };

/** Finds the step of which words are an example, that leans on the step before or not. */
function exampleFinder(flow: Flow) {
  const same = new Map<string, string>();
  for (const { id, examples = [] } of flow.steps.values())
    for (const example of examples) same.set(exampleKey(example), id);
  const leaningOn = (words: string, { after = '', about }: Partial<Before> = {}) => {
    const id = after && same.get(exampleKey({ text: words, after }));
    // Behind a step that speaks to neither of the two the conversation decides which.
    const isAddressed = flow.steps.get(after)?.speaksTo !== undefined;
    return id && (isAddressed || !isOfOther(flow.steps.get(id), about)) ? id : undefined;
  };
  const exampleOf: ExampleOf = (words, before = {}) => {
    const leaning = leaningOn(words, before);
    if (leaning) return leaning;
    const id = same.get(exampleKey({ text: words }));
    const step = flow.steps.get(id ?? '');
    // What is told of one is not what listens to the other: `15 years`, of a husband.
    return step?.listens && isOfOther(step, before.about) ? undefined : id;
  };
  return { exampleOf, leaningOn };
}

/** Learns what the examples of a script tell, to find by it what words mean. */
export async function learnMeanings(flow: Flow): Promise<Meant> {
  const classify = await learnExamples(flow.steps);
  const classifySpeaker = await learnSpeakers(flow);
  const meaningsOf = leaningMeanings(flow, classify);
  const { exampleOf, leaningOn } = exampleFinder(flow);
  const find: Meant['find'] = (words, before) => {
    const { length } = tokensOf(words);
    const leaning = leaningOn(words, before);
    if (leaning) return { step: leaning, isSure: true, isExample: true };
    const step = exampleOf(words, before);
    if (step !== undefined) return { step, isSure: true, ...(length > FEW_WORDS && { isExample: true }) };
    const meanings = meaningsOf(words, before);
    const [best, next] = meanings;
    if (!best || length < FEW_WORDS) return null;
    const least = length === FEW_WORDS ? LEAD.fewWords : length <= SOME_WORDS ? LEAD.someWords : LEAD.sure;
    if (leadOf(meanings) < least || best.score < LEAST_SURE) return null;
    const scoreOf = (id: string) => (id === '' ? next : meanings.find((one) => one.step === id))?.score ?? 0;
    const isClear = best.score >= CLEAR.score && leadOf(meanings) >= CLEAR.lead;
    return {
      step: best.step,
      isSure: true,
      ...(isClear && { isClear }),
      isSurerThan: (id, by = OVER_RULE) => best.score - scoreOf(id) >= by,
    };
  };
  const either: Meant['either'] = (words, before) => {
    const [best, ...others] =
      tokensOf(words).length > FEW_WORDS ? meaningsOf(words, before).slice(0, MOST_EITHER) : [];
    if (!best || best.score < LEAST_EITHER.score) return [];
    const near = others.filter(({ score }) => score >= best.score * LEAST_EITHER.ofBest);
    return [best, ...near].map(({ step }) => step);
  };
  const likely: Meant['likely'] = (words, before) => {
    const meanings = tokensOf(words).length > MANY_WORDS ? meaningsOf(words, before) : [];
    const least = (meanings[0]?.score ?? 0) * LIKELY_OF_BEST;
    if (least < LEAST_EITHER.score * LIKELY_OF_BEST) return () => true;
    const scores = new Map(meanings.map(({ step, score }) => [step, score]));
    return (step) => (scores.get(step) ?? least) >= least;
  };
  const about: Meant['about'] = (words) => {
    const meanings = classifySpeaker(words);
    const isTold = tokensOf(words).length >= FEW_WORDS && leadOf(meanings) >= LEAD.speaker;
    return isTold ? SpeaksTo.safeParse(meanings[0]?.step).data : undefined;
  };
  const among = onwardAmong({ exampleOf, meaningsOf, classify });
  return { find, among, either, likely, about };
}
