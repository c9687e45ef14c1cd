import { ButtonLink } from '@/components/ui/button';
import { Section } from '@/components/ui/section';
import type { Site } from '@/lib/domain/site';
import { routes } from '@/lib/routes';
import styles from './call-band.module.css';

type Props = { copy: { id: string; title: string; lead: string; contact: string }; site: Site };

/** The night band that ends an inner page: the phone, and writing for those who would rather not speak. */
export function CallBand({ copy, site }: Props) {
  return (
    <Section tone="night" id={copy.id} title={copy.title} lead={copy.lead}>
      <div className={styles.actions}>
        <a className={styles.phone} href={site.phoneHref}>
          <span className="visually-hidden">Call us on </span>
          {site.phone}
        </a>
        <ButtonLink href={routes.contact} variant="light" size="large">
          {copy.contact}
        </ButtonLink>
      </div>
      {site.openingHours && <p className={styles.hours}>{site.openingHours}</p>}
    </Section>
  );
}
