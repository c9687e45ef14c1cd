import { dictionaries, type ListedGroup } from '@/lib/i18n/dictionaries';
import { fill, type Language } from '@/lib/i18n/language';
import { longDay } from '@/lib/i18n/long-day';
import { type CentreFacts, costSentences } from './centre-facts';
import { questionsIn } from './questions';

const COST = 'what-does-treatment-cost';
const CANNOT_PAY = 'what-if-we-cannot-pay';

/**
 * The questions with the confirmed costs in the place of the answer that names none, and who pays less before what else
 * is possible; for the page and the search.
 */
export function answeredQuestions(
  { costs, questions }: Pick<CentreFacts, 'costs' | 'questions'>,
  language: Language,
): ListedGroup[] {
  const groups = questionsIn(language, questions);
  if (!costs) return groups;
  const words = dictionaries[language].trust.costs;
  const date = longDay(costs.confirmed, language);
  const answer = [...costSentences(costs, words, language), fill(words.confirmed, { date })];
  const reduced = costs.reduced ? [costs.reduced[language]] : [];
  return groups.map((group) => ({
    ...group,
    questions: group.questions.map((one) => {
      if (one.id === COST) return { ...one, answer, language };
      return one.id === CANNOT_PAY && one.language === undefined
        ? { ...one, answer: [...reduced, ...one.answer] }
        : one;
    }),
  }));
}
