import type { FlowStep } from '@/lib/chat/client/answers';
import type { ChatFailure } from '@/lib/chat/client/api';
import { emptyVisitor, type Visitor, type VisitorField, visitorFields } from '@/lib/chat/visitor';
import { type Language, languages } from '@/lib/i18n/language';

/**
 * Where a conversation stands, as data: it lies among the widget's variables, so a reload or a second tab takes it up.
 * The visitor's answers are in it only until they are registered.
 */
export type Talk = {
  language: Language;
  visitor: Visitor;
  isRegistered: boolean;
  /** The question that waits for its answer. */
  step: string;
  suggestions: readonly string[];
  /** The conversation ends with the next turn (spec §4). */
  isLast: boolean;
  /** The answer that did not get through, kept for another try. */
  failed: { answer: string; reason: ChatFailure } | null;
};

export const newTalk = (language: Language): Talk => ({
  language,
  visitor: emptyVisitor,
  isRegistered: false,
  step: '',
  suggestions: [],
  isLast: false,
  failed: null,
});

export const withAnswer = (talk: Talk, field: VisitorField, value: string): Talk => ({
  ...talk,
  visitor: { ...talk.visitor, [field]: value },
});

/** Nothing personal stays behind once the backend has it. */
export const withRegistration = (talk: Talk): Talk => ({
  ...talk,
  isRegistered: true,
  visitor: emptyVisitor,
});

export const withStep = (talk: Talk, { questionId, suggestions, isLast }: FlowStep): Talk => ({
  ...talk,
  step: questionId,
  suggestions,
  isLast,
  failed: null,
});

export const withFailure = (talk: Talk, answer: string, reason: ChatFailure): Talk => ({
  ...talk,
  failed: { answer, reason },
});

/** What travels next: the kept answer when the visitor asks for another try, else what they wrote instead. */
export const answerToSend = ({ failed }: Talk, typed: string, retry: string): string =>
  failed && typed.trim() === retry ? failed.answer : typed.trim();

/** The conversation is over, and nothing is left to be sent (spec §4). */
export const isOver = ({ isLast, failed }: Talk): boolean => isLast && failed === null;

type Fields = Readonly<Record<string, unknown>>;
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const text = (value: unknown): string => (typeof value === 'string' ? value : '');

const FAILURES: readonly ChatFailure[] = ['offline', 'unknown_token', 'busy', 'refused', 'failed'];

/** What storage gave, part by part: what is not as written becomes what it was at the start. */
export function readTalk(kept: unknown, language: Language): Talk {
  const fresh = newTalk(language);
  if (!isFields(kept)) return fresh;
  const visitor = isFields(kept['visitor']) ? kept['visitor'] : {};
  const failed = isFields(kept['failed']) ? kept['failed'] : null;
  return {
    language: languages.find((one) => one === kept['language']) ?? language,
    visitor: Object.assign(
      {},
      emptyVisitor,
      ...visitorFields.map((name) => ({ [name]: text(visitor[name]) })),
    ),
    isRegistered: kept['isRegistered'] === true,
    step: text(kept['step']),
    suggestions: Array.isArray(kept['suggestions'])
      ? kept['suggestions'].filter((item) => typeof item === 'string')
      : [],
    isLast: kept['isLast'] === true,
    failed: failed && {
      answer: text(failed['answer']),
      reason: FAILURES.find((one) => one === failed['reason']) ?? 'failed',
    },
  };
}
