import { RcbEvent } from '../events';
import { currentPath } from '../selectors';
import type { Rest } from '../state';
import { restOf } from '../transition/config';
import type { Block, Nothing, Params, Result, RichContent, Transition } from '../types';
import { blockAt, type Context, type GetParams, logFailure } from './context';
import type { Messages } from './messages';
import { choiceProcessors, originOf } from './show-choices';
import type { Streams } from './streams';

export type Blocks = {
  goToPath(path: string): Promise<boolean>;
  /** Sends the post-process event; null if it was prevented or there is no such block. */
  leaving(path: string | null): Promise<Block | null>;
  /** Runs the block's function and follows its path, unless the conversation has moved on. */
  finish(block: Block): Promise<void>;
  /** Runs the block's function for an answer that was overtaken, and follows no path. */
  runFunction(block: Block, answer: Pick<Params, 'userInput' | 'signal'>): Promise<void>;
  /** Waits, then leaves the block by itself. */
  startTransition(delayMs: number, isInterruptable: boolean): void;
};

type Deps = { messages: Messages; streams: Streams; getParams: GetParams };
type Running = Deps & {
  context: Context;
  block: Block;
  rest: Rest;
  /** Of the visit: late results are dropped. */
  signal: AbortSignal;
  startTransition: Blocks['startTransition'];
};

export function makeBlocks(context: Context, deps: Deps): Blocks {
  const { getState, send, ask, memory, ports } = context;

  const goToPath = async (path: string) => {
    const conversation = context.signal('conversation');
    const { paths } = getState();
    const data = { currPath: paths.at(-1) ?? null, prevPath: paths.at(-2) ?? null, nextPath: path };
    const { allowed } = await ask(RcbEvent.CHANGE_PATH, data);
    if (!allowed || conversation.aborted) return false;
    deps.streams.close();
    cancelTransition(context);
    memory.pending = null;
    context.begin('visit');
    const signal = context.signal('visit');
    memory.processing = signal;
    send({ type: 'path-entered', path });
    // The promise resolves when the path is entered; the block is processed concurrently, as flows expect.
    void run({
      ...deps,
      context,
      block: {},
      rest: restOf(getState().settings),
      signal,
      startTransition,
    });
    return true;
  };

  const leaving = async (path: string | null) => {
    const block = blockAt(memory, path);
    if (!block) return null;
    const { allowed, data } = await ask(RcbEvent.POST_PROCESS_BLOCK, { block });
    return allowed ? data.block : null;
  };

  const finish = (block: Block) => finishBlock(context, { getParams: deps.getParams, goToPath }, block);

  const runFunction: Blocks['runFunction'] = async (block, answer) => {
    try {
      await block.function?.({ ...deps.getParams(), ...answer });
    } catch (reason) {
      logFailure(context, reason, answer.signal);
    }
  };

  const startTransition = (delayMs: number, isInterruptable: boolean) => {
    cancelTransition(context);
    const visit = context.signal('visit');
    const path = currentPath(getState());
    const cancel = context.timers.after(delayMs, async () => {
      memory.pending = null;
      const block = await leaving(path);
      // An answer may have moved the conversation on (§1.13: a block was entered twice).
      if (block && !visit.aborted) await finish(block);
    });
    memory.pending = { kind: 'transition', dueAt: ports.clock.now() + delayMs, isInterruptable, cancel };
  };

  return { goToPath, leaving, finish, runFunction, startTransition };
}

type Leaving = { getParams: GetParams; goToPath: Blocks['goToPath'] };
async function finishBlock(context: Context, { getParams, goToPath }: Leaving, block: Block): Promise<void> {
  const { send, memory } = context;
  const [conversation, visit] = [context.signal('conversation'), context.signal('visit')];
  let step = context.signal('step');
  const params: Params = {
    ...getParams(),
    goToPath: async (path) => {
      if (conversation.aborted) return false;
      const isEntered = await goToPath(path);
      // A block that called `goToPath` may still follow its own path afterwards.
      if (!conversation.aborted) step = context.signal('step');
      return isEntered;
    },
  };
  memory.processing = visit;
  try {
    await block.function?.(params);
    if (!step.aborted) {
      const path = typeof block.path === 'function' ? await block.path(params) : block.path;
      if (path && !step.aborted) await goToPath(path);
    }
  } catch (reason) {
    logFailure(context, reason, params.signal);
  }
  if (visit.aborted) return;
  memory.processing = null;
  // Unless another answer came in the meantime, the block waits for input again.
  if (!step.aborted) send({ type: 'block-waits' });
}

export function cancelTransition({ memory }: Context): void {
  if (memory.pending?.kind !== 'transition') return;
  memory.pending.cancel();
  memory.pending = null;
}

/** Processes the block of the path just entered: its attributes in the order they are written (§1.12). */
async function run(started: Running): Promise<void> {
  const { context, signal } = started;
  const { getState, send, ask, memory, ports } = context;
  const found = blockAt(memory, currentPath(getState()));
  if (!found) {
    // An unknown block is a dead end: messages are shown and get no reply.
    memory.processing = null;
    send({ type: 'block-ready', rest: started.rest });
    ports.log.error('Block is not valid.');
    return;
  }
  try {
    const { allowed, data } = await ask(RcbEvent.PRE_PROCESS_BLOCK, { block: found });
    if (allowed && data.block) {
      started.block = data.block;
      started.rest.isAttachable = typeof data.block.file === 'function';
      for (const name of Object.keys(data.block)) {
        if (signal.aborted) return;
        await processors[name]?.(started);
      }
    }
  } catch (reason) {
    logFailure(context, reason, signal);
  }
  if (signal.aborted) return;
  memory.processing = null;
  send({ type: 'block-ready', rest: started.rest });
}

/** What each attribute does as a block is entered; others (`function`, `path`, what plugins add) do nothing here. */
const processors: Readonly<Record<string, (running: Running) => Promise<void>>> = {
  async message({ context, block, messages, streams, getParams, signal }) {
    const text =
      typeof block.message === 'function' ? await block.message(getParams('visit')) : block.message;
    if (typeof text !== 'string' || signal.aborted) return;
    if (context.getState().settings.botBubble.simulateStream) await streams.simulateStreamMessage(text);
    else await messages.injectMessage(text);
  },
  ...choiceProcessors,
  async component({ context, block, messages, getParams, signal }) {
    const origin = originOf(context);
    const rich = await componentOf(block, getParams('visit'));
    if (rich && !signal.aborted) await messages.inject({ content: rich, sender: 'BOT', origin });
  },
  async chatDisabled({ context, block, rest, getParams }) {
    const value =
      typeof block.chatDisabled === 'function'
        ? await block.chatDisabled(getParams('visit'))
        : block.chatDisabled;
    rest.isDisabled = value ?? context.getState().settings.chatInput.disabled;
  },
  async isSensitive({ block, rest, getParams }) {
    const value =
      typeof block.isSensitive === 'function'
        ? await block.isSensitive(getParams('visit'))
        : block.isSensitive;
    rest.isSensitive = Boolean(value);
  },
  async transition({ block, startTransition, getParams, signal }) {
    const value =
      typeof block.transition === 'function' ? await block.transition(getParams('visit')) : block.transition;
    const transition: Partial<Transition> = typeof value === 'number' ? { duration: value } : (value ?? {});
    const { duration, interruptable = false } = transition;
    if (typeof duration === 'number' && !signal.aborted) startTransition(duration, interruptable);
  },
};

/** The block's element, or a promise of it. */
export const componentOf = ({ component }: Block, params: Params): Result<RichContent | Nothing> =>
  typeof component === 'function' ? component(params) : component;
