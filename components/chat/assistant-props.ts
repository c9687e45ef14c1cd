import type { AssistantFacts } from '@/lib/config/site-facts';
import type { Language } from '@/lib/i18n/language';

export type AssistantProps = {
  site: AssistantFacts;
  /** Language of the page around. */
  language: Language;
  /** Where the chat endpoints are; blank on the site itself. */
  origin?: string;
};
