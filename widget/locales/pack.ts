import type { AriaLabel } from '../core/setting-names';
import type { FullSettings } from '../core/settings';

/**
 * Every text of the widget in one language, as settings: write `settings={hi}`, or `settings={mergeSettings(hi, own)}`.
 * A text that is added to the settings is demanded of every pack by this type.
 */
export type LocalePack = {
  general: { language: string };
  tooltip: { text: string };
  header: { title: string };
  audio: { language: string; voiceNames: string[] };
  voice: { language: string };
  chatHistory: { viewChatHistoryButtonText: string; chatHistoryLineBreakText: string };
  chatInput: {
    enabledPlaceholderText: string;
    invalidTexts: FullSettings['chatInput']['invalidTexts'];
  };
  chatWindow: { messagePromptText: string };
  footer: { text: string };
  ariaLabel: Record<AriaLabel, string>;
};
