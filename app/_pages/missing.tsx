import { Fallback } from '@/components/fallback/fallback';
import { site } from '@/lib/config/site';
import { unbroken } from '@/lib/config/site-facts';
import { copyIn, linkWords } from '@/lib/i18n/copy';
import { fill } from '@/lib/i18n/fill';
import type { Language } from '@/lib/i18n/language';
import { pictures } from '@/lib/i18n/pictures';
import { GONE_MARK, MISSING_MARK } from '@/lib/server/page-cache';

type Props = { language: Language; what: 'notFound' | 'storyNotFound' };

/** What stands in the place of a page or a story that is not there. */
export function Missing({ language, what }: Props) {
  const { fallbacks, common } = copyIn(language);
  const { phone, phoneHref } = site();
  const { title, lead } = fallbacks[what];
  return (
    <Fallback
      ways={fallbacks.ways}
      links={linkWords(language)}
      title={title}
      lead={lead}
      picture={{ src: pictures.notFound, alt: fallbacks.notFound.alt }}
      phone={{ label: fill(common.call, { phone: unbroken(phone) }), href: phoneHref }}
    />
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
