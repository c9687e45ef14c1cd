import { type Language, languageOf, prefixed } from '@/lib/i18n/language';

/** What a page under `app/[language]` gets from Next. */
export type LanguageProps = { params: Promise<{ language: string }> };

/** The language of such a page; English where the address names none of ours. */
export const languageIn = async ({ params }: LanguageProps): Promise<Language> =>
  languageOf((await params).language);

/** The languages for which Next builds such pages. */
export const languageParams = () => prefixed.map((language) => ({ language }));
