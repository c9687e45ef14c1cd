import { ButtonLink } from '@/components/ui/button';
import type { HelpNowCopy } from '@/lib/i18n/en/help-now';
import { helplines } from '@/lib/i18n/helplines';
import styles from './danger-card.module.css';

/** The one red card of the site: danger to life, 112 before everything else, then when and what to do. */
export function DangerCard({ copy }: { copy: HelpNowCopy['danger'] }) {
  return (
    <section className={styles.card} aria-labelledby="danger">
      <h2 id="danger">{copy.title}</h2>
      <ButtonLink href={helplines.emergency.tel} variant="emergency" size="large" icon="phone">
        {copy.action}
      </ButtonLink>
      <p>{copy.text}</p>
      <ol>
        {copy.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <p className={styles.review}>{copy.review}</p>
    </section>
  );
}
