import type { CareAssessment, CareCategory, CareLanguage } from './assessment';

export type HelpLine = 'emergency' | 'teleManas' | 'child' | 'women' | 'centre';

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

/** Whom to call first (access-and-care §2.5); where the words name no category, an emergency. */
export const helpOrder = (category: CareCategory | null): readonly HelpLine[] =>
  category === null ? ['emergency', 'teleManas', 'centre'] : orders[category];

/** The cards of the page after a message sent without JavaScript, by the mark of its address, which tells nobody why. */
export const careCards = [
  { mark: 'care', category: null },
  { mark: 'care-2', category: 'domestic_violence' },
] as const;

/** The mark for what was found. */
export const careMark = (
  found: Pick<CareAssessment, 'category' | 'language'>,
  chosen: 'en' | 'hi' | 'bn',
): string =>
  `${found.category === 'domestic_violence' ? 'care-2' : 'care'}-${cardLanguage(found.language, chosen)}`;

/** The card speaks the message's language; Latin letters tell no script, so there the chosen language stays. */
export const cardLanguage = (language: CareLanguage, chosen: 'en' | 'hi' | 'bn'): 'en' | 'hi' | 'bn' =>
  language === 'hi-Latn' || language === 'bn-Latn' ? chosen : language;

/** Which words the card says: by danger and by who is in it. */
export function cardWords({ category, subject }: Pick<CareAssessment, 'category' | 'subject'>) {
  const other = subject === 'other';
  if (category === 'overdose' || category === 'withdrawal') return other ? 'medicalOther' : 'medicalSelf';
  if (category === 'violence') return other ? 'violenceOther' : 'violenceSelf';
  if (category === 'domestic_violence') return other ? 'homeOther' : 'homeSelf';
  if (category === 'child') return other ? 'childOther' : 'childSelf';
  return other ? 'other' : 'self';
}
