import { assessCare } from '@/lib/chat/care/assess';
import type { CareCategory } from '@/lib/chat/care/assessment';
import { routes } from '@/lib/config/routes';
import { type Language, localPath } from '@/lib/i18n/language';
import { conceptsByKey, conceptsIn, phrasesOf } from './concepts';
import { questionTerms } from './question-words';
import { isWithin, tokensOf } from './words';

const faq = (id: string) => `${routes.faq}#${id}`;
const detox = `${routes.treatment}#detox`;
const stories = {
  drinks: routes.story('when-someone-you-love-drinks'),
  alone: routes.story('why-not-to-stop-alone'),
  notReady: routes.story('talking-to-someone-who-is-not-ready'),
  opioids: routes.story('opioids-and-overdose'),
  detox: routes.story('what-happens-in-detox'),
  rights: routes.story('your-rights-in-treatment'),
  relapse: routes.story('relapse-is-not-the-end'),
  firstWeek: routes.story('first-week-with-us'),
  day: routes.story('a-day-at-the-centre'),
  home: routes.story('coming-home'),
  work: routes.story('going-back-to-work'),
  children: routes.story('talking-with-children'),
  carer: routes.story('looking-after-yourself'),
};
const substances = faq('which-substances-do-you-treat');
const admission = faq('admission-steps');
const cost = faq('what-does-treatment-cost');
const cannotPay = faq('what-if-we-cannot-pay');
const unwilling = faq('can-someone-be-admitted-if-they-do-not-want-to-come');
const stopDrinking = faq('should-i-stop-drinking-before-i-come');
const drinking = [stories.drinks, stories.alone, stopDrinking];
/** What stands behind whom to call, by the danger; else what families can do. */
const inDanger: Partial<Record<CareCategory, string>> = {
  overdose: stories.opioids,
  withdrawal: stories.alone,
  suicide: stories.notReady,
  self_harm: stories.notReady,
};

/** What answers in the chat: the page, the script's own questions before it, or a step of the script. */
export type AnsweredBy = 'page' | 'guide' | 'script';

type Row = readonly [concepts: string, paths: readonly string[], by?: 'guide' | 'script'];

/**
 * The pages that answer what names all concepts of a row, best first; the first row that fits decides. In the chat a
 * step of the script says as much (`script`), or its own questions lead further where one of its words is named (`guide`).
 */
