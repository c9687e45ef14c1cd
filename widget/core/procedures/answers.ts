import { toChoices, toggleChosen } from '../choices';
import type { InterfaceActions, PublicActions } from '../engine-types';
import { RcbEvent } from '../events';
import { checkAnswer, shownAnswer, withinLimits } from '../rules';
import { currentPath, isComplete, isLive } from '../selectors';
import type { Interactive } from '../state';
import type { Params } from '../types';
import { type Blocks, cancelTransition } from './blocks';
import { blockAt, type Context } from './context';
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
  getParams: () => Params;
};

export function makeAnswers(context: Context, deps: Deps): Answers {
  const { getState, memory } = context;
  const changeDraft = makeDraft(context);
  const reply = makeReply(context, deps.blocks);
  const submit = makeSubmit(context, { ...deps, changeDraft, reply });
  let sending: AbortController | null = null;

  return {
    reply,
    type: (text) => void changeDraft(text),
    setTextAreaValue: async (text) => {
      // A disabled text area keeps its draft (§1.13; the original deletes it).
      if (!getState().input.isDisabled) await changeDraft(text);
    },
    async send() {
      // While an event handler is still running, a second Enter must not send the draft twice.
      const { conversation } = memory;
      if (sending === conversation) return;
      sending = conversation;
      try {
        await sendDraft(context, { submit, getParams: deps.getParams });
      } finally {
        if (sending === conversation) sending = null;
      }
    },
    ...makeChoosing(context, submit),
    upload: (files) => upload(context, { ...deps, submit }, files),
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
    const isAlive = context.alive();
    const { step, visit, settings } = getState();
    const isMine = () => isAlive() && getState().step === step;
    const isInBlock = () => isAlive() && getState().visit === visit;
    memory.pending ??= { kind: 'answer', text, isSecret };
    const block = await blocks.leaving(currentPath(getState()));
    if (!isInBlock()) return;
    if (block) {
      context.timers.after(DOTS_DELAY_MS, () => isMine() && send({ type: 'typing-set', isTyping: true }));
      if (!(await context.timers.wait(settings.chatInput.botDelay)) || !isInBlock()) return;
    }
    // Another answer to the same block decides on the path; this one is still handed to the block's function.
    if (!isMine()) return block ? blocks.runFunction(block, text) : undefined;
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
  return async (value, sendInChat, typed) => {
    const isAlive = context.alive();
    // Read before the event: the conversation may move on to a plain question while a handler runs.
    const { isSensitive } = getState().input;
    const { allowed } = await ask(RcbEvent.USER_SUBMIT_TEXT, { inputText: value, sendInChat });
    const text = value.trim();
    if (!allowed || !text || !isAlive()) return false;
    const { settings } = getState();
    if (isSensitive) memory.secrets.add(text);
    const content = shownAnswer(text, isSensitive, settings.sensitiveInput);
    const isMasked = content !== text;
    if (sendInChat && content !== null) {
      if (settings.userBubble.simulateStream && !isMasked)
        void streams.simulateStreamMessage(content, 'USER');
      else await messages.inject({ content, sender: 'USER', isMasked });
    }
    if (!isAlive()) return false;
    memory.userInput = text;
    if (memory.pending?.kind === 'transition' && memory.pending.isInterruptable) cancelTransition(context);
    if (memory.pending?.kind !== 'transition')
      memory.pending = { kind: 'answer', text, isSecret: isSensitive };
    send({ type: 'answered' });
    // Text typed while an event handler was running is a new draft.
    if (typed === undefined || getState().draft === typed) await changeDraft('');
    void reply(text, isSensitive);
    return true;
  };
}

/** `typed` is the draft that is sent. */
type Submit = (value: string, sendInChat: boolean, typed?: string) => Promise<boolean>;

/** Checks a typed answer by its block's rule; a refused one stays in the text area. */
async function sendDraft(
  context: Context,
  { submit, getParams }: { submit: Submit; getParams: () => Params },
): Promise<void> {
  const { getState, send, memory, ports } = context;
  const { draft, input, settings } = getState();
  if (input.isDisabled || input.isChecking) return;
  const block = blockAt(memory, currentPath(getState()));
  if (!block?.input || !draft.trim()) return void (await submit(draft, true, draft));
  const { step } = getState();
  const isAlive = context.alive();
  send({ type: 'answer-checking' });
  try {
    const params = getParams();
    const value = typeof block.options === 'function' ? await block.options(params) : block.options;
    const options = toChoices(value)?.items ?? [];
    const question = { input: draft.trim(), params, options, texts: settings.chatInput.invalidTexts };
    const verdict = await checkAnswer(block.input, question);
    if (!isAlive() || getState().step !== step) return;
    send({ type: 'answer-checked', problem: verdict.isValid ? null : verdict.problem });
    if (verdict.isValid) await submit(verdict.answer, true, draft);
  } catch (reason) {
    ports.log.error('The rule of an answer failed:', reason);
    if (isAlive()) send({ type: 'answer-checked', problem: null });
  }
}

function makeChoosing(
  context: Context,
  submit: Submit,
): Pick<InterfaceActions, 'chooseOption' | 'toggleCheck' | 'confirmChecks'> {
  const { getState, send } = context;
  const live = (id: string): Interactive | null => {
    const entry = getState().entries.find(({ message }) => message.id === id);
    if (entry?.kind !== 'interactive' || entry.isFromHistory) return null;
    return isLive(getState(), entry.interactive) ? entry.interactive : null;
  };
  return {
    async chooseOption(id, item) {
      const interactive = live(id);
      if (!interactive?.items.includes(item)) return;
      // Marked at once, so that a second click has no effect.
      send({ type: 'chosen', id, chosen: [item], isDone: true });
      if (!(await submit(item, interactive.sendOutput)))
        send({ type: 'chosen', id, chosen: [], isDone: false });
    },
    toggleCheck(id, item) {
      const interactive = live(id);
      if (interactive) send({ type: 'chosen', id, chosen: toggleChosen(interactive, item), isDone: false });
    },
    async confirmChecks(id) {
      const interactive = live(id);
      if (!interactive || !isComplete(interactive)) return;
      const { chosen, sendOutput } = interactive;
      send({ type: 'chosen', id, chosen, isDone: true });
      if (!(await submit(chosen.join(', '), sendOutput))) send({ type: 'chosen', id, chosen, isDone: false });
    },
  };
}

/** Shows the files if configured, submits their names as the answer, and passes them to the block's `file` function. */
async function upload(
  context: Context,
  { messages, getParams, submit }: Pick<Deps, 'messages' | 'getParams'> & { submit: Submit },
  value: readonly File[],
): Promise<void> {
  const { getState, ask, memory, ports } = context;
  const { input, settings, paths } = getState();
  const block = blockAt(memory, paths.at(-1));
  if (value.length === 0 || !input.isAttachable || !block?.file) return;
  const isAlive = context.alive();
  const { allowed, data } = await ask(RcbEvent.USER_UPLOAD_FILE, { files: [...value] });
  if (!allowed || !isAlive()) return;
  if (settings.fileAttachment.showMediaDisplay) {
    for (const file of data.files) {
      const rich = memory.render.media?.(file);
      if (rich) await messages.inject({ content: rich, sender: 'USER' });
    }
  }
  const names = data.files.map(({ name }) => name).join(', ');
  await submit(`📄 ${names}`, settings.fileAttachment.sendFileName);
  try {
    await block.file({ ...getParams(), files: data.files });
  } catch (reason) {
    ports.log.error('A block of the flow failed:', reason);
  }
}
