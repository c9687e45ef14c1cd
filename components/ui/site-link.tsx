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
  | 'children';
type Props = Pick<ComponentProps<typeof Link>, Passed> & { href: string };

/** A document's policy outlives client navigation, and only /Donate may run the payment script (decision 6): a full load. */
const needsFullLoad = (href: string) => !href.startsWith('/') || /^\/Donate(?=$|[/?#])/.test(href);

const isWeb = (href: string) => /^https?:/.test(href);

/**
 * A link. Pages of the site open by client navigation, without prefetching on a poor line; other sites open in a
 * new tab and say so.
 */
export function SiteLink({ href, children, ...rest }: Props) {
  if (!needsFullLoad(href)) {
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
      </a>
    );
  }
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" {...rest}>
      {children}
      <span className="visually-hidden"> (opens in a new tab)</span>
    </a>
  );
}