const rows: readonly Row[] = [
  ['lockedIn', [stories.rights, faq('may-i-leave-before-the-end')]],
  ['struck', [routes.helpNow, routes.families]],
  ['senses', [routes.helpNow, stories.opioids]],
  ['fits', [routes.helpNow, stories.alone]],
  ['delirium', [routes.helpNow, stories.alone], 'script'],
  ['force', [unwilling, stories.notReady]],
  ['receiptAsked', [routes.donate, routes.donationStatus, routes.trust], 'script'],
  ['phoneNumber', [routes.contact]],
  ['addiction oneWord', [routes.treatment, routes.families, stories.alone], 'script'],
  ['people', [routes.about, routes.trust], 'script'],
  ['together', [faq('when-may-the-family-visit'), routes.accommodation]],
  ['children bring', [faq('may-children-come'), stories.children]],
  ['children visiting', [faq('may-children-come'), stories.children]],
  ['wifi', [faq('may-i-keep-my-phone'), faq('can-my-family-reach-me')]],
  ['family cannabis', [routes.families, substances, stories.notReady], 'guide'],
  ['cannabis habits', [substances, routes.treatment, routes.families], 'guide'],
  ['habits', [routes.contact, substances], 'script'],
  ['phone', [faq('may-i-keep-my-phone'), faq('can-my-family-reach-me')]],
  ['poor', [cannotPay, cost], 'guide'],
  ['insurance', [faq('does-health-insurance-pay'), cannotPay]],
  ['cards', [cannotPay, cost, faq('does-health-insurance-pay')]],
  ['leaving', [faq('may-i-leave-before-the-end'), stories.rights]],
  ['visitTime', [faq('when-may-the-family-visit'), faq('can-my-family-reach-me')], 'script'],
  ['police', [faq('will-you-tell-the-police'), stories.rights]],
  ['court', [stories.rights, faq('will-you-tell-the-police')]],
  ['work secret', [faq('will-you-tell-my-employer'), faq('who-will-know-that-i-am-here')]],
  ['jobHere', [routes.contact, routes.corporates], 'script'],
  ['secret', [faq('who-will-know-that-i-am-here'), faq('will-you-tell-my-employer')], 'script'],
  ['remarks', [routes.trust, stories.rights], 'script'],
  ['genuine', [routes.trust, routes.about], 'script'],
  ['fallenBack', [stories.relapse, faq('what-if-there-is-a-relapse')], 'script'],
  ['sniffed', [substances, routes.treatment], 'guide'],
  ['women doctor', [routes.about, routes.contact, routes.helpNow], 'script'],
  ['women', [`${routes.contact}#call-back`, routes.contact, routes.families, routes.helpNow], 'script'],
  ['opioids amount', [stories.opioids, routes.helpNow], 'script'],
  ['sleepers amount', [routes.helpNow, stories.alone], 'script'],
  ['alcohol amount', [stories.alone, routes.helpNow], 'script'],
  ['drugs amount', [stories.opioids, routes.helpNow], 'script'],
  ['money oneWord', [cost, cannotPay], 'script'],
  ['fee room', [cost, `${routes.accommodation}#rooms`], 'script'],
  ['fee', [cost, cannotPay], 'script'],
  ['mind', [faq('what-about-other-illnesses')]],
  ['comfort', [routes.accommodation]],
  ['illness', [faq('what-about-other-illnesses')]],
  ['pain', [stories.detox, detox], 'script'],
  ['everyone', [admission, routes.contact, stories.rights], 'script'],
  ['outcome', [stories.relapse, routes.trust, routes.treatment], 'script'],
  ['refuses', [stories.notReady, unwilling, routes.families], 'guide'],
  ['persuade', [stories.notReady, routes.families], 'guide'],
  ['alcohol quit beforehand', [stopDrinking, stories.alone]],
  ['sleepers', [stopDrinking, detox]],
  ['medicineNames', [faq('may-i-go-on-taking-my-medicines'), detox]],
  ['afterwards', [stories.home, stories.relapse, stories.work]],
  ['family quit', [stories.drinks, routes.families, routes.treatment], 'guide'],
  ['quit alone', [stories.alone, stopDrinking, detox]],
  ['detox alone', [stories.alone, stories.detox, stopDrinking]],
  ['opioids quit', [routes.treatment, stories.opioids, detox], 'guide'],
  ['alcohol quit', [routes.treatment, routes.helpNow, stories.alone], 'guide'],
  ['dependence quit', [routes.treatment, routes.helpNow, stories.alone], 'guide'],
  ['drugs quit', [routes.treatment, routes.helpNow, detox], 'guide'],
  ['cannabis quit', [substances, routes.treatment], 'guide'],
  ['family opioids', [stories.opioids, routes.families, stories.notReady], 'guide'],
  ['elderly', [routes.families]],
  ['family drugs', [routes.families, stories.opioids, stories.notReady], 'guide'],
  ['family alcohol', [stories.drinks, routes.families, stories.notReady], 'guide'],
  ['family dependence', [stories.drinks, routes.families, stories.notReady], 'guide'],
  ['teenager', [routes.families, substances], 'script'],
  ['ages', [routes.families, routes.contact], 'script'],
  ['howLong detox', [stories.detox, detox], 'script'],
  ['howLong', [faq('how-long-does-treatment-last'), routes.treatment], 'script'],
  [
    'howAdmitted',
    [admission, faq('how-soon-can-we-get-a-bed'), faq('do-we-need-a-letter-from-a-doctor')],
    'script',
  ],
  ['opioids', [stories.opioids, detox, substances]],
  ['liquor', drinking],
  ['bangla oneWord', drinking],
  ['stimulants', [substances, routes.treatment, routes.families]],
  ['cannabis', [substances, routes.treatment, routes.families], 'guide'],
  ['shaking', [stories.alone, stories.detox, detox], 'script'],
  ['sleepless', [stories.detox, stories.firstWeek], 'script'],
  ['where', [routes.contact, routes.about], 'script'],
  ['centre', [routes.treatment, admission, routes.contact], 'script'],
  ['opening', [routes.contact, routes.faq], 'script'],
  ['firstDays', [stories.firstWeek]],
  ['online', [`${routes.treatment}#facilities`, routes.contact]],
  ['food', [stories.day, routes.accommodation], 'guide'],
  ['routine', [stories.day, stories.firstWeek], 'guide'],
  ['work leave', [stories.work, faq('will-you-tell-my-employer')], 'guide'],
  ['company oneWord', [routes.corporates]],
  ['job oneWord', [stories.work, faq('will-you-tell-my-employer'), routes.contact], 'script'],
  ['doctor oneWord', [detox, routes.trust]],
  [
    'family oneWord',
    [routes.families, faq('i-am-worried-about-someone-may-i-call'), stories.drinks],
    'script',
  ],
  ['treatment oneWord', [routes.treatment, admission, stories.firstWeek], 'script'],
  ['safe', [stories.rights, routes.trust]],
  ['safeWord oneWord', [stories.rights, routes.trust], 'script'],
  ['about oneWord', [routes.about, routes.trust], 'script'],
  ['blog', [routes.blog], 'script'],
  ['faq', [routes.faq], 'script'],
];

