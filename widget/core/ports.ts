import type { StoredMessage } from './types';

/** What the engine needs from its environment; `widget/effects` implements it for browsers. */
export type Clock = {
  now(): number;
  /** Calls once after a delay; the returned function cancels. */
  after(delayMs: number, run: () => void): () => void;
  every(periodMs: number, run: () => void): () => void;
};

/** The stored transcript; a missing or failing storage reads as empty and ignores writes. */
export type Transcript = {
  read(): StoredMessage[];
  /** May be called often; writes are batched. */
  write(messages: readonly StoredMessage[]): void;
  clear(): void;
  /** Runs a pending write now. */
  flush?(): void;
};

/** A port whose code may come later: it is asked for when the settings turn the port on, and does nothing before. */
type Loadable = { load?(): Promise<unknown> };

/** The stored conversation for `chatHistory.resume`; the engine validates what is read. */
export type Snapshots = Loadable & {
  /** Null if nothing is stored. */
  read(): unknown;
  /** May be called at every change; `build` is called when the write really happens. */
  write(build: () => unknown): void;
  clear(): void;
  /** Runs a pending write now. */
  flush(): void;
  /** Watches other tabs and the end of this page until the returned function is called. */
  follow(watch: Watch): () => void;
};
export type Watch = {
  /** Another tab has changed or removed the stored conversation. */
  onChange(): void;
  /** The page is being left; a write followed by a flush still succeeds. */
  onLeave(): void;
};

export type Speech = Loadable & {
  speak(text: string): void;
  stop(): void;
  /** Called in an event of the visitor: phones speak only after that. */
  unlock?(): void;
};
export type Listening = Loadable & {
  /** Listens until stopped. `onEnd`: listening ended by itself; `onSilence`: the text may be sent. */
  start(onText: (text: string) => void, onEnd: () => void, onSilence: () => void): void;
  stop(): void;
};
export type Recorder = { start(): Promise<void>; stop(): Promise<Blob | null> };
export type Sound = {
  play(): void;
  /** Called in an event of the visitor: phones play only after that. */
  unlock?(): void;
  /** Frees the audio device. */
  close?(): void;
};

/** Sends a cancelable event and awaits the promises of its handlers; `data` is as changed by them. */
export type Bus = {
  ask<T extends object>(
    name: string,
    data: T,
    options: { cancelable: boolean; detail: EventDetail },
  ): Promise<{ allowed: boolean; data: T }>;
};
export type EventDetail = { botId: string | null; currPath: string | null; prevPath: string | null };

export type Log = { error(...words: unknown[]): void; info(...words: unknown[]): void };

export type Ports = {
  clock: Clock;
  newId(): string;
  transcript: Transcript;
  /** Absent: conversations are never resumed. */
  snapshots?: Snapshots;
  speech: Speech;
  listening: Listening;
  recorder: Recorder;
  sound: Sound;
  bus: Bus;
  log: Log;
  /** Whether the visitor asked for less motion: simulated streams then appear at once. */
  isCalm?(): boolean;
};

/** What the drawn window does for the engine; attached by the interface while it is mounted. */
export type View = {
  /** Moves focus to the text area. */
  focusInput(): void;
  blurInput(): void;
  /** A block is ready for an answer: move focus to the input only if focus is inside the widget already. */
  offerFocus(): void;
  /** Instantly with 0 ms. */
  scrollToBottom(durationMs: number): void;
  /** History is about to come in above; the returned function restores what the visitor saw. */
  holdPosition(): () => void;
  /** Whether the whole window is on the screen; an embedded one then makes no sound. */
  isInView(): boolean;
};
