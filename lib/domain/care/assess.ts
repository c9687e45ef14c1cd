import type { CareAssessment, CareContext, CareSubject, CareTier } from './assessment';
import { type Cues, findCues, type Hit } from './cues';
import { languageOf } from './language';
import { quiet, type Rule, rules } from './rules';
import { readWords, type Words } from './words';

/** A name or an age is short; longer answers are read as messages. */
const SHORT_ANSWER_WORDS = 3;

type Text = { words: Words; cues: Cues; from: number };
type Match = { rule: Rule; hits: readonly Hit[] };

/**
 * Whether a message tells of danger to life (access-and-care §2.5). Pure and free of any dependency: the same answer in
 * the browser before anything is sent and on the server. It never stores or passes on the text.
 */
export function assessCare(text: string, context: CareContext = {}): CareAssessment {
  const words = readWords(text.slice(0, 6000));
  const language = languageOf(text, words);
  const nothing: CareAssessment = { tier: 0, category: null, subject: 'self', rule: null, language };
  if (words.count === 0) return nothing;
  const own = { words, cues: findCues(words), from: 0 };
  const answer = judge(own, context.field ?? 'message');
  if (answer.tier === 2 || !context.previous) return { ...nothing, ...answer };
  const before = readWords(context.previous.slice(-600));
  const both = readWords(`${context.previous.slice(-600)}\n${text.slice(0, 6000)}`);
  const joined = judge({ words: both, cues: findCues(both), from: before.count }, 'message');
  return { ...nothing, ...(joined.tier === 2 ? joined : answer) };
}

type Judgement = Pick<CareAssessment, 'tier' | 'category' | 'subject' | 'rule'>;
const calm: Judgement = { tier: 0, category: null, subject: 'self', rule: null };

function judge(text: Text, field: NonNullable<CareContext['field']>): Judgement {
  if (field !== 'message' && text.words.count <= SHORT_ANSWER_WORDS && !has(text, 'suicide')) return calm;
  let best: Judgement | null = null;
  for (const rule of rules) {
    const hits = matchRule(text, rule);
    if (!hits) continue;
    const tier = tierOf(text, { rule, hits });
    const found = {
      tier,
      category: rule.category,
      subject: subjectOf(text, { rule, hits }),
      rule: rule.name,
    };
    if (tier === 2) return found;
    if (tier > (best?.tier ?? -1)) best = found;
  }
  if (best) return best.tier === 1 ? best : calm;
  const isQuiet = hitsOf(text, quiet).length > 0 && !has(text, 'enquiry') && !has(text, 'fiction');
  return isQuiet ? { ...calm, tier: 1 } : calm;
}

const hitsOf = ({ cues }: Text, names: string): Hit[] =>
  names.split(' ').flatMap((name) => cues.get(name) ?? []);
const has = ({ cues }: Text, cue: string): boolean => cues.has(cue);

/** The hits that make a rule hold, or null. One of them lies in the visitor's own new message. */
function matchRule(text: Text, { all, within }: Rule): readonly Hit[] | null {
  const [anchors = [], ...others] = all.map((names) => hitsOf(text, names));
  for (const anchor of anchors) {
    const found = others.map((hits) => hits.find((hit) => isNear(anchor, hit, within)));
    const hits = [anchor, ...found.filter((hit) => hit !== undefined)];
    if (hits.length === all.length && hits.some(({ last }) => last >= text.from)) return hits;
  }
  return null;
}

const gap = (a: Hit, b: Hit): number => Math.max(a.first - b.last, b.first - a.last);
/** Near, and not the very same words. */
const isNear = (a: Hit, b: Hit, within: number): boolean =>
  (a.first !== b.first || a.last !== b.last) && gap(a, b) <= within;

function tierOf(text: Text, { rule, hits }: Match): CareTier {
  const isTold = has(text, 'enquiry') || has(text, 'fiction');
  const isOver = has(text, 'joking') || (has(text, 'before') && has(text, 'recovered'));
  if (rule.calm === 'dose' && has(text, 'habit')) return 0;
  if (rule.calm === 'hardly' || rule.calm === 'dose') {
    const isAboutSomebody =
      has(text, 'first') || has(text, 'kin') || (has(text, 'third') && !has(text, 'fiction'));
    if (isTold && !isAboutSomebody) return 0;
    return isOver || (has(text, 'longAgo') && !has(text, 'now')) ? 1 : 2;
  }
  if (isTold) return 0;
  if (isOver || has(text, 'longAgo') || isBereaved(text, hits)) return 1;
  return rule.calm === 'all' && hits[0] && isDenied(text, hits[0], rule.name === 'suicide' ? 4 : 1) ? 1 : 2;
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

function subjectOf(text: Text, { hits }: Match): CareSubject {
  const start = Math.min(...hits.map(({ first }) => first));
  const nearest = (names: string) =>
    Math.max(
      -1,
      ...hitsOf(text, names)
        .map(({ first }) => first)
        .filter((at) => at <= start),
    );
  if (hitsOf(text, 'kin third').length === 0) return 'self';
  if (hitsOf(text, 'first').length === 0) return 'other';
  return nearest('kin third') >= nearest('first') ? 'other' : 'self';
}
