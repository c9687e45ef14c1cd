import type { Site } from '@/lib/config/site-facts';
import type { ContactCopy } from '@/lib/i18n/en/contact';
import styles from './contact-next.module.css';

type Props = { copy: { next: string; steps: readonly string[] }; heading?: 'h2' | 'h3' };

/** What happens after a message was sent: who reads it, how we reply, what to do if it cannot wait. */
export function ContactNext({ copy, heading: Heading = 'h3' }: Props) {
  return (
    <>
      <Heading className={styles.title}>{copy.next}</Heading>
      <ol className={styles.steps}>
        {copy.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </>
  );
}

/** What follows a message; nothing is promised for a site where nobody is on duty. */
export function doneTexts({ done: { stepsInDemo, ...done } }: ContactCopy, { isDemo }: Pick<Site, 'isDemo'>) {
  return { ...done, steps: isDemo ? stepsInDemo : done.steps };
}
