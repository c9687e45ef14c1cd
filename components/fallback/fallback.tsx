import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/ui/button';
import { Picture } from '@/components/ui/picture';
import { routes } from '@/lib/config/routes';
import type { FallbacksCopy } from '@/lib/i18n/en/fallbacks';
import { type LinkTexts, linkIn } from '@/lib/i18n/language';
import styles from './fallback.module.css';

type Props = {
  ways: FallbacksCopy['ways'];
  links: LinkTexts;
  title: string;
  lead: string;
  picture: { src: string; alt: string };
  phone?: { label: string; href: string };
  /** The name of the link to the search. */
  search?: string;
  /** What can be done about it, before the ways on. */
  children?: ReactNode;
};

/** A dead end that is none: what happened, whom to call, where to go on. */
export function Fallback({ ways, links, title, lead, picture, phone, search, children }: Props) {
  return (
    <div className={`container ${styles.layout}`}>
      <div>
        <h1>{title}</h1>
        <p>{lead}</p>
        <div className={styles.actions}>
          {children}
          {phone && (
            <ButtonLink href={phone.href} icon="phone">
              {phone.label}
            </ButtonLink>
          )}
          <ButtonLink {...linkIn(links, routes.helpNow)} variant="quiet">
            {ways.help}
          </ButtonLink>
          {search && (
            <ButtonLink {...linkIn(links, routes.search)} variant="quiet" icon="search">
              {search}
            </ButtonLink>
          )}
          <ButtonLink {...linkIn(links, routes.home)} variant="quiet">
            {ways.home}
          </ButtonLink>
          <ButtonLink {...linkIn(links, routes.blog)} variant="quiet">
            {ways.stories}
          </ButtonLink>
        </div>
      </div>
      <div>
        <Picture {...picture} priority sizes="(min-width: 768px) 46vw, 100vw" />
      </div>
    </div>
  );
}
