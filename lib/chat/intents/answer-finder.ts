import 'server-only';
import { setTimeout } from 'node:timers/promises';
import type { Finding, MessageContext, Visitor } from '@/lib/chat/flow/navigation';
import type { Flow } from '@/lib/chat/flow/schema';
import { isQuestion } from '@/lib/chat/flow/speech-acts';
import { type Page, pageLines } from '@/lib/chat/found-pages';
import type { ChatLanguage } from '@/lib/chat/schema';
import { type Language, languages } from '@/lib/i18n/language';
import { type SearchContent, searchDocuments } from '@/lib/search/documents';
import { makeSearch, type SearchHit } from '@/lib/search/search';
import { smallKeys, tokensOf } from '@/lib/search/words';
import { buildIntentFinder, type IntentFinder } from './intents';

export type FindAnswer = NonNullable<Visitor['find']>;

type Deps = {
  /** The content that the site's search covers, in a language. */
  content: (language: Language) => Promise<SearchContent>;
  /** The site's origin, as the chat also runs on other sites. */
  origin: () => string;
};

/** The longest that a visitor waits for a classifier in training. */
const LONGEST_WAIT_MS = 4000;

/** The finder, if it is ready in time; else undefined, and the script's own cues answer. */
export const inTime = (find: Promise<FindAnswer>): Promise<FindAnswer | undefined> =>
  Promise.race([find, setTimeout(LONGEST_WAIT_MS, undefined, { ref: false })]);

type Contents = ReadonlyMap<Language, SearchContent>;

const NO_CONTENT: SearchContent = { stories: [], features: [], rooms: [] };
/** Longer statements are not searched for. */
const MANY_WORDS = 4;
/** Shorter texts (ok, hm) are not searched for. */
const SHORTEST = 3;
/** Content older than this is read again. */
const FRESH_MS = 60_000;

/**
 * Finds what answers free text in three scripts and Roman spelling, typing errors forgiven: the script first, then stories,
 * questions and pages. Resolves to a synchronous finder; an index is built at its first use.
 */
export function answerFinder({ content, origin }: Deps): (flow: Flow) => Promise<FindAnswer> {
  const inLanguage = async (language: Language) =>
    [language, await content(language).catch(() => NO_CONTENT)] as const;
  let read: { at: number; content: Promise<Contents> } | null = null;
  let built: { meant: Promise<IntentFinder>; content: Contents; find: FindAnswer } | null = null;
  let learned: { examples: readonly unknown[]; meant: Promise<IntentFinder> } | null = null;
  return async (flow) => {
    if (read === null || performance.now() - read.at > FRESH_MS)
      read = {
        at: performance.now(),
        content: Promise.all(languages.map(inLanguage)).then((all) => new Map(all)),
      };
    const known = await read.content;
    // A script with costs filled in is a new object each time; its lists of examples are not.
    const examples = [...flow.steps.values()].map((step) => step.examples);
    if (
      learned?.examples.length !== examples.length ||
      examples.some((one, at) => one !== learned?.examples[at])
    )
      learned = { examples, meant: buildIntentFinder(flow) };
    const { meant } = learned;
    if (built?.meant !== meant || built.content !== known)
      built = { meant, content: known, find: makeFind(await meant, known, origin) };
    return built.find;
  };
}

function makeFind(meant: IntentFinder, content: Contents, origin: () => string): FindAnswer {
  const searches = new Map<ChatLanguage, ReturnType<typeof makeSearch<Page>>>();
  const look = (words: string, language: ChatLanguage, before?: MessageContext) => {
    if (words.trim().length < SHORTEST) return null;
    const step = meant.find(words, before);
    if (step) return step;
    const search = searches.get(language) ?? makeSearch(pages(content.get(language), language), language);
    searches.set(language, search);
    return findPages(search(words), { origin: origin(), language, words });
  };
  // The engine asks for the same words several times an answer.
  let last: { key: string; found: Finding | null } | null = null;
  const find: FindAnswer = (words, language, before) => {
    const key = [language, ...Object.values(before ?? {}), words].join('\n');
    if (last?.key !== key) last = { key, found: look(words, language, before) };
    return last.found;
  };
  const { pickAmong, candidates, better, subjectOf } = meant;
  return Object.assign(find, { pickAmong, candidates, better, subjectOf });
}

const pages = (content: SearchContent | undefined, language: ChatLanguage): Page[] =>
  searchDocuments(language, content ?? NO_CONTENT).map(({ title, text, language, url }) => ({
    title,
    text,
    language,
    url,
  }));

type Hit = SearchHit<Page>;

/** The matched words of a title, without words such as `you` or `when`. */
const matchedTerms = (title: Hit['title']) =>
  title.filter(({ text, isMatch }) => isMatch && tokensOf(text).some(({ key }) => !smallKeys.has(key)));

/** Whether a page matches by its title; a match somewhere in its text would be a guess. */
const isNamed = ({ title, coverage, sureness }: Hit) =>
  coverage >= 0.5 && (sureness >= 0.5 || coverage === 1) && matchedTerms(title).length > 0;

/** Whether a page has all the words, or at least half of them in its title. */
const isAbout = (words: string) => {
  const telling = tokensOf(words).filter(({ key }) => !smallKeys.has(key)).length;
  return ({ title, coverage }: Hit) => coverage === 1 || matchedTerms(title).length * 2 >= telling;
};

type From = Parameters<typeof pageLines>[1] & { words: string };

function findPages(all: readonly Hit[], { words, ...from }: From): Finding | null {
  // A statement is not answered by a page that covers only a part of it.
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
