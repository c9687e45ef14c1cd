import type { AssistantFacts } from '@/lib/config/site-facts';
import { careCopy } from '@/lib/i18n/care';
import { helplines } from '@/lib/i18n/helplines';
import type { Language } from '@/lib/i18n/language';

/** The care layer as the assistant loads it: apart, with the first sign that somebody is about to use the chat. */
export { CareCard } from '@/components/help/care-card';
export { assessCare } from '@/lib/chat/care/assess';

/** Tier 1 as light markdown, which the widget draws: two numbers that call. */
export function quietLine(language: Language, { phone, phoneHref }: AssistantFacts): string {
  const { hard, or } = careCopy[language];
  const { teleManas } = helplines;
  return `${hard} [Tele-MANAS ${teleManas.number}](${teleManas.tel}) ${or} [${phone}](${phoneHref})`;
}
