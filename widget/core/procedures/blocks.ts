import { toChecks, toChoices } from '../choices';
import { RcbEvent } from '../events';
import { currentPath } from '../selectors';
import type { Interactive, Rest } from '../state';
import { restOf } from '../transition/config';
import type { Block, Nothing, Params, Result, RichContent, Transition } from '../types';
import { blockAt, type Kit } from './kit';
import type { Messages } from './messages';
import type { Streams } from './streams';

export type Blocks = {
  goToPath(path: string): Promise<boolean>;
  /** Asks the post-process event; null: the page prevented it, or there is no such block. */
  leaving(path: string | null): Promise<Block | null>;
  /** Runs the block's function and follows its path, unless the conversation has moved on meanwhile. */
  finish(block: Block): Promise<void>;
  /** Waits, then leaves the block by itself. */
  startTransition(delayMs: number, isInterruptable: boolean): void;
};

type Parts = { messages: Messages; streams: Streams; getParams: () => Params };
type Running = Parts & {
  kit: Kit;
  block: Block;
  rest: Rest;
  visit: number;
  startTransition: Blocks['startTransition'];
};

export function makeBlocks(kit: Kit, parts: Parts): Blocks {
  const { getState, send, ask, memory, ports } = kit;

  const goToPath = async (path: string) => {
    const isAlive = kit.alive();
    const { paths } = getState();
    const data = { currPath: paths.at(-1) ?? null, prevPath: paths.at(-2) ?? null, nextPath: path };
    const { allowed } = await ask(RcbEvent.CHANGE_PATH, data);
    if (!allowed || !isAlive()) return false;
    parts.streams.close();
    cancelTransition(kit);
    memory.pending = null;
    memory.isBusy = true;
    send({ type: 'path-entered', path });
    // The caller goes on once the path is entered, as flows expect; the block runs beside it.
    void run({
      ...parts,
      kit,
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

  const finish = (block: Block) => finishBlock(kit, { getParams: parts.getParams, goToPath }, block);

  const startTransition = (delayMs: number, isInterruptable: boolean) => {
    cancelTransition(kit);
    const { visit } = getState();
    const path = currentPath(getState());
    const cancel = kit.timers.after(delayMs, async () => {
      memory.pending = null;
      const block = await leaving(path);
      // An answer may have moved the conversation on (§1.13: a block was entered twice).
      if (block && getState().visit === visit) await finish(block);
    });
    memory.pending = { kind: 'transition', dueAt: ports.clock.now() + delayMs, isInterruptable, cancel };
  };

  return { goToPath, leaving, finish, startTransition };
}

type Leaving = { getParams: () => Params; goToPath: Blocks['goToPath'] };
async function finishBlock(kit: Kit, { getParams, goToPath }: Leaving, block: Block): Promise<void> {
  const { getState, send, memory, ports } = kit;
  const mark = { turn: getState().turn };
  const { visit } = getState();
  const isAlive = kit.alive();
  const isMine = () => isAlive() && getState().turn === mark.turn;
  const params: Params = {
    ...getParams(),
    goToPath: async (path) => {
      if (!isAlive()) return false;
      const isEntered = await goToPath(path);
      // A block that moved on itself may still follow its own path afterwards.
      mark.turn = getState().turn;
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
  // Overtaken by another answer, which the block waits for now.
  if (getState().turn === mark.turn) send({ type: 'block-waits' });
}

export function cancelTransition({ memory }: Kit): void {
  if (memory.pending?.kind !== 'transition') return;
  memory.pending.cancel();
  memory.pending = null;
}

/** Processes the block of the path just entered: its attributes in the order they are written (§1.12). */
async function run(started: Running): Promise<void> {
  const { kit, visit } = started;
  const { getState, send, ask, memory, ports } = kit;
  const isAlive = kit.alive();
  const isCurrent = () => isAlive() && getState().visit === visit;
  const found = blockAt(memory, currentPath(getState()));
  if (!found) {
    // A dead end: what the visitor writes is shown and answered by nothing.
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
  async message({ kit, block, messages, streams, getParams, ...running }) {
    const text = typeof block.message === 'function' ? await block.message(getParams()) : block.message;
    if (typeof text !== 'string' || !isStill(kit, running)) return;
    if (kit.getState().settings.botBubble.simulateStream) await streams.simulateStreamMessage(text);
    else await messages.injectMessage(text);
  },
  async options({ kit, block, messages, getParams, ...running }) {
    const given = typeof block.options === 'function' ? await block.options(getParams()) : block.options;
    const choices = toChoices(given);
    if (!choices || !isStill(kit, running)) return;
    const { chatInput } = kit.getState().settings;
    await injectChoices(
      { kit, messages },
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
  async checkboxes({ kit, block, messages, getParams, ...running }) {
    const given =
      typeof block.checkboxes === 'function' ? await block.checkboxes(getParams()) : block.checkboxes;
    const checks = toChecks(given);
    if (!checks || !isStill(kit, running)) return;
    const { chatInput } = kit.getState().settings;
    await injectChoices(
      { kit, messages },
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
  async component({ kit, block, messages, getParams, ...running }) {
    const origin = { path: currentPath(kit.getState()) ?? '', userInput: kit.memory.userInput };
    const rich = await componentOf(block, getParams());
    if (rich && isStill(kit, running)) await messages.inject({ content: rich, sender: 'BOT', origin });
  },
  async chatDisabled({ kit, block, rest, getParams }) {
    const given =
      typeof block.chatDisabled === 'function' ? await block.chatDisabled(getParams()) : block.chatDisabled;
    rest.isDisabled = given ?? kit.getState().settings.chatInput.disabled;
  },
  async isSensitive({ block, rest, getParams }) {
    const given =
      typeof block.isSensitive === 'function' ? await block.isSensitive(getParams()) : block.isSensitive;
    rest.isSensitive = Boolean(given);
  },
  async transition({ kit, block, startTransition, getParams, ...running }) {
    const given =
      typeof block.transition === 'function' ? await block.transition(getParams()) : block.transition;
    const asked: Partial<Transition> = typeof given === 'number' ? { duration: given } : (given ?? {});
    const { duration, interruptable = false } = asked;
    if (typeof duration === 'number' && isStill(kit, running)) startTransition(duration, interruptable);
  },
};

/** A late result of a block that the visitor has left is dropped. */
const isStill = (kit: Kit, { visit }: { visit: number }) => kit.getState().visit === visit;

const injectChoices = ({ kit, messages }: Pick<Running, 'kit' | 'messages'>, interactive: Interactive) => {
  const content = kit.memory.render.choices?.(interactive.items) ?? interactive.items.join(', ');
  return messages.inject({ content, sender: 'BOT', interactive });
};

/** The element of a block, now or later. */
export const componentOf = ({ component }: Block, params: Params): Result<RichContent | Nothing> =>
  typeof component === 'function' ? component(params) : component;
