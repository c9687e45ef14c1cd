import { DangerCard } from '@/components/help/help-sections';
import { Telephones } from '@/components/help/telephones';
import { CentreCall } from '@/components/shell/centre-call';
import { ButtonLink } from '@/components/ui/button';
import { SiteLink } from '@/components/ui/site-link';
import { routes } from '@/lib/config/routes';
import { type Site, unbroken } from '@/lib/config/site-facts';
import type { Dictionary } from '@/lib/i18n/en';
import { fill, type LinkTexts, linkIn } from '@/lib/i18n/language';
import type { Alarm } from '@/lib/stories/schema';
import styles from './story-help.module.css';

type Props = {
  site: Pick<Site, 'phone' | 'phoneHref'>;
  words: Pick<Dictionary, 'blog' | 'common' | 'families' | 'helpNow'>;
  links: LinkTexts;
};

type AlarmProps = Props & {
  alarm: Alarm;
  /** Who reviewed the steps. */
  review: string;
};

/** What a heavy story begins with, before its title: the steps of an emergency, or one line with numbers. */
export function StoryAlarm({ alarm, site, words, links, review }: AlarmProps) {
  const { blog, common, families, helpNow } = words;
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
      <DangerCard copy={{ ...helpNow.danger, violent: '', ...steps, review }} />
      <p>
        <SiteLink href={site.phoneHref}>{fill(common.call, { phone: unbroken(site.phone) })}</SiteLink>
        <SiteLink {...linkIn(links, routes.families)}>{blog.alarm.more}</SiteLink>
      </p>
    </div>
  );
}

/** What a reader may do after a story. */
export function NextStep({ words: { blog, helpNow }, links }: Omit<Props, 'site'>) {
  return (
    <aside className={styles.card} aria-labelledby="next-step">
      <h2 id="next-step">{blog.next.title}</h2>
      <p>{blog.next.text}</p>
      <div className={styles.actions}>
        <CentreCall language={links.language} />
        <ButtonLink {...linkIn(links, routes.contact)} variant="quiet" icon="mail">
          {helpNow.centre.write}
        </ButtonLink>
        <ButtonLink {...linkIn(links, routes.blog)} variant="quiet">
          {blog.back}
        </ButtonLink>
      </div>
    </aside>
  );
}
