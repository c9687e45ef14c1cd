import type { ReactNode } from 'react';
import { Telephones } from '@/components/help/telephones';
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

/** An arm or a leg: a broad line, and on it a narrower one in the colour of the card. */
const Limb = ({ d }: { d: string }) => (
  <>
    <path className={styles.limb} d={d} />
    <path className={styles.skin} d={d} />
  </>
);

/** What that step says in words, so it decorates: on the side, upper knee bent, the cheek on a hand, mouth down. */
const OnTheSide = () => (
  <svg className={styles.side} viewBox="0 8 240 104" aria-hidden="true">
    <path className={styles.mat} d="M13 12H227L238 108H2Z" />
    <Limb d="M82 54L86 92L46 96" />
    <Limb d="M148 50L190 56L224 61V69" />
    <path d="M82 29Q112 26 146 33A15 15 0 0 1 146 63Q112 56 82 60L52 62V42Q68 42 82 29Z" />
    <Limb d="M141 51L168 88L206 88V96" />
    <g transform="rotate(-20 46 52)">
      <path d="M60 46C56 30 25 23 25 50L20 59Q20 62 25 62V67Q27 72 33 71L38 70Q60 76 60 46" />
      <path
        className={styles.hair}
        d="M25 49C22 38 30 29 42 29 56 30 65 42 61 57 57 60 54 58 53 54 46 53 41 49 38 44 34 47 29 49 25 49"
      />
      <path d="M29 54q3 3 6 1M26 66h5" />
    </g>
    <Limb d="M81 45L90 74L49 79" />
  </svg>
);

type DangerProps = {
  copy: DangerCopy;
  /** The steps are those for somebody who will not wake; their third is drawn, where there is room. */
  isDrawn?: boolean;
  /** Folds the steps on a phone, under these words. */
  fold?: string;
  children?: ReactNode;
};

/** The one red card of a page: its signs, 112 before every other number (`children`), and what to do. */
export function DangerCard({ copy, isDrawn, fold, children }: DangerProps) {
  const steps = (
    <ol>
      {copy.steps.map((step, index) => (
        <li key={step}>
          {step}
          {isDrawn && index === ON_THE_SIDE && <OnTheSide />}
        </li>
      ))}
    </ol>
  );
  return (
    <>
      <section className={styles.card} aria-labelledby="danger">
        <h2 id="danger">{copy.title}</h2>
        <p>{copy.text}</p>
        <ButtonLink href={helplines.emergency.tel} variant="emergency" size="large" icon="phone">
          {copy.action}
        </ButtonLink>
        {copy.violent && (
          <p>
            <Telephones text={copy.violent} />
          </p>
        )}
        {children}
        {fold ? (
          <details>
            <summary>{fold}</summary>
            {steps}
          </details>
        ) : (
          steps
        )}
        <p>{copy.fit}</p>
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
  ask: string;
  /** Whom to call with thoughts of suicide, in the words of the care card. */
  despair: readonly { href: string; label: string }[];
};

/** Short ways in for those who are in no danger this minute: what is true, the next step, and the number to call. */
export function Situations({ copy, language, ask, despair }: SituationsProps) {
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
            <CentreCall language={language} ask={ask} />
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
