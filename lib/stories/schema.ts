import * as z from 'zod';
import { inKolkata } from '@/lib/formats/text';
import { type Language, languages } from '@/lib/i18n/language';

/** Wire messages of the content endpoints (spec §3, §7; contract §3). Ids are strings or integers, compared as strings. */
const ID = /^[A-Za-z0-9_-]{1,64}$/;
const ContentId = z.union([z.string(), z.number().int()]).transform(String).pipe(z.string().regex(ID));
export const isContentId = (id: string): boolean => ID.test(id);

const imageUrl = z
  .string()
  .trim()
  .max(2048)
  .nullish()
  .transform((url) => url || null)
  .meta({ format: 'picture' });
const title = z.string().trim().min(1).max(500);

const timestamp = z
  .string()
  .max(64)
  .nullish()
  .transform((text) => (text && !Number.isNaN(Date.parse(inKolkata(text))) ? inKolkata(text) : null));

const localWord = z.string().trim().min(1).max(300);

/** Words in English and, where an editor has them, in Hindi and Bengali; a plain text is English. */
export const wordsOf = (word: z.ZodType<string>) =>
  z.union(
    [
      word.transform((en): Translated => ({ en })),
      z.object({ en: word, hi: word.optional(), bn: word.optional() }),
    ],
    'expected words: a text, or { "en": …, "hi": …, "bn": … }',
  );
export type Translated = { en: string; hi?: string | undefined; bn?: string | undefined };
export const Words = wordsOf(localWord);
export const Transcript = wordsOf(z.string().trim().min(1).max(20_000));

