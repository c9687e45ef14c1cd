import type { ContactCopy } from '@/lib/i18n/en/contact';
import styles from './contact-next.module.css';

type Props = { copy: ContactCopy['done']; heading?: 'h2' | 'h3' };

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
