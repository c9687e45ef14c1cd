import type { Render } from '../engine-types';
import { eventFlags, isCancelable, type RcbEvent } from '../events';
import type { Clock, EventDetail, Ports, View } from '../ports';
import { currentPath, previousPath } from '../selectors';
import type { State } from '../state';
import type { Event } from '../transition/event';
import type { Block, Flow, Message, Params, RichContent, StoredMessage } from '../types';

/**
 * What ends, and drops the late results of whatever ran in it: a conversation by restarting it, a visit of a block by
 * entering a path, a step by the next answer. Each ends with the one that contains it.
 */
export type Span = 'conversation' | 'visit' | 'step';
const SPANS: readonly Span[] = ['conversation', 'visit', 'step'];

/** Engine data that is not drawn and therefore not part of the state. */
export type Memory = {
  botId: string | null;
  flow: Flow;
  render: Render;
  running: Record<Span, AbortController>;
  userInput: string;
  variables: Record<string, unknown>;
  /** Sensitive answers of this conversation; they are masked in everything that is stored. */
  secrets: Set<string>;
  /** The visit whose block is being processed; until that is done or left, no checkpoint may be taken. */
  processing: AbortSignal | null;
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
  /** Aborted when the current span of this kind ends. */
  signal(span: Span): AbortSignal;
  /** Ends the current span and those in it, and begins new ones. */
  begin(span: Span): void;
};
export type Answer<T> = { allowed: boolean; data: T };

export function makeAsk(context: Pick<Context, 'ports' | 'memory' | 'getState'>): Context['ask'] {
  return (name, data) => {
    if (!context.getState().settings.event[eventFlags[name]]) return Promise.resolve({ allowed: true, data });
    return context.ports.bus.ask(name, data, { cancelable: isCancelable(name), detail: detailOf(context) });
  };
}

export const detailOf = ({ memory, getState }: Pick<Context, 'memory' | 'getState'>): EventDetail => ({
  botId: memory.botId,
  currPath: currentPath(getState()),
  prevPath: previousPath(getState()),
});

export const newSpans = (): Memory['running'] => ({
  conversation: new AbortController(),
  visit: new AbortController(),
  step: new AbortController(),
});

export function beginSpan({ running }: Memory, span: Span): void {
  for (const ended of SPANS.slice(SPANS.indexOf(span))) {
    running[ended].abort();
    running[ended] = new AbortController();
  }
}

export const isBusy = ({ processing }: Memory): boolean => processing !== null && !processing.aborted;

/** The params of a function whose `signal` is that of the span. */
export type GetParams = (span?: Span) => Params;

/** Logs why a function of the flow failed, unless it ended because its signal did. */
export function logFailure({ ports }: Pick<Context, 'ports'>, reason: unknown, signal?: AbortSignal): void {
  const isAbort =
    typeof reason === 'object' && reason !== null && 'name' in reason && reason.name === 'AbortError';
  if (!signal?.aborted || !isAbort) ports.log.error('A block of the flow failed:', reason);
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
