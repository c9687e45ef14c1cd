import { dayOf, latinDigits } from '../answer-kinds';
import { withLabels, wordsOf } from '../choices';
import { changeEntry } from '../entries';
import type { Question, Verdict } from '../rules';
import { currentPath } from '../selectors';
import type { Entry, Interactive, Origin, Rich } from '../state';
import type { Block, Card, InputField, Item, Nothing, Params } from '../types';
import { blockAt, type Context, type GetParams, logFailure } from './context';
import type { Messages } from './messages';

const STARS = 5;

/** What can be chosen of a block's cards, or of the field of its `input`, and how it is drawn; null for nothing. */
async function richChoices(
  block: Block,
  params: Params,
  field: InputField | undefined,
): Promise<{ items: Item[]; rich: Rich } | null> {
  if (field?.type === 'date') return { items: [], rich: field };
  if (field) {
    const length = Math.max(1, Math.trunc(field.max ?? STARS));
    const items = Array.from({ length }, (_, index) => ({
      label: `${index + 1} / ${length}`,
      value: String(index + 1),
    }));
    return { items, rich: { type: 'rating' } };
  }
  const cards = await cardsOf(block, params);
  if (!Array.isArray(cards) || cards.length === 0) return null;
  return { items: cards.flatMap(({ options = [] }) => options), rich: { type: 'cards', cards } };
}

/** The block's cards, without options that say nothing. */
async function cardsOf({ cards }: Block, params: Params): Promise<Card[] | Nothing> {
  const found = typeof cards === 'function' ? await cards(params) : cards;
  return Array.isArray(found)
    ? found.map((card) => (card.options ? { ...card, options: withLabels(card.options) } : card))
    : found;
}

/** What is typed instead of chosen in a field; a day as the field gives it. */
export function checkField<P>(field: InputField, { input, texts }: Question<P>): Verdict {
  const typed = latinDigits(input);
  if (field.type === 'rating') {
    const isCount = /^\d{1,3}$/.test(typed) && Number(typed) >= 1 && Number(typed) <= (field.max ?? STARS);
    return isCount
      ? { isValid: true, answer: String(Number(typed)) }
      : { isValid: false, problem: texts.choice };
  }
  const { min = '', max = '9999' } = field;
  const day = dayOf(typed)?.toISOString().slice(0, 10);
  if (day !== undefined && day >= min && day <= max) return { isValid: true, answer: day };
  return {
    isValid: false,
    problem: `${texts.date} ${[field.min, field.max].filter(Boolean).join(' – ')}`.trim(),
  };
}

/** Cards that the flow no longer gives stay what they are without: buttons. */
export async function drawCards(
  context: Context,
  getParams: GetParams,
  { message, origin }: Extract<Entry, { kind: 'interactive' }>,
): Promise<void> {
  const block = blockAt(context.memory, origin?.path);
  if (!origin || !block) return;
  const params = { ...getParams('visit'), currPath: origin.path, userInput: origin.userInput };
  try {
    const cards = await cardsOf(block, params);
    if (!Array.isArray(cards)) return;
    const entries = changeEntry(context.getState().entries, message.id, (entry) =>
      entry.kind === 'interactive' && entry.interactive.kind === 'options'
        ? { ...entry, interactive: { ...entry.interactive, rich: { type: 'cards', cards } } }
        : entry,
    );
    context.send({ type: 'resumed', state: { entries } });
  } catch (reason) {
    logFailure(context, reason, params.signal);
  }
}

type Inject = (
  shown: Pick<Running, 'context' | 'messages'>,
  interactive: Interactive,
  more: { origin: Origin; words: string[] },
) => Promise<unknown>;
type Running = {
  context: Context;
  block: Block;
  messages: Messages;
  getParams: GetParams;
  signal: AbortSignal;
};

/** Shows the block's cards, or the field of its `input`. */
export async function showRich(running: Running, inject: Inject, field?: InputField): Promise<void> {
  const { context } = running;
  const origin = { path: currentPath(context.getState()) ?? '', userInput: context.memory.userInput };
  const choices = await richChoices(running.block, running.getParams('visit'), field);
  if (!choices || running.signal.aborted) return;
  const { visit, settings } = running.context.getState();
  const { sendOptionOutput: sendOutput } = settings.chatInput;
  const interactive: Interactive = {
    kind: 'options',
    ...choices,
    ...{ visit, reusable: false, sendOutput, chosen: [] },
  };
  await inject(running, interactive, { origin, words: wordsOf(interactive) });
}
