import { ContactLink } from '@/components/ui/contact-link';
import { Picture } from '@/components/ui/picture';
import { Section } from '@/components/ui/section';
import { SiteLink } from '@/components/ui/site-link';
import { routes } from '@/lib/config/routes';
import { type Site, unbroken } from '@/lib/config/site-facts';
import { openingHoursIn } from '@/lib/i18n/clock';
import type { AboutCopy } from '@/lib/i18n/en/about';
import { englishPart, fill, type LinkTexts, linkIn } from '@/lib/i18n/language';
import reasonsStyles from './reasons.module.css';
import teamStyles from './team.module.css';
import trustFactsStyles from './trust-facts.module.css';
import styles from './who-we-are.module.css';

/** The text block (spec §2, About): what matters most at the left, the rest beside it at reading width. */
export function WhoWeAre({ copy }: { copy: AboutCopy['story'] }) {
  return (
    <section className={`container ${styles.grid}`} aria-labelledby="who-we-are">
      <div className={styles.first}>
        <h2 id="who-we-are">{copy.title}</h2>
        <p className={styles.lead}>{copy.lead}</p>
      </div>
      <div className={styles.text}>
        {copy.text.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </section>
  );
}

/** Why we work (spec §2, About), as numbered reasons. */
export function Reasons({ copy }: { copy: AboutCopy['reasons'] }) {
  return (
    <Section tone="tint" id="reasons" eyebrow={copy.eyebrow} title={copy.title}>
      <ol className={reasonsStyles.list}>
        {copy.items.map((reason, index) => (
          <li key={reason.title}>
            {/* The list counts for those who listen; the large figure is for the eye. */}
            <span className={reasonsStyles.number} aria-hidden="true">
              {index + 1}
            </span>
            <div>
              <h3>{reason.title}</h3>
              <p>{reason.text}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}

/** Somebody who works here, in the page's language; `alt` of a photograph may be in English. */
export type TeamPerson = {
  name: string;
  title: string;
  text: string | undefined;
  photo: { src: string; alt: string; lang?: 'en' } | null;
};

/** Meet the Team (spec §2, About), each with photo, name and title: the trust's own people, else three samples. */
export function Team({ copy, people }: { copy: AboutCopy['team']; people: TeamPerson[] | null }) {
  const samples = copy.members.map(({ image, alt, ...member }) => ({
    ...member,
    photo: image ? { src: image, alt } : null,
  }));
  return (
    <Section id="team" eyebrow={copy.eyebrow} title={copy.title} {...(!people && { lead: copy.note })}>
      <ul className={teamStyles.list}>
        {(people ?? samples).map((member) => (
          <li key={`${member.title} ${member.name}`} className={teamStyles.card}>
            {member.photo ? (
              <div className={teamStyles.photo}>
                <Picture {...member.photo} sizes="(min-width: 768px) 33vw, 104px" />
              </div>
            ) : (
              <span className={teamStyles.initial} aria-hidden="true">
                {initialsOf(member.name)}
              </span>
            )}
            <div className={teamStyles.words}>
              {!people && <p className={teamStyles.sample}>{copy.sample}</p>}
              <h3>{member.name}</h3>
              <p className={teamStyles.title}>{member.title}</p>
              {member.text && <p className={teamStyles.text}>{member.text}</p>}
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}

const letters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** The first letters of first and last name, in any script; a title before them has none. */
function initialsOf(name: string): string {
  const words = name
    .split(/\s+/)
    .filter(
      (word) =>
        !/^(?:dr|mr|mrs|ms|miss|prof|shri|smt|डॉ|श्री|श्रीमती|सुश्री|ডাঃ|ডা|শ্রী|শ্রীমতী)\.?$|\.$/iu.test(word),
    );
  const [first, last] = [words[0], words.length > 1 ? words.at(-1) : undefined];
  return [first, last].map((word = '') => [...letters.segment(word)][0]?.segment ?? '').join('');
}

type Props = {
  copy: AboutCopy['facts'];
  site: Site;
  links: LinkTexts;
  /** Whether the page of proof exists. */
  hasProof: boolean;
};

/** Who answers for the centre; only what the operator has confirmed is said (contract §2). */
export function TrustFacts({ copy, site, links, hasProof }: Props) {
  const english = englishPart(links.language);
  const facts = [
    { term: copy.run, children: fill(copy.runText, { centre: site.name, trust: site.trust }) },
    { term: copy.registration, children: site.registrationNo, ...english },
    { term: copy.address, children: site.address, ...english },
    { term: copy.hours, children: null, ...openingHoursIn(site, links.language) },
    {
      term: copy.grievance,
      children: site.grievanceContact && <ContactLink to={site.grievanceContact} />,
      ...english,
    },
  ];
  return (
    <section className={trustFactsStyles.band} aria-labelledby="trust">
      <div className={`container ${trustFactsStyles.grid}`}>
        <div>
          <h2 id="trust">{copy.title}</h2>
          <p className={trustFactsStyles.lead}>{copy.lead}</p>
        </div>
        <dl className={trustFactsStyles.facts}>
          {facts
            .filter(({ children }) => children !== null)
            .map(({ term, ...fact }) => (
              <div key={term}>
                <dt>{term}</dt>
                <dd {...fact} />
              </div>
            ))}
          <div>
            <dt>{copy.papers}</dt>
            <dd>
              {hasProof ? (
                <SiteLink {...linkIn(links, routes.trust)}>{copy.papersLink}</SiteLink>
              ) : (
                <>
                  {copy.papersAsk} <a href={site.phoneHref}>{unbroken(site.phone)}</a>,{' '}
                  <a href={`mailto:${site.email}`}>{site.email}</a>
                </>
              )}
            </dd>
          </div>
        </dl>
      </div>
    </section>
  );
}