const phrases = phrasesOf(questionTerms);
/** A word of this table is what it says: kosto is pain, and no cost with a slip. */
export const questionKeys: ReadonlySet<string> = new Set(
  phrases.filter(({ keys }) => keys.length === 1).map(({ keys: [key = ''] }) => key),
); /** Endings of case: স্বামী-কে, chele-r; fir is none of fi, nor kamra, a room, of kam, work. */
const ENDING = /(?:ke|der|er|(?<!^kam)ra|(?<=.{3})r|te)$/;

/** Shorter words are another one with a slip: pain, paid. */
const SHORTEST_CORRECTED = 6;
const spellings = [...conceptsByKey.keys(), ...questionKeys];

/** A word that nobody writes so, as the nearest that names a subject is written. */
const corrected = (key: string): string =>
  conceptsByKey.has(key) || questionKeys.has(key) || key.length < SHORTEST_CORRECTED
    ? key
    : (spellings.find((word) => word[0] === key[0] && isWithin(word, key, 1)) ?? key);

/** What a query or a heading names, by `isWord` with a slip in what is no word; a single word by itself is asked for in general. */
export function subjectsIn(query: string, isWord = (_key: string) => true): ReadonlySet<string> {
  const keys = tokensOf(query).map(({ key }) => (isWord(key) ? key : corrected(key)));
  const stems = keys.map((key) => key.replace(ENDING, ''));
  const lines = [` ${keys.join(' ')} `, ` ${stems.join(' ')} `];
  const named = phrases.filter(({ keys: phrase }) =>
    lines.some((line) => line.includes(` ${phrase.join(' ')} `)),
  );
  return new Set([
    ...conceptsIn(query),
    ...conceptsIn(stems.join(' ')),
    ...named.map(({ name }) => name),
    ...(keys.length === 1 ? ['oneWord'] : []),
  ]);
}

type Known = { paths: readonly string[]; by: AnsweredBy; isOfWomen?: boolean | undefined };

/** What answers a query, by addresses in English, best first; none where its words name nothing that is asked often. */
function answersTo({ query, isWord }: Search): Known {
  const { tier, category } = assessCare(query);
  if (tier === 2)
    return { paths: [routes.helpNow, (category && inDanger[category]) || routes.families], by: 'page' };
  const subjects = subjectsIn(query, isWord);
  const row = rows.find(([concepts]) => concepts.split(' ').every((concept) => subjects.has(concept)));
  return { paths: row?.[1] ?? [], by: row?.[2] ?? 'page', isOfWomen: row?.[0].startsWith('women') };
}

/** The site has no question about women; one that the trust adds goes before all pages. */
const isOfWomen = ({ url, title }: Addressed): boolean =>
  url?.includes(faq('')) === true && subjectsIn(title).has('women');

type Addressed = { url?: string; title: string };

/** What is known to answer goes before all that has the words: above the best of those, in its order. */
const ANSWER_LEAD = 1.6;
const ANSWER_STEP = 0.05;

type Search = {
  query: string;
  language: Language;
  best: number | undefined;
  /** Whether any document has the word. */
  isWord: (key: string) => boolean;
};

/** The documents that are known to answer a query, in their order. */
export function answering<Document extends Addressed>(documents: readonly Document[], search: Search) {
  const { paths, by, ...row } = answersTo(search);
  const own = row.isOfWomen ? documents.findIndex(isOfWomen) : -1;
  const known = paths.map((path) =>
    documents.findIndex(({ url }) => url === localPath(search.language, path)),
  );
  return [own, ...known].flatMap((at, rank) => {
    const document = documents[at];
    const score = (search.best ?? 1) * (ANSWER_LEAD - rank * ANSWER_STEP);
    const answers = at === own ? 'page' : by;
    return document ? [{ at, document, coverage: 1, sureness: 1, score, answers }] : [];
  });
}

/** Several parts of one page are one result, the best of them. */
export function oneAnAddress<Hit extends { document: Addressed }>(hits: readonly Hit[]): Hit[] {
  const seen = new Set<string>();
  return hits.filter(({ document: { url } }) => {
    if (url === undefined) return true;
    const isNew = !seen.has(url);
    seen.add(url);
    return isNew;
  });
}
