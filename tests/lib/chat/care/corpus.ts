import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CareCategory, CareLanguage, CareSubject } from '@/lib/chat/care/assessment';
import { prefixed, languages as siteLanguages } from '@/lib/i18n/language';

export type Sentence = {
  id: string;
  lang: CareLanguage;
  text: string;
  label: 'crisis' | 'none';
  category: CareCategory | null;
  subject: CareSubject;
};

function itemsOf<T>(name: string): T[] {
  const file = join(process.cwd(), 'tests/fixtures/care', `${name}.json`);
  const { items }: { items: T[] } = JSON.parse(readFileSync(file, 'utf8'));
  return items;
}

/** The sentences of a fixture; `dev` is what the rules are tuned on, `held-out` is only measured on. */
export const sentences = (name: 'dev' | 'held-out'): Sentence[] => itemsOf<Sentence>(name);

export type ShortAnswer = {
  id: string;
  lang: Sentence['lang'] | 'Latn';
  text: string;
  label: 'name' | 'cry';
};

/** Names that sound dangerous, and cries of a few words: what may stand where a name is asked. */
export const shortAnswers = (): ShortAnswer[] => itemsOf<ShortAnswer>('short-answers');

/** Whatever the site speaks has to be in the fixtures, in its own letters and in Latin ones. */
export const languages: readonly CareLanguage[] = [
  ...siteLanguages,
  ...prefixed.map((language) => `${language}-Latn` as const),
];

/** `any`: which danger it is the words do not tell. */
type Row = readonly [category: CareCategory | 'any', en: string, ...others: string[]];

/** Cries as they are typed in five spellings, and what sounds alike and is none. */
export const parity = (): {
  items: readonly Row[];
  cries: readonly (readonly [category: Row[0], text: string])[];
  calm: readonly string[];
  /** By the step and the language of the answer (`*` where it is not looked at) what was written, apart by ` | `. */
  answers: Readonly<Record<string, string>>;
  after: Readonly<Record<'danger' | 'calm', readonly string[]>>;
} => JSON.parse(readFileSync(join(process.cwd(), 'tests/fixtures/care', 'parity.json'), 'utf8'));

/** What was taken for danger and is none, and what sounds most like it and is one; `after` behind a message. */
export const pairs = (): {
  pairs: readonly (readonly [calm: string, category: CareCategory, cry: string])[];
  after: readonly (readonly [previous: string, calm: string, category: CareCategory, cry: string])[];
} => JSON.parse(readFileSync(join(process.cwd(), 'tests/fixtures/care', 'pairs.json'), 'utf8'));
