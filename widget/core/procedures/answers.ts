import { choosable, isField, itemLabel, toChoices, toggleChosen } from '../choices';
import type { InterfaceActions, PublicActions } from '../engine-types';
import { entryOf } from '../entries';
import { RcbEvent } from '../events';
import { makePart } from '../part';
import { checkAnswer, type LoadKinds, shownAnswer, withinLimits } from '../rules';
import { currentPath, isComplete, isLive } from '../selectors';
import type { Interactive } from '../state';
import type { Item } from '../types';
import { type Blocks, cancelTransition } from './blocks';
import { blockAt, type Context, type GetParams } from './context';
import type { Messages } from './messages';
import type { Streams } from './streams';

/** The typing dots appear after this delay, so that a quick bot does not flicker. */
const DOTS_DELAY_MS = 400;

export type Answers = Pick<
  InterfaceActions,
  'type' | 'send' | 'chooseOption' | 'toggleCheck' | 'confirmChecks' | 'upload'
> &
  Pick<PublicActions, 'setTextAreaValue'> & {
    /** Replies to an answer after the bot delay; also continues a resumed conversation. */
    reply(text: string, isSecret: boolean): Promise<void>;
  };

type Deps = {
  messages: Messages;
  streams: Streams;
  blocks: Blocks;
  getParams: GetParams;
};

export function makeAnswers(context: Context, deps: Deps): Answers {
  const { getState, signal } = context;
  const changeDraft = makeDraft(context);
  const reply = makeReply(context, deps.blocks);
  const submit = makeSubmit(context, { ...deps, changeDraft, reply });
  const uploading = makePart(() => import('./upload'), context.ports.log);
  const kinds = makePart(() => import('../answer-kinds'), context.ports.log);
  /** The conversation in which the draft is being sent. */
  let sending: AbortSignal | null = null;

  return {
    reply,
    type: (text) => void changeDraft(text),
    setTextAreaValue: async (text) => {
      // A disabled text area keeps its draft (§1.13; the original deletes it).
      if (!getState().input.isDisabled) await changeDraft(text);
    },
    async send() {
      // While an event handler is still running, a second Enter must not send the draft twice.
      if (sending && !sending.aborted) return false;
      const conversation = signal('conversation');
      sending = conversation;
      try {
        return await sendDraft(context, { submit, getParams: deps.getParams, loadKinds: kinds.load });
      } finally {
        if (sending === conversation) sending = null;
      }
    },
    ...makeChoosing(context, submit),
    upload: async (files) => (await uploading.load())?.upload(context, { ...deps, submit }, files),
  };
}

function makeDraft({ getState, send, ask }: Context): (text: string) => Promise<void> {
  return async (text) => {
    const state = getState();
    const currValue = withinLimits(text, state.settings.chatInput);
    const prevValue = state.draft;
    if (currValue === prevValue) return;
    // The draft is drawn at once, otherwise the caret jumps; if the event is prevented, the old text returns.
    send({ type: 'draft-changed', draft: currValue });
    const { allowed } = await ask(RcbEvent.TEXT_AREA_CHANGE_VALUE, { currValue, prevValue });
    if (!allowed && getState().draft === currValue) send({ type: 'draft-changed', draft: prevValue });
  };
}

function makeReply(context: Context, blocks: Blocks): Answers['reply'] {
  const { getState, send, memory } = context;
  return async (text, isSecret) => {
    const [visit, step] = [context.signal('visit'), context.signal('step')];
    const { settings } = getState();
    memory.pending ??= { kind: 'answer', text, isSecret };
    const block = await blocks.leaving(currentPath(getState()));
    if (visit.aborted) return;
    if (block) {
      context.timers.after(
        DOTS_DELAY_MS,
        () => !step.aborted && send({ type: 'typing-set', isTyping: true }),
      );
      if (!(await context.timers.wait(settings.chatInput.botDelay)) || visit.aborted) return;
    }
    // Another answer to the same block decides on the path; this one is still handed to the block's function.
    if (step.aborted) return block ? blocks.runFunction(block, { userInput: text, signal: step }) : undefined;
    if (memory.pending?.kind === 'answer') memory.pending = null;
    if (block) await blocks.finish(block);
    else send({ type: 'block-waits' });
  };
}

type Submitting = Pick<Deps, 'messages' | 'streams'> & {
  changeDraft: (text: string) => Promise<void>;
  reply: Answers['reply'];
};

