import type { Before, Visitor } from './flow-arrival';
import { leadsToCall } from './flow-calls';
import { heldCues, parseAnswer } from './flow-cues';
import { type Flow, type ScriptStep, SpeaksTo } from './flow-schema';

/** What a conversation is about as far as it was told, kept under these names: whose drinking or use, and of what. */
export type Subject = { about?: SpeaksTo; substance?: string };

/** The subject after an answer: what it tells itself, else what was told before. Of two substances it is neither. */
export function subjectOf(flow: Flow, { find, variables }: Visitor, answer: string): Subject {
  const about = find?.about?.(answer) ?? SpeaksTo.safeParse(variables['about']).data;
  const asks = [...flow.steps.values()].find(({ saveAs }) => saveAs === 'substance');
  const typed = parseAnswer(answer);
  const named = asks?.suggestions.filter(({ words = [] }) => heldCues(typed, words).length > 0) ?? [];
  const [first, ...others] = named.map(({ value }) => value);
  const substance = others.length > 0 ? '' : (first ?? variables['substance']);
  return { ...(about && { about }), ...(substance !== undefined && { substance }) };
}

/** The visitor with what an answer leans on: its subject, what was said and told before it. */
export function withContext(visitor: Visitor, from: ScriptStep | undefined, subject: Subject): Visitor {
  const lastAnswer = visitor.lastAnswers?.at(-1) ?? '';
  const find = visitor.find && leaningOn(visitor.find, { lastAnswer, after: from?.id ?? '', ...subject });
  return { ...visitor, ...(find && { find }), ...(subject.about && { about: subject.about }) };
}

type Find = NonNullable<Visitor['find']>;
function leaningOn(find: Find, before: Before): Find {
  const { either, likely } = find;
  return Object.assign((...[words, language]: Parameters<Find>) => find(words, language, before), {
    ...(either && { either: (words: string) => either(words, before) }),
    ...(likely && { likely: (words: string) => likely(words, before) }),
  });
}

/** The script without the topics that the examples speak against, or that speak to another than is spoken of; those of a danger, a call or one step stay. */
export function likelyRules(flow: Flow, { find, danger, lately, about }: Visitor, answer: string): Flow {
  if (!find?.likely || danger || lately) return flow;
  const isOfOther = ({ speaksTo = about }: Partial<ScriptStep>) => speaksTo !== about;
  const byExamples = find.likely(answer);
  const isLikely = (next: string) => byExamples(next) && !(about && isOfOther(flow.steps.get(next) ?? {}));
  const heard = Object.values(flow.heard ?? {});
  const isGrave = (next: string) =>
    heard.includes(next) || flow.steps.get(next)?.action === 'urgent' || leadsToCall(flow, next);
  const stays = ({ next, at, danger }: Flow['anywhere'][number]) =>
    danger === true || at !== undefined || isGrave(next) || isLikely(next);
  return { ...flow, anywhere: flow.anywhere.filter(stays), paired: flow.paired.filter(stays) };
}
