import { SiteLink } from '@/components/ui/site-link';
import type { DonateCopy } from '@/lib/i18n/en/donate';
import { type LinkWords, linkIn } from '@/lib/i18n/language';
import styles from './good-to-know.module.css';

type Props = { copy: DonateCopy['know']; links: LinkWords; isOff?: boolean };

/** What a careful giver asks before paying; where online giving is off, nothing of the form (contract §2, PAYMENTS). */
export function GoodToKnow({ copy, links, isOff = false }: Props) {
  // What leads nowhere else speaks of the amount beside the form's own button.
  const items = copy.items.filter((item) => !isOff || 'link' in item);
  return (
    <section aria-labelledby="good-to-know">
      <h2 id="good-to-know" className={styles.title}>
        {copy.title}
      </h2>
      <ul className={styles.items}>
        {items.map((item) => (
          <li key={item.title}>
            <h3>{item.title}</h3>
            <p>{item.text}</p>
            {'link' in item && <SiteLink {...linkIn(links, item.link.href)}>{item.link.label}</SiteLink>}
          </li>
        ))}
      </ul>
    </section>
  );
}
