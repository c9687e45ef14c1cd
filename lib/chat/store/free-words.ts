import 'server-only';
import { type Page, pageLines } from '@/lib/chat/found-pages';
import type { ChatLanguage } from '@/lib/chat/schema';
import { type Language, languages } from '@/lib/i18n/language';
import { type SearchContent, searchDocuments } from '@/lib/search/documents';
import { makeSearch, type SearchHit } from '@/lib/search/search';
import { smallKeys, tokensOf } from '@/lib/search/words';
import { learnExamples, learnSpeakers, type Meaning } from './examples';
import type { Before, Finding, Visitor } from './flow-arrival';
import { isCorrection, isQuestion, plain } from './flow-cues';
import { type Flow, SpeaksTo } from './flow-schema';

export type FindAnswer = NonNullable<Visitor['find']>;

type Deps = {
  /** Stories and the rest that the search of the site knows, in a language. */
  content: (language: Language) => Promise<SearchContent>;
  /** The site's own origin: the chat also stands on other sites. */
  origin: () => string;
};

type Contents = ReadonlyMap<Language, SearchContent>;

const NO_CONTENT: SearchContent = { stories: [], features: [], rooms: [] };
/** Shorter words (ok, hm) ask for nothing. */
const SHORTEST = 3;
/** Content read so long ago is read again. */
const FRESH_MS = 60_000;

/**
 * Finds what answers a visitor's own words, in three scripts and Roman spelling, slips forgiven: the script first, then
 * stories, questions and pages. Resolves to a search that takes no time to wait for; an index is built with its first use.
 */
export function answerFinder({ content, origin }: Deps): (flow: Flow) => Promise<FindAnswer> {
  const inLanguage = async (language: Language) =>
    [language, await content(language).catch(() => NO_CONTENT)] as const;
  let read: { at: number; content: Promise<Contents> } | null = null;
  let built: { meant: Promise<Meant>; content: Contents; find: FindAnswer } | null = null;
  let learned: { examples: readonly unknown[]; meant: Promise<Meant> } | null = null;
  return async (flow) => {
    if (read === null || performance.now() - read.at > FRESH_MS)
      read = {
        at: performance.now(),
        content: Promise.all(languages.map(inLanguage)).then((all) => new Map(all)),
      };
    const known = await read.content;
    // A script with costs put in is another one each time; its examples stay the same lists.
    const examples = [...flow.steps.values()].map((step) => step.examples);
    if (
      learned?.examples.length !== examples.length ||
      examples.some((one, at) => one !== learned?.examples[at])
    )
      learned = { examples, meant: learnMeanings(flow) };
    const { meant } = learned;
    if (built?.meant !== meant || built.content !== known)
      built = { meant, content: known, find: makeFind(await meant, known, origin) };
    return built.find;
  };
}

function makeFind(meant: Meant, content: Contents, origin: () => string): FindAnswer {
  const searches = new Map<ChatLanguage, ReturnType<typeof makeSearch<Page>>>();
  const look = (words: string, language: ChatLanguage, before?: Before) => {
    if (words.trim().length < SHORTEST) return null;
    const step = meant.find(words, before);
    if (step) return step;
    const search = searches.get(language) ?? makeSearch(pages(content.get(language), language), language);
    searches.set(language, search);
    return finding(search(words), { origin: origin(), language, words });
  };
  // One answer asks for the same words several times.
  let last: { key: string; found: Finding | null } | null = null;
  const find: FindAnswer = (words, language, before) => {
    const key = [language, before?.after, before?.said, before?.about, before?.substance, words].join('\n');
    if (last?.key !== key) last = { key, found: look(words, language, before) };
    return last.found;
  };
  return Object.assign(find, { either: meant.either, likely: meant.likely, about: meant.about });
}

const pages = (content: SearchContent | undefined, language: ChatLanguage): Page[] =>
  searchDocuments(language, content ?? NO_CONTENT).map(({ title, text, language, url }) => ({
    title,
    text,
    language,
    url,
  }));

type Hit = SearchHit<Page>;

