import type { Site } from '@/lib/config/site-facts';
import type { AboutCopy } from '@/lib/i18n/en/about';
import styles from './trust-facts.module.css';

type Props = { copy: AboutCopy['facts']; site: Site };

/** Who answers for the centre; only what the operator has confirmed is said (contract §2). */
export function TrustFacts({ copy, site }: Props) {
  const facts = [
    { term: copy.run, text: copy.runText(site.name, site.trust) },
    { term: copy.registration, text: site.registrationNo },
    { term: copy.address, text: site.address },
    { term: copy.hours, text: site.openingHours },
    { term: copy.grievance, text: site.grievanceContact },
  ];
  return (
    <section className={styles.band} aria-labelledby="trust">
      <div className={`container ${styles.grid}`}>
        <div>
          <h2 id="trust">{copy.title}</h2>
          <p className={styles.lead}>{copy.lead}</p>
        </div>
        <dl className={styles.facts}>
          {facts
            .filter(({ text }) => text !== null)
            .map(({ term, text }) => (
              <div key={term}>
                <dt>{term}</dt>
                <dd>{text}</dd>
              </div>
            ))}
        </dl>
      </div>
    </section>
  );
}
