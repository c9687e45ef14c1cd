import 'server-only';
import { type Page, pageLines } from '@/lib/chat/found-pages';
import type { ChatLanguage } from '@/lib/chat/schema';
import { type Language, languages } from '@/lib/i18n/language';
import { type SearchContent, searchDocuments } from '@/lib/search/documents';
import { makeSearch, type SearchHit } from '@/lib/search/search';
import { smallKeys, tokensOf } from '@/lib/search/words';
import { exampleMatcher, type Likeness } from './examples';
import type { Finding } from './flow-arrival';
import type { Flow, ScriptStep } from './flow-schema';

/** Something that answers a visitor's own words: a step of the script, or a page with its address. */
type Answer = Page | (Omit<Page, 'url'> & { step: string });

export type FindAnswer = (words: string, language: ChatLanguage) => Finding | null;

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
  let built: { flow: Flow; content: Contents; find: FindAnswer } | null = null;
  return async (flow) => {
    if (read === null || performance.now() - read.at > FRESH_MS)
      read = {
        at: performance.now(),
        content: Promise.all(languages.map(inLanguage)).then((all) => new Map(all)),
      };
    const known = await read.content;
    if (built?.flow !== flow || built.content !== known)
      built = { flow, content: known, find: makeFind(flow, known, origin) };
    return built.find;
  };
}

function makeFind(flow: Flow, content: Contents, origin: () => string): FindAnswer {
  const searches = new Map<ChatLanguage, ReturnType<typeof makeSearch<Answer>>>();
  const likenesses = exampleMatcher(flow);
  return (words, language) => {
    const search =
      searches.get(language) ??
      makeSearch([...scriptAnswers(flow, language), ...pages(content.get(language), language)], language);
    searches.set(language, search);
    if (words.trim().length < SHORTEST) return null;
    const like = likeExample(likenesses(words), words);
    return like?.isSure ? like : finding(search(words), { origin: origin(), language, words, like });
  };
}

const pages = (content: SearchContent | undefined, language: ChatLanguage): Answer[] =>
  searchDocuments(language, content ?? NO_CONTENT).map(({ title, text, language, url }) => ({
    title,
    text,
    language,
    url,
  }));

/** Steps that only tell something, by what leads to them in any language. A request or a danger is never a guess. */
function scriptAnswers(flow: Flow, language: ChatLanguage): Answer[] {
  const steps = [...flow.steps.values()];
  // What is led to only where nothing else is, is no guess either.
  const ways = [
    ...flow.anywhere.filter(({ general }) => !general),
    ...steps.flatMap(({ suggestions }) => suggestions),
  ];
  const offered = new Set(steps.flatMap(({ suggestions }) => suggestions.map(({ next }) => next)));
  const paired = flow.paired.map(({ next }) => next).filter((next) => !offered.has(next));
  const ofWaking = flow.steps.get(flow.heard?.overdose ?? '')?.suggestions.map(({ next }) => next) ?? [];
  const heard = new Set([...Object.values(flow.heard ?? {}), ...ofWaking, ...paired]);
  return steps
    .filter((step) => isTold(step) && !heard.has(step.id))
    .map(({ id, message }) => {
      const cues = ways.filter(({ next }) => next === id);
      const labels = cues.flatMap((cue) => ('text' in cue ? Object.values(cue.text) : []));
      // A word out of a phrase says little: food is none of `in his food`.
      const words = cues
        .flatMap(({ words = [] }) => words)
        .filter((word) => !isPhrase(word))
        .map((word) => word.replace(/[=*]/g, ''));
      return {
        step: id,
        language,
        title: [...new Set([...labels, ...words])].join(' '),
        text: message[language],
      };
    });
}

/** Neither one that has to be the whole answer. */
const isPhrase = (word: string) => word.trim().split(/\s+/).length > (word.startsWith('=') ? 1 : 2);

const isTold = ({ answer, next, action, end, saveAs }: ScriptStep) =>
  answer === 'choice' && next === undefined && saveAs === undefined && !action && !end;

/** So much of the best one's points makes a step of the script the answer, for it is whole and short. */
const STEP_SHARE = 0.8;
/** A story is held against its length, so with less it says as much and stands behind the step. */
const STORY_SHARE = 0.65;

type Hit = SearchHit<Answer>;
const isPage = (hit: Hit): hit is SearchHit<Page> => 'url' in hit.document;
const isStory = ({ document }: SearchHit<Page>) => document.url.includes('/blog/');

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

/** How like an example words are that say the same, surely mean it or are likely to; few words have to say the same. */
const SAME = 0.9;
const SURE = 0.7;
const LIKELY = 0.54;
const FEW_WORDS = 2;
/** So much liker than any of another step. */
const LEAD = 0.04;

function likeExample([best, next]: readonly Likeness[], words: string) {
  if (!best || best.likeness - (next?.likeness ?? 0) < LEAD) return null;
  const isSame = best.likeness >= SAME;
  const isShort = tokensOf(words).length <= FEW_WORDS;
  if (best.likeness < LIKELY || (isShort && !isSame)) return null;
  return {
    step: best.step,
    ...(best.likeness >= SURE && { isSure: true as const, isSame: isSame && !isShort }),
  };
}

type From = Parameters<typeof pageLines>[1] & { words: string; like: Finding | null };

function finding(all: readonly Hit[], { words, like, ...from }: From): Finding | null {
  const answers = all.filter(isPage).filter((hit) => hit.answers && hit.answers !== 'script');
  if (answers.some((hit) => hit.answers === 'page')) return { pages: pageLines(answers, from), isSure: true };
  if (answers.length > 0) return { pages: pageLines(answers, from) };
  if (like) return like;
  const hits = all.filter(isNamed);
  const best = hits.find((hit) => !hit.answers)?.score ?? 0;
  // One word of two is a guess of a step, but where the words are known to be asked: `is my cat allowed`.
  const isKnown = all.some((hit) => hit.answers);
  for (const { document, score, coverage } of hits) {
    if (!('step' in document) || score < best * STEP_SHARE || (coverage <= 0.5 && !isKnown)) continue;
    const story = hits.filter(isPage).find((hit) => isStory(hit) && hit.score >= best * STORY_SHARE);
    return { step: document.step, ...(story && { pages: pageLines([story], from) }) };
  }
  const found = hits.filter(isPage).filter(isAbout(words));
  return found.length > 0 ? { pages: pageLines(found, from) } : null;
}
