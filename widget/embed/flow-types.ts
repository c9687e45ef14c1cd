import type { ConnectConfig } from '../connect/config';
import type { Card, Checks, Choices, InputField, InputKind, Item, Transition } from '../core/types';
import type { Value, When } from './conditions';
import type { Json } from './schema-check';
import type { EmbedTexts } from './texts';
import type { postAnswer, Webhook } from './webhook';

/** One way of a list: followed if its condition is met; without one always. */
export type Way = { when?: When; to: string };

/** A model's stream as data; what is said at first is the block's `message`. */
export type Model = Omit<ConnectConfig, 'message' | 'headers' | 'onTool' | 'onError'> & {
  headers?: Record<string, string>;
};

/** A block that is data alone, as JSON holds it. */
export type BlockData = {
  message?: string;
  options?: Item[] | Choices;
  checkboxes?: Item[] | Checks;
  cards?: Card[];
  chatDisabled?: boolean;
  isSensitive?: boolean;
  transition?: number | Transition;
  input?: InputKind | { type: InputKind; message: string } | InputField;
  autocomplete?: string;
  lang?: string;
  saveAs?: string;
  set?: Record<string, Value>;
  webhook?: string | Webhook;
  connect?: Model;
  path?: string | Record<string, string> | Way[];
};

/** What a flow needs of the page it is on. */
export type FlowContext = {
  chatId: string;
  /** Values from the page; the conversation's own come before them. */
  variables: Json;
  /** Where answers may be sent, to webhooks and models, beside the page's own origin. */
  webhookOrigins: readonly string[];
  texts: EmbedTexts;
  isMarkdown(): boolean;
  emit(name: 'variables' | 'webhook', detail: Json): void;
  post: typeof postAnswer;
};

export type Running = FlowContext & { hasPath(path: string): boolean };
