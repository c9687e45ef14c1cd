'use client';

import { usePathname } from 'next/navigation';
import { type Ref, useState, useSyncExternalStore } from 'react';
import { Button, ButtonLink } from '@/components/ui/button';
import { routes } from '@/lib/config/routes';
import type { Site } from '@/lib/config/site-facts';
import { type GiftView, GiftWatch } from '@/lib/donations/client/gift-watch';
import type { Gift } from '@/lib/donations/gift-schema';
import { giftMoney, isReceipted } from '@/lib/donations/receipt';
import { localPath } from '@/lib/i18n/language';
import type { GiftWords } from './gift-dictionary';
import styles from './gift-page.module.css';
import { Receipt } from './receipt';
import { TestBand } from './test-band';

type PlaceProps = { words: GiftWords; site: Pick<Site, 'phone' | 'phoneHref' | 'email' | 'address'> };
type Props = PlaceProps & {
  /** The gift's own token, or null to ask by what this browser was given when it ordered. */
  token: string | null;
  ref?: Ref<HTMLDivElement>;
};

/** One gift: where it stands, looked at again while it moves, and its receipt (contract §8). */
export function GiftPage({ token, words, site, ref }: Props) {
  const [watch] = useState(
    () => new GiftWatch(token === null ? routes.api.giftByCookie : routes.api.gift(token)),
  );
  const view = useSyncExternalStore(watch.subscribe, watch.view, watch.view);
  const isOwnPage = token !== null;
  return (
    <div ref={ref} className={styles.page}>
      {view.kind === 'shown' && view.gift.mode === 'test' && <TestBand copy={words.test} />}
      <div className={styles.state} data-state={stateOf(view)} data-print="no">
        <div role="status">
          <Said copy={words.gift} view={view} isOwnPage={isOwnPage} />
        </div>
        {view.kind === 'shown' && <Facts copy={words.gift} gift={view.gift} />}
        <Actions words={words} view={view} again={watch.again} isOwnPage={isOwnPage} />
        <p className={styles.call}>
          {words.gift.call} <a href={site.phoneHref}>{site.phone}</a>
        </p>
      </div>
      {view.kind === 'shown' && <ReceiptOf gift={view.gift} words={words} site={site} />}
    </div>
  );
}

/**
 * The gift that the address names. The server draws one page for all gifts, so its links to the same page in other
 * languages lead to that page, and React takes them over as they are: here they get their gift.
 */
export function AddressedGiftPage(props: PlaceProps) {
  const path = usePathname();
  const token = path.slice(path.lastIndexOf('/') + 1);
  const nameGift = () => {
    for (const link of document.querySelectorAll<HTMLAnchorElement>(`a[href$="${routes.anyThankYou}"]`))
      link.href = link.href.replace(routes.anyThankYou, routes.thankYou(token));
  };
  return <GiftPage key={token} ref={nameGift} token={token} {...props} />;
}

const stateOf = (view: GiftView): string => (view.kind === 'shown' ? view.gift.state : view.kind);

type SaidProps = { copy: GiftWords['gift']; view: GiftView; isOwnPage: boolean };

function Said({ copy, view, isOwnPage }: SaidProps) {
  if (view.kind === 'loading') return <p className={styles.title}>{copy.loading}</p>;
  if (view.kind === 'missing') {
    const { title, text, status } = copy.missing;
    return <Sentence title={title} text={isOwnPage ? text : status} />;
  }
  return <Sentence {...(view.kind === 'shown' ? copy.states[view.gift.state] : copy.unreachable)} />;
}

function Sentence({ title, text }: { title: string; text: string }) {
  return (
    <>
      <h2 className={styles.title}>{title}</h2>
      <p>{text}</p>
    </>
  );
}

function Facts({ copy, gift }: { copy: GiftWords['gift']; gift: Gift }) {
  const { facts } = copy;
  return (
    <dl className={styles.facts}>
      <div>
        <dt>{facts.amount}</dt>
        <dd>{giftMoney(gift.amount, gift.currency)}</dd>
      </div>
      {gift.refunded > 0 && (
        <div>
          <dt>{facts.refunded}</dt>
          <dd>{giftMoney(gift.refunded, gift.currency)}</dd>
        </div>
      )}
      <div>
        <dt>{facts.purpose}</dt>
        <dd>{facts.purposes[gift.variant ?? 'one-time']}</dd>
      </div>
    </dl>
  );
}

type ActionsProps = { words: GiftWords; view: GiftView; again: () => void; isOwnPage: boolean };

function Actions({ words, view, again, isOwnPage }: ActionsProps) {
  const { gift: copy, language } = words;
  if (view.kind === 'loading') return null;
  const gift = view.kind === 'shown' ? view.gift : null;
  const isOpen = gift === null || ['created', 'failed', 'confirming'].includes(gift.state);
  const watching = view.kind !== 'missing' && view.watching;
  const givesAgain = view.kind === 'missing' || gift?.state === 'expired' || gift?.can_retry;
  return (
    <div className={styles.actions}>
      {watching && <p className={styles.watching}>{copy.watching}</p>}
      {isOpen && view.kind !== 'missing' && (
        <Button variant="quiet" onClick={again}>
          {copy.again}
        </Button>
      )}
      {gift && !isOwnPage && (
        <ButtonLink href={localPath(language, routes.thankYou(gift.token))}>{copy.ownPage}</ButtonLink>
      )}
      {givesAgain && (
        <ButtonLink href={localPath(language, routes.donate)} variant="quiet">
          {copy.retry}
        </ButtonLink>
      )}
    </div>
  );
}

function ReceiptOf({ gift, words, site }: PlaceProps & { gift: Gift }) {
  if (isReceipted(gift)) return <Receipt gift={gift} words={words} site={site} />;
  if (gift.state !== 'paid' && gift.state !== 'partially_refunded') return null;
  const { test, none } = words.gift.receipt;
  return <p className={styles.note}>{gift.mode === 'test' ? test : none}</p>;
}
