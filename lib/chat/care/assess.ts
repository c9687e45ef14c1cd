import { type Language, type Prefixed, prefixed, scriptLang } from '@/lib/i18n/language';
import type { CareAssessment, CareContext, CareField, CareLanguage, CareSubject } from './assessment';
import { type Cues, findCues, type Hit, isSpellOver, joinCues } from './cues';
import { detailRules, isDespair, isViolence, quiet, type Rule, rules } from './rules';
import { tokenize, type WordLines } from './words';

type Text = { words: WordLines; cues: Cues; from: number };
type Match = { rule: Rule; hits: readonly Hit[] };
const textOf = (words: WordLines): Text => ({ words, cues: findCues(words), from: 0 });

/**
 * Whether a message tells of danger to life (access-and-care §2.5). Pure and free of any dependency: the same answer in
 * the browser before anything is sent and on the server. It never stores or passes on the text.
 */
export function assessCare(text: string, context: CareContext = {}): CareAssessment {
  const own = textOf(tokenize(text.slice(0, 6000)));
  const language = languageOf(text, own);
  const nothing: CareAssessment = { tier: 0, category: null, subject: 'self', rule: null, language };
  if (own.words.count === 0) return nothing;
  const answer = ofSentences(text, own, judge(own, context.field ?? 'message'));
  // A name and the answer after it make no sentence; who told of a roof and now wishes to die is about to.
  const isWhole = answer.tier === 2 && answer.category !== 'suicide';
  if (isWhole || !context.previous || context.field === 'detail') return { ...nothing, ...answer };
  const before = textOf(tokenize(context.previous.slice(-600)));
  const words = tokenize(`${context.previous.slice(-600)}\n${text.slice(0, 6000)}`);
  const from = before.words.count;
  const joined = judge({ words, cues: joinCues(before.cues, own.cues, from), from }, 'message');
  // What the message before told of by itself is not told again by a word of when, where or who.
  const told = judge(before, 'message');
  const isSame = told.rule === joined.rule || /^die-now/.test(joined.rule ?? '');
  const isOld = told.tier === 2 && (isSame || /violence/.test(joined.category ?? ''));
  // But who told of a wish to die and now names the deed, the means or the time alone is in danger.
  const isAtHand = (has(own, 'means') || has(own, 'atHand')) && !has(own, 'negation');
  const isDeed = told.tier === 2 && told.category === 'suicide' && (isAtHand || has(own, 'deed'));
  if (isDeed) return { ...nothing, ...told, rule: `die-now${/-act$/.exec(told.rule ?? '') ?? ''}` };
  return { ...nothing, ...(joined.tier === 2 && !isOld ? joined : answer) };
}

/** How many different words or letters of a kind a text has: `me` twice is one sign of Hindi. */
const count = (text: string, pattern: RegExp): number => new Set(text.match(pattern)).size;
const letters: Readonly<Record<Prefixed, RegExp>> = { hi: /[\u0900-\u097f]/g, bn: /[\u0980-\u09ff]/g };
/** The language that counts most, the last of equals. */
const foremost = (counts: Readonly<Record<Prefixed, number>>): Prefixed =>
  prefixed.reduce((most, one) => (counts[one] >= counts[most] ? one : most));

/**
 * The language of a message: by script, else by small words that only one of the languages has, and where these do not
 * tell, by how the danger in it was read.
 */
function languageOf(text: string, { words: { spelt, sounded }, cues }: Text): CareLanguage {
  const written = { hi: count(text, letters.hi), bn: count(text, letters.bn) };
  if (written.hi + written.bn > 2) return foremost(written);
  const english = count(spelt, SMALL_ENGLISH);
  const words = { hi: count(sounded, sureMarks.hi), bn: count(sounded, sureMarks.bn) };
  const likeliest = foremost(words);
  if (english !== words[likeliest]) return english > words[likeliest] ? 'en' : `${likeliest}-Latn`;
  const hits = [...cues.values()].flat();
  const heard = hits.filter((hit) => hit.sounded).length;
  return heard > hits.length - heard ? `${likeliest}-Latn` : 'en';
}

