import type { Render } from '../engine-types';
import { eventFlags, isCancelable, type RcbEvent } from '../events';
import type { Clock, Ports, View } from '../ports';
import { currentPath, previousPath } from '../selectors';
import type { State } from '../state';
import type { Event } from '../transition/event';
import type { Block, Flow, Message, RichContent, StoredMessage } from '../types';

/** Engine data that is not drawn and therefore not part of the state. */
export type Memory = {
  botId: string | null;
  flow: Flow;
  render: Render;
  /** Aborted when the conversation is restarted, stopped or overtaken; results of an aborted one are dropped. */
  conversation: AbortController;
  userInput: string;
  variables: Record<string, unknown>;
  /** Sensitive answers of this conversation; they are masked in everything that is stored. */
  secrets: Set<string>;
  /** A block is being processed, so no checkpoint may be taken. */
  isBusy: boolean;
  /** Messages the visitor has cleared; they are never stored again. */
  forgotten: Set<string>;
  /** What earlier visits stored. */
  earlier: StoredMessage[];
  pending: Pending | null;
  view: View | null;
};

/** What the conversation waits for; a resumed conversation waits for it again. */
export type Pending = (
  | { kind: 'answer'; text: string; isSecret: boolean }
  | { kind: 'transition'; dueAt: number; isInterruptable: boolean; cancel: () => void }
) & {
  /** Another tab is working on it. */
  isFollowed?: boolean;
};

/** Shared by all procedures of one engine. */
export type Context = {
  ports: Ports;
  memory: Memory;
  timers: Timers;
  getState(): State;
  send(event: Event): void;
  /** Sends an event if the settings turn it on; otherwise the action is allowed. */
  ask<T extends object>(name: RcbEvent, data: T): Promise<Answer<T>>;
  /** True until the conversation is restarted, stopped or loaded anew. */
  alive(): () => boolean;
};
export type Answer<T> = { allowed: boolean; data: T };

export function makeAsk(context: Pick<Context, 'ports' | 'memory' | 'getState'>): Context['ask'] {
  return (name, data) => {
    const state = context.getState();
    if (!state.settings.event[eventFlags[name]]) return Promise.resolve({ allowed: true, data });
    const detail = {
      botId: context.memory.botId,
      currPath: currentPath(state),
      prevPath: previousPath(state),
    };
    return context.ports.bus.ask(name, data, { cancelable: isCancelable(name), detail });
  };
}

/** Aborts the running work of the conversation. */
export function endConversation(memory: Memory): void {
  memory.conversation.abort();
  memory.conversation = new AbortController();
}

/** Own properties only: a path may be user input such as `constructor`. */
export const blockAt = (
  { flow }: Pick<Memory, 'flow'>,
  path: string | null | undefined,
): Block | undefined => (path != null && Object.hasOwn(flow, path) ? flow[path] : undefined);

export function newMessage(
  { ports }: Pick<Context, 'ports'>,
  content: string | RichContent,
  sender: string,
): Message {
  return {
    id: ports.newId(),
    content,
    sender: sender.toUpperCase(),
    type: typeof content === 'string' ? 'string' : 'object',
    timestamp: new Date(ports.clock.now()).toUTCString(),
    tags: [],
  };
}

export const textOf = ({ memory }: Pick<Context, 'memory'>, rich: RichContent): string =>
  memory.render.textOf?.(rich) ?? '';

/** The timers of one engine, so that all of them can be cleared. */
export type Timers = {
  after(delayMs: number, run: () => void): () => void;
  /** Resolves true when the time has come, false when the timers were cleared before. */
  wait(delayMs: number): Promise<boolean>;
  clear(): void;
};

export function makeTimers(clock: Clock): Timers {
  const drops = new Set<() => void>();
  const start = (delayMs: number, run: () => void, onDrop: () => void) => {
    const stop = clock.after(delayMs, () => {
      drops.delete(drop);
      run();
    });
    const drop = () => {
      drops.delete(drop);
      stop();
      onDrop();
    };
    drops.add(drop);
    return drop;
  };
  return {
    after: (delayMs, run) => start(delayMs, run, () => {}),
    wait: (delayMs) =>
      new Promise((resolve) => {
        start(
          delayMs,
          () => resolve(true),
          () => resolve(false),
        );
      }),
    clear: () => {
      for (const drop of drops) drop();
    },
  };
}
