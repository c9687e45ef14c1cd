import { SiteLink } from '@/components/ui/site-link';
import type { GiftSummary } from '@/lib/donations/gift-schema';
import { staffGifts } from '@/lib/i18n/en/staff-gifts';
import styles from '../staff.module.css';
import { amountOf, stateOf, whenOf } from './gift-format';

type Props<T extends GiftSummary> = {
  gifts: readonly T[];
  /** What there is to say of each. */
  note?: (gift: T) => string;
};

/** Gifts as lines: who, how much, when, how it stands. */
export const GiftCards = <T extends GiftSummary>({ gifts, note }: Props<T>) => (
  <ul className={styles.sessions}>
    {gifts.map((gift) => (
      <li key={gift.id}>
        <div>
          <SiteLink href={`#${gift.id}`}>
            {`${amountOf(gift.amount_minor, gift.currency)}, ${gift.name || staffGifts.item.unnamed}`}
          </SiteLink>
          {note?.(gift) && <strong className={styles.noted}>{note(gift)}</strong>}
          <p>{[whenOf(gift), stateOf(gift), gift.receipt_no].filter(Boolean).join(', ')}</p>
        </div>
      </li>
    ))}
  </ul>
);