/** Small words in Latin letters, by sound, that English has not and no other of our languages. */
const sureMarks: Readonly<Record<Prefixed, RegExp>> = {
  hi: / (hai|hain|hun?|ka|ko|nahi|muje|mer[aei]|kya|aur|bahut|pati|ra?h[aei]|karna|chahi?e|kaise|kaun|ap(ko)?|sarab|let[aei]|chodn[ai]|kitn[aei]|kab|kaha[an]?|lageg[ai]|raheg[ai]|hog[ai]|kharcha|fir|dia|lia|kisi|bat|karn[ai]|chaie|tum|nokri|samai|milne|ilaj|muft|sakt[aei]|bata(o|ie)|dena|daru|pit[ae]|beta|gar|paise|ae|jae|nam|log|ho|bina|us[ek][aeo]?|usne|se|me|ma?in|pe|koi|pi|ab|ne|le|goli(an?)?|abhi|pine|bete|hi|bahan|maine|ye|[bw]al[aei]|kuch|bach[ae]|bapas|pehle|mileg[ai]|chaleg[ai]|nind|mahine|jaeg[ai]|hum|karun?|lagt[ai]|khana|da[bw]a[ie]?|bibi|dost|pi(k[ae]r?)|yahan|apn[aei]|suba|padeg[ai]|hu[aei]|khun|chal[aie]|ulti|sirf|kia|doge|kar(ke|t[aei])|akel[ai]|chup|rakh[ai]?|kharab|khud|ladk[aie]|hafte|kh[au]d[aei]|bait?h[aei]|jag[ae]h?|mar(ne|na)|par)(?= )/g,
  bn: / (ami|amar|amake|amader|apnar?|kor[a-z]*|chai|khai|bor|sbami|mod|nesa|charte|teke|ki[bv]abe|chele|kothai|koto|hobe|lagbe|kokh?on|taka|lage|tek[ei]|jono|ach[ei]|gor|gopon|takb[eo]|keu|janbe|hoi|iche|kheye|felechi|somoi|rakha|jabe|jabo|pab[eo]|bolte|kota|sate|alada|karo|dite|khor(och|cha)|meyeder|mohilader|bari(te)?|churi|boyos|dekha|poisa|chikitsa|abar|er|nam|nie|bhorti|ho(e|l[eo]|che)|nei|jai|ar|bondo|ekhon|osud|khele|bhalo|naki|par[bi][eo]?|dei|chere|aste|bochor|kono|apnara|khub|kichu|chole|kaj|kharap|ekta|jete|meye|matal|deb[eo]|khete|pore|bolbo|kache|chara|daktar|gele|dile|mas|dore|bhoi|sobai|onek|eka|rokto|eto|kon|ei|loja|char(ar|le)|manus|moto|rogi|choto|ase|oke|ora|eta|jayga|nije|ekjon|sudu|babar?|kosto|chilam|ferot|[a-z]{2,}ch[ei]|[a-z]{3,}(ben|chilo|chis))(?= )/g,
};
const SMALL_ENGLISH =
  / (the|is|am|are|my|and|of|it|you|for|she|was|have|do|not|to|im?|with|what|how|wil|him|his|they|at|he(?= ([a-z]+(s|ed)|wil|told|said|can|did) )|(beat|hit|kil|tel|told|hurt|threaten)(s|ing)?(?= me ))(?= )/g;
/** Words that English alone has: `is`, `to`, `me`, `he`, `do` and `the` are words of Hindi in Latin letters too. */
const SURE_ENGLISH =
  / (my|and|of|it|your?|for|she|was|ha(ve|s)|not|with|what|how|can|cant|wil|does|dont|where|when|much|this|that|from|want|ned(n?t)?|help|about|who|we|they|his|him|her|im?|drink(s|ing)|stop(ed)?|been|after|(sh|[cw])ould|long|treatment|husband|brother)(?= )/g;

