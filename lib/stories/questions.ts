import * as z from 'zod';
import { type ListedGroup, type ListedQuestion, ownQuestions } from '@/lib/i18n/dictionaries';
import type { Language } from '@/lib/i18n/language';
import { textsIn } from './languages';
import { OwnPath, wordsOf } from './schema';

/** The anchors of the questions that come with the site; an entry with one of them stands in its question's place. */
const own = ownQuestions('en');
const known = new Set(own.flatMap(({ questions }) => questions.map(({ id }) => id)));
const groups = own.map(({ id }) => id);

const sentence = (max: number) =>
  wordsOf(
    z.string('expected a text').trim().min(1, 'must not be empty').max(max, `at most ${max} characters`),
  );

/** One question: another text in the place of a known one, a further one, or with `hidden` one that is left out. */
const Entry = z
  .strictObject({
    id: z
      .string()
      .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'use small letters, digits and hyphens')
      .max(60),
    group: z.enum(groups, `expected one of ${groups.join(', ')}`).optional(),
    question: sentence(300).optional(),
    /** An empty line begins a new paragraph. */
    answer: sentence(3000).optional(),
    link: z.strictObject({ label: sentence(120), href: OwnPath }).optional(),
    hidden: z.literal(true, 'expected true, or no "hidden" at all').optional(),
  })
  .superRefine(({ id, group, question, answer, hidden }, context) => {
    const missing = (key: string, message: string) =>
      context.addIssue({ code: 'custom', path: [key], message });
    if (hidden) {
      if (!known.has(id)) missing('id', `the site has no question "${id}" to leave out`);
      return;
    }
    if (!question) missing('question', 'is missing');
    if (!answer) missing('answer', 'is missing');
    if (!group && !known.has(id)) missing('group', `is missing: one of ${groups.join(', ')}`);
  });

/** `content/questions.json`: the changes to the questions and answers that come with the site. */
export const Questions = z
  .array(Entry)
  .max(100)
  .superRefine((entries, context) => {
    entries.forEach(({ id }, index) => {
      if (entries.findIndex((one) => one.id === id) < index)
        context.addIssue({
          code: 'custom',
          path: [index, 'id'],
          message: `the id "${id}" is used by an earlier question`,
        });
    });
  });
export type QuestionEntry = z.infer<typeof Entry>;

/** The questions of one language by subject, with what the content says in the place of them or behind them. */
export function questionsIn(language: Language, entries: readonly QuestionEntry[] | null): ListedGroup[] {
  const changes = new Map((entries ?? []).map((entry) => [entry.id, entry]));
  return ownQuestions(language).map((group) => {
    const own = group.questions.flatMap((question) => {
      const change = changes.get(question.id);
      return change ? questionOf(change, language) : [question];
    });
    const further = [...changes.values()].filter((entry) => entry.group === group.id && !known.has(entry.id));
    return { ...group, questions: [...own, ...further.flatMap((entry) => questionOf(entry, language))] };
  });
}

/** Whole in its language, or whole in English. */
function questionOf(
  { id, question, answer, link, hidden }: QuestionEntry,
  language: Language,
): ListedQuestion[] {
  if (hidden || !question || !answer) return [];
  const texts = textsIn({ question, answer, label: link?.label ?? { en: '' } }, language);
  const paragraphs = texts.answer.split(/\n\s*\n/).map((one) => one.trim());
  return [
    {
      id,
      question: texts.question,
      answer: paragraphs.filter((one) => one !== ''),
      ...(link && { link: { label: texts.label, href: link.href } }),
      ...(language !== 'en' && { language: texts.language ?? 'en' }),
    },
  ];
}
