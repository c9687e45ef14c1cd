import type { Before, Visitor } from './flow-arrival';
import { leadsToCall } from './flow-calls';
import { type Flow, type ScriptStep, SpeaksTo } from './flow-schema';

/** The visitor with what an answer leans on: whose drinking it is about, what was said and told before it. */
export function inPlace(
  visitor: Visitor,
  { from, answer }: { from: ScriptStep | undefined; answer: string },
): Visitor {
  const about = visitor.find?.about?.(answer) ?? SpeaksTo.safeParse(visitor.variables['about']).data;
  const said = visitor.lastAnswers?.at(-1) ?? '';
  const find = visitor.find && leaningOn(visitor.find, { said, after: from?.id ?? '', about });
  return { ...visitor, ...(find && { find }), ...(about && { about }) };
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