/** Words by sound that only one language has, no English word and no name sounds like; in a short message one is enough. */
const unmistakable: Readonly<Record<Prefixed, RegExp>> = {
  hi: / (madad|chahi?e|chaie|chaht[aei]|marna|hun|kitn[aei]|muje|kais[aei]|nahi|ilaj|sarab|paise|kharcha|chodn[ai]|batao|hamko|koi|alag|gaya|chaleg[ai]|milt[aei]|[a-z]+ hain?|[a-z]+te ho|mat kar[a-z]*)(?= )/g,
  bn: / (am(ake|ader|ra)|tumi|kothai|ki[bv]abe|lagbe|charte|morte|koto|(tak|rakh|khe)te|korbo|kor(te|che|ben)|chikitsa|nesar?|poisa|kemon|kobe|cholbe|debe|neben?|parb(e|en|o)|bolben|okhane|bochor|khai|gech[ei]|hobe|(por|bhang)che|keu|achi|jai)(?= )/g,
};
/** So many words without one of another language are English; so few are told by one alone. */
const [PLAIN_WORDS, SHORT_WORDS] = [4, 7];

/** The language that a message is surely written in: by its script, or in Latin letters by two small words that no other of ours has, in a short one by a word that nothing else is. Null where it cannot be told. */
export function writtenLanguage(text: string): Language | null {
  if (scriptLang(text)) return scriptLang(text);
  const { spelt, sounded, count: length } = tokenize(text.slice(0, 600));
  const english = count(spelt, SMALL_ENGLISH);
  const counts = { hi: count(sounded, sureMarks.hi), bn: count(sounded, sureMarks.bn) };
  const likeliest = foremost(counts);
  if (counts[likeliest] >= 2 && counts[likeliest] > english && counts.hi !== counts.bn) return likeliest;
  const sure = count(spelt, SURE_ENGLISH);
  const [only, other] = prefixed.filter((one) => count(sounded, unmistakable[one]) > 0);
  if (only && !other && sure === 0 && english < 2 && length <= SHORT_WORDS) return only;
  const others = counts.hi + counts.bn;
  if (others === 0 && english > 0 && length >= PLAIN_WORDS) return 'en';
  return sure >= 2 && sure > others ? 'en' : null;
}

const SENTENCE_END = /[.!?।॥\n]+/;
/** More say nothing new; each takes its time. */
const MOST_PAIRS = 40;
/** What calms a whole text, though it may stand far from the danger in it. */
const CALMING = ['enquiry', 'fiction', 'joking', 'recovered', 'longAgo', 'game', 'habit'] as const;

/** A long text is judged by pairs of neighbouring sentences too: a question about the price calms only what stands beside it. */
function ofSentences(text: string, own: Text, whole: Judgement): Judgement {
  const sentences = text.slice(0, 6000).split(SENTENCE_END).filter(Boolean);
  if (whole.tier === 2 || sentences.length < 3 || !CALMING.some((cue) => has(own, cue))) return whole;
  for (const [at, sentence] of sentences.slice(1, MOST_PAIRS).entries()) {
    const pair = judge(textOf(tokenize(`${sentences[at]}. ${sentence}`)), 'message');
    if (pair.tier === 2) return pair;
  }
  return whole;
}

type Judgement = Pick<CareAssessment, 'tier' | 'category' | 'subject' | 'rule'>;
const calm: Judgement = { tier: 0, category: null, subject: 'self', rule: null };

