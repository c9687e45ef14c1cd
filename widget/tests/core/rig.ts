import { createElement, isValidElement } from 'react';
import { makeFakeClock } from '@/tests/helpers/fake-clock';
import { createEngine } from '@/widget/core/engine';
import type { Engine, EngineConfig } from '@/widget/core/engine-types';
import { eventFlags } from '@/widget/core/events';
import type { Ports, Watch } from '@/widget/core/ports';
import { messagesOf } from '@/widget/core/selectors';
import type { Settings } from '@/widget/core/settings';
import type { Flow, StoredMessage } from '@/widget/core/types';

/** What a page's handler gets and may change, as on `window`. */
export type Asked = {
  name: string;
  data: Record<string, unknown>;
  prevent(): void;
  promises: Promise<unknown>[];
};

export type Rig = {
  engine: Engine;
  asked: Asked[];
  heard: { spoken: string[]; chimes: number; errors: unknown[][]; hushed: number; listening: boolean };
  stored: { messages: StoredMessage[]; snapshot: unknown; writes: number };
  /** Lets every promise that can go on go on, without time passing. */
  settle(): Promise<void>;
  /** Lets time pass in small steps, promises between them. */
  pass(ms: number): Promise<void>;
  /** The texts on the list: `BOT: hello`. */
  texts(): string[];
  say(text: string): Promise<void>;
  speakInto(text: string): void;
  /** The page goes, as by a reload. */
  leave(): void;
  /** Another tab has written or, by null, cleared the conversation. */
  hear(snapshot: unknown): void;
  /** A handler of the page. */
  onAsk(name: string, handle: (asked: Asked) => void): void;
};

export const allEvents: Settings = {
  event: Object.fromEntries(Object.values(eventFlags).map((flag) => [flag, true])),
};

type Options = Partial<Omit<EngineConfig, 'ports'>> & {
  ports?: Partial<Ports>;
  stored?: Partial<Rig['stored']>;
  startMs?: number;
};

/** An element with a text in it. */
export const card = (text: string) => createElement('p', null, text);
/** The text of a card, or of a message. */
export const textOf = (content: unknown): string =>
  isValidElement<{ children?: unknown }>(content) ? String(content.props.children ?? '') : String(content);

/** Ids are as unique as in a browser, also from one tab to the next. */
let rigs = 0;

export function makeRig({ ports: given = {}, stored: kept = {}, startMs = 0, ...config }: Options = {}): Rig {
  rigs += 1;
  const rigId = rigs;
  const clock = makeFakeClock();
  const asked: Asked[] = [];
  const handlers: { name: string; handle: (asked: Asked) => void }[] = [];
  const heard: Rig['heard'] = { spoken: [], chimes: 0, errors: [], hushed: 0, listening: false };
  const stored: Rig['stored'] = { messages: [], snapshot: null, writes: 0, ...kept };
  let count = 0;
  let page: Watch | null = null;
  let onText: (text: string) => void = () => {};

  const ports: Ports = {
    clock: { now: () => startMs + clock.nowMs(), after: clock.after, every: () => () => {} },
    newId: () => {
      count += 1;
      return `id-${rigId}-${count}`;
    },
    transcript: {
      read: () => [...stored.messages],
      write: (messages) => {
        stored.writes += 1;
        stored.messages = JSON.parse(JSON.stringify(messages));
      },
      clear: () => {
        stored.messages = [];
      },
    },
    snapshots: {
      read: () => stored.snapshot,
      write: (build) => {
        const snapshot = build();
        if (snapshot !== null) stored.snapshot = JSON.parse(JSON.stringify(snapshot));
      },
      clear: () => {
        stored.snapshot = null;
      },
      flush: () => {},
      follow: (watch) => {
        page = watch;
        return () => {};
      },
    },
    speech: {
      speak: (text) => heard.spoken.push(text),
      stop: () => {
        heard.hushed += 1;
      },
    },
    listening: {
      start: (hear) => {
        heard.listening = true;
        onText = hear;
      },
      stop: () => {
        heard.listening = false;
      },
    },
    recorder: { start: async () => {}, stop: async () => null },
    sound: {
      play: () => {
        heard.chimes += 1;
      },
    },
    bus: {
      async ask(name, data) {
        let allowed = true;
        const prevent = () => {
          allowed = false;
        };
        const event: Asked = { name, data: Object.fromEntries(Object.entries(data)), prevent, promises: [] };
        asked.push(event);
        for (const handler of handlers) if (handler.name === name) handler.handle(event);
        await Promise.all(event.promises);
        return { allowed, data: Object.assign(data, event.data) };
      },
    },
    log: { error: (...words) => heard.errors.push(words), info: () => {} },
    ...given,
  };
  const engine = createEngine({ ports, botId: 'bot', ...config });
  const settle = async () => {
    for (let turn = 0; turn < 40; turn += 1) await Promise.resolve();
  };
  const pass = async (ms: number) => {
    await settle();
    for (let passed = 0; passed < ms; passed += 10) {
      clock.advance(Math.min(10, ms - passed));
      await settle();
    }
  };
  return {
    engine,
    asked,
    heard,
    stored,
    settle,
    pass,
    texts: () => messagesOf(engine.getState()).map(({ sender, content }) => `${sender}: ${textOf(content)}`),
    async say(text) {
      engine.actions.type(text);
      await engine.actions.send();
      // The reply, and the moment until it is stored.
      await pass(1020);
    },
    speakInto: (text) => onText(text),
    leave: () => page?.onLeave(),
    hear: (snapshot) => {
      stored.snapshot = JSON.parse(JSON.stringify(snapshot));
      page?.onChange();
    },
    onAsk: (name, handle) => void handlers.push({ name, handle }),
  };
}

/** An engine that has started its flow. */
export async function startRig(flow: Flow, options: Options = {}): Promise<Rig> {
  const rig = makeRig({ flow, ...options });
  await rig.engine.load();
  await rig.settle();
  return rig;
}

/** A promise that the test keeps when it likes. */
export function later<T>(): { promise: Promise<T>; keep: (value: T) => void } {
  const kept: { resolve?: (value: T) => void } = {};
  const promise = new Promise<T>((resolve) => {
    kept.resolve = resolve;
  });
  return { promise, keep: (value) => kept.resolve?.(value) };
}