/** The words of a title that were asked for and tell something: `you` or `when` does not. */
const tellingIn = (title: Hit['title']) =>
  title.filter(({ text, isMatch }) => isMatch && tokensOf(text).some(({ key }) => !smallKeys.has(key)));

/** Of words that only stand somewhere in a text the meaning is a guess: what answers says so in its title. */
const isNamed = ({ title, coverage, sureness }: Hit) =>
  coverage >= 0.5 && (sureness >= 0.5 || coverage === 1) && tellingIn(title).length > 0;

/** A page that lacks some of the words says at least half of them in its title. */
const isAbout = (words: string) => {
  const telling = tokensOf(words).filter(({ key }) => !smallKeys.has(key)).length;
  return ({ title, coverage }: Hit) => coverage === 1 || tellingIn(title).length * 2 >= telling;
};

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
const FEW_WORDS = 2;
const SOME_WORDS = 4;
const MANY_WORDS = 4;
/** Of what may be meant as well: so many steps, with so much of the surest one's score, which is no less than that. */
const MOST_EITHER = 3;
const LEAST_EITHER = { score: 0.4, ofBest: 0.75 };
/** So much of the surest one's score has a step to which a rule may lead. */
const LIKELY_OF_BEST = 0.5;

type Meant = Pick<FindAnswer, 'likely' | 'about'> & {
  find: (words: string, before?: Before) => Finding | null;
  either: NonNullable<FindAnswer['either']>;
};

const leadOf = ([best, next]: readonly Meaning[]) => (best?.score ?? 0) - (next?.score ?? 0);

async function learnMeanings(flow: Flow): Promise<Meant> {
  const classify = await learnExamples(flow.steps);
  const classifySpeaker = await learnSpeakers(flow);
  const steps = [...flow.steps.values()];
  const keyOf = (text: string, after = '') => `${after} > ${plain(text)}`;
  const same = new Map(
    steps.flatMap(({ id, examples = [] }) => examples.map(({ text, after }) => [keyOf(text, after), id])),
  );
  const meaningsOf = (
    words: string,
    { said = '', after = '', about, substance = '' }: Partial<Before> = {},
  ): Meaning[] => {
    const again = isCorrection(words) ? LESS.corrected : LESS.again;
    const lessOf = (step: string) => {
      const { speaksTo = about, of = [] } = flow.steps.get(step) ?? {};
      const isOfElse = substance !== '' && of.length > 0 && !of.includes(substance);
      return (
        (isOfElse ? LESS.ofOther : 0) +
        (speaksTo === about || about === undefined ? 0 : LESS.ofOther) +
        (step === after ? again : 0)
      );
    };
    const alone = classify(words, after)
      .map(({ step, score }) => ({ step, score: score - lessOf(step) }))
      .sort((a, b) => b.score - a.score);
    if (said === '' || leadOf(alone) >= LEAD.sure) return alone;
    const scores = new Map(classify(said).map(({ step, score }) => [step, score * BEFORE]));
    const together = alone.map(({ step, score }) => ({ step, score: score + (scores.get(step) ?? 0) }));
    return together.sort((a, b) => b.score - a.score);
  };
  const find: Meant['find'] = (words, before) => {
    const { length } = tokensOf(words);
    const step = same.get(keyOf(words, before?.after)) ?? same.get(keyOf(words));
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
  return { find, either, likely, about };
}

type From = Parameters<typeof pageLines>[1] & { words: string };

function finding(all: readonly Hit[], { words, ...from }: From): Finding | null {
  // Who tells something, and asks nothing, is sent to no page that says only a part of it.
  const tells = !isQuestion(words) && tokensOf(words).length > MANY_WORDS;
  const answers = tells ? [] : all.filter((hit) => hit.answers && hit.answers !== 'script');
  if (answers.some((hit) => hit.answers === 'page')) return { pages: pageLines(answers, from), isSure: true };
  if (answers.length > 0) return { pages: pageLines(answers, from) };
  const found = all
    .filter(isNamed)
    .filter(isAbout(words))
    .filter(({ coverage }) => coverage === 1 || !tells);
  return found.length > 0 ? { pages: pageLines(found, from) } : null;
}
