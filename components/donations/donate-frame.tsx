import type { ReactNode } from 'react';
import { Picture } from '@/components/ui/picture';
import { SiteLink } from '@/components/ui/site-link';
import { routes } from '@/lib/config/routes';
import type { Site } from '@/lib/config/site-facts';
import { HONEYPOT } from '@/lib/donations/donation';
import type { DonateCopy } from '@/lib/i18n/en/donate';
import { type LinkTexts, linkIn, localPath } from '@/lib/i18n/language';
import { drawn, pictures, type ShowPicture } from '@/lib/i18n/pictures';
import type { DonateDictionary } from './checkout-props';
import styles from './donate-frame.module.css';

type Props = {
  copy: Pick<DonateCopy, 'header' | 'title' | 'promise' | 'pictureAlt' | 'question'>;
  site: Pick<Site, 'phone' | 'phoneHref'>;
  /** The one card beside the promise: the form, or how to give without it. */
  children: ReactNode;
  /** What a careful donor wants to know before paying: below the promise where there is room, else below the card. */
  aside: ReactNode;
  shown?: ShowPicture;
};

/** First screen of the page: what a donation is for on one side, the form on the other (spec §2). */
export function DonateFrame({ copy, site, children, aside, shown = drawn }: Props) {
  return (
    <div className={styles.band} data-tone="tint">
      <div className={`container ${styles.grid}`}>
        <div className={styles.head}>
          <h1 className={styles.header}>{copy.header}</h1>
          <h2 className={styles.title}>{copy.title}</h2>
        </div>
        <div className={styles.promise}>
          <figure className={styles.figure}>
            <Picture
              {...shown(pictures.donate, copy.pictureAlt)}
              sizes="(min-width: 1000px) 40vw, 100vw"
              priority
            />
            <figcaption>{copy.promise}</figcaption>
          </figure>
          <p className={styles.question}>
            {copy.question} <a href={site.phoneHref}>{site.phone}</a>
          </p>
        </div>
        <div id="give" className={styles.card}>
          {children}
        </div>
        <div className={styles.aside}>{aside}</div>
      </div>
    </div>
  );
}

/** What never changes in the form: the field that no person sees, and how the donor's details are stored. */
export function FormNotes({ dictionary, receipt }: { dictionary: DonateDictionary; receipt: string }) {
  const { form } = dictionary.donate;
  return (
    <>
      <Trap label={dictionary.checkout.honeypot} />
      <p>{receipt}</p>
      <p className={styles.privacy}>
        {form.privacy} <a href={localPath(dictionary.links.language, routes.privacy)}>{form.privacyLink}</a>
      </p>
    </>
  );
}

/** Out of sight and out of the tab order, but not `display: none`, which form fillers know. */
function Trap({ label }: { label: string }) {
  return (
    <div className={styles.trap} aria-hidden="true">
      <label htmlFor={HONEYPOT}>{label}</label>
      <input id={HONEYPOT} name={HONEYPOT} type="text" tabIndex={-1} autoComplete="off" />
    </div>
  );
}

/** What the trust has confirmed stands among the rest: costs, who receives the gift, and its accounts. */
export type ConfirmedItem = KnowItem;
/** Several lines are a list of their own. */
type KnowItem = { title: string; text: string | readonly string[]; link?: { label: string; href: string } };
type KnowProps = {
  copy: DonateCopy['know'];
  links: LinkTexts;
  isOff?: boolean;
  confirmed?: readonly ConfirmedItem[];
};

const Lines = ({ items }: { items: readonly string[] }) => (
  <ul className={styles.lines}>
    {items.map((item) => (
      <li key={item}>{item}</li>
    ))}
  </ul>
);

/** What a careful donor wants to know before paying; where online giving is off, nothing of the form (contract §2, PAYMENTS). */
export function GoodToKnow({ copy, links, isOff = false, confirmed = [] }: KnowProps) {
  // What leads nowhere else speaks of the amount beside the form's own button.
  const items: readonly KnowItem[] = [...copy.items.filter((item) => !isOff || 'link' in item), ...confirmed];
  return (
    <section aria-labelledby="good-to-know">
      <h2 id="good-to-know" className={styles.knowTitle}>
        {copy.title}
      </h2>
      <ul className={styles.items}>
        {items.map((item) => (
          <li key={item.title}>
            <h3>{item.title}</h3>
            {typeof item.text === 'string' ? <p>{item.text}</p> : <Lines items={item.text} />}
            {item.link && <SiteLink {...linkIn(links, item.link.href)}>{item.link.label}</SiteLink>}
          </li>
        ))}
      </ul>
    </section>
  );
}
