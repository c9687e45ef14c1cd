import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/ui/button';
import { Pictogram } from '@/components/ui/pictogram';
import { SiteLink } from '@/components/ui/site-link';
import { type Site, whatsappHref } from '@/lib/config/site-facts';
import type { CorporatesCopy } from '@/lib/i18n/en/corporates';
import { fill, type LinkTexts, linkIn } from '@/lib/i18n/language';
import challengeCardsStyles from './challenge-cards.module.css';
import programmesStyles from './programmes.module.css';
import protectionItemsStyles from './protection-items.module.css';
import styles from './ruled.module.css';
import timelineStyles from './timeline.module.css';

type Props = {
  id: string;
  title: string;
  lead?: string;
  tone?: 'page' | 'tint' | 'surface';
  children: ReactNode;
};

/** A section under a rule, its heading in a column of its own, as in a report. */
export function Ruled({ id, title, lead, tone = 'page', children }: Props) {
  return (
    <section className={styles.band} data-tone={tone} aria-labelledby={id}>
      <div className="container">
        <div className={styles.grid}>
          <header>
            <h2 id={id}>{title}</h2>
            {lead && <p className={styles.lead}>{lead}</p>}
          </header>
          <div className={styles.content}>{children}</div>
        </div>
      </div>
    </section>
  );
}

/** The four cards of Unaddressed Challenges (spec §2, Corporates). */
export function ChallengeCards({ items }: { items: CorporatesCopy['challenges']['items'] }) {
  return (
    <ul className={challengeCardsStyles.list}>
      {items.map((item) => (
        <li key={item.title}>
          <Pictogram name={item.icon} size={30} />
          <h3>{item.title}</h3>
          <p>{item.text}</p>
        </li>
      ))}
    </ul>
  );
}

/** The three items of Protection and Empowerment (spec §2, Corporates), a ruled row each. */
export function ProtectionItems({ items }: { items: CorporatesCopy['protection']['items'] }) {
  return (
    <ul className={protectionItemsStyles.list}>
      {items.map((item) => (
        <li key={item.title}>
          <Pictogram name={item.icon} size={28} />
          <h3>{item.title}</h3>
          <p>{item.text}</p>
        </li>
      ))}
    </ul>
  );
}

/** Enhancing Efficiency (spec §2, Corporates): an ordered list, drawn as stops on a line. */
export function Timeline({ copy }: { copy: CorporatesCopy['timeline'] }) {
  return (
    <section className={timelineStyles.band} aria-labelledby="enhancing-efficiency">
      <div className="container">
        <h2 id="enhancing-efficiency">{copy.title}</h2>
        <p className={timelineStyles.lead}>{copy.lead}</p>
        <ol className={timelineStyles.line}>
          {copy.items.map((item, index) => (
            <li key={item.title}>
              <span className={timelineStyles.stop} aria-hidden="true">
                {index + 1}
              </span>
              <div>
                <h3>{item.title}</h3>
                <p>{item.text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

type ProgrammesProps = { copy: CorporatesCopy; links: LinkTexts; site: Pick<Site, 'whatsappNumber'> };

/** The two programme cards; Learn More opens a WhatsApp enquiry about the card's topic (spec §2, Corporates). */
export function Programmes({ copy: { partnership, enquiry }, links, site }: ProgrammesProps) {
  return (
    <>
      <ul className={programmesStyles.list}>
        {partnership.items.map((item) => (
          <li key={item.title}>
            <h3>{item.title}</h3>
            <p>{item.text}</p>
            <ButtonLink
              {...linkIn(links, whatsappHref(site.whatsappNumber, fill(enquiry, { topic: item.topic })))}
              variant="whatsapp"
              icon="chat"
            >
              {partnership.learnMore}
              <span className="visually-hidden">
                {' '}
                {fill(partnership.learnMoreAbout, { topic: item.title })}
              </span>
            </ButtonLink>
          </li>
        ))}
      </ul>
      <p className={programmesStyles.note}>
        {partnership.note}{' '}
        <SiteLink {...linkIn(links, partnership.contact.href)}>{partnership.contact.label}</SiteLink>
      </p>
    </>
  );
}
