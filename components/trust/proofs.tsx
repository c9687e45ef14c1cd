import { ContactLink } from '@/components/ui/contact-link';
import { Icon } from '@/components/ui/icon';
import { Picture } from '@/components/ui/picture';
import { SiteLink } from '@/components/ui/site-link';
import { unbroken } from '@/lib/config/site-facts';
import type { TrustCopy } from '@/lib/i18n/en/trust';
import { fill, type Language, type LinkTexts, linkIn } from '@/lib/i18n/language';
import { longDay } from '@/lib/i18n/long-day';
import { type Proof, proofSections, type Trust } from '@/lib/stories/centre-facts';
import styles from './proofs.module.css';

type Props = {
  trust: Trust;
  copy: TrustCopy;
  links: LinkTexts;
  /** Who hears complaints, or the centre's telephone. */
  complainTo: string;
};

/** What the trust can show, part by part; a part without an entry is left out. Samples prove nothing: in their place stands which papers will be here. */
export function Proofs({ trust, copy, links, complainTo }: Props) {
  if (trust.sample) return <Papers copy={copy} />;
  return (
    <div className="container">
      <Figures trust={trust} copy={copy} language={links.language} />
      <Entries {...{ trust, copy, links, complainTo }} />
    </div>
  );
}

/** Which papers will be here, what each tells, and that it may be asked for. */
const Papers = ({ copy: { sample, ...copy } }: Pick<Props, 'copy'>) => (
  <section className={`container ${styles.part} ${styles.papers}`} aria-labelledby="papers">
    <h2 id="papers">{sample.title}</h2>
    <dl>
      {proofSections.map((part) => (
        <div key={part}>
          <dt>{copy.parts[part]}</dt>
          <dd>{sample.tells[part]}</dd>
          <dd>
            <a href="#ask">
              {sample.ask} <span className="visually-hidden">{copy.parts[part]}</span>
            </a>
          </dd>
        </div>
      ))}
    </dl>
  </section>
);

/** What came of the work, before the papers that prove it. */
function Figures({ trust, copy, language }: Pick<Props, 'trust' | 'copy'> & { language: Language }) {
  const { figures, accounts } = trust;
  if (figures.length === 0) return null;
  return (
    <ul className={styles.figures} aria-label={copy.figures}>
      {figures.map(({ value, text }) => (
        <li key={text.en}>
          <a {...(accounts.length > 0 && { href: '#accounts' })}>
            <strong>{value[language] ?? value.en}</strong> {text[language]}
          </a>
        </li>
      ))}
    </ul>
  );
}

function Entries({ trust, copy, links, complainTo }: Props) {
  const isReached = trust.complaints.some(
    ({ name, number, text }) => number ?? /@|\d{4,5}[ -]?\d{4,5}/.test(`${name.en} ${text?.en}`),
  );
  const shown = proofSections.filter((part) => trust[part].length > 0);
  return (
    <div className={styles.parts}>
      {shown.length > 2 && (
        <nav className={styles.contents} aria-label={copy.title}>
          {shown.map((part) => (
            <a key={part} href={`#${part}`}>
              {copy.parts[part]}
            </a>
          ))}
        </nav>
      )}
      {shown.map((part) => (
        <section key={part} className={styles.part} aria-labelledby={part}>
          <h2 id={part}>{copy.parts[part]}</h2>
          <ul>
            {trust[part].map((proof) => (
              <Entry
                key={proof.name.en + proof.number}
                isContact={part === 'complaints'}
                {...{ proof, copy, links }}
              />
            ))}
          </ul>
          {part === 'complaints' && !isReached && (
            <p>
              <ContactLink to={fill(copy.complain, { to: complainTo })} />
            </p>
          )}
        </section>
      ))}
    </div>
  );
}

/** What to ask of any centre before deciding; stands whether or not there are papers to show. */
export const Checks = ({ copy }: { copy: TrustCopy['check'] }) => (
  <section className={`container ${styles.part}`} aria-labelledby="check">
    <h2 id="check">{copy.title}</h2>
    <p>{copy.lead}</p>
    <ul className={styles.checks}>
      {copy.items.map(({ title, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
    <p>{copy.review}</p>
  </section>
);

type Worded = Pick<Props, 'copy' | 'links'>;

function Entry({ proof, isContact, copy, links }: Worded & { proof: Proof; isContact: boolean }) {
  const isSample = isTemplate(proof);
  const { language } = links;
  const name = proof.name[language];
  const day = (one?: string) => (isSample ? undefined : one && longDay(one, language));
  const rows: [string, string | undefined][] = [
    [isContact ? copy.contact : copy.number, proof.number],
    [isContact ? copy.person : copy.issuer, proof.issuer?.[language]],
    [copy.date, day(proof.date)],
    [copy.validUntil, day(proof.valid_until)],
  ];
  return (
    <li>
      <h3>{isContact ? <ContactLink to={name} /> : name}</h3>
      <dl>
        {rows.map(
          ([term, value]) =>
            value && (
              <div key={term}>
                <dt>{term}</dt>
                <dd className={value === proof.number ? styles.number : undefined}>
                  {isContact && value === proof.number ? <ContactLink to={value} /> : value}
                </dd>
              </div>
            ),
        )}
      </dl>
      {proof.text && <p>{isContact ? <ContactLink to={proof.text[language]} /> : proof.text[language]}</p>}
      {proof.document && <Paper document={proof.document} {...{ name, copy, links }} />}
      {!isSample && !isContact && (proof.number ?? proof.document ?? proof.issuer ?? proof.text) && (
        <p className={styles.checked}>
          <Icon name="check" size={20} />
          {fill(copy.checkedOn, { date: unbroken(longDay(proof.checked, language)) })}
        </p>
      )}
    </li>
  );
}

/** A paper of our own opens below its entry, and from there as large as it is; one of another body is a link. */
function Paper({ document, name, copy, links }: Worded & Record<'document' | 'name', string>) {
  const title = <span className="visually-hidden">: {name}</span>;
  if (/^https?:/.test(document))
    return (
      <SiteLink {...linkIn(links, document)}>
        {documentLabel(document, copy)}
        {title}
      </SiteLink>
    );
  return (
    <details className={styles.paper}>
      <summary>
        {copy.document}
        {title}
      </summary>
      <a href={document}>
        <Picture src={document} alt={name} sizes="(min-width: 62.5rem) 30rem, 90vw" />
      </a>
    </details>
  );
}

/** An entry that still has the words it comes with proves nothing, whatever the file says. */
const isTemplate = ({ name, number, issuer }: Proof) =>
  [name.en, number, issuer?.en].some((text) => text !== undefined && /^\W*sample\b/i.test(text));

/** A register of another body is named, so that it can be looked up without trust in this page. */
function documentLabel(document: string, copy: TrustCopy): string {
  const host = /^https:\/\/(?:www\.)?([^/]+)/.exec(document)?.[1];
  return host ? fill(copy.documentAt, { host }) : copy.document;
}
