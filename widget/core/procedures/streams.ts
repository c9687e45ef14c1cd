import type { PublicActions } from '../engine-types';
import { entryOf } from '../entries';
import { RcbEvent } from '../events';
import type { Chunker, Message, RichContent } from '../types';
import { type Context, newMessage } from './context';
import type { Messages } from './messages';

/** A stream that is never ended is stored after this pause. */
const SAVE_DELAY_MS = 400;

export type Streams = Pick<PublicActions, 'simulateStreamMessage' | 'streamMessage' | 'endStreamMessage'> & {
  /** Closes the open streams without an event, because the conversation has moved on. */
  close(): void;
};

export function makeStreams(context: Context, messages: Messages): Streams {
  const { getState, send, ask } = context;
  const open = new Map<string, Message>();
  const enqueue = makeQueue(context);
  let cancelSave = () => {};

  const show = (message: Message) => {
    open.set(message.sender, message);
    send({ type: 'message-changed', message, isStreaming: true });
    cancelSave();
    // A reply says itself when it ends, however long it pauses.
    if (getState().reply?.status !== 'running')
      cancelSave = context.timers.after(SAVE_DELAY_MS, () =>
        send({ type: 'message-changed', message, isStreaming: false }),
      );
    return message;
  };
  const chunk = async (content: string | RichContent, sender: string): Promise<Message | null> => {
    const conversation = context.signal('conversation');
    const before = open.get(sender);
    const message = before
      ? { ...before, content, type: typeof content === 'string' ? 'string' : 'object' }
      : newMessage(context, content, sender);
    const name = before ? RcbEvent.CHUNK_STREAM_MESSAGE : RcbEvent.START_STREAM_MESSAGE;
    const { allowed, data } = await ask(name, { message });
    if (!allowed || conversation.aborted) return null;
    if (before && open.get(sender) === before) return show(data.message);
    open.set(sender, data.message);
    begin(context, messages, data.message);
    return show(data.message);
  };
  const end = async (sender: string): Promise<boolean> => {
    const message = open.get(sender);
    if (!message) return true;
    const conversation = context.signal('conversation');
    const { allowed } = await ask(RcbEvent.STOP_STREAM_MESSAGE, { message });
    if (!allowed || conversation.aborted) return false;
    cancelSave();
    open.delete(sender);
    send({ type: 'message-changed', message, isStreaming: false });
    void messages.speakFor(message);
    return true;
  };

  return {
    simulateStreamMessage: (content, sender = 'BOT', chunker) =>
      simulate(context, messages, { content, sender, chunker }),
    streamMessage: (content, sender = 'BOT') =>
      enqueue(sender.toUpperCase(), () => chunk(content, sender.toUpperCase())),
    endStreamMessage: (sender = 'BOT') => enqueue(sender.toUpperCase(), () => end(sender.toUpperCase())),
    close: () => {
      cancelSave();
      for (const message of open.values()) {
        if (entryOf(getState().entries, message.id))
          send({ type: 'message-changed', message, isStreaming: false });
      }
      open.clear();
    },
  };
}

/** Runs the chunks of one sender one after another, because an event handler may be slow; each conversation anew. */
function makeQueue({ signal }: Context): <T>(sender: string, run: () => Promise<T>) => Promise<T> {
  const pending = new Map<string, Promise<unknown>>();
  let conversation = signal('conversation');
  return (sender, run) => {
    if (conversation.aborted) pending.clear();
    conversation = signal('conversation');
    const last = pending.get(sender) ?? Promise.resolve();
    const next = last.then(run, run);
    pending.set(sender, next);
    return next;
  };
}

/** Adds the first chunk of a stream to the list. */
function begin(context: Context, messages: Messages, message: Message): void {
  messages.raiseUnread();
  const entry = messages.entryFor(message, {});
  context.send({
    type: 'message-added',
    entry: entry.kind === 'message' ? { ...entry, isStreaming: true } : entry,
  });
}

type Simulated = { content: string; sender: string; chunker: Chunker | null | undefined };

/** Shows a whole text step by step; resolves when the last step is shown. */
async function simulate(
  context: Context,
  messages: Messages,
  { content, sender, chunker }: Simulated,
): Promise<Message | null> {
  if (typeof content !== 'string') throw new TypeError('Content to stream must be a string.');
  if (!content.trim()) return null;
  const { getState, send, ask, ports } = context;
  const conversation = context.signal('conversation');
  const simulateStreamChunker = chunker ?? streamSteps;
  const started = await ask(RcbEvent.START_SIMULATE_STREAM_MESSAGE, {
    message: newMessage(context, content, sender),
    simulateStreamChunker,
  });
  if (!started.allowed || conversation.aborted) return null;
  const { message } = started.data;
  const whole = typeof message.content === 'string' ? message.content : content;
  const steps = ports.isCalm?.() ? [whole] : (started.data.simulateStreamChunker ?? streamSteps)(whole);
  const { settings } = getState();
  const { streamSpeed } = message.sender === 'USER' ? settings.userBubble : settings.botBubble;

  void messages.speakFor(message);
  begin(context, messages, { ...message, content: steps[0] ?? '' });
  let shown = steps[0] ?? '';
  for (const step of steps.slice(1)) {
    if (!(await context.timers.wait(streamSpeed))) return null;
    shown += step;
    send({ type: 'message-changed', message: { ...message, content: shown }, isStreaming: true });
  }
  const done = { ...message, content: shown };
  send({ type: 'message-changed', message: done, isStreaming: false });
  await ask(RcbEvent.STOP_SIMULATE_STREAM_MESSAGE, { message: done });
  return done;
}

/** A whole tag; `1 < 2` is not one. */
const TAG = /(<\/?[a-z][^<>]*>)/i;

let segmenter: Intl.Segmenter | undefined;

/** The characters a reader sees: a Bengali conjunct or a family emoji is one. */
export function graphemes(text: string): string[] {
  if (typeof Intl.Segmenter === 'undefined') return Array.from(text);
  segmenter ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' });
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}

/** The steps of a simulated stream: a character, or an HTML tag, at a time (spec §4). */
export function streamSteps(text: string): string[] {
  return text.split(TAG).flatMap((part) => (TAG.test(part) ? [part] : graphemes(part)));
}
