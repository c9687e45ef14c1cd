import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/ui/button';
import { Picture } from '@/components/ui/picture';
import { SiteLink } from '@/components/ui/site-link';
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
  /** The name of the link to the search. */
  search?: string;
  /** What can be done about it, or whom to call, before the ways on. */
  children?: ReactNode;
};

/** A dead end that is none: what happened, whom to call, where to go on. */
export function Fallback({ ways, links, title, lead, picture, search, children }: Props) {
  const further = [
    ...(search ? [{ name: search, path: routes.search }] : []),
    { name: ways.home, path: routes.home },
    { name: ways.stories, path: routes.blog },
  ];
  return (
    <div className={`container ${styles.layout}`}>
      <div>
        <h1>{title}</h1>
        <p>{lead}</p>
        <div className={styles.actions}>
          {children}
          <ButtonLink {...linkIn(links, routes.helpNow)} variant="quiet">
            {ways.help}
          </ButtonLink>
        </div>
        <ul className={styles.actions}>
          {further.map(({ name, path }) => (
            <li key={path}>
              <SiteLink {...linkIn(links, path)}>{name}</SiteLink>
            </li>
          ))}
        </ul>
      </div>
      <div>
        <Picture {...picture} priority sizes="(min-width: 768px) 46vw, 100vw" />
      </div>
    </div>
  );
}
