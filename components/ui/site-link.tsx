import Link from 'next/link';
import type { ComponentProps } from 'react';

type Passed =
  | 'className'
  | 'onClick'
  | 'aria-current'
  | 'aria-label'
  | 'aria-describedby'
  | 'id'
  | 'lang'
  | 'ref'
  | 'hrefLang'
  | 'children';
type Props = Pick<ComponentProps<typeof Link>, Passed> & {
  href: string;
  /** After the link's own words: that it opens a new tab, which is heard; that its page is in another language, seen too. */
  note?: string | undefined;
};

/**
 * A document's policy outlives client navigation, and only /Donate may run the payment script (decision 6): a full load.
 * A page of another language has a document of its own. Any two letters count as a language: a list would travel with
 * every page.
 */
const needsFullLoad = (href: string) =>
  !href.startsWith('/') || /^(?:\/[a-z]{2})?\/Donate(?=$|[/?#])/.test(href);

const isWeb = (href: string) => /^https?:/.test(href);

/**
 * A link. Pages of the site open by client navigation, without prefetching on a poor line; other sites open in a
 * new tab and say so.
 */
export function SiteLink({ href, note, children, ...rest }: Props) {
  if (!needsFullLoad(href) && !rest.hrefLang) {
    return (
      <Link href={href} prefetch={false} {...rest}>
        {children}
      </Link>
    );
  }
  if (!isWeb(href)) {
    return (
      <a href={href} {...rest}>
        {children}
        {note && (
          <>
            {' '}
            <span className="in-language">{note}</span>
          </>
        )}
      </a>
    );
  }
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" {...rest}>
      {children}
      <span className="visually-hidden"> {note ?? '(opens in a new tab)'}</span>
    </a>
  );
}
