'use client';

import { usePathname } from 'next/navigation';
import { type Ref, useState, useSyncExternalStore } from 'react';
import { Button, ButtonLink } from '@/components/ui/button';
import { useCopy } from '@/components/ui/use-copy';
import { routes } from '@/lib/config/routes';
import { type Site, unbroken } from '@/lib/config/site-facts';
import { type DonationView, DonationWatch } from '@/lib/donations/client/donation-watch';
import { isReceipted, type ReceiptedDonation, receiptContent } from '@/lib/donations/receipt';
import type { Donation } from '@/lib/donations/schema';
import { endonyms, type Language, languages, localPath } from '@/lib/i18n/language';
import { receipts } from '@/lib/i18n/receipts';
import type { DonationDictionary } from './checkout-props';
import { Facts, MailNote } from './donation-facts';
import styles from './donation-page.module.css';
import receiptStyles from './receipt.module.css';
import { TestBand } from './test-band';

type PageProps = {
  dictionary: DonationDictionary;
  site: Pick<Site, 'phone' | 'phoneHref' | 'email' | 'address'>;
};
type Props = PageProps & {
  /** The donation's own token, or null to find it by the cookie that came with the order. */
  token: string | null;
  ref?: Ref<HTMLDivElement>;
};

/** One donation: its state, read again while it may change, and its receipt (contract §8). */
export function DonationPage({ token, dictionary, site, ref }: Props) {
  const [watch] = useState(
    () => new DonationWatch(token === null ? routes.api.donationByCookie : routes.api.donation(token)),
  );
  const view = useSyncExternalStore(watch.subscribe, watch.view, watch.view);
  const isOwnPage = token !== null;
  return (
    <div ref={ref} className={styles.page}>
      {view.kind === 'shown' && view.donation.mode === 'test' && <TestBand copy={dictionary.test} />}
      {/* On paper the receipt stands alone; without one the page itself is what is kept. */}
      <div
        className={styles.state}
        data-state={stateOf(view)}
        {...(hasReceipt(view) && { 'data-print': 'no' })}
      >
        <div role="status">
          <StatusText copy={dictionary.donation} view={view} isOwnPage={isOwnPage} />
        </div>
        {view.kind === 'shown' && <Facts dictionary={dictionary} donation={view.donation} />}
        {view.kind === 'shown' && <MailNote dictionary={dictionary} donation={view.donation} />}
        <Actions dictionary={dictionary} view={view} again={watch.again} isOwnPage={isOwnPage} site={site} />
        {view.kind !== 'missing' && (
          <p className={styles.call}>
            {dictionary.donation.call} <a href={site.phoneHref}>{site.phone}</a>
          </p>
        )}
      </div>
      {view.kind === 'shown' && <ReceiptOf donation={view.donation} dictionary={dictionary} site={site} />}
      {isOwnPage && view.kind !== 'loading' && (
        <p data-print="no">
          <ButtonLink href={localPath(dictionary.language, routes.home)} variant="quiet">
            {dictionary.donation.home}
          </ButtonLink>
        </p>
      )}
    </div>
  );
}

/**
 * The donation that the address names. The server draws one page for all donations, so its links to other languages
 * lead to that page and React hydrates them as they are: here they get their donation.
 */
export function AddressedDonationPage(props: PageProps) {
  const path = usePathname();
  const token = path.slice(path.lastIndexOf('/') + 1);
  const nameDonation = () => {
    for (const link of document.querySelectorAll<HTMLAnchorElement>(`a[href$="${routes.anyThankYou}"]`))
      link.href = link.href.replace(routes.anyThankYou, routes.thankYou(token));
  };
  return <DonationPage key={token} ref={nameDonation} token={token} {...props} />;
}

const hasReceipt = (view: DonationView): boolean => view.kind === 'shown' && isReceipted(view.donation);

const stateOf = (view: DonationView): string => (view.kind === 'shown' ? view.donation.state : view.kind);

type StatusProps = { copy: DonationDictionary['donation']; view: DonationView; isOwnPage: boolean };

function StatusText({ copy, view, isOwnPage }: StatusProps) {
  if (view.kind === 'loading') return <p className={styles.title}>{copy.loading}</p>;
  if (view.kind === 'missing') {
    const { title, text, status } = copy.missing;
    return <Sentence title={title} text={isOwnPage ? text : status} />;
  }
  if (view.kind !== 'shown') return <Sentence {...copy.unreachable} />;
  const { mode, state } = view.donation;
  const inTest: Partial<typeof copy.states> = copy.inTest;
  return <Sentence {...((mode === 'test' && inTest[state]) || copy.states[state])} />;
}

/** The page's news is read from where nothing else has been chosen yet. */
const takeFocus = (heading: HTMLElement | null) => {
  const page = heading?.ownerDocument;
  if (page?.activeElement === page?.body) heading?.focus({ preventScroll: true });
};

