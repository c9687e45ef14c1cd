import type { Engine, PublicActions } from '../core/engine-types';
import type { Settings } from '../core/settings';
import type { Styles } from '../core/styles';

/** What a page does with a bot from outside: by `ref`, or by `window.rcbChatBots[id]`. */
export type ChatBotHandle = PublicActions & {
  open(): Promise<void>;
  close(): Promise<void>;
  /** Forgets what is stored of conversations with this bot. */
  clearHistory(): void;
  updateSettings(patch: Settings): void;
  updateStyles(patch: Styles): void;
  getBotId(): string | null;
};

declare global {
  interface Window {
    rcbChatBots?: Record<string, ChatBotHandle>;
  }
}

export function makeHandle({ actions, updateSettings, updateStyles, getBotId }: Engine): ChatBotHandle {
  return {
    ...actions,
    open: () => actions.toggleChatWindow(true),
    close: () => actions.toggleChatWindow(false),
    updateSettings,
    updateStyles,
    getBotId,
  };
}

/** Returns a function that unregisters the bot. */
export function register(id: string, handle: ChatBotHandle): () => void {
  window.rcbChatBots = { ...window.rcbChatBots, [id]: handle };
  return () => {
    if (window.rcbChatBots?.[id] !== handle) return;
    const { [id]: _gone, ...others } = window.rcbChatBots;
    window.rcbChatBots = others;
  };
}
