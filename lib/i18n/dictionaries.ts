import { bn } from './bn';
import { type Dictionary, en } from './en';
import { questionIds } from './en/faq';
import type { Question } from './en/faq-house';
import { hi } from './hi';
import type { Language, LinkTexts } from './language';

/**
 * The texts of every language, for pages on the server and for tests. An island takes the texts it needs as props or
 * imports its own dictionary, so that a browser loads those of one page and one language.
 */
export const dictionaries: Readonly<Record<Language, Dictionary>> = { en, hi, bn };

/** What a link says in a language, beside its own text. */
export const linkTexts = (language: Language): LinkTexts => ({ language, ...dictionaries[language].links });

/** A question with its anchor, and with its language where that is not the page's. */
export type ListedQuestion = Question & { id: string; language?: Language };
export type ListedGroup = { id: string; title: string; questions: ListedQuestion[] };

/** The questions that come with the site, by subject; the anchors are the same in every language. */
export const ownQuestions = (language: Language): ListedGroup[] =>
  dictionaries[language].faq.groups.map(({ id, title, questions }, group) => ({
    id,
    title,
    questions: questions.map((question: Question, index) => ({
      ...question,
      id: questionIds[group]?.[index] ?? '',
    })),
  }));
