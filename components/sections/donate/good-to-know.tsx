import { Section } from '@/components/ui/section';
import { SiteLink } from '@/components/ui/site-link';
import type { DonateCopy } from '@/lib/content/en/donate';
import styles from './good-to-know.module.css';

/** What a careful giver asks before paying. */
export function GoodToKnow({ copy }: { copy: DonateCopy['know'] }) {
  return (
    <Section id="good-to-know" title={copy.title}>
      <ul className={styles.items}>
        {copy.items.map((item) => (
          <li key={item.title}>
            <h3>{item.title}</h3>
            <p>{item.text}</p>
            {'link' in item && <SiteLink href={item.link.href}>{item.link.label}</SiteLink>}
          </li>
        ))}
      </ul>
    </Section>
  );
}
