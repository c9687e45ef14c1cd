import { useId } from 'react';
import { Button, ButtonLink } from '@/components/ui/button';
import { careCopy } from '@/lib/content/care';
import { helplines } from '@/lib/content/helplines';
import type { CareAssessment } from '@/lib/domain/care/assessment';
import { cardWords, type HelpLine, helpOrder } from '@/lib/domain/care/help-order';
import { sentences } from '@/lib/domain/sentences';
import styles from './care-card.module.css';

type Language = 'en' | 'hi' | 'bn';

export type CareCardProps = {
  /** What was found; nothing of the message itself. `category: null` for someone who asked for help outright. */
  assessment: Pick<CareAssessment, 'category' | 'subject'>;
  language: Language;
  phone: string;
  phoneHref: string;
  /** `chat` says that nobody reads along, `sent` that the message went and may be read late; `unsent` says neither. */
  place: 'chat' | 'sent' | 'unsent';
  /** Offers "This is not an emergency, continue"; the caller goes back to the same step. */
  onContinue?: () => void;
  /** Only where the visitor pressed send: never while someone types. */
  focusHeading?: boolean;
  heading?: 'h2' | 'h3';
};

const focus = (element: HTMLElement | null) => element?.focus();

/** The card that interrupts (access-and-care §2.5): whom to call, in order, with real telephone links. Needs no network. */
export function CareCard({
  assessment,
  language,
  phone,
  phoneHref,
  place,
  onContinue,
  focusHeading = false,
  heading: Heading = 'h2',
}: CareCardProps) {
  const copy = careCopy[language];
  const id = useId();
  const text = copy[cardWords(assessment)];
  return (
    <section className={styles.card} lang={language} aria-labelledby={id}>
      <Heading id={id} className={styles.title} tabIndex={-1} ref={focusHeading ? focus : undefined}>
        {copy.title}
      </Heading>
      <p>{text}</p>
      <ul className={styles.numbers} aria-label={copy.numbers}>
        {helpOrder(assessment.category).map((line) => (
          <li key={line}>
            <HelpLink line={line} language={language} phone={phone} phoneHref={phoneHref} />
          </li>
        ))}
      </ul>
      {place !== 'unsent' && <p className={styles.note}>{place === 'chat' ? copy.automatic : copy.sent}</p>}
      {onContinue && (
        <Button variant="quiet" onClick={onContinue}>
          {copy.continue}
        </Button>
      )}
      <p role="alert" className="visually-hidden">
        {sentences(language, copy.title, text)}
      </p>
    </section>
  );
}

type LinkProps = { line: HelpLine; language: Language; phone: string; phoneHref: string };

function HelpLink({ line, language, phone, phoneHref }: LinkProps) {
  const copy = careCopy[language];
  return (
    <ButtonLink href={line === 'centre' ? phoneHref : helplines[line].tel} variant="emergency" icon="phone">
      {line === 'centre' ? (
        <span>
          {copy.centre}: <span className={styles.number}>{phone}</span>
        </span>
      ) : (
        copy[line]
      )}
    </ButtonLink>
  );
}

/** Tier 1: one quiet line beside the normal flow; not announced, nothing to dismiss. */
export function CareLine({
  language,
  phone,
  phoneHref,
}: Pick<CareCardProps, 'language' | 'phone' | 'phoneHref'>) {
  const copy = careCopy[language];
  const { teleManas } = helplines;
  return (
    <p className={styles.line} lang={language}>
      {copy.hard} <a href={teleManas.tel}>Tele-MANAS {teleManas.number}</a> {copy.or}{' '}
      <a className={styles.number} href={phoneHref}>
        {phone}
      </a>
    </p>
  );
}
