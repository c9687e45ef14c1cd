import { Notice } from '@/components/ui/notice';
import { routes } from '@/lib/config/routes';
import type { CheckoutNotice, CheckoutState } from '@/lib/donations/checkout';
import { failureWords } from '@/lib/donations/payment-failure';
import { fill } from '@/lib/i18n/fill';
import { localPath } from '@/lib/i18n/language';
import { sentences } from '@/lib/i18n/sentences';
import type { GivingWords, WaysSite } from './checkout-props';
import styles from './donate-form.module.css';
import { WaysToGive } from './ways-to-give';

type Around = { words: GivingWords; site: WaysSite };
type Props = Around & { state: CheckoutState; isTest: boolean };
type Of<K extends CheckoutNotice['kind']> = Around & { notice: Extract<CheckoutNotice, { kind: K }> };

/** What came of the press: every alert of the document, in the page and announced (spec §8, contract §5). */
export function DonationAnswer({ state, words, site, isTest }: Props) {
  const { notice, phase } = state;
  const { checkout, messages } = words;
  const around = { words, site };
  if (notice.kind === 'none' || notice.kind === 'refused') return null;
  return (
    <div data-answer="" tabIndex={-1} className={styles.answer}>
      {notice.kind === 'done' && <Done notice={notice} {...around} isTest={isTest} />}
      {notice.kind === 'closed' && <Closed notice={notice} {...around} />}
      {notice.kind === 'payments-off' && <Off {...around} />}
      {notice.kind === 'not-loaded' && <NotLoaded {...around} />}
      {notice.kind === 'unexpected' && <Unexpected notice={notice} {...around} />}
      {notice.kind === 'failed' && (
        <Notice kind="failed" title={fill(messages.failed, { description: whyFailed(notice, words) })}>
          <p>{phase.kind === 'window' ? checkout.failed.inside : checkout.failed.after}</p>
        </Notice>
      )}
      {(notice.kind === 'unverified' || notice.kind === 'unknown') && <Safe notice={notice} {...around} />}
    </div>
  );
}

const whyFailed = ({ failure }: Of<'failed'>['notice'], { checkout, links }: GivingWords): string =>
  failureWords(failure, links.language, checkout.failed.causes);

function Phone({ site }: { site: WaysSite }) {
  return <a href={site.phoneHref}>{site.phone}</a>;
}

function Done({ notice, words, isTest }: Of<'done'> & { isTest: boolean }) {
  const { messages, checkout, links } = words;
  const { done } = checkout;
  const isConfirmed = notice.state === 'confirmed';
  return (
    <Notice kind="done" title={isConfirmed ? messages.done : done.confirmingTitle}>
      {!isConfirmed && <p>{done.confirming}</p>}
      <p>{isTest ? done.test : notice.giftToken === null ? done.plain : done.thanks}</p>
      {notice.giftToken !== null && (
        <p>
          <a className={styles.next} href={localPath(links.language, routes.thankYou(notice.giftToken))}>
            {done.link}
          </a>
        </p>
      )}
    </Notice>
  );
}

function Closed({ notice, words, site }: Of<'closed'>) {
  const { closed } = words.checkout;
  return (
    <Notice kind="info" title={closed[notice.check]}>
      <p>
        {closed.text} <Phone site={site} />
      </p>
      <GiftLink token={notice.giftToken} words={words} />
    </Notice>
  );
}

/** Where nobody can say that the money stayed: it counts as given, and no second payment is asked for. */
function Safe({ notice, words, site }: Of<'unverified' | 'unknown'>) {
  const { title, text, paymentId, call, callPlain } = words.checkout.safe;
  return (
    <Notice kind="failed" title={words.messages.verificationFailed}>
      <p>
        <strong>{sentences(words.links.language, title)}</strong> {text}
      </p>
      {notice.paymentId !== null && (
        <p className={styles.number}>{fill(paymentId, { id: notice.paymentId })}</p>
      )}
      <p>
        {notice.paymentId === null ? callPlain : call} <Phone site={site} />
      </p>
      <GiftLink token={notice.giftToken} words={words} />
    </Notice>
  );
}

function GiftLink({ token, words }: { token: string | null; words: GivingWords }) {
  if (token === null) return null;
  return (
    <p>
      <a className={styles.next} href={localPath(words.links.language, routes.thankYou(token))}>
        {words.checkout.giftLink}
      </a>
    </p>
  );
}

function Off({ words, site }: Around) {
  const { title, text } = words.donate.stopped.off;
  return (
    <Notice kind="info" title={title}>
      <p>{text}</p>
      <WaysToGive copy={words.donate.ways} site={site} />
    </Notice>
  );
}

function NotLoaded({ words, site }: Around) {
  return (
    <Notice kind="failed" title={words.messages.notLoaded}>
      <p>{words.checkout.notLoaded}</p>
      <p>{words.checkout.otherWays}</p>
      <WaysToGive copy={words.donate.ways} site={site} />
    </Notice>
  );
}

function Unexpected({ notice, words, site }: Of<'unexpected'>) {
  return (
    <Notice kind="failed" title={words.messages.unexpected}>
      <p>
        {words.donate.stopped.kept} <Phone site={site} />
      </p>
      {notice.backend === 'away' && (
        <>
          <p>{words.checkout.otherWays}</p>
          <WaysToGive copy={words.donate.ways} site={site} />
        </>
      )}
    </Notice>
  );
}
