import 'server-only';
import { setTimeout } from 'node:timers/promises';
import type { Before, Finding, Visitor } from '@/lib/chat/flow/navigation';
import type { Flow } from '@/lib/chat/flow/schema';
import { isQuestion } from '@/lib/chat/flow/speech-acts';
import { type Page, pageLines } from '@/lib/chat/found-pages';
import type { ChatLanguage } from '@/lib/chat/schema';
import { type Language, languages } from '@/lib/i18n/language';
import { type SearchContent, searchDocuments } from '@/lib/search/documents';
import { makeSearch, type SearchHit } from '@/lib/search/search';
import { smallKeys, tokensOf } from '@/lib/search/words';
import { learnMeanings, type Meant } from './intents';

export type FindAnswer = NonNullable<Visitor['find']>;

type Deps = {
  /** Stories and the rest that the search of the site knows, in a language. */
  content: (language: Language) => Promise<SearchContent>;
  /** The site's own origin: the chat also stands on other sites. */
  origin: () => string;
};

/** No visitor waits longer for examples that are still being learned. */
const LONGEST_WAIT_MS = 4000;

/** What finds answers, where it is ready soon; else undefined: a script answers by its own words until it is. */
export const soon = (find: Promise<FindAnswer>): Promise<FindAnswer | undefined> =>
  Promise.race([find, setTimeout(LONGEST_WAIT_MS, undefined, { ref: false })]);

type Contents = ReadonlyMap<Language, SearchContent>;

const NO_CONTENT: SearchContent = { stories: [], features: [], rooms: [] };
/** So many words tell more than they ask. */
const MANY_WORDS = 4;
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
    const key = [language, ...Object.values(before ?? {}), words].join('\n');
    if (last?.key !== key) last = { key, found: look(words, language, before) };
    return last.found;
  };
  const { among, either, likely, about } = meant;
  return Object.assign(find, { among, either, likely, about });
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
