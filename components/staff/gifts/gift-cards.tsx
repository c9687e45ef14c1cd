import { SiteLink } from '@/components/ui/site-link';
import type { GiftItem, GiftSummary } from '@/lib/donations/gift-schema';
import { staffGifts } from '@/lib/i18n/en/staff-gifts';
import styles from '../staff.module.css';
import { amountOf, stateOf, whenOf } from './gift-format';

type Props<T extends GiftSummary> = {
  gifts: readonly T[];
  /** What there is to say of each. */
  note?: (gift: T) => string;
};

/** How a gift stands; what somebody has to look at is in the colour of danger. */
export const GiftState = ({ gift }: { gift: GiftSummary }) => (
  <>
    {stateOf(gift)}
    {gift.flags.map((flag) => (
      <span key={flag}>
        , <strong className={styles.fault}>{staffGifts.flags[flag]}</strong>
      </span>
    ))}
  </>
);

/** Gifts as lines: who, how much, when, how it stands. */
export const GiftCards = <T extends GiftSummary>({ gifts, note }: Props<T>) => (
  <ul className={`${styles.sessions} ${styles.stretched}`}>
    {gifts.map((gift) => (
      <li key={gift.id}>
        <div>
          <SiteLink className={styles.lone} href={`#${gift.id}`}>
            {`${amountOf(gift.amount_minor, gift.currency)}, ${gift.name || staffGifts.item.unnamed}`}
          </SiteLink>
          {note?.(gift) && <strong className={styles.noted}>{note(gift)}</strong>}
          <p>
            {whenOf(gift)}, <GiftState gift={gift} />
            {gift.receipt_no && `, ${gift.receipt_no}`}
          </p>
        </div>
      </li>
    ))}
  </ul>
);

/** What is known of something, a line each; what is blank is left out. */
export const Facts = ({ lines }: { lines: readonly [string, string][] }) => (
  <dl className={styles.facts}>
    {lines
      .filter(([, text]) => text !== '')
      .flatMap(([label, text]) => [<dt key={label}>{label}</dt>, <dd key={`${label}:`}>{text}</dd>])}
  </dl>
);

/** By what the database and the payment provider know a gift. */
export function ForTechnician({ item: { gift, payments, refunds } }: { item: GiftItem }) {
  const { facts, technician } = staffGifts.item;
  const isEntered = gift.entered_as !== null;
  const idsOf = (all: readonly { id: string }[]) => (isEntered ? '' : all.map(({ id }) => id).join(', '));
  return (
    <details className={styles.section}>
      <summary>{technician}</summary>
      <Facts
        lines={[
          [facts.order, gift.order_id ?? ''],
          [facts.payment, idsOf(payments)],
          [facts.refund, idsOf(refunds)],
          [facts.id, gift.id],
        ]}
      />
    </details>
  );
}
