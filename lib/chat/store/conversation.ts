import type { ChatLanguage, FlowStep } from '@/lib/chat/schema';
import type { Flow, FlowStepScript, FlowSuggestion } from './flow-schema';
import { fillIn, type Variables } from './localized-text';
import { namedSuggestion, wayFor } from './match';
import { readTyped } from './typed-answer';

export type Visitor = { language: ChatLanguage; isMinor: boolean; variables: Variables };

/** What follows: the question to put, what the answer said, and what is to be done. */
export type Turn = {
  question: FlowStep;
  saved: { name: string; value: string } | null;
  action: 'callback' | 'urgent' | null;
};

/** A second try is a question of its own, so that an answer sent twice can be told from two answers. */
const RETRY = '.retry';
/** A script that sends a visitor round in circles without asking anything is left by this many steps. */
const MAX_HOPS = 50;

/** The first question of a conversation. */
export const open = (flow: Flow, visitor: Visitor): Turn =>
  arrive(flow, flow.start, { visitor, saved: null });

/**
 * What follows an answer: pure, so that the same answer to the same question always leads the same way. A question
 * that the script no longer has leads to `fallback`.
 */
export function reply(flow: Flow, visitor: Visitor, said: { questionId: string; answer: string }): Turn {
  const isRetry = said.questionId.endsWith(RETRY);
  const id = isRetry ? said.questionId.slice(0, -RETRY.length) : said.questionId;
  const step = flow.steps.get(id);
  if (!step || step.end) return arrive(flow, step ? id : flow.fallback, { visitor, saved: null });
  const way =
    step.answer === 'choice' ? chosenWay(flow, step, said.answer) : typedWay(step, said.answer, isRetry);
  if (way)
    return arrive(flow, way.next, { visitor, saved: way.value === null ? null : savedBy(step, way.value) });
  if (isRetry) return arrive(flow, flow.fallback, { visitor, saved: null });
  const hint = step.retry ?? flow.hints[step.answer];
  return { question: ask(step, visitor, { id: `${id}${RETRY}`, message: hint }), saved: null, action: null };
}

type Way = { next: string; value: string | null };

/** Null: nothing fits, and the step has no way for "anything else". */
function chosenWay(flow: Flow, step: FlowStepScript, answer: string): Way | null {
  const way = wayFor(answer, step, flow.anywhere);
  if (way) return { next: way.next, value: way.chosen?.value ?? answer };
  return step.next === undefined ? null : { next: step.next, value: answer };
}

/** After one hint an answer is taken as it stands: better an odd number than a visitor who gives up. */
function typedWay(step: FlowStepScript, answer: string, isRetry: boolean): Way | null {
  const chosen = namedSuggestion(answer, step);
  if (chosen) return { next: chosen.next, value: null };
  if (step.answer === 'choice' || step.next === undefined) return null;
  const value = readTyped(step.answer, answer) ?? (isRetry ? answer : null);
  return value === null ? null : { next: step.next, value };
}

const savedBy = ({ saveAs }: FlowStepScript, value: string): Turn['saved'] =>
  saveAs === undefined ? null : { name: saveAs, value };

type Arrival = { visitor: Visitor; saved: Turn['saved'] };

/** Goes to a step, past those that are not for this visitor or ask what is known already. */
function arrive(flow: Flow, to: string, { visitor, saved }: Arrival): Turn {
  const variables = saved ? { ...visitor.variables, [saved.name]: saved.value } : visitor.variables;
  const known = { ...visitor, variables };
  const asked = landing(flow, to, known) ?? flow.steps.get(flow.fallback);
  if (!asked) throw new Error('the script has no fallback');
  const question = ask(asked, known, { id: asked.id, message: asked.message });
  return { question, saved, action: asked.action ?? null };
}

/** Undefined for a step that is not there, and for a circle of steps that are all passed by. */
function landing(flow: Flow, to: string, visitor: Visitor): FlowStepScript | undefined {
  let id = to;
  for (let hops = 0; hops < MAX_HOPS; hops += 1) {
    const step = flow.steps.get(id);
    const elsewhere = step && detour(step, visitor);
    if (elsewhere === undefined) return step;
    id = elsewhere;
  }
  return undefined;
}

function detour(
  { under18, onlyIfMissing, saveAs, next }: FlowStepScript,
  visitor: Visitor,
): string | undefined {
  if (under18 !== undefined && visitor.isMinor) return under18;
  const isKnown = saveAs !== undefined && (visitor.variables[saveAs] ?? '').trim() !== '';
  return onlyIfMissing && isKnown ? next : undefined;
}

type Asked = { id: string; message: Record<ChatLanguage, string> };

function ask(step: FlowStepScript, { language, variables }: Visitor, { id, message }: Asked): FlowStep {
  const shown = ({ text }: FlowSuggestion) => text[language];
  return {
    question_id: id,
    reply: fillIn(message[language], variables),
    suggestions: step.end ? [] : step.suggestions.map(shown),
    last_question: step.end === true,
  };
}
