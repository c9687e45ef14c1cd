import { ButtonLink } from '@/components/ui/button';
import { Section } from '@/components/ui/section';
import type { AboutCopy } from '@/lib/content/en/about';
import type { Site } from '@/lib/domain/site';
import { routes } from '@/lib/routes';
import styles from './invitation.module.css';

type Props = { copy: AboutCopy['action']; site: Pick<Site, 'phone' | 'phoneHref'> };

/** The one call to action of the page: the telephone, with a letter as the quiet way. */
export function Invitation({ copy, site }: Props) {
  return (
    <Section tone="night" id="invitation" title={copy.title} lead={copy.lead} centred>
      <div className={styles.actions}>
        <ButtonLink href={site.phoneHref} variant="give" size="large" icon="phone">
          {copy.call} {site.phone}
        </ButtonLink>
        <ButtonLink href={routes.contact} variant="light" size="large">
          {copy.visit}
        </ButtonLink>
      </div>
    </Section>
  );
}
