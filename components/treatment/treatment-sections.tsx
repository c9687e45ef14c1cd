import { CentreCall } from '@/components/shell/centre-call';
import { Icon } from '@/components/ui/icon';
import { Pictogram } from '@/components/ui/pictogram';
import { Picture } from '@/components/ui/picture';
import { Section } from '@/components/ui/section';
import { site } from '@/lib/config/site';
import { unbroken } from '@/lib/config/site-facts';
import type { TreatmentCopy } from '@/lib/i18n/en/treatment';
import { helplines } from '@/lib/i18n/helplines';
import type { Language } from '@/lib/i18n/language';
import { drawn, pictures, type ShowPicture } from '@/lib/i18n/pictures';
import detoxStyles from './detox.module.css';
import facilitiesStyles from './facilities.module.css';
import styles from './path.module.css';

/** The methodology as the way a person goes, drawn as a line with its steps (spec §2, Treatment). */
export function Path({ copy }: { copy: TreatmentCopy['path'] }) {
  return (
    <Section id={copy.id} eyebrow={copy.eyebrow} title={copy.title} lead={copy.lead}>
      <ol className={styles.path}>
        {copy.steps.map(({ when, title, text }) => (
          <li key={title} className={styles.step}>
            <p className={styles.when}>{when}</p>
            <div className={styles.what}>
              <h3>{title}</h3>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}

type Props = { copy: TreatmentCopy['detox']; language: Language; shown?: ShowPicture };

/** The de-addiction text on medically supervised detox, with its caution in a box (spec §2, Treatment). */
export function Detox({ copy, language, shown = drawn }: Props) {
  return (
    <Section id={copy.id} eyebrow={copy.eyebrow} title={copy.title}>
      <div className={detoxStyles.grid}>
        <div className={detoxStyles.text}>
          {copy.paragraphs.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </div>
        <div className={detoxStyles.frame}>
          <Picture {...shown(pictures.ways.detox, copy.picture)} sizes="(min-width: 768px) 380px, 100vw" />
        </div>
        <Caution copy={copy.caution} language={language} />
      </div>
    </Section>
  );
}

function Caution({ copy, language }: Pick<Props, 'language'> & { copy: Props['copy']['caution'] }) {
  return (
    <aside className={detoxStyles.caution} aria-labelledby="detox-caution">
      <div className={detoxStyles.head}>
        <Icon name="alert" size={32} />
        <h3 id="detox-caution">{copy.title}</h3>
      </div>
      <p>{copy.text}</p>
      <p className={detoxStyles.emergency}>
        {copy.emergency} <a href={helplines.emergency.tel}>{copy.emergencyCall}</a>
      </p>
      <CentreCall language={language}>
        {copy.ask}: {unbroken(site().phone)}
      </CentreCall>
      <p className={detoxStyles.review}>{copy.review}</p>
    </aside>
  );
}

/** Six facilities in the document's order (spec §2, Treatment); icons only decorate. */
export function Facilities({ copy }: { copy: TreatmentCopy['facilities'] }) {
  return (
    <Section tone="tint" id={copy.id} title={copy.title} lead={copy.lead}>
      <ul className={facilitiesStyles.facilities}>
        {copy.items.map(({ icon, title, text }) => (
          <li key={title} className={facilitiesStyles.facility}>
            <span className={facilitiesStyles.mark}>
              <Pictogram name={icon} size={30} />
            </span>
            <div>
              <h3>{title}</h3>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
