import 'server-only';
import { type Language, languages } from '@/lib/i18n/language';
import { RequestError } from './problem';

/**
 * The language that `?lang=` names, English where it is absent (contract §11.6). Another one is refused: English
 * under the name of something else would be a wrong answer that looks right.
 */
export function requestedLanguage(request: Request): Language {
  const name = new URL(request.url).searchParams.get('lang') ?? 'en';
  const language = languages.find((one) => one === name);
  if (language) return language;
  const expected = `expected ${languages.join(', ')}`;
  throw new RequestError('unknown_language', `This language is not available: ${expected}.`, {
    status: 400,
    fields: { lang: expected },
  });
}
