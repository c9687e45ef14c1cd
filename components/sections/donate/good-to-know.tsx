import { SiteLink } from '@/components/ui/site-link';
import type { DonateCopy } from '@/lib/content/en/donate';
import { type LinkWords, linkIn } from '@/lib/domain/language';
import styles from './good-to-know.module.css';

/** What a careful giver asks before paying. */
export function GoodToKnow({ copy, links }: { copy: DonateCopy['know']; links: LinkWords }) {
  return (
    <section aria-labelledby="good-to-know">
      <h2 id="good-to-know" className={styles.title}>
        {copy.title}
      </h2>
      <ul className={styles.items}>
        {copy.items.map((item) => (
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
