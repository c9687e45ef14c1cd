import { Notice } from '@/components/ui/notice';
import { routes } from '@/lib/config/routes';
import type { CheckoutNotice, CheckoutState } from '@/lib/donations/checkout';
import { failureText } from '@/lib/donations/payment-failure';
import { fill, localPath, sentences } from '@/lib/i18n/language';
import type { DonateDictionary, WaysSite } from './checkout-props';
import styles from './donate-form.module.css';
import { WaysToGive } from './ways-to-give';

type Context = { dictionary: DonateDictionary; site: WaysSite };
type Props = Context & { state: CheckoutState; isTest: boolean };
type Of<K extends CheckoutNotice['kind']> = Context & { notice: Extract<CheckoutNotice, { kind: K }> };

/** What came of the press: every alert of the document, in the page and announced (spec §8, contract §5). */
export function DonationAnswer({ state, dictionary, site, isTest }: Props) {
  const { notice, phase } = state;
  const { checkout, messages } = dictionary;
  const context = { dictionary, site };
  if (notice.kind === 'none' || notice.kind === 'refused') return null;
  return (
    <div data-answer="" tabIndex={-1} className={styles.answer}>
      {notice.kind === 'done' && <Done notice={notice} {...context} isTest={isTest} />}
      {notice.kind === 'closed' && <Closed notice={notice} {...context} />}
      {notice.kind === 'payments-off' && <Off {...context} />}
      {notice.kind === 'not-loaded' && <NotLoaded {...context} />}
      {notice.kind === 'unexpected' && <Unexpected notice={notice} {...context} />}
      {notice.kind === 'failed' && (
        <Notice kind="failed" title={fill(messages.failed, { description: whyFailed(notice, dictionary) })}>
          {phase.kind === 'window' ? (
            <p>{checkout.failed.inside}</p>
          ) : (
            <>
              <p>
                {checkout.failed.after}{' '}
                <a href={localPath(dictionary.links.language, routes.donationStatus)}>
                  {checkout.statusLink}
                </a>
              </p>
              <p>{checkout.otherWays}</p>
              <WaysToGive copy={dictionary.donate.ways} site={site} />
            </>
          )}
        </Notice>
      )}
      {(notice.kind === 'unverified' || notice.kind === 'unknown') && <Safe notice={notice} {...context} />}
    </div>
  );
}

const whyFailed = ({ failure }: Of<'failed'>['notice'], { checkout, links }: DonateDictionary): string =>
  failureText(failure, links.language, checkout.failed.causes);

function Phone({ site }: { site: WaysSite }) {
  return <a href={site.phoneHref}>{site.phone}</a>;
}

function Done({ notice, dictionary, isTest }: Of<'done'> & { isTest: boolean }) {
  const { messages, checkout, links } = dictionary;
  const { done } = checkout;
  const isConfirmed = notice.state === 'confirmed';
  return (
    <Notice kind="done" title={isConfirmed ? messages.done : done.confirmingTitle}>
      {!isConfirmed && <p>{done.confirming}</p>}
      <p>{isTest ? done.test : notice.donationToken === null ? done.plain : done.thanks}</p>
      {notice.donationToken !== null && (
        <p>
          <a className={styles.next} href={localPath(links.language, routes.thankYou(notice.donationToken))}>
            {done.link}
          </a>
        </p>
      )}
    </Notice>
  );
}

function Closed({ notice, dictionary, site }: Of<'closed'>) {
  const { closed } = dictionary.checkout;
  return (
    <Notice kind="info" title={closed[notice.check]}>
      <p>
        {closed.text} <Phone site={site} />
      </p>
      <DonationLink token={notice.donationToken} dictionary={dictionary} />
    </Notice>
  );
}

/** Nobody can say what became of the money: it counts as given, and no second payment is requested. */
function Safe({ notice, dictionary, site }: Of<'unverified' | 'unknown'>) {
  const { title, text, paymentId, call, callPlain } = dictionary.checkout.safe;
  return (
    <Notice kind="failed" title={dictionary.messages.verificationFailed}>
      <p>
        <strong>{sentences(dictionary.links.language, title)}</strong> {text}
      </p>
      {notice.paymentId !== null && (
        <p className={styles.number}>{fill(paymentId, { id: notice.paymentId })}</p>
      )}
      <p>
        {notice.paymentId === null ? callPlain : call} <Phone site={site} />
      </p>
      <DonationLink token={notice.donationToken} dictionary={dictionary} />
    </Notice>
  );
}

function DonationLink({ token, dictionary }: { token: string | null; dictionary: DonateDictionary }) {
  if (token === null) return null;
  return (
    <p>
      <a className={styles.next} href={localPath(dictionary.links.language, routes.thankYou(token))}>
        {dictionary.checkout.giftLink}
      </a>
    </p>
  );
}

function Off({ dictionary, site }: Context) {
  const { title, text } = dictionary.donate.stopped.off;
  return (
    <Notice kind="info" title={title}>
      <p>{text}</p>
      <WaysToGive copy={dictionary.donate.ways} site={site} />
    </Notice>
  );
}

function NotLoaded({ dictionary, site }: Context) {
  return (
    <Notice kind="failed" title={dictionary.messages.notLoaded}>
      <p>{dictionary.checkout.notLoaded}</p>
      <p>{dictionary.checkout.otherWays}</p>
      <WaysToGive copy={dictionary.donate.ways} site={site} />
    </Notice>
  );
}

function Unexpected({ notice, dictionary, site }: Of<'unexpected'>) {
  return (
    <Notice kind="failed" title={dictionary.messages.unexpected}>
      <p>
        {dictionary.donate.stopped.kept} <Phone site={site} />
      </p>
      {notice.backend === 'away' && (
        <>
          <p>{dictionary.checkout.otherWays}</p>
          <WaysToGive copy={dictionary.donate.ways} site={site} />
        </>
      )}
    </Notice>
  );
}
