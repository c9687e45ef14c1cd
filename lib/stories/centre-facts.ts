import * as z from 'zod';
import { currencies } from '@/lib/config/currencies';
import { DAY_MS, inKolkata } from '@/lib/config/opening-hours';
import { fill, type Language, sentences } from '@/lib/i18n/language';
import { type FixedPhotos, fixedPictures } from '@/lib/i18n/pictures';
import type { QuestionEntry } from './questions';
import { Photo, type Translated, wordsOf } from './schema';

/** What the trust alone can confirm, in the JSON files of the content. One that is not there confirms nothing, and no page says anything in its place. */
const line = (max: number) =>
  z.string('expected a text').trim().min(1, 'must not be empty').max(max, `at most ${max} characters`);
const translated = (max: number) =>
  z.strictObject({ en: line(max), hi: line(max), bn: line(max) } satisfies Record<Language, z.ZodType>);
const day = z.iso.date('expected a day such as 2026-03-14');
const whole = (least: number) => z.number('expected a number').int('expected a whole number').min(least);

/** A name or a sentence in three languages. */
export type Words = Record<Language, string>;

/** One room and length of stay. `amount`: whole rupees for the whole stay. */
const Cost = z.strictObject({
  room: translated(80),
  days: whole(1).max(3650),
  amount: whole(0).max(100_000_000),
  includes: translated(300),
});
type Cost = z.infer<typeof Cost>;
export const Costs = z.strictObject({
  confirmed: day,
  stays: z.array(Cost).min(1, 'expected at least one stay').max(20),
  /** Who pays less, or nothing. */
  reduced: translated(400).optional(),
});
export type Costs = z.infer<typeof Costs>;

/** What one gift does. `amount`: whole major units of its currency, one of the fixed amounts to be seen. */
export const Purposes = z.strictObject({
  confirmed: day,
  amounts: z
    .array(z.strictObject({ currency: z.enum(currencies), amount: whole(1), text: translated(90) }))
    .min(1, 'expected at least one amount')
    .max(40),
});
export type Purposes = z.infer<typeof Purposes>;

/** The parts of the page of proof, in its order. */
export const proofSections = [
  'registrations',
  'licences',
  'clinicians',
  'inspection',
  'complaints',
  'accounts',
] as const;

const Proof = z.strictObject({
  name: translated(200),
  number: line(100).optional(),
  issuer: translated(200).optional(),
  /** What is in it, in a sentence or two: of accounts what came in, what was spent, who was treated. */
  text: translated(500).optional(),
  date: day.optional(),
  /** The last day on which it holds; after it the entry is left out. */
  valid_until: day.optional(),
  /** An address on https, or a picture in the content folder. */
  document: line(500).optional(),
  /** When somebody of the trust last compared this entry with the paper. */
  checked: day,
});
export type Proof = z.infer<typeof Proof>;
const proofs = z.array(Proof).max(30).default([]);

export const Trust = z.strictObject({
  /** Made up to show the page: left out on a public site. */
  sample: z.boolean().default(false),
  /** A few results before the papers: 164, "people treated in 2025–26, 41 of them free". */
  figures: z
    .array(z.strictObject({ value: wordsOf(line(12)), text: translated(80) }))
    .max(4)
    .default([]),
  registrations: proofs,
  licences: proofs,
  clinicians: proofs,
  inspection: proofs,
  complaints: proofs,
  accounts: proofs,
});
export type Trust = z.infer<typeof Trust>;

/** Pages with medical sentences that are no stories, and the steps that stories of withdrawal begin with. */
export const reviewedPages = ['treatment', 'help-now', 'questions', 'families', 'withdrawal'] as const;
export type ReviewedPage = (typeof reviewedPages)[number];
/** `by`: a name, or the same in each language's script. */
const Review = z.strictObject({ by: wordsOf(line(200)), on: day });
export type Review = z.infer<typeof Review>;
export const Reviews = z.strictObject({
  treatment: Review.optional(),
  'help-now': Review.optional(),
  questions: Review.optional(),
  families: Review.optional(),
  withdrawal: Review.optional(),
} satisfies Record<ReviewedPage, z.ZodType>);
export type Reviews = z.infer<typeof Reviews>;

/** Pages that wait for their review where one is required; help now and the steps of an emergency never do. */
export const withheldPages = (reviews: Reviews | null | undefined, isRequired: boolean): ReviewedPage[] =>
  (['treatment', 'questions', 'families'] as const).filter((page) => isRequired && !reviews?.[page]);

/** Who works here, in `team.json`: credentials stand in `title`. A photograph needs a record of consent. */
const Person = z.strictObject({
  name: translated(100),
  title: translated(200),
  text: translated(400).optional(),
});
export const Team = z
  .array(Person.extend({ photo: Photo.optional() }))
  .min(1)
  .max(12);
/** As it is read: a photograph that cannot be shown does not take its person off the page. */
export const TeamFile = z
  .array(Person.extend({ photo: z.unknown().optional() }))
  .min(1)
  .max(12);
