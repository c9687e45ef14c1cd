import { Section } from '@/components/ui/section';
import { SiteLink } from '@/components/ui/site-link';
import { routes } from '@/lib/config/routes';
import type { FaqCopy } from '@/lib/i18n/en/faq';
import styles from './admission-steps.module.css';

/** How somebody comes here, in four steps; the whole way is on the treatment page. */
export function AdmissionSteps({ copy }: { copy: FaqCopy['steps'] }) {
  return (
    <Section id={copy.id} tone="tint" title={copy.title} lead={copy.lead}>
      <ol className={styles.steps}>
        {copy.items.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
      <p className={styles.more}>
        <SiteLink href={`${routes.treatment}#methodology`}>{copy.more}</SiteLink>
      </p>
    </Section>
  );
}
