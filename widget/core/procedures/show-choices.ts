import { isField, itemLabel, toChecks, toChoices } from '../choices';
import { currentPath } from '../selectors';
import type { Interactive, Origin } from '../state';
import type { Block, InputField } from '../types';
import type { Context, GetParams } from './context';
import type { Messages } from './messages';

/** What these attributes need of the block that is being processed. */
type Running = {
  context: Context;
  block: Block;
  messages: Messages;
  getParams: GetParams;
  /** Of the visit: late results are dropped. */
  signal: AbortSignal;
};

/** The attributes of a block that offer answers. */
export const choiceProcessors = {
  async options({ context, block, messages, getParams, signal }: Running) {
    const value =
      typeof block.options === 'function' ? await block.options(getParams('visit')) : block.options;
    const choices = toChoices(value);
    if (!choices || signal.aborted) return;
    const { chatInput } = context.getState().settings;
    await injectChoices(
      { context, messages },
      {
        kind: 'options',
        items: choices.items,
        visit: context.getState().visit,
        reusable: choices.reusable ?? false,
        sendOutput: choices.sendOutput ?? chatInput.sendOptionOutput,
        chosen: [],
      },
    );
  },
  async checkboxes({ context, block, messages, getParams, signal }: Running) {
    const value =
      typeof block.checkboxes === 'function' ? await block.checkboxes(getParams('visit')) : block.checkboxes;
    const checks = toChecks(value);
    if (!checks || signal.aborted) return;
    const { chatInput } = context.getState().settings;
    await injectChoices(
      { context, messages },
      {
        kind: 'checkboxes',
        items: checks.items,
        visit: context.getState().visit,
        reusable: checks.reusable ?? false,
        sendOutput: checks.sendOutput ?? chatInput.sendCheckboxOutput,
        chosen: [],
        min: checks.min,
        max: checks.max,
        isDone: false,
      },
    );
  },
  cards: (running: Running) => showRich(running),
  async input(running: Running) {
    const { input } = running.block;
    if (isField(input)) await showRich(running, input);
    // Here by the time an answer is typed; one that does not come is told then.
    else if (typeof input !== 'function') void import('../answer-kinds').catch(() => {});
  },
};

export const originOf = ({ getState, memory }: Context): Origin => ({
  path: currentPath(getState()) ?? '',
  userInput: memory.userInput,
});

/** The choices as a message of the bot; `words` are what they say. */
const injectChoices = (
  { context, messages }: Pick<Running, 'context' | 'messages'>,
  interactive: Interactive,
  { origin, words = interactive.items.map(itemLabel) }: { origin?: Origin; words?: string[] } = {},
) => {
  const content = context.memory.render.choices?.(words) ?? words.join(', ');
  return messages.inject({ content, sender: 'BOT', interactive, ...(origin ? { origin } : {}) });
};

const showRich = async (running: Running, field?: InputField) =>
  (await import('./rich-choices')).showRich(running, injectChoices, field);