function judge(text: Text, field: CareField): Judgement {
  let best: Judgement | null = null;
  for (const rule of field === 'detail' ? [...rules, ...detailRules] : rules) {
    // The wish to die of somebody who is beaten or abused decides before the violence.
    if (best?.tier === 2 && !isDespair(rule)) continue;
    const hits = matchRule(text, rule);
    if (!hits || (field === 'detail' && !isToldOf(text, hits))) continue;
    const tier = tierOf(text, { rule, hits });
    const subject = subjectOf(text, { rule, hits });
    const found = { tier, category: rule.category, subject, rule: nameOf(text, rule) };
    if (tier === 2 && !isViolence(rule)) return found;
    if (tier > (best?.tier ?? -1)) best = found;
  }
  if (best) return best.tier === 0 ? calm : best;
  const isQuestion = has(text, 'enquiry') || has(text, 'fiction');
  const isBare = (cue: 'suicide' | 'overdose') =>
    has(text, cue) && (field === 'detail' || (cue === 'suicide' && text.words.count < 3));
  const bare = isQuestion ? undefined : (['suicide', 'overdose'] as const).find(isBare);
  if (bare) return { ...calm, tier: 2, category: bare, rule: bare };
  const signs = hitsOf(text, quiet);
  const isQuiet = signs.length > 0 && !isQuestion && (field === 'message' || isToldOf(text, signs));
  return isQuiet ? { ...calm, tier: 1 } : calm;
}

/** An act that is under way is another rule than the wish for it: a card that was gone past comes again. */
const nameOf = (text: Text, { name, ...rule }: Rule): string =>
  isDespair({ name, ...rule }) && (has(text, 'act') || /^(?:edge|gone|roof)$/.test(name))
    ? `${name}-act`
    : name;

/** Names hold words of danger: Jahar Kha, Neela Parveen. */
const isToldOf = (text: Text, hits: readonly Hit[]): boolean =>
  hits.some(({ sounded }) => !sounded) || has(text, 'told');

const hitsOf = ({ cues }: Text, names: string): Hit[] =>
  names.split(' ').flatMap((name) => cues.get(name) ?? []);
const indexesOf = (text: Text, names: string): number[] => hitsOf(text, names).map(({ first }) => first);
const has = ({ cues }: Text, cue: string): boolean => cues.has(cue);

/** The hits that make a rule hold, or null. One of them lies in the visitor's own new message. */
function matchRule(text: Text, { all, within }: Rule): readonly Hit[] | null {
  const [anchors = [], ...others] = all.map((names) => hitsOf(text, names));
  if (others.some((hits) => hits.length === 0)) return null;
  for (const anchor of anchors) {
    const found = others.map((hits) => hits.find((hit) => isNear(anchor, hit, within)));
    const hits = [anchor, ...found.filter((hit) => hit !== undefined)];
    if (hits.length === all.length && hits.some(({ last }) => last >= text.from)) return hits;
  }
  return null;
}

const gap = (a: Hit, b: Hit): number => Math.max(a.first - b.last, b.first - a.last);
const isNear = (a: Hit, b: Hit, within: number): boolean =>
  (a.first !== b.first || a.last !== b.last) && gap(a, b) <= within;

const isOver = (text: Text) => has(text, 'joking') || (has(text, 'before') && has(text, 'recovered'));
const isWell = (text: Text) => (has(text, 'recovered') || has(text, 'wellAgain')) && !has(text, 'excess');

function tierOf(text: Text, { rule, hits }: Match): CareAssessment['tier'] {
  const isTold = has(text, 'enquiry') || has(text, 'fiction');
  if (rule.calm === 'dose' && has(text, 'habit')) return 0;
  if (rule.name.startsWith('dose')) return rule.name === 'dose-asked' ? 1 : 2;
  if (rule.calm === 'home') return homeTier(text, hits[0]);
  if (rule.calm === 'hardly' || rule.calm === 'dose') {
    const isOther = has(text, 'kin') || (has(text, 'third') && !has(text, 'fiction'));
    if (isTold && !isOther && !has(text, 'first')) return 0;
    const isPast = (has(text, 'longAgo') || has(text, 'leaving')) && !has(text, 'now');
    return isOver(text) || isSpellOver(text.cues) || isPast ? 1 : 2;
  }
  if (isTold) return 0;
  const isPast = has(text, 'longAgo') || isBereaved(text, hits);
  if (isOver(text) || (isPast && !has(text, 'wishNow'))) return 1;
  if (rule.name === 'overdose' && has(text, 'pastDay') && isWell(text)) return 1;
  return rule.calm === 'all' && hits[0] && isDenied(text, hits[0], rule.name === 'suicide' ? 4 : 1) ? 1 : 2;
}

