import type { StoredMessage } from './types';

/** What the engine needs of the world. Browser implementations stand in `widget/effects`; tests pass their own. */
export type Clock = {
  now(): number;
  /** Calls once after a delay; the returned function cancels. */
  after(delayMs: number, run: () => void): () => void;
  every(periodMs: number, run: () => void): () => void;
};

/** One stored transcript; a failing or missing storage reads as nothing and swallows writes. */
export type Transcript = {
  read(): StoredMessage[];
  /** May be called often; the implementation gathers writes. */
  write(messages: readonly StoredMessage[]): void;
  clear(): void;
  /** Writes what waits to be written, now. */
  flush?(): void;
};

/** The conversation as it stands, kept for `chatHistory.resume` beside the transcript. What it read is checked by the engine. */
export type Snapshots = {
  /** Null: there is none. */
  read(): unknown;
  /** May be called at every change; `build` is called when the write really happens. */
  write(build: () => unknown): void;
  clear(): void;
  /** Writes what waits to be written, now. */
  flush(): void;
  /** Tells of other tabs and of the end of this page until the returned function is called. */
  follow(watch: Watch): () => void;
};
export type Watch = {
  /** Another tab has changed or removed what is kept. */
  onChange(): void;
  /** The page goes; what is written and flushed now is still kept. */
  onLeave(): void;
};

export type Speech = { speak(text: string): void; stop(): void };
export type Listening = {
  /** Goes on until stopped. `onEnd`: it ended by itself (nothing heard for long, or refused); `onSilence`: what was said may be sent. */
  start(onText: (text: string) => void, onEnd: () => void, onSilence: () => void): void;
  stop(): void;
};
export type Recorder = { start(): Promise<void>; stop(): Promise<Blob | null> };
export type Sound = { play(): void };

/** Asks the page before something happens: `allowed` after every handler's promises, with the data as changed by them. */
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
