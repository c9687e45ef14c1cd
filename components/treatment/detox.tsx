import { ButtonLink } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Picture } from '@/components/ui/picture';
import { Section } from '@/components/ui/section';
import { type Site, unbroken } from '@/lib/config/site-facts';
import type { TreatmentCopy } from '@/lib/i18n/en/treatment';
import { helplines } from '@/lib/i18n/helplines';
import { pictures } from '@/lib/i18n/pictures';
import styles from './detox.module.css';

type Props = { copy: TreatmentCopy['detox']; site: Site };

/** The de-addiction text on medically supervised detox, with its caution in a box (spec §2, Treatment). */
export function Detox({ copy, site }: Props) {
  return (
    <Section id={copy.id} eyebrow={copy.eyebrow} title={copy.title}>
      <div className={styles.grid}>
        <div className={styles.text}>
          {copy.paragraphs.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </div>
        <div className={styles.frame}>
          <Picture src={pictures.ways.detox} alt={copy.picture} sizes="(min-width: 768px) 380px, 100vw" />
        </div>
        <Caution copy={copy.caution} site={site} />
      </div>
    </Section>
  );
}

function Caution({ copy, site }: { copy: Props['copy']['caution']; site: Site }) {
  return (
    <aside className={styles.caution} aria-labelledby="detox-caution">
      <div className={styles.head}>
        <Icon name="alert" size={32} />
        <h3 id="detox-caution">{copy.title}</h3>
      </div>
      <p>{copy.text}</p>
      <p className={styles.emergency}>
        {copy.emergency} <a href={helplines.emergency.tel}>{copy.emergencyCall}</a>
      </p>
      <ButtonLink href={site.phoneHref} icon="phone">
        <span>
          {copy.ask}: {unbroken(site.phone)}
        </span>
      </ButtonLink>
      <p className={styles.review}>{copy.review}</p>
    </aside>
  );
}
