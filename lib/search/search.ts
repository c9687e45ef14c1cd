import { routes } from '@/lib/config/routes';
import type { Language } from '@/lib/i18n/language';
import { type AnsweredBy, answering, oneAnAddress, questionKeys } from './answers';
import { conceptPhrases, conceptsByKey, counts, inflected } from './concepts';
import { excerptOf, type Segment, segmentsOf, typedIn } from './excerpt';
import type { SearchDocument } from './search-index';
import { nearness, smallKeys, tokensOf, WEIGHTS } from './words';

export type SearchHit<Document = SearchDocument> = {
  document: Document;
  /** Comparable within one query alone. */
  score: number;
  /** The share of the query's words that the document has, from 0 to 1; a low one is a guess. */
  coverage: number;
  /** The share of them that it has without a slip forgiven. */
  sureness: number;
  /** It is known to answer what was asked (answers.ts). */
  answers?: AnsweredBy;
  title: Segment[];
  excerpt: Segment[];
};

/** Documents by how often they have a word; a title's word counts several times. */
type Postings = Map<number, number>;

/** One way a word of the query is met: by a word of the documents, or by all words of a concept. */
type Way = {
  /** The words of a document, by its number, that are met in it. */
  keysIn: (at: number) => Iterable<string>;
  postings: Postings;
  weight: number;
  /** How near the word itself is met; with a slip forgiven it is another word perhaps. */
  near: number;
  /** In how many documents it counts as standing. */
  spread: number;
};

type Searchable = Pick<SearchDocument, 'title' | 'text' | 'language'> & { url?: string };

/** Nobody means a longer one. */
const LONGEST_QUERY = 200;
const MOST_TERMS = 12;

const IN_TITLE = 8;
/** A title of one word says the whole subject. */
const WHOLE_TITLE = 12;
/** A title that names the subject goes before a text that mentions it often. */
const TITLE_BONUS = 1.3;
/** So much of the best one's points makes a hit behind the first few; what has less only shares a word. */
const HIT_SHARE = 0.5;
const FIRST_FEW = 3;
/** BM25: how soon repetition stops counting, and how much a long text is held against it. */
const [SATURATION, LENGTH_SHARE] = [1.2, 0.4];
/** A document in the reader's language goes before one that is not. */
const OWN_LANGUAGE = 1.8;

type Index = {
  lengths: readonly number[];
  averageLength: number;
  byKey: ReadonlyMap<string, Postings>;
  byConcept: ReadonlyMap<string, Postings>;
  /** The words that name a concept in a document, by both. */
  conceptKeys: ReadonlyMap<string, ReadonlySet<string>>;
  /** Keys of words and concepts by their first letter. */
  vocabulary: ReadonlyMap<string, readonly string[]>;
};

const entryOf = <Value>(map: Map<string, Value>, key: string, empty: () => Value): Value => {
  const value = map.get(key) ?? empty();
  map.set(key, value);
  return value;
};

function buildIndex(documents: readonly Searchable[]): Index {
  const byKey = new Map<string, Postings>();
  const add = (text: string, at: number, weight: number): number => {
    const tokens = tokensOf(text);
    for (const { key } of tokens) {
      const postings = entryOf(byKey, key, () => new Map());
      postings.set(at, (postings.get(at) ?? 0) + weight);
    }
    return tokens.length;
  };
  const titleWeight = (title: string) => (tokensOf(title).length === 1 ? WHOLE_TITLE : IN_TITLE);
  const lengths = documents.map(
    ({ title, text }, at) => add(title, at, titleWeight(title)) + add(text, at, 1),
  );
  const byConcept = new Map<string, Postings>();
  const conceptKeys = new Map<string, Set<string>>();
  const named = (concept: string, at: number) => entryOf(conceptKeys, `${concept} ${at}`, () => new Set());
  for (const [key, postings] of byKey) {
    const own = conceptsByKey.get(key);
    for (const concept of own ?? inflected(key)) {
      const sum = entryOf(byConcept, concept, () => new Map());
      for (const [at, count] of postings) {
        const language = documents[at]?.language ?? 'en';
        if (own ? !counts(concept, key, language) : language === 'en') continue;
        sum.set(at, (sum.get(at) ?? 0) + count);
        named(concept, at).add(key);
      }
    }
  }
  for (const [at, { title }] of documents.entries()) {
    const line = ` ${tokensOf(title)
      .map(({ key }) => key)
      .join(' ')} `;
    for (const { name, keys } of conceptPhrases) {
      if (!line.includes(` ${keys.join(' ')} `)) continue;
      const sum = entryOf(byConcept, name, () => new Map());
      sum.set(at, Math.max(sum.get(at) ?? 0, IN_TITLE));
      for (const key of keys) if (!smallKeys.has(key)) named(name, at).add(key);
    }
  }
  const vocabulary = new Map<string, string[]>();
  for (const key of new Set([...byKey.keys(), ...conceptsByKey.keys()]))
    entryOf(vocabulary, key.charAt(0), () => []).push(key);
  const averageLength = lengths.reduce((sum, one) => sum + one, 0) / Math.max(1, lengths.length);
  return { lengths, averageLength, byKey, byConcept, conceptKeys, vocabulary };
}