/** Violence at home: a game, a question and a story are none; what is denied or long over leaves the quiet line. */
function homeTier(text: Text, hit: Hit | undefined): CareAssessment['tier'] {
  const isMine = ['first', 'mine', 'now', 'help'].some((cue) => has(text, cue));
  if (has(text, 'game') || ((has(text, 'enquiry') || has(text, 'fiction')) && !isMine)) return 0;
  if (isOver(text) || has(text, 'notBeaten') || (hit && isDenied(text, hit, 1))) return 1;
  return has(text, 'longAgo') && !has(text, 'now') ? 1 : 2;
}

/** Somebody's death that the rule's own words do not speak of. */
const isBereaved = ({ cues }: Text, hits: readonly Hit[]): boolean =>
  (cues.get('bereaved') ?? []).some((died) => hits.every((hit) => gap(hit, died) > 0));

/** English says no before, Hindi and Bengali within or right after what they deny. */
function isDenied({ cues, words }: Text, { first, last, sounded }: Hit, reach: number): boolean {
  const clauseFrom = Math.max(...[...words.starts].filter((start) => start <= first), 0);
  const noes = cues.get(sounded ? 'denial' : 'negation') ?? [];
  return noes.some((no) =>
    sounded
      ? no.sounded && no.first > first && no.last <= last + reach
      : no.last < first && no.first >= clauseFrom && first - no.last <= 3,
  );
}

/** Who strikes is named first; somebody else is struck where two are named, or a child, and the writer is not. */
function struckOf(text: Text): CareSubject {
  if (has(text, 'struckMe')) return 'self';
  const named = new Set(indexesOf(text, 'kin third'));
  return named.size > 1 || has(text, 'young') ? 'other' : 'self';
}

function subjectOf(text: Text, { rule, hits }: Match): CareSubject {
  if (rule.category === 'domestic_violence') return struckOf(text);
  // "mann nahi" is no man, Bengali pain in the chest (betha) no son, and a farewell does not name whom it is said to.
  const isLookalike = (word: Hit) =>
    (!word.sounded || /^(chest|farewell)$/.test(rule.name)) &&
    hits.some((hit) => hit.sounded && hit.first <= word.first && word.last <= hit.last);
  const named = hitsOf(text, 'kin third');
  // Who does not breathe or wake writes nothing, so without an "I" it is somebody else.
  if (
    rule.category === 'overdose' &&
    (has(text, 'unresponsive') || has(text, 'breathless') || /^(limp|no-)/.test(rule.name))
  )
    return named.length > 0 || hitsOf(text, 'first').every(isLookalike) ? 'other' : 'self';
  const start = Math.min(...hits.map(({ first }) => first));
  // Bengali for "she" and "her" sounds like Hindi for "from" and "and", which name nobody.
  const joints = new Set(indexesOf(text, 'joint'));
  const others = named
    .filter((word) => !joints.has(word.first) && !isLookalike(word))
    .map(({ first }) => first);
  // `mera dost`, `amar chele`: whose somebody is, and not who speaks.
  const own = indexesOf(text, 'first').filter((at) => !others.includes(at + 1));
  const nearest = (indexes: readonly number[]) => Math.max(-1, ...indexes.filter((at) => at <= start));
  // Who left a note or took a rope is gone.
  const isOther = others.length > 0 || rule.name === 'gone';
  if (/^(kill|child-alcohol)$/.test(rule.name) || (own.length === 0 && isOther)) return 'other';
  if (others.length === 0) return 'self';
  return nearest(others) >= nearest(own) ? 'other' : 'self';
}
