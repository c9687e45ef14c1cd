import { type MouseEvent, useId } from 'react';
import { Button, ButtonLink } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { NEUTRAL_PAGE } from '@/lib/browser/quick-exit';
import type { CardFinding } from '@/lib/chat/care/assessment';
import {
  cardMessage,
  cardTitle,
  type HelpLine,
  helpOrder,
  isCallFirst,
  leadsToSteps,
} from '@/lib/chat/care/assessment';
import { routes } from '@/lib/config/routes';
import { careCopy, quickExitIn } from '@/lib/i18n/care';
import { answeredLine, helplines } from '@/lib/i18n/helplines';
import { endonyms, type Language, languages, localPath, sentences } from '@/lib/i18n/language';
import styles from './care-card.module.css';

export type CareCardProps = {
  /** What was found; nothing of the message itself. `category: null` for someone who asked for help outright. */
  assessment: CardFinding;
  language: Language;
  phone: string;
  phoneHref: string;
  /** `chat` says that nobody reads along, `sent` that the message went and may be read late; `unsent` says neither. */
  situation: 'chat' | 'sent' | 'unsent';
  /** Offers "This is not an emergency, continue"; the caller goes back to the same step. */
  onContinue?: () => void;
  /** Sends what was written without a word that it is no emergency. */
  onSend?: () => void;
  /** Clears what this site keeps here and leaves it; without it the way out is a plain link. */
  onLeave?: () => void;
  /** Deletes the conversation, for whose screen somebody else may see. */
  onErase?: { label: string; lang: Language; act: () => void };
  /** Of the site, for the page of another. */
  origin?: string;
  /** Before a link leads to the steps, for what would cover them. */
  onSteps?: () => void;
  /** Only where the visitor pressed send: never while someone types. */
  focusHeading?: boolean;
  heading?: 'h2' | 'h3';
  /** Shows the card in another language. */
  onSpeak?: (language: Language) => void;
};

const focus = (element: HTMLElement | null) => element?.focus();

/** The card that interrupts (access-and-care §2.5): whom to call, in order, with real telephone links. Needs no network. */
export function CareCard({
  assessment,
  language,
  phone,
  phoneHref,
  situation,
  onContinue,
  onSend,
  onLeave,
  onErase,
  origin = '',
  onSteps,
  focusHeading = false,
  heading: Heading = 'h2',
  onSpeak,
}: CareCardProps) {
  const copy = careCopy[language];
  const id = useId();
  const isAtHome = assessment.category === 'domestic_violence';
  const title = copy[cardTitle(assessment)];
  const text = copy[cardMessage(assessment)];
  const isFirst = isCallFirst(assessment);
  const lines = helpOrder(assessment, phone).map((line, at) => (
    <li key={line}>
      <HelpLink line={line} isFirst={at === 0} {...{ language, phone, phoneHref }} />
    </li>
  ));
  const steps = leadsToSteps(assessment) && (
    <a
      className={styles.out}
      href={`${origin}${localPath(language, routes.helpNow)}#danger`}
      {...(onSteps && { onClick: onSteps })}
    >
      {copy.steps}
    </a>
  );
  return (
    <section className={styles.card} lang={language} aria-labelledby={id}>
      {onSpeak && <SpokenIn language={language} onSpeak={onSpeak} />}
      <Heading id={id} className={styles.title} tabIndex={-1} ref={focusHeading ? focus : undefined}>
        {title}
      </Heading>
      {isFirst && (
        <ul className={styles.numbers} aria-label={copy.numbers}>
          {lines.shift()}
        </ul>
      )}
      {text.split('\n').map((line) => (
        <p key={line}>{line}</p>
      ))}
      {isFirst && steps}
      <ul className={styles.numbers} {...(!isFirst && { 'aria-label': copy.numbers })}>
        {lines}
      </ul>
      {!isFirst && steps}
      {situation !== 'unsent' && (
        <p className={styles.note}>{situation === 'chat' ? copy.automatic : copy.sent}</p>
      )}
      {isAtHome && <LeaveLink language={language} onLeave={onLeave} />}
      {onErase && (
        <Button variant="outline" lang={onErase.lang} onClick={onErase.act}>
          {onErase.label}
        </Button>
      )}
      {onSend && (
        <Button variant="outline" onClick={onSend}>
          {copy.send}
        </Button>
      )}
      {onContinue && (
        <Button variant="quiet" onClick={onContinue}>
          {copy.continue}
        </Button>
      )}
      <p role="alert" className="visually-hidden">
        {sentences(language, title, text)}
      </p>
    </section>
  );
}

type SpokenProps = { language: Language; onSpeak: (language: Language) => void };

/** The languages of the card, the present one pressed. */
const SpokenIn = ({ language, onSpeak }: SpokenProps) => (
  <div className={styles.languages}>
    {languages.map((one) => (
      <Button
        key={one}
        variant="quiet"
        lang={one}
        aria-pressed={one === language}
        onClick={() => onSpeak(one)}
      >
        {endonyms[one]}
      </Button>
    ))}
  </div>
);

type LeaveProps = { language: Language; onLeave: (() => void) | undefined };

/** The way out for whose screen somebody else can see (`quick-exit.tsx`); a link, so that it works on a page without scripts. */
function LeaveLink({ language, onLeave }: LeaveProps) {
  const copy = quickExitIn[language];
  const leave = (event: MouseEvent) => {
    event.preventDefault();
    onLeave?.();
  };
  return (
    <div className={styles.leave}>
      <a
        className={styles.out}
        href={NEUTRAL_PAGE}
        rel="noreferrer noopener"
        referrerPolicy="no-referrer"
        onClick={onLeave && leave}
      >
        {copy.action}
        <Icon name="exit" size={20} />
      </a>
      <p className={styles.note}>{copy.honest}</p>
    </div>
  );
}

type LinkProps = { line: HelpLine; isFirst: boolean; language: Language; phone: string; phoneHref: string };

/** One call; the first alone is filled, so that the eye finds where to begin. */
function HelpLink({ line, isFirst, language, phone, phoneHref }: LinkProps) {
  const copy = careCopy[language];
  return (
    <ButtonLink
      href={line === 'centre' ? phoneHref : helplines[line].tel}
      variant={isFirst ? 'emergency' : 'outline'}
      icon="phone"
    >
      {line === 'centre' ? (
        <span>
          <span className={styles.number}>{copy.centre}:</span> <span className={styles.number}>{phone}</span>
        </span>
      ) : (
        copy[line]
      )}
    </ButtonLink>
  );
}

/** Tier 1: one quiet line beside the normal flow; not announced, nothing to dismiss. */
export function CareLine({ language, ...site }: Pick<CareCardProps, 'language' | 'phone' | 'phoneHref'>) {
  const copy = careCopy[language];
  const { phone, phoneHref } = answeredLine(site);
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

/** The same line as light markdown, which the chat's widget draws. */
export function quietLine(language: Language, site: Pick<CareCardProps, 'phone' | 'phoneHref'>): string {
  const { phone, phoneHref } = answeredLine(site);
  const { hard, or } = careCopy[language];
  const { teleManas } = helplines;
  return `${hard} [Tele-MANAS ${teleManas.number}](${teleManas.tel}) ${or} [${phone}](${phoneHref})`;
}
