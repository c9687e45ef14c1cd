import type { AssistantFacts } from '@/lib/config/site-facts';
import type { AssistantLanguage } from '@/lib/i18n/en/assistant';

export type AssistantProps = {
  site: AssistantFacts;
  /** Language of the page around. */
  language: AssistantLanguage;
  /** Where the chat endpoints are; blank on the site itself. */
  origin?: string;
};