/** A place on this site that a tile leads to. */
export const OwnPath = z
  .string()
  .max(200)
  .regex(/^\/[A-Za-z][A-Za-z0-9/_#-]*$/, 'expected a path of this site such as /blog/coming-home');

/** Films' captions by language: the address of a WebVTT file. */
const captionFile = z.string().trim().min(1).max(2048).optional();
export const Captions = z.object(
  { en: captionFile, hi: captionFile, bn: captionFile },
  'expected the names of .vtt files: { "en": … }',
);
export type Captions = z.infer<typeof Captions>;

/** What the documents do not name is left out where it is wrong, so that no record of an API host falls for it. */
const extra = <T extends z.ZodType>(schema: T) => schema.optional().catch(undefined);

/** The language of a record's texts, where that is known; English or unknown where absent. */
const textLanguage = extra(z.enum(languages));
/** A record as a page shows it: what is not in the page's language is marked, and said to be so. */
export type InLanguage<T> = T & { language: Language };

export const Testimonial = z.object({
  id: ContentId,
  language: textLanguage,
  customer_name: title,
  thumbnail_image: imageUrl,
  /** What a photograph shows; a drawing decorates. */
  thumbnail_alt: extra(Words),
  video_url: z.string().trim().min(1).max(2048),
  captions: extra(Captions),
  transcript: extra(Transcript),
  /** The film has no sound, which its page says. */
  silent: extra(z.boolean()),
});
export type Testimonial = z.infer<typeof Testimonial>;

/** Whether the name marks an invented person, as the testimonials that come with the site do. */
export const isSample = ({ customer_name }: Pick<Testimonial, 'customer_name'>): boolean =>
  ['Sample:', 'नमूना:', 'নমুনা:'].some((mark) => customer_name.startsWith(mark));

export const Feature = z.object({
  id: ContentId,
  language: textLanguage,
  title,
  image: imageUrl,
  /** What a photograph shows; a drawing decorates. */
  image_alt: extra(Words),
  for_whom: extra(Words),
  how_long: extra(Words),
  link: extra(OwnPath),
});
export type Feature = z.infer<typeof Feature>;

export const Accommodation = z.object({
  language: textLanguage,
  name: title,
  type: z.string().trim().max(500),
  image: imageUrl,
  image_alt: extra(Words),
});
export type Accommodation = z.infer<typeof Accommodation>;

/** A day as an editor writes it: 2026-03-14. `format`s tell a form what to show. */
export function isDay(text: string): boolean {
  const day = /^\d{4}-\d{2}-\d{2}$/.test(text) ? new Date(`${text}T00:00:00Z`) : null;
  return day !== null && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

const localExpected = 'expected words in every language: { "en": …, "hi": …, "bn": … }';
const local = z.object({ en: localWord, hi: localWord, bn: localWord }, localExpected);

/** A photograph in place of a drawing: what it shows, and who consented, when, and where the paper is kept. */
export const Photo = z.object(
  {
    file: z.string('the name of its file is missing').trim().min(1).max(2048).meta({ format: 'picture' }),
    alt: Words,
    consent: z.object(
      {
        by: localWord,
        date: z.string().refine(isDay, 'expected a day such as 2026-03-14').meta({ format: 'date' }),
        kept: localWord,
      },
      'no consent is recorded: { "by": …, "date": …, "kept": … }',
    ),
  },
  'expected { "file": …, "alt": …, "consent": … }',
);

const replyLanguages = (longest: number) => {
  const text = z.string().trim().min(1).max(longest);
  return z.object({ en: text, hi: text, bn: text }, localExpected);
};

/** As a story's head has it. */
export type HeadPhoto = Omit<z.output<typeof Photo>, 'alt'> & { alt: string | Translated };

/** An answer that is often needed, in `content/replies.json`: the inbox puts it into a reply; `{name}` is who wrote. */
export const SavedReply = z.object({
  title: localWord,
  subject: replyLanguages(200),
  text: replyLanguages(4000),
});
export type SavedReply = z.infer<typeof SavedReply>;

/** A group for families in `content/families.json`: what, when and where in every language, and its next days in India. */
export const FamilyGroup = z.object({
  title: local,
  when: local,
  place: local,
  languages: z.array(z.enum(languages), 'expected a list of en, hi, bn').min(1).max(languages.length),
  dates: z
    .array(z.string().refine(isDay, 'expected days such as 2026-03-14').meta({ format: 'date' }))
    .max(60)
    .default([]),
});
export type FamilyGroup = z.infer<typeof FamilyGroup>;

/** What a story is about, as an editor names it in its head; the list of stories can be read by one of them. */
export const topics = [
  'families',
  'treatment',
  'withdrawal',
  'overdose',
  'recovery',
  'rights',
  'community',
] as const;
export type Topic = (typeof topics)[number];
export const isTopic = (name: string): name is Topic => topics.some((topic) => topic === name);

export const Blog = z.object({
  id: ContentId,
  language: textLanguage,
  title,
  content: z
    .string()
    .nullish()
    .transform((html) => html ?? ''),
  thumbnail_image: imageUrl,
  thumbnail_alt: extra(Words),
  created_at: timestamp,
  /** Of our own stories; the document's backend has none. */
  topics: z.array(z.enum(topics)).optional().catch(undefined),
});
export type Blog = z.infer<typeof Blog>;

/** A detail may lack `id` and `created_at`: the document lists three fields (contract §3). */
export const BlogDetail = Blog.extend({ id: ContentId.optional() });
export type BlogDetail = z.infer<typeof BlogDetail>;

/** A part of a story: its level-2 heading as text, null for what stands before the first one (spec §2, Blog detail). */
export type Section = { heading: string | null; id: string; html: string };

/** A story ready to be shown: its HTML sanitised and split, once a content version (decision 9). */
export type Story = {
  id: string;
  /** Of its title and text: the page's own, or English where there is no translation. */
  language: Language;
  title: string;
  thumbnail: string | null;
  /** What the picture shows, when it is a photograph. */
  thumbnailAlt?: string;
  createdAt: string | null;
  sections: Section[];
  excerpt: string;
  readMinutes: number;
  /** What the page of a heavy subject begins with: the steps of an emergency, or one line with numbers. */
  alarm: Alarm | null;
  topics: readonly Topic[];
};

/** A story of overdose or withdrawal tells what to do now; any other heavy one where to call. */
export type Alarm = 'overdose' | 'withdrawal' | 'line';

/** A story in a list: an excerpt in place of its content. */
export type StorySummary = Pick<
  Story,
  'id' | 'language' | 'title' | 'thumbnail' | 'createdAt' | 'excerpt' | 'readMinutes' | 'topics'
>;
