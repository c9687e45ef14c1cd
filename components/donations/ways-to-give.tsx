import { Icon } from '@/components/ui/icon';
import type { Site } from '@/lib/config/site-facts';
import type { DonateCopy } from '@/lib/i18n/en/donate';
import styles from './ways-to-give.module.css';

type Props = {
  copy: DonateCopy['ways'];
  site: Pick<Site, 'trust' | 'phone' | 'phoneHref' | 'upiId' | 'bankDetails'>;
};

/** Giving without the form: by phone, and by UPI or bank where the trust has confirmed them (contract §2). */
export function WaysToGive({ copy, site }: Props) {
  return (
    <dl className={styles.ways}>
      <div>
        <dt>
          <Icon name="phone" /> {copy.phone.title}
        </dt>
        <dd>
          <a href={site.phoneHref}>{site.phone}</a>
          <p>{copy.phone.text}</p>
        </dd>
      </div>
      {site.upiId && (
        <div>
          <dt>
            <Icon name="heart" /> {copy.upi.title}
          </dt>
          <dd>
            <strong>{site.upiId}</strong>
            <p>{site.trust}</p>
            <p>{copy.upi.text}</p>
          </dd>
        </div>
      )}
      {site.bankDetails && (
        <div>
          <dt>
            <Icon name="document" /> {copy.bank.title}
          </dt>
          <dd>
            <strong>{site.bankDetails}</strong>
            <p>{site.trust}</p>
            <p>{copy.bank.text}</p>
          </dd>
        </div>
      )}
    </dl>
  );
}

type InsteadProps = { copy: DonateCopy; site: Site };

/** In the form's place while online giving is off (contract §2, PAYMENTS). */
export function DonationsOff({ copy, site }: InsteadProps) {
  return (
    <div className={styles.panel}>
      <h2>{copy.off.title}</h2>
      <p>{copy.off.text}</p>
      <WaysToGive copy={copy.ways} site={site} />
    </div>
  );
}

/** In the form's place where no script runs; the form hides itself there. */
export function DonationsWithoutScript({ copy, site }: InsteadProps) {
  return (
    <noscript>
      <div className={styles.panel}>
        <p>{copy.withoutScript}</p>
        <WaysToGive copy={copy.ways} site={site} />
      </div>
    </noscript>
  );
}