function wayOf(index: Index, concept: string, weight: number): Way {
  const postings = index.byConcept.get(concept) ?? new Map<number, number>();
  const keysIn = (at: number) => index.conceptKeys.get(`${concept} ${at}`) ?? [];
  return { keysIn, postings, weight: weight * WEIGHTS.concept, near: weight, spread: postings.size };
}

/** Every way to meet a word. Slips are forgiven only to a word that nobody wrote rightly. */
function waysOf(index: Index, term: string, isName: boolean): Way[] {
  const near = (index.vocabulary.get(term.charAt(0)) ?? [])
    .filter((key) => !isName || key.startsWith(term))
    .map((key) => ({ key, weight: nearness(term, key) }))
    .filter(({ weight }) => weight > 0);
  const isKnown = near.some(({ weight }) => weight === WEIGHTS.exact);
  // A word of the table is no other one with an ending: charas is no char.
  const isQuestionWord = questionKeys.has(term);
  const least = conceptsByKey.has(term) || isQuestionWord ? WEIGHTS.exact : WEIGHTS.ending;
  return near
    .filter(({ weight }) => (!isKnown && !isQuestionWord) || weight >= least)
    .flatMap(({ key, weight }) => {
      // The beginning of a longer word is not that word: ghar is no gharwale.
      const names = key !== term && key.startsWith(term) ? [] : (conceptsByKey.get(key) ?? []);
      const concepts = names.map((name) => wayOf(index, name, weight));
      const postings = index.byKey.get(key) ?? new Map<number, number>();
      // A word that one story happens to use is no rarity where many documents are about the same.
      const spread = Math.max(postings.size, ...concepts.map((way) => way.spread / 2));
      return [{ keysIn: () => [key], postings, weight, near: weight, spread }, ...concepts];
    });
}

/** First and last name of somebody: where no word of it is known, ordinary words are no slips of it. */
const NAME = /^\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+$/u;

/** The query as terms, each with its ways: phrases of the table first, then single words, small ones left out. */
function termsOf(index: Index, query: string): Way[][] {
  const keys = tokensOf(query).map(({ key }) => key);
  const terms: Way[][] = [];
  for (const { name, keys: phrase } of conceptPhrases) {
    const at = keys.findIndex((_, from) => phrase.every((key, offset) => keys[from + offset] === key));
    if (at < 0) continue;
    terms.push([wayOf(index, name, 1)]);
    keys.splice(at, phrase.length);
  }
  const telling = keys.filter((key) => !smallKeys.has(key));
  const rest = telling.length + terms.length > 0 ? telling : keys;
  const isName =
    NAME.test(query.trim()) && !telling.some((key) => index.byKey.has(key) || conceptsByKey.has(key));
  return [...terms, ...[...new Set(rest)].slice(0, MOST_TERMS).map((key) => waysOf(index, key, isName))];
}

type Points = { score: number; matched: number; sure: number };
const NO_POINTS: Points = { score: 0, matched: 0, sure: 0 };