export type TeamMember = z.infer<typeof Person> & { image?: string; alt?: Translated };

/** Photographs in the place of drawings of fixed pages, in `pictures.json`. As it is read, each stands for itself. */
const byPicture = <T extends z.ZodType>(photo: T) =>
  z.strictObject(Object.fromEntries(fixedPictures.map((name) => [name, photo])));
export const Pictures = byPicture(Photo.optional());
export const PicturesFile = byPicture(z.unknown().optional());

/** Everything of it; null for a file that is not there or cannot be used. */
export type CentreFacts = {
  costs: Costs | null;
  purposes: Purposes | null;
  trust: Trust | null;
  reviews: Reviews | null;
  /** Changes to the questions that come with the site. */
  questions: QuestionEntry[] | null;
  /** In the place of the sample team. */
  team: TeamMember[] | null;
  pictures: FixedPhotos | null;
};

export const noFacts: CentreFacts = {
  costs: null,
  purposes: null,
  trust: null,
  reviews: null,
  questions: null,
  team: null,
  pictures: null,
};

const rupees = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  maximumFractionDigits: 0,
});

/** With a large letter where a sentence begins; Hindi and Bengali know none. */
const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/**
 * How a cost is written: `{room}`, `{days}`, `{amount}` and `{includes}` in the words of one language; `{prices}` of a
 * room with several stays, each written as `price`.
 */
type CostCopy = { stay: string; stays: string; price: string; all: string };

/** A line a room where all stays include the same, else one a stay; then what all include, and who pays less. */
function costLines({ stays, reduced }: Costs, words: CostCopy, language: Language) {
  const [shared = '', ...others] = new Set(stays.map(({ includes }) => includes[language]));
  const isShared = stays.length > 1 && others.length === 0;
  const stayLine = ({ room, days, amount, includes }: Cost) =>
    fill(words.stay, {
      room: room[language],
      days,
      amount: rupees.format(amount),
      includes: isShared ? '' : sentences(language, capitalised(includes[language])),
    }).trim();
  const roomLine = (name: string) => {
    const ofRoom = stays.filter(({ room }) => room[language] === name);
    const prices = ofRoom.map(({ days, amount }) =>
      fill(words.price, { days, amount: rupees.format(amount) }),
    );
    return ofRoom.length === 1
      ? ofRoom.map(stayLine)
      : [fill(words.stays, { room: name, prices: prices.join(', ') })];
  };
  const rooms = new Set(stays.map(({ room }) => room[language]));
  return {
    prices: isShared ? [...rooms].flatMap(roomLine) : stays.map(stayLine),
    rest: [
      ...(isShared ? [sentences(language, fill(words.all, { includes: shared }))] : []),
      ...(reduced ? [reduced[language]] : []),
    ],
  };
}

/** The confirmed costs as sentences, the same in the questions, on Donate and in the chat. */
export function costSentences(costs: Costs, words: CostCopy, language: Language): string[] {
  const { prices, rest } = costLines(costs, words, language);
  return [...prices, ...rest];
}

/** The same in light markdown for the chat: the prices as a list, the rest as paragraphs behind it. */
export function costList(costs: Costs, words: CostCopy, language: Language): string {
  const { prices, rest } = costLines(costs, words, language);
  return [prices.map((line) => `- ${line}`).join('\n'), ...rest].join('\n\n');
}

/** What a stay in each room costs, by the room's name in `language` and in English, as rooms are named by their list. */
export function roomPrices(
  costs: Costs,
  words: { room: string },
  language: Language,
): Record<string, string> {
  const prices: Record<string, string> = {};
  for (const { room, days, amount } of costs.stays) {
    const price = fill(words.room, { days, amount: rupees.format(amount) });
    for (const name of new Set([room[language], room.en]))
      prices[name] = prices[name] ? `${prices[name]} · ${price}` : price;
  }
  return prices;
}

/** Whether an entry no longer holds, by the day in Kolkata. */
export const isExpired = ({ valid_until }: Proof, nowMs: number): boolean =>
  valid_until !== undefined && Date.parse(valid_until) < inKolkata(nowMs).day * DAY_MS;

/** Without what no longer holds. The days of a sample are none. */
export function currentTrust(trust: Trust, nowMs: number): Trust {
  if (trust.sample) return trust;
  const current = { ...trust };
  for (const part of proofSections) current[part] = trust[part].filter((proof) => !isExpired(proof, nowMs));
  return current;
}

/** Whether there is anything to show. */
export const hasProof = (trust: Trust | null): trust is Trust =>
  trust !== null && proofSections.some((part) => trust[part].length > 0);

/** What of the proof stands on the home page: two results, and a licence and a doctor with their numbers. */
export const proofSummary = ({ figures, licences, clinicians }: Trust, language: Language): string[] => [
  ...figures.slice(0, 2).map(({ value, text }) => `${value[language] ?? value.en} ${text[language]}`),
  ...[licences[0], clinicians[0]].flatMap((one) =>
    one ? [one.name[language], one.number].filter(Boolean).join(', ') : [],
  ),
];
