import type { Params, Result } from '../core/types';
import type { Failure } from './failure';
import type { ToolCall } from './protocol';
import type { ConnectTexts } from './texts';

/** Milliseconds. */
export type ConnectTimeouts = {
  /** Until the server answers; 30,000 unless set. */
  connectMs: number;
  /** Without a byte of the stream, be it a comment; 30,000 unless set. */
  idleMs: number;
  /** For one stream; 300,000 unless set. */
  totalMs: number;
  /** Before the second attempt, where one is made; doubled for each further one; 1,000 unless set. */
  retryMs: number;
};

/** Where an answer comes from. Without functions it is data, as in a flow written as JSON. */
export type ConnectConfig = {
  /** An address of your own server. It holds the model's key; a key written here is never sent. */
  url: string;
  protocol: 'ai-sdk' | 'openai' | 'ag-ui';
  /** What the bot says when the block is entered. */
  message?: string;
  /** Sent with each request, such as a token of your own. */
  headers?: Record<string, string> | (() => Result<Record<string, string>>);
  /** Sent with each question beside the protocol's own fields (in AG-UI as `forwardedProps`). */
  body?: Record<string, unknown>;
  /** As for `fetch`; `same-origin` unless set. */
  credentials?: RequestCredentials;
  /** `ai-sdk` only: a stream that broke off, or that a reload interrupted, is fetched from `{url}/{id}/stream`. */
  resume?: boolean;
  /** Closing the window stops the answer. */
  stopOnClose?: boolean;
  timeouts?: Partial<ConnectTimeouts>;
  /** Your own words in place of the widget's. */
  texts?: Partial<ConnectTexts>;
  /** Called when the model calls a tool and when the tool has a result; nothing of it is shown. */
  onTool?: (tool: ToolCall, params: Params) => void;
  /** Called when an answer is missing or not finished; its message is not for visitors. */
  onError?: (failure: Failure) => void;
};

export const DEFAULT_TIMEOUTS: ConnectTimeouts = {
  connectMs: 30_000,
  idleMs: 30_000,
  totalMs: 300_000,
  retryMs: 1_000,
};
