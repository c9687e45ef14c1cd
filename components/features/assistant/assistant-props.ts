import type { AssistantLanguage } from '@/lib/content/en/assistant';
import type { AssistantFacts } from '@/lib/domain/site';

export type AssistantProps = {
  site: AssistantFacts;
  /** Language of the page around. */
  language: AssistantLanguage;
  /** Where the chat endpoints are; blank on the site itself. */
  origin?: string;
};
