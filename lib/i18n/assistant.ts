import { assistant as bn } from '@/lib/i18n/bn/assistant';
import { type AssistantCopy, assistant as en } from '@/lib/i18n/en/assistant';
import { assistant as hi } from '@/lib/i18n/hi/assistant';
import type { Language } from '@/lib/i18n/language';

/** The assistant's words in all its languages: it is asked for one in the middle of a page of another. */
export const assistantCopy: Readonly<Record<Language, AssistantCopy>> = { en, hi, bn };