function Sentence({ title, text }: { title: string; text: string }) {
  return (
    <>
      <h2 ref={takeFocus} tabIndex={-1} className={styles.title}>
        {title}
      </h2>
      <p>{text}</p>
    </>
  );
}

type ActionsProps = {
  dictionary: DonationDictionary;
  view: DonationView;
  again: () => void;
  isOwnPage: boolean;
  site: Pick<Site, 'phone' | 'phoneHref'>;
};

function Actions({ dictionary, view, again, isOwnPage, site }: ActionsProps) {
  const { donation: copy, language } = dictionary;
  if (view.kind === 'loading') return null;
  const donation = view.kind === 'shown' ? view.donation : null;
  const isOpen = donation === null || ['created', 'failed', 'confirming'].includes(donation.state);
  const watching = view.kind !== 'missing' && view.watching;
  // A gift that is not found may be paid all the same: the next step is the call.
  const givesAgain = donation?.state === 'expired' || donation?.can_retry;
  return (
    <div className={styles.actions} data-print="no">
      {view.kind === 'missing' && (
        <ButtonLink href={site.phoneHref} icon="phone">
          {site.phone}
        </ButtonLink>
      )}
      {watching && <p className={styles.watching}>{copy.watching}</p>}
      {isOpen && view.kind !== 'missing' && (
        <Button variant="quiet" onClick={again}>
          {copy.again}
        </Button>
      )}
      {donation && !isOwnPage && (
        <ButtonLink href={localPath(language, routes.thankYou(donation.token))}>{copy.ownPage}</ButtonLink>
      )}
      {givesAgain && (
        <ButtonLink href={localPath(language, routes.donate)} variant="quiet">
          {copy.retry}
        </ButtonLink>
      )}
      {donation && isOwnPage && <CopyAddress copy={copy.copyAddress} />}
      {donation && isOwnPage && !isReceipted(donation) && (
        <Button variant="quiet" onClick={() => window.print()}>
          {copy.receipt.print}
        </Button>
      )}
    </div>
  );
}

/** The page's address is the way back to it, and not every browser shows one. */
function CopyAddress({ copy }: { copy: DonationDictionary['donation']['copyAddress'] }) {
  const { copyText, outcome } = useCopy(copy);
  return (
    <>
      <Button variant="quiet" icon="document" onClick={() => void copyText(location.href)}>
        {copy.action}
      </Button>
      {outcome}
    </>
  );
}

function ReceiptOf({ donation, dictionary, site }: PageProps & { donation: Donation }) {
  if (isReceipted(donation)) return <Receipt donation={donation} dictionary={dictionary} site={site} />;
  if (donation.state !== 'paid' && donation.state !== 'partially_refunded') return null;
  const { test, none } = dictionary.donation.receipt;
  return <p className={styles.note}>{donation.mode === 'test' ? test : none}</p>;
}

type ContentProps = { donation: ReceiptedDonation; site: Pick<Site, 'phone' | 'email' | 'address'> };
type ReceiptProps = ContentProps & { dictionary: DonationDictionary };
type Chosen = { language: Language };

/** The receipt in the donor's language of choice, to read, to print alone on a sheet, or to keep as a PDF. */
function Receipt({ donation, dictionary, site }: ReceiptProps) {
  const { receipt: copy } = dictionary.donation;
  const [language, setLanguage] = useState<Language>(dictionary.language);
  return (
    <section aria-label={copy.label} className={receiptStyles.receipt}>
      <div className={receiptStyles.tools} data-print="no">
        <fieldset className={receiptStyles.languages}>
          <legend>{copy.language}</legend>
          {languages.map((one) => (
            <Button
              key={one}
              variant="quiet"
              lang={one}
              aria-pressed={one === language}
              onClick={() => setLanguage(one)}
            >
              {endonyms[one]}
            </Button>
          ))}
        </fieldset>
        <div className={receiptStyles.keep}>
          <Button variant="quiet" onClick={() => window.print()}>
            {copy.print}
          </Button>
          <a className={receiptStyles.pdf} href={routes.receiptPdf(donation.token, language)} download>
            {copy.pdf}
          </a>
        </div>
      </div>
      <Content donation={donation} site={site} language={language} />
    </section>
  );
}

function Content({ donation, site, language }: ContentProps & Chosen) {
  const words = receipts[language];
  const content = receiptContent(donation, { words, language });
  return (
    <article className={receiptStyles.sheet} lang={language} data-status={donation.receipt.status}>
      <h2>{content.title}</h2>
      <dl className={receiptStyles.facts}>
        {content.facts.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {content.notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
      <address>
        {words.questions} {unbroken(site.phone)}, {site.email}
        <br />
        {site.address}
      </address>
    </article>
  );
}
