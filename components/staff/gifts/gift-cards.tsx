import { SiteLink } from '@/components/ui/site-link';
import type { GiftSummary } from '@/lib/donations/gift-schema';
import { staffGifts } from '@/lib/i18n/en/staff-gifts';
import { clock } from '../clock';
import styles from '../staff.module.css';
import { amountOf, stateOf } from './gift-format';

/** Gifts as lines: who, how much, when, how it stands. */
export const GiftCards = ({ gifts }: { gifts: readonly GiftSummary[] }) => (
  <ul className={styles.sessions}>
    {gifts.map((gift) => (
      <li key={gift.id}>
        <div>
          <SiteLink href={`#${gift.id}`}>
            {`${amountOf(gift.amount_minor, gift.currency)}, ${gift.name || staffGifts.item.unnamed}`}
          </SiteLink>
          <p>{[clock.format(gift.at), stateOf(gift), gift.receipt_no].filter(Boolean).join(', ')}</p>
        </div>
      </li>
    ))}
  </ul>
);
