import type { Way } from './answers';
import { leadsToCall } from './calls';
import { heldCues, parseAnswer } from './cues';
import { arrive, type Before, type NextStep, type Those, type Visitor } from './navigation';
import { type Flow, type ScriptStep, SpeaksTo, type Variables } from './schema';
import { clausesOf, denies, isCorrection, isQuestion } from './speech-acts';

/** What a conversation is about as far as it was told, saved under these names: whose drinking or use, of what, the danger it follows, and what was told before words that nothing was made of. */
export type Subject = { about?: SpeaksTo; substance?: string; danger?: string; told?: string };

/** The subject after an answer: what it tells itself, else what was told before. Of two substances it is neither. */
export function subjectOf(flow: Flow, { find, variables }: Visitor, answer: string): Subject {
  const about = find?.about?.(answer) ?? SpeaksTo.safeParse(variables['about']).data;
  const asks = [...flow.steps.values()].find(({ saveAs }) => saveAs === 'substance');
  const [first, ...others] = asks ? substancesIn(asks, answer).map(({ value }) => value) : [];
  const substance = others.length > 0 ? '' : (first ?? variables['substance']);
  return { ...(about && { about }), ...(substance !== undefined && { substance }) };
}

/** Of several those that are not denied: `i dont drink, only brown sugar`. */
function substancesIn(asks: ScriptStep, answer: string) {
  const named = namedIn(asks, answer);
  if (named.length < 2) return named;
  const words = isCorrection(answer) ? answer.replace(/^\s*\S+/, '') : answer;
  const told = clausesOf(words).filter((clause) => !denies(clause));
  const meant = namedIn(asks, told.join(' . '));
  return meant.length === 1 ? meant : named;
}

function namedIn({ suggestions }: ScriptStep, answer: string) {
  const typed = parseAnswer(answer);
  return suggestions.filter(({ words = [] }) => heldCues(typed, words).length > 0);
}

/** The way of an answer that names several suggestions of a step which has one for that: `ganja and tablets`; null for others. */
export function severalNamed(step: ScriptStep, answer: string): Way | null {
  const several = step.suggestions.find((one) => one.several);
  if (!several || isQuestion(answer)) return null;
  const named = namedIn(step, answer).filter((one) => one !== several);
  const first = named.find((one) => one.caution) ?? several;
  return named.length > 1 ? { next: first.next, value: several.value } : null;
}

/** The visitor with the danger that was told: of the last answers, else one that the step before still goes on with. */
export function afterDanger(visitor: Visitor, from: ScriptStep | undefined): Visitor {
  const told = visitor.variables['danger'];
  const lately = visitor.lately ?? from?.follows?.find((danger) => danger === told);
  return { ...visitor, ...(lately && { lately }) };
}

/** Whether a step speaks to somebody else than the conversation is about. */
export const isOfOther = (step: Pick<ScriptStep, 'speaksTo'> | undefined, about?: SpeaksTo): boolean =>
  about !== undefined && step?.speaksTo !== undefined && step.speaksTo !== about;

type Context = { from: ScriptStep | undefined; subject: Subject };
/** Whether a step tells nothing that words could lean on: pages, or that nothing was understood. */
const tellsNothing = ({ found, fallback }: Flow, id: string) => id === found || id === fallback;

/** The step that words lean on; behind one that tells nothing, the one before it. */
const toldLast = ({ told = '' }: Variables, from: ScriptStep | undefined, flow: Flow): string =>
  from && tellsNothing(flow, from.id) ? told : (from?.id ?? '');

/** The step to lean on, kept while what follows tells nothing. */
export const toldBefore = (flow: Flow, from: ScriptStep | undefined, next: string): Pick<Subject, 'told'> =>
  from && tellsNothing(flow, next) && !tellsNothing(flow, from.id) ? { told: from.id } : {};

/** The visitor with what an answer leans on: its subject, what was said and told before it. */
export function withContext(flow: Flow, visitor: Visitor, { from, subject }: Context): Visitor {
  const lastAnswer = visitor.lastAnswers?.at(-1) ?? '';
  const after = toldLast(visitor.variables, from, flow);
  const find = visitor.find && leaningOn(visitor.find, { lastAnswer, after, ...subject });
  const { about, substance } = subject;
  const told = { ...(about && { about }), ...(substance !== undefined && { substance }) };
  return { ...visitor, ...(find && { find }), ...told };
}

type Find = NonNullable<Visitor['find']>;
function leaningOn(find: Find, before: Before): Find {
  const { among, either, likely } = find;
  return Object.assign((...[words, language]: Parameters<Find>) => find(words, language, before), {
    ...(among && {
      among: (words: string, those: Those) => among(words, those, before),
    }),
    ...(either && { either: (words: string) => either(words, before) }),
    ...(likely && { likely: (words: string) => likely(words, before) }),
  });
}

/** The script without the topics that the examples speak against, or that speak to another than is spoken of; those of a danger, a call or one step stay. */
export function likelyRules(flow: Flow, { find, danger, lately, about }: Visitor, answer: string): Flow {
  if (!find?.likely || danger || lately) return flow;
  const byExamples = find.likely(answer);
  const isLikely = (next: string) => byExamples(next) && !isOfOther(flow.steps.get(next), about);
  const heard = Object.values(flow.heard ?? {});
  const isGrave = (next: string) =>
    heard.includes(next) || flow.steps.get(next)?.action === 'urgent' || leadsToCall(flow, next);
  const stays = ({ next, at, danger }: Flow['anywhere'][number]) =>
    danger === true || at !== undefined || isGrave(next) || isLikely(next);
  return { ...flow, anywhere: flow.anywhere.filter(stays), paired: flow.paired.filter(stays) };
}

type Meant = { answer: string; meant?: readonly string[] };
/** The step that only listens, where what is told may mean it and nothing is asked; null for others. */
export function heardOut(flow: Flow, visitor: Visitor, { answer, meant }: Meant): NextStep | null {
  const ids = isQuestion(answer) ? [] : (meant ?? visitor.find?.either?.(answer) ?? []);
  const steps = ids.map((id) => flow.steps.get(id));
  const step = steps.find((one) => one?.listens && !isOfOther(one, visitor.about));
  return step ? arrive(flow, step.id, { visitor, saved: null }) : null;
}
