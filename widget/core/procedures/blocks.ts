import { toChecks, toChoices } from '../choices';
import { RcbEvent } from '../events';
import { currentPath } from '../selectors';
import type { Interactive, Rest } from '../state';
import { restOf } from '../transition/config';
import type { Block, Nothing, Params, Result, RichContent, Transition } from '../types';
import { blockAt, type Context } from './context';
import type { Messages } from './messages';
import type { Streams } from './streams';

export type Blocks = {
  goToPath(path: string): Promise<boolean>;
  /** Sends the post-process event; null if it was prevented or there is no such block. */
  leaving(path: string | null): Promise<Block | null>;
  /** Runs the block's function and follows its path, unless the conversation has moved on. */
  finish(block: Block): Promise<void>;
  /** Runs the block's function for one answer and follows no path. */
  runFunction(block: Block, userInput: string): Promise<void>;
  /** Waits, then leaves the block by itself. */
  startTransition(delayMs: number, isInterruptable: boolean): void;
};

type Deps = { messages: Messages; streams: Streams; getParams: () => Params };
type Running = Deps & {
  context: Context;
  block: Block;
  rest: Rest;
  visit: number;
  startTransition: Blocks['startTransition'];
};

export function makeBlocks(context: Context, deps: Deps): Blocks {
  const { getState, send, ask, memory, ports } = context;

  const goToPath = async (path: string) => {
    const isAlive = context.alive();
    const { paths } = getState();
    const data = { currPath: paths.at(-1) ?? null, prevPath: paths.at(-2) ?? null, nextPath: path };
    const { allowed } = await ask(RcbEvent.CHANGE_PATH, data);
    if (!allowed || !isAlive()) return false;
    deps.streams.close();
    cancelTransition(context);
    memory.pending = null;
    memory.isBusy = true;
    send({ type: 'path-entered', path });
    // The promise resolves when the path is entered; the block is processed concurrently, as flows expect.
    void run({
      ...deps,
      context,
      block: {},
      rest: restOf(getState().settings),
      visit: getState().visit,
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

  const runFunction = async (block: Block, userInput: string) => {
    try {
      await block.function?.({ ...deps.getParams(), userInput });
    } catch (reason) {
      ports.log.error('A block of the flow failed:', reason);
    }
  };

  const startTransition = (delayMs: number, isInterruptable: boolean) => {
    cancelTransition(context);
    const { visit } = getState();
    const path = currentPath(getState());
    const cancel = context.timers.after(delayMs, async () => {
      memory.pending = null;
      const block = await leaving(path);
      // An answer may have moved the conversation on (§1.13: a block was entered twice).
      if (block && getState().visit === visit) await finish(block);
    });
    memory.pending = { kind: 'transition', dueAt: ports.clock.now() + delayMs, isInterruptable, cancel };
  };

  return { goToPath, leaving, finish, runFunction, startTransition };
}

type Leaving = { getParams: () => Params; goToPath: Blocks['goToPath'] };
async function finishBlock(context: Context, { getParams, goToPath }: Leaving, block: Block): Promise<void> {
  const { getState, send, memory, ports } = context;
  const mark = { step: getState().step };
  const { visit } = getState();
  const isAlive = context.alive();
  const isMine = () => isAlive() && getState().step === mark.step;
  const params: Params = {
    ...getParams(),
    goToPath: async (path) => {
      if (!isAlive()) return false;
      const isEntered = await goToPath(path);
      // A block that called `goToPath` may still follow its own path afterwards.
      mark.step = getState().step;
      return isEntered;
    },
  };
  memory.isBusy = true;
  try {
    await block.function?.(params);
    if (isMine()) {
      const path = typeof block.path === 'function' ? await block.path(params) : block.path;
      if (path && isMine()) await goToPath(path);
    }
  } catch (reason) {
    ports.log.error('A block of the flow failed:', reason);
  }
  if (!isAlive() || getState().visit !== visit) return;
  memory.isBusy = false;
  // Unless another answer came in the meantime, the block waits for input again.
  if (getState().step === mark.step) send({ type: 'block-waits' });
}

export function cancelTransition({ memory }: Context): void {
  if (memory.pending?.kind !== 'transition') return;
  memory.pending.cancel();
  memory.pending = null;
}

/** Processes the block of the path just entered: its attributes in the order they are written (§1.12). */
async function run(started: Running): Promise<void> {
  const { context, visit } = started;
  const { getState, send, ask, memory, ports } = context;
  const isAlive = context.alive();
  const isCurrent = () => isAlive() && getState().visit === visit;
  const found = blockAt(memory, currentPath(getState()));
  if (!found) {
    // An unknown block is a dead end: messages are shown and get no reply.
    memory.isBusy = false;
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
        if (!isCurrent()) return;
        await processors[name]?.(started);
      }
    }
  } catch (reason) {
    ports.log.error('A block of the flow failed:', reason);
  }
  if (!isCurrent()) return;
  memory.isBusy = false;
  send({ type: 'block-ready', rest: started.rest });
}

/** What each attribute does as a block is entered; others (`function`, `path`, what plugins add) do nothing here. */
const processors: Readonly<Record<string, (running: Running) => Promise<void>>> = {
  async message({ context, block, messages, streams, getParams, ...running }) {
    const text = typeof block.message === 'function' ? await block.message(getParams()) : block.message;
    if (typeof text !== 'string' || !isStill(context, running)) return;
    if (context.getState().settings.botBubble.simulateStream) await streams.simulateStreamMessage(text);
    else await messages.injectMessage(text);
  },
  async options({ context, block, messages, getParams, ...running }) {
    const value = typeof block.options === 'function' ? await block.options(getParams()) : block.options;
    const choices = toChoices(value);
    if (!choices || !isStill(context, running)) return;
    const { chatInput } = context.getState().settings;
    await injectChoices(
      { context, messages },
      {
        kind: 'options',
        items: choices.items,
        visit: running.visit,
        reusable: choices.reusable ?? false,
        sendOutput: choices.sendOutput ?? chatInput.sendOptionOutput,
        chosen: [],
      },
    );
  },
  async checkboxes({ context, block, messages, getParams, ...running }) {
    const value =
      typeof block.checkboxes === 'function' ? await block.checkboxes(getParams()) : block.checkboxes;
    const checks = toChecks(value);
    if (!checks || !isStill(context, running)) return;
    const { chatInput } = context.getState().settings;
    await injectChoices(
      { context, messages },
      {
        kind: 'checkboxes',
        items: checks.items,
        visit: running.visit,
        reusable: checks.reusable ?? false,
        sendOutput: checks.sendOutput ?? chatInput.sendCheckboxOutput,
        chosen: [],
        min: checks.min,
        max: checks.max,
        isDone: false,
      },
    );
  },
  async component({ context, block, messages, getParams, ...running }) {
    const origin = { path: currentPath(context.getState()) ?? '', userInput: context.memory.userInput };
    const rich = await componentOf(block, getParams());
    if (rich && isStill(context, running)) await messages.inject({ content: rich, sender: 'BOT', origin });
  },
  async chatDisabled({ context, block, rest, getParams }) {
    const value =
      typeof block.chatDisabled === 'function' ? await block.chatDisabled(getParams()) : block.chatDisabled;
    rest.isDisabled = value ?? context.getState().settings.chatInput.disabled;
  },
  async isSensitive({ block, rest, getParams }) {
    const value =
      typeof block.isSensitive === 'function' ? await block.isSensitive(getParams()) : block.isSensitive;
    rest.isSensitive = Boolean(value);
  },
  async transition({ context, block, startTransition, getParams, ...running }) {
    const value =
      typeof block.transition === 'function' ? await block.transition(getParams()) : block.transition;
    const transition: Partial<Transition> = typeof value === 'number' ? { duration: value } : (value ?? {});
    const { duration, interruptable = false } = transition;
    if (typeof duration === 'number' && isStill(context, running)) startTransition(duration, interruptable);
  },
};

/** False once the visitor has left the block; late results are dropped. */
const isStill = (context: Context, { visit }: { visit: number }) => context.getState().visit === visit;

const injectChoices = (
  { context, messages }: Pick<Running, 'context' | 'messages'>,
  interactive: Interactive,
) => {
  const content = context.memory.render.choices?.(interactive.items) ?? interactive.items.join(', ');
  return messages.inject({ content, sender: 'BOT', interactive });
};

/** The block's element, or a promise of it. */
export const componentOf = ({ component }: Block, params: Params): Result<RichContent | Nothing> =>
  typeof component === 'function' ? component(params) : component;
