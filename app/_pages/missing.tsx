import type { ReactNode } from 'react';
import { Fallback } from '@/components/fallback/fallback';
import { CentreCall } from '@/components/shell/centre-call';
import { dictionaries, linkTexts } from '@/lib/i18n/dictionaries';
import { type Language, prefixed } from '@/lib/i18n/language';
import { pictures } from '@/lib/i18n/pictures';
import { GONE_MARK, MISSING_MARK } from '@/lib/server/page-cache';

type Props = { language: Language; what: 'notFound' | 'storyNotFound' };

/** What stands in the place of a page or a story that is not there. */
export function Missing({ language, what }: Props) {
  const { fallbacks, missing, search } = dictionaries[language];
  const { title, lead } = missing[what];
  return (
    <Fallback
      ways={fallbacks.ways}
      search={search.link}
      links={linkTexts(language)}
      title={title}
      lead={lead}
      picture={{ src: pictures.notFound, alt: missing.notFound.alt }}
    >
      <CentreCall language={language} />
    </Fallback>
  );
}

/** A whole page that the cache handler answers with 404, or with 410 for what was there once (decision 20). */
export function MissingPage({ isGone = false, ...props }: Props & { isGone?: boolean }) {
  return (
    <>
      <meta {...(isGone ? GONE_MARK : MISSING_MARK)} />
      <meta name="robots" content="noindex" />
      <Missing {...props} />
    </>
  );
}

/**
 * A page under `app/[language]` that is not built beforehand: Next asks for it with any first part of an address, and
 * what is none of our languages is not there.
 */
export function inLanguage(name: string, draw: (language: Language) => ReactNode): ReactNode {
  const language = prefixed.find((known) => known === name);
  return language ? draw(language) : <MissingPage language="en" what="notFound" />;
}