/** The best of its ways decides for a term: how near, how rare and how often. */
function addTerm(index: Index, ways: readonly Way[], points: Map<number, Points>): void {
  const best = new Map<number, number>();
  const sure = new Set<number>();
  for (const { postings, weight, near, spread } of ways) {
    const rarity = Math.log(1 + (index.lengths.length - spread + 0.5) / (spread + 0.5));
    for (const [at, count] of postings) {
      const share = (index.lengths[at] ?? 0) / Math.max(1, index.averageLength);
      const often = count / (count + SATURATION * (1 - LENGTH_SHARE + LENGTH_SHARE * share));
      const titled = count >= IN_TITLE ? TITLE_BONUS : 1;
      if (near > WEIGHTS.oneSlip) sure.add(at);
      best.set(at, Math.max(best.get(at) ?? 0, weight * rarity * often * titled));
    }
  }
  for (const [at, score] of best) {
    const known = points.get(at) ?? NO_POINTS;
    const isSure = Number(sure.has(at));
    points.set(at, { score: known.score + score, matched: known.matched + 1, sure: known.sure + isSure });
  }
}

/** An answer to this very question is read from its beginning, as are the hours and the address. */
const isWholeAnswer = ({ answers, document: { url } }: { answers?: AnsweredBy; document: Searchable }) =>
  answers !== undefined && (url?.includes(`${routes.faq}#`) || url?.endsWith(routes.contact)) === true;

/**
 * A search among documents, in memory. The answer holds the best hits, best first, at most `limit` (10) of them; a
 * document with less than half of the query's known words is none.
 */
export function makeSearch<Document extends Searchable>(documents: readonly Document[], language: Language) {
  const index = buildIndex(documents);
  return (query: string, limit = 10): SearchHit<Document>[] => {
    const words = query.slice(0, LONGEST_QUERY);
    // A letter alone is the beginning of a word.
    if (words.trim().length < 2) return [];
    const terms = termsOf(index, words);
    // A word that no document has, a verb of everyday speech perhaps, refuses none.
    const known = terms.filter((ways) => ways.some(({ postings }) => postings.size > 0)).length;
    const points = new Map<number, Points>();
    for (const ways of terms) addTerm(index, ways, points);
    const found = documents.flatMap((document, at) => {
      const { score, matched, sure } = points.get(at) ?? NO_POINTS;
      const coverage = matched / Math.max(1, terms.length);
      const sureness = sure / Math.max(1, terms.length);
      const own = document.language === language ? OWN_LANGUAGE : 1;
      const isHit = matched > 0 && matched * 2 >= known;
      return isHit ? [{ at, document, coverage, sureness, score: score * (0.5 + coverage / 2) * own }] : [];
    });
    const natural = found.toSorted((a, b) => b.score - a.score);
    const isWord = (key: string) => index.byKey.has(key);
    const answers = answering(documents, { query: words, language, best: natural[0]?.score, isWord });
    const hits = oneAnAddress([...answers, ...natural]);
    const least = (natural[0]?.score ?? 0) * HIT_SHARE;
    const isTyped = typedIn(words, isWord);
    const matchedIn = (at: number) => {
      const keys = new Set(terms.flat().flatMap((way) => [...way.keysIn(at)]));
      return { isMatch: (key: string) => keys.has(key), isTyped };
    };
    // Behind a known answer stands only what says the subject in its title.
    const isApart = ({ at, document }: (typeof natural)[number]) => {
      if (answers.length === 0 || answers.some((answer) => answer.at === at)) return false;
      const { isMatch } = matchedIn(at);
      return !tokensOf(document.title).some(({ key }) => isMatch(key));
    };
    return hits
      .filter((hit, at) => (at < FIRST_FEW || hit.score >= least) && !isApart(hit))
      .slice(0, limit)
      .map(({ at, ...hit }) => {
        const { title, text } = hit.document;
        const matching = matchedIn(at);
        return {
          ...hit,
          title: segmentsOf(title, tokensOf(title), matching),
          excerpt: excerptOf(text, tokensOf(text), { ...matching, fromStart: isWholeAnswer(hit) }),
        };
      });
  };
}
