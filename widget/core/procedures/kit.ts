import type { Render } from '../engine-types';
import { eventFlags, isCancelable, type RcbEvent } from '../events';
import type { Ports, View } from '../ports';
import { currentPath, previousPath } from '../selectors';
import type { State } from '../state';
import type { Event } from '../transition/event';
import type { Block, Flow, Host, Message, StoredMessage } from '../types';
import type { Timers } from './timers';

/** What procedures remember beside the state because nothing of it is drawn. */
export type Memory<H extends Host> = {
  botId: string | null;
  flow: Flow<H>;
  render: Render<H>;
  /** Counts conversations: what a procedure of an earlier one brings is dropped. */
  epoch: number;
  userInput: string;
  variables: Record<string, unknown>;
  /** Sensitive answers of this conversation, kept out of whatever is stored. */
  secrets: Set<string>;
  /** A block is being processed: what is drawn lies between two resting points. */
  isBusy: boolean;
  /** Messages the visitor asked to forget: never stored again. */
  forgotten: Set<string>;
  /** What earlier visits stored. */
  earlier: StoredMessage[];
  pending: Pending | null;
  view: View | null;
};

/** What the conversation waits for and a resumed one must wait for again. */
export type Pending = (
  | { kind: 'answer'; text: string; isSecret: boolean }
  | { kind: 'transition'; dueAt: number; isInterruptable: boolean; cancel: () => void }
) & {
  /** Another tab is at it. */
  isFollowed?: boolean;
};

/** What every procedure works with. */
export type Kit<H extends Host> = {
  ports: Ports;
  memory: Memory<H>;
  timers: Timers;
  getState(): State<H>;
  send(event: Event<H>): void;
  /** Asks the page, if the settings turn the event on; else it is allowed. */
  ask<T extends object>(name: RcbEvent, data: T): Promise<Answer<T>>;
  /** True until the conversation is restarted, stopped or loaded anew. */
  alive(): () => boolean;
};
export type Answer<T> = { allowed: boolean; data: T };

export function makeAsk<H extends Host>(kit: Pick<Kit<H>, 'ports' | 'memory' | 'getState'>): Kit<H>['ask'] {
  return (name, data) => {
    const state = kit.getState();
    if (!state.settings.event[eventFlags[name]]) return Promise.resolve({ allowed: true, data });
    const detail = {
      botId: kit.memory.botId,
      currPath: currentPath(state),
      prevPath: previousPath(state),
    };
    return kit.ports.bus.ask(name, data, { cancelable: isCancelable(name), detail });
  };
}

/** A path may be what a visitor wrote: `constructor` is no block of a flow that has none of that name. */
export const blockAt = <H extends Host>(
  { flow }: Pick<Memory<H>, 'flow'>,
  path: string | null | undefined,
): Block<H> | undefined => (path != null && Object.hasOwn(flow, path) ? flow[path] : undefined);

export function newMessage<H extends Host>(
  { ports }: Pick<Kit<H>, 'ports'>,
  content: string | H['rich'],
  sender: string,
): Message<H> {
  return {
    id: ports.newId(),
    content,
    sender: sender.toUpperCase(),
    type: typeof content === 'string' ? 'string' : 'object',
    timestamp: new Date(ports.clock.now()).toUTCString(),
    tags: [],
  };
}

export const textOf = <H extends Host>({ memory }: Pick<Kit<H>, 'memory'>, rich: H['rich']): string =>
  memory.render.textOf?.(rich) ?? '';
