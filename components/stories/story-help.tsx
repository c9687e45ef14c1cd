import { ButtonLink } from '@/components/ui/button';
import { routes } from '@/lib/config/routes';
import type { Site } from '@/lib/config/site-facts';
import { blog } from '@/lib/i18n/en/blog';
import { helplines } from '@/lib/i18n/helplines';
import styles from './story-help.module.css';

type Props = { site: Pick<Site, 'phone' | 'phoneHref'> };

/** Where to find help now, above a story that speaks of danger to life. */
export function CareCard({ site }: Props) {
  return (
    <aside className={styles.card} data-urgent="" aria-labelledby="care-card">
      <h2 id="care-card">{blog.heavy.title}</h2>
      <p>{blog.heavy.text}</p>
      <div className={styles.actions}>
        <ButtonLink href={helplines.emergency.tel} variant="emergency" icon="phone">
          Call 112
        </ButtonLink>
        <ButtonLink href={helplines.teleManas.tel} variant="emergency" icon="phone">
          Call 14416
        </ButtonLink>
        <ButtonLink href={site.phoneHref} variant="quiet" icon="phone">
          Call {site.phone}
        </ButtonLink>
      </div>
    </aside>
  );
}

/** What a reader may do after a story. */
export function NextStep({ site }: Props) {
  return (
    <aside className={styles.card} aria-labelledby="next-step">
      <h2 id="next-step">{blog.next.title}</h2>
      <p>{blog.next.text}</p>
      <div className={styles.actions}>
        <ButtonLink href={site.phoneHref} icon="phone">
          Call {site.phone}
        </ButtonLink>
        <ButtonLink href={routes.contact} variant="quiet" icon="mail">
          Write to us
        </ButtonLink>
        <ButtonLink href={routes.blog} variant="quiet">
          {blog.back}
        </ButtonLink>
      </div>
    </aside>
  );
}
