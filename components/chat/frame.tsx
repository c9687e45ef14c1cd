import { Icon } from '@/components/ui/icon';
import type { AssistantFacts } from '@/lib/config/site-facts';
import type { Controller } from './controller';
import styles from './header.module.css';

/** The site's name; it opens the site in a new tab (chat spec §2). */
export const Title = ({ site, newTab }: { site: AssistantFacts; newTab: string }) => (
  <a className={styles.title} href={site.url} target="_blank" rel="noopener">
    {site.name}
    <span className={styles.unseen}> ({newTab})</span>
  </a>
);

export const PoweredBy = ({
  site,
  words,
  newTab,
}: {
  site: AssistantFacts;
  words: string;
  newTab: string;
}) => (
  <>
    {words}{' '}
    <a className={styles.poweredBy} href={site.url} target="_blank" rel="noopener">
      {site.trust}
      <span className={styles.unseen}> ({newTab})</span>
    </a>
  </>
);

export const EraseButton = ({ controller, label }: { controller: Controller; label: string }) => (
  <button
    type="button"
    className={styles.erase}
    onClick={() => controller.panels.show({ kind: 'erase', state: 'asked' })}
  >
    {label}
  </button>
);

/** Always in sight above the conversation (access-and-care §2.5, "Permanent entry"). */
export const HelpBar = ({ controller, label }: { controller: Controller; label: string }) => (
  <button
    type="button"
    className={styles.helpNow}
    onClick={() => {
      void controller.panels.load();
      controller.panels.show({ kind: 'help' });
    }}
  >
    <Icon name="phone" size={18} />
    {label}
  </button>
);

/** The page's own way out, which an open window covers (docs/VISITORS.md). Shown where a page has one. */
export const LeaveButton = ({ label }: { label: string }) => (
  <button
    type="button"
    className={styles.leave}
    onClick={() => document.querySelector<HTMLElement>('[data-quick-exit] a')?.click()}
  >
    {label}
    <Icon name="exit" size={18} />
  </button>
);
