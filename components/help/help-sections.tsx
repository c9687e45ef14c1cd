import type { ReactNode } from 'react';
import { CentreCall } from '@/components/shell/centre-call';
import { ButtonLink } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { SiteLink } from '@/components/ui/site-link';
import { routes } from '@/lib/config/routes';
import type { Site } from '@/lib/config/site-facts';
import { openingHoursIn } from '@/lib/i18n/clock';
import type { HelpNowCopy } from '@/lib/i18n/en/help-now';
import { currentLine, type Helpline, helplines } from '@/lib/i18n/helplines';
import { englishPart, type Language, type LinkTexts, linkIn, sentences } from '@/lib/i18n/language';
import centreContactStyles from './centre-contact.module.css';
import styles from './danger-card.module.css';
import lineListStyles from './line-list.module.css';

type DangerCopy = Omit<HelpNowCopy['danger'], 'violent'> & {
  steps: readonly string[];
  /** What to do where the danger is a person. */
  violent?: string;
};

/** Among the steps for somebody who will not wake. */
const ON_THE_SIDE = 2;

/** What that step says in words, so it decorates: upper knee bent, a hand under the cheek, mouth down. */
const OnTheSide = () => (
  <svg className={styles.side} viewBox="0 8 240 100" aria-hidden="true">
    <path className={styles.mat} d="M13 10H227L238 106H2Z" />
    <path d="M97 61L99 80Q100 89 91 90L64 92A5 5 0 0 0 64 102L105 101Q114 101 113 92L111 59M133 67L208 68Q217 68 220 75A5 5 0 0 0 230 73L228 64Q227 56 219 55L135 45" />
    <path d="M56 42Q70 28 86 28C104 28 122 26 140 32C154 37 156 58 146 64C128 70 104 68 88 66Q68 65 56 58" />
    <path d="M74 46L75 64Q76 73 67 71L43 69A6 6 0 0 0 41 79L80 86Q89 88 89 79L90 46M128 54L158 88Q164 95 173 94L194 90Q203 89 208 95A5 5 0 0 0 216 89L213 82Q209 75 202 76L181 77Q172 77 167 69L148 38" />
    <path d="M46 70Q34 73 30 67L26 67Q17 67 17 63L19 57Q14 51 16 43C22 28 37 24 49 35Q57 43 57 52M30 67L29 62M23 50Q24 53 28 54" />
    <path className={styles.hair} d="M16 43C22 28 37 24 49 35Q59 45 57 53Q42 51 35 44Q26 44 16 43" />
  </svg>
);

type DangerProps = {
  copy: DangerCopy;
  /** The steps are those for somebody who will not wake; their third is drawn, where there is room. */
  isDrawn?: boolean;
  children?: ReactNode;
};

/**
 * The one red card of a page: danger to life, 112 before everything else, then other numbers (`children`), and when and
 * what to do.
 */
export function DangerCard({ copy, isDrawn, children }: DangerProps) {
  return (
    <>
      <section className={styles.card} aria-labelledby="danger">
        <h2 id="danger">{copy.title}</h2>
        <ButtonLink href={helplines.emergency.tel} variant="emergency" size="large" icon="phone">
          {copy.action}
        </ButtonLink>
        {children}
        <p>{copy.text}</p>
        <ol>
          {copy.steps.map((step, index) => (
            <li key={step}>
              {step}
              {isDrawn && index === ON_THE_SIDE && <OnTheSide />}
            </li>
          ))}
        </ol>
        <p>{copy.fit}</p>
        {copy.violent && <p>{copy.violent}</p>}
      </section>
      <p className={styles.review}>{copy.review}</p>
    </>
  );
}

type Props = { items: readonly { situation: string; line: Helpline }[]; language: Language };

type SituationsProps = {
  copy: HelpNowCopy['situations'];
  language: Language;
  /** The request for a call further down. */
  callback: { href: string; label: string };
  /** Whom to call with thoughts of suicide, in the words of the care card. */
  despair: readonly { href: string; label: string }[];
};

/** Short ways in for those who are in no danger this minute: what is true, the next step, and the number to call. */
export function Situations({ copy, language, callback, despair }: SituationsProps) {
  return (
    <ul className={lineListStyles.situations}>
      {copy.items.map(({ id, title, text, step }) => (
        <li key={id}>
          <h3 id={id}>{title}</h3>
          <p>{text}</p>
          <p>
            <strong>{copy.next}</strong> {step}
          </p>
          {id === 'despair' ? (
            despair.map(({ href, label }) => (
              <ButtonLink
                key={href}
                href={href}
                icon="phone"
                variant={href === helplines.emergency.tel ? 'emergency' : 'primary'}
              >
                {label}
              </ButtonLink>
            ))
          ) : (
            <>
              <CentreCall language={language} />
              <a href={callback.href}>{callback.label}</a>
            </>
          )}
        </li>
      ))}
    </ul>
  );
}

/** Helplines by what is happening, as the content has them now; each row is one call. */
export function LineList({ items: all, language }: Props) {
  const items = all.flatMap(({ situation, line: own }) => {
    const line = currentLine(own, language);
    return line ? [{ situation, line }] : [];
  });
  return (
    <ul className={lineListStyles.list}>
      {items.map(({ situation, line }) => (
        <li key={line.number}>
          <h3>{situation}</h3>
          <a href={line.tel}>
            <Icon name="phone" />
            {line.number}
            <span className="visually-hidden">, {line.name}</span>
          </a>
          <p>{sentences(language, line.name, line.hours)}</p>
        </li>
      ))}
    </ul>
  );
}

type CentreContactProps = { copy: HelpNowCopy['centre']; site: Site; links: LinkTexts };

/** The centre's own phone, form and door. */
export function CentreContact({ copy, site, links }: CentreContactProps) {
  const english = englishPart(links.language);
  const hours = openingHoursIn(site, links.language);
  return (
    <div className={centreContactStyles.box}>
      <CentreCall language={links.language} size="large" />
      {hours && <p {...hours} />}
      <ButtonLink {...linkIn(links, routes.contact)} variant="quiet" icon="mail">
        {copy.write}
      </ButtonLink>
      <SiteLink href={`mailto:${site.email}`}>{site.email}</SiteLink>
      <div>
        <h3>{copy.place}</h3>
        <address {...english}>{site.address}</address>
      </div>
    </div>
  );
}
