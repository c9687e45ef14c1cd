import { DangerCard } from '@/components/help/help-sections';
import { Telephones } from '@/components/help/telephones';
import { ButtonLink } from '@/components/ui/button';
import { SiteLink } from '@/components/ui/site-link';
import { routes } from '@/lib/config/routes';
import type { Site } from '@/lib/config/site-facts';
import { blog } from '@/lib/i18n/en/blog';
import { families } from '@/lib/i18n/en/families';
import { helpNow } from '@/lib/i18n/en/help-now';
import { fill } from '@/lib/i18n/language';
import type { Alarm } from '@/lib/stories/schema';
import styles from './story-help.module.css';

type Props = { site: Pick<Site, 'phone' | 'phoneHref'> };

/** What a heavy story begins with, before its title: the steps of an emergency, or one line with numbers. */
export function StoryAlarm({ alarm, site }: Props & { alarm: Alarm }) {
  if (alarm === 'line') {
    return (
      <p className={styles.line}>
        <Telephones text={blog.alarm.line} />
      </p>
    );
  }
  const steps = alarm === 'overdose' ? families.wake : blog.alarm.withdrawal;
  return (
    <div className={styles.urgent}>
      <DangerCard copy={{ ...helpNow.danger, ...steps }} />
      <p>
        <SiteLink href={site.phoneHref}>{fill(blog.alarm.call, { phone: site.phone })}</SiteLink>
        <SiteLink href={routes.families}>{blog.alarm.more}</SiteLink>
      </p>
    </div>
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
          {fill(blog.alarm.call, { phone: site.phone })}
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
