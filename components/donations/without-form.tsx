import type { Site } from '@/lib/config/site-facts';
import type { DonateCopy } from '@/lib/i18n/en/donate';
import { WaysToGive } from './ways-to-give';
import styles from './without-form.module.css';

type Props = { copy: DonateCopy; site: Site };

/** In the form's place while online giving is off (contract §2, PAYMENTS). */
export function GivingOff({ copy, site }: Props) {
  return (
    <div className={styles.panel}>
      <h2>{copy.off.title}</h2>
      <p>{copy.off.text}</p>
      <WaysToGive copy={copy.ways} site={site} />
    </div>
  );
}

/** In the form's place where no script runs; the form hides itself there. */
export function GivingWithoutScript({ copy, site }: Props) {
  return (
    <noscript>
      <div className={styles.panel}>
        <p>{copy.withoutScript}</p>
        <WaysToGive copy={copy.ways} site={site} />
      </div>
    </noscript>
  );
}
