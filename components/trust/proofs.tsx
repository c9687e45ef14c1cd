import { ContactLink } from '@/components/ui/contact-link';
import { Icon } from '@/components/ui/icon';
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

/** What the trust can show, part by part; a part without an entry is left out, and samples stay folded away. */
export function Proofs({ trust, copy, links, complainTo }: Props) {
  if (trust.sample)
    return (
      <div className={`container ${styles.sample}`}>
        <p>{copy.sample.text}</p>
        <details>
          <summary>{copy.sample.show}</summary>
          <Entries {...{ trust, copy, links, complainTo }} />
        </details>
      </div>
    );
  return (
    <div className="container">
      <Figures figures={trust.figures} copy={copy} language={links.language} />
      <Entries {...{ trust, copy, links, complainTo }} />
    </div>
  );
}

/** What came of the work, before the papers that prove it. */
function Figures({
  figures,
  copy,
  language,
}: {
  figures: Trust['figures'];
  copy: TrustCopy;
  language: Language;
}) {
  if (figures.length === 0) return null;
  return (
    <ul className={styles.figures} aria-label={copy.figures}>
      {figures.map(({ value, text }) => (
        <li key={text.en}>
          <strong>{value[language] ?? value.en}</strong> {text[language]}
        </li>
      ))}
    </ul>
  );
}

function Entries({ trust, copy, links, complainTo }: Props) {
  return (
    <div className={styles.parts}>
      {proofSections
        .filter((part) => trust[part].length > 0)
        .map((part) => (
          <section key={part} className={styles.part} aria-labelledby={part}>
            <h2 id={part}>{copy.parts[part]}</h2>
            <ul>
              {trust[part].map((proof) => (
                <Entry
                  key={proof.name.en + proof.number}
                  proof={proof}
                  isContact={part === 'complaints'}
                  isSample={trust.sample || isTemplate(proof)}
                  copy={copy}
                  links={links}
                />
              ))}
            </ul>
            {part === 'complaints' && !trust.complaints.some(({ number }) => number) && (
              <p>
                <ContactLink to={fill(copy.complain, { to: complainTo })} />
              </p>
            )}
          </section>
        ))}
    </div>
  );
}

type EntryProps = { proof: Proof; isSample: boolean; isContact: boolean } & Pick<Props, 'copy' | 'links'>;

/** The days of a sample are none, so it shows none. */
function Entry({ proof, isSample, isContact, copy, links }: EntryProps) {
  const { language } = links;
  const name = proof.name[language];
  const rows: [string, string | undefined][] = [
    [isContact ? copy.contact : copy.number, proof.number],
    [isContact ? copy.person : copy.issuer, proof.issuer?.[language]],
    [copy.date, isSample ? undefined : dayOf(proof.date, language)],
    [copy.validUntil, isSample ? undefined : dayOf(proof.valid_until, language)],
  ];
  return (
    <li>
      <h3>{name}</h3>
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
      {proof.document && (
        <SiteLink {...linkIn(links, proof.document)}>
          {documentLabel(proof.document, copy)}
          <span className="visually-hidden">: {name}</span>
        </SiteLink>
      )}
      {!isSample && !isContact && (proof.number ?? proof.document ?? proof.issuer) && (
        <p className={styles.checked}>
          <Icon name="check" size={20} />
          {fill(copy.checkedOn, { date: unbroken(longDay(proof.checked, language)) })}
        </p>
      )}
    </li>
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

const dayOf = (day: string | undefined, language: Language) => day && longDay(day, language);
