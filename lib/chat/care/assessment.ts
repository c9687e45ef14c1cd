import { SAMPLE_PHONE } from '@/lib/config/site-facts';
import type { Language, Prefixed } from '@/lib/i18n/language';

/** What a message may tell of; the names of the evaluation set (access-and-care §2.5). */
export type CareCategory =
  | 'suicide'
  | 'self_harm'
  | 'overdose'
  | 'withdrawal'
  | 'violence'
  | 'domestic_violence'
  | 'child';

/** 0 nothing, 1 one quiet line beside the normal flow, 2 the card interrupts. */
export type CareTier = 0 | 1 | 2;

/** Who is in danger, as far as the words tell. It chooses the words of the card and nothing else. */
export type CareSubject = 'self' | 'other';

type InLatin = `${Prefixed}-Latn`;
/** The language of a message; `-Latn` is Hindi or Bengali in Latin letters. */
export type CareLanguage = Language | InLatin;

export const isInLatin = (language: CareLanguage): language is InLatin => language.endsWith('-Latn');

export type CareAssessment = {
  tier: CareTier;
  /** Null at tier 0 and where a lone cue tells no category. */
  category: CareCategory | null;
  subject: CareSubject;
  /** The name of the rule that decided, for the log and for counting dismissals; null when none did. */
  rule: string | null;
  language: CareLanguage;
};

/**
 * What a text was typed into: a message, or a detail such as a name, an age or an address. In a detail words may be
 * somebody's name, so danger counts only where something is told of it.
 */
export type CareField = 'message' | 'detail';

export type CareContext = {
  /** The visitor's message before this one: a second sentence often completes the first. */
  previous?: string | undefined;
  /** A message where absent. */
  field?: CareField;
};

export type HelpLine = 'emergency' | 'teleManas' | 'deAddiction' | 'child' | 'women' | 'centre';

const medical = ['emergency', 'centre', 'teleManas'] as const;
const despair = ['teleManas', 'emergency', 'centre'] as const;

const orders: Readonly<Record<CareCategory, readonly HelpLine[]>> = {
  overdose: medical,
  withdrawal: medical,
  violence: medical,
  suicide: despair,
  self_harm: despair,
  domestic_violence: ['emergency', 'women', 'child'],
  child: ['child', 'emergency'],
};

/**
 * Whom to call first (access-and-care §2.5); where the words name no category, an emergency. The national helpline stands
 * in for a centre whose number is the sample.
 */
export const helpOrder = (found: Omit<CardFinding, 'subject'>, phone: string): HelpLine[] =>
  (found.category === null || isAct(found)
    ? (['emergency', 'teleManas', 'centre'] as const)
    : orders[found.category]
  ).map((line) => (line === 'centre' && phone === SAMPLE_PHONE ? 'deAddiction' : line));

/** The cards of the page after a message sent without JavaScript, by the mark of its address, which tells nobody why. */
export const careCards = [
  { mark: 'care', category: null },
  { mark: 'care-2', category: 'domestic_violence' },
] as const;

/** The mark for what was found. */
export const careMark = (found: Pick<CareAssessment, 'category' | 'language'>, chosen: Language): string =>
  `${found.category === 'domestic_violence' ? 'care-2' : 'care'}-${cardLanguage(found.language, chosen)}`;

/** The card speaks the message's language; Latin letters tell no script, so there the chosen language stays. */
export const cardLanguage = (language: CareLanguage, chosen: Language): Language =>
  isInLatin(language) ? chosen : language;

/** What chooses the words of the card; the rule tells a fit and withdrawal from a body that does not wake. */
export type CardFinding = Pick<CareAssessment, 'category' | 'subject'> &
  Partial<Pick<CareAssessment, 'rule'>>;

/** An act against oneself that is under way: a danger to the body, so 112 comes first (access-and-care §2.3). */
export const isAct = ({ rule }: Pick<CardFinding, 'rule'>): boolean => /-act$/.test(rule ?? '');
const isFit = ({ rule }: CardFinding): boolean => /(^|-)fit(-|$)/.test(rule ?? '');
/** Seeing things, too, is a matter for 112. */
const isSeeing = ({ rule }: CardFinding): boolean => /-(delirium|seeing)$/.test(rule ?? '');

/** Which words the card says: by danger and by who is in it. */
export function cardMessage(found: CardFinding) {
  const { category, subject } = found;
  const other = subject === 'other';
  if (isFit(found)) return 'fit';
  if (category === 'withdrawal') return 'withdrawal';
  if (isBodily(category)) return other ? 'medicalOther' : 'medicalSelf';
  if (isAct(found) && !other) return 'medicalSelf';
  if (category === 'violence') return category;
  if (category === 'domestic_violence') return other ? 'homeOther' : 'homeSelf';
  if (category === 'child') return other ? 'childOther' : 'childSelf';
  if (category === null) return other ? 'neutral' : 'self';
  return other ? 'other' : 'self';
}

/** Danger to the body, where there is something to do until help comes: 112 and the steps, before all others. */
export const isBodily = (category: CareCategory | null): boolean =>
  category === 'overdose' || category === 'withdrawal';

/** What the card is called. */
export function cardTitle(found: CardFinding) {
  const { category, subject } = found;
  if (category === 'domestic_violence') return 'homeTitle';
  if (category === 'withdrawal' && !isFit(found) && !isSeeing(found)) return 'withdrawalTitle';
  if (isCallFirst(found)) return 'medicalTitle';
  return category === null && subject === 'other' ? 'neutralTitle' : 'title';
}

/** Whether the card leads to the steps for somebody who does not wake or breathe. */
export const leadsToSteps = ({ category, subject }: CardFinding): boolean =>
  isBodily(category) || (category === null && subject === 'other');

/** Whether 112 stands before the words of the card. */
export const isCallFirst = (found: CardFinding): boolean =>
  isBodily(found.category) || isAct(found) || found.category === 'violence';
