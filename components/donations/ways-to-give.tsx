import { Icon } from '@/components/ui/icon';
import type { Site } from '@/lib/config/site-facts';
import type { DonateCopy } from '@/lib/i18n/en/donate';
import styles from './ways-to-give.module.css';

type Props = {
  copy: DonateCopy['ways'];
  site: Pick<Site, 'phone' | 'phoneHref' | 'upiId' | 'bankDetails'>;
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
            <p>{copy.bank.text}</p>
          </dd>
        </div>
      )}
    </dl>
  );
}