/** Resolves true when the answer is accepted; the reply follows on its own. */
function makeSubmit(context: Context, { messages, streams, changeDraft, reply }: Submitting): Submit {
  const { getState, send, ask, memory } = context;
  return async (value, sendInChat, { typed, shown = value } = {}) => {
    const conversation = context.signal('conversation');
    // Read before the event: the conversation may move on to a plain question while a handler runs.
    const { isSensitive } = getState().input;
    const { allowed } = await ask(RcbEvent.USER_SUBMIT_TEXT, { inputText: value, sendInChat });
    const text = value.trim();
    if (!allowed || !text || conversation.aborted) return false;
    const { settings } = getState();
    if (isSensitive) memory.secrets.add(text).add(shown.trim());
    const words = shown.trim();
    const content = shownAnswer(words, isSensitive, settings.sensitiveInput);
    const isMasked = content !== words;
    if (sendInChat && content !== null) {
      if (settings.userBubble.simulateStream && !isMasked)
        void streams.simulateStreamMessage(content, 'USER');
      else await messages.inject({ content, sender: 'USER', isMasked });
    }
    if (conversation.aborted) return false;
    memory.userInput = text;
    if (memory.pending?.kind === 'transition' && memory.pending.isInterruptable) cancelTransition(context);
    if (memory.pending?.kind !== 'transition')
      memory.pending = { kind: 'answer', text, isSecret: isSensitive };
    context.begin('step');
    send({ type: 'answered' });
    // Text typed while an event handler was running is a new draft.
    if (typed === undefined || getState().draft === typed) await changeDraft('');
    void reply(text, isSensitive);
    return true;
  };
}

/** `typed` is the draft that is sent, `shown` what the visitor's bubble says instead of the value. */
type Submit = (
  value: string,
  sendInChat: boolean,
  more?: { typed?: string; shown?: string },
) => Promise<boolean>;

/** Checks a typed answer by its block's rule; a refused one stays in the text area. */
async function sendDraft(
  context: Context,
  { submit, getParams, loadKinds }: { submit: Submit; getParams: GetParams; loadKinds: LoadKinds },
): Promise<boolean> {
  const { getState, send, memory, ports } = context;
  const { draft, input, settings } = getState();
  if (input.isDisabled || input.isChecking) return false;
  const block = blockAt(memory, currentPath(getState()));
  if (!block?.input || !draft.trim()) return submit(draft, true, { typed: draft });
  const step = context.signal('step');
  send({ type: 'answer-checking' });
  try {
    const params = getParams();
    const value = typeof block.options === 'function' ? await block.options(params) : block.options;
    const options = toChoices(value)?.items ?? [];
    const question = { input: draft.trim(), params, options, texts: settings.chatInput.invalidTexts };
    const verdict = isField(block.input)
      ? (await import('./rich-choices')).checkField(block.input, question)
      : await checkAnswer(block.input, question, loadKinds);
    if (step.aborted) return false;
    send({ type: 'answer-checked', problem: verdict.isValid ? null : verdict.problem });
    if (!verdict.isValid) return false;
    const { answer } = verdict;
    return await submit(answer, true, { typed: draft, shown: labelIn(options, answer) });
  } catch (reason) {
    ports.log.error('The rule of an answer failed:', reason);
    if (!step.aborted) send({ type: 'answer-checked', problem: null });
    return false;
  }
}

/** What is shown for a value: its item's label, or the value itself. */
function labelIn(items: readonly Item[], value: string): string {
  const item = choosable(items, value);
  return item === undefined ? value : itemLabel(item);
}

function makeChoosing(
  context: Context,
  submit: Submit,
): Pick<InterfaceActions, 'chooseOption' | 'toggleCheck' | 'confirmChecks'> {
  const { getState, send } = context;
  const live = (id: string): Interactive | null => {
    const entry = entryOf(getState().entries, id);
    if (entry?.kind !== 'interactive' || entry.isFromHistory) return null;
    return isLive(getState(), entry.interactive) ? entry.interactive : null;
  };
  return {
    async chooseOption(id, value, shown) {
      const interactive = live(id);
      if (!interactive) return;
      const { items, sendOutput } = interactive;
      // Any day the calendar gives is an answer.
      const isDay = interactive.kind === 'options' && interactive.rich?.type === 'date';
      if (!isDay && !choosable(items, value)) return;
      // Marked at once, so that a second click has no effect.
      send({ type: 'chosen', id, chosen: [value], isDone: true });
      if (!(await submit(value, sendOutput, { shown: shown ?? labelIn(items, value) })))
        send({ type: 'chosen', id, chosen: [], isDone: false });
    },
    toggleCheck(id, value) {
      const interactive = live(id);
      if (interactive) send({ type: 'chosen', id, chosen: toggleChosen(interactive, value), isDone: false });
    },
    async confirmChecks(id) {
      const interactive = live(id);
      if (!interactive || !isComplete(interactive)) return;
      const { chosen, items, sendOutput } = interactive;
      const shown = chosen.map((value) => labelIn(items, value)).join(', ');
      send({ type: 'chosen', id, chosen, isDone: true });
      if (!(await submit(chosen.join(', '), sendOutput, { shown })))
        send({ type: 'chosen', id, chosen, isDone: false });
    },
  };
}
