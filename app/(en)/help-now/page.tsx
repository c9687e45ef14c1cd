import { pageMetadata } from '@/app/metadata';
import { CentreContact } from '@/components/sections/help-now/centre-contact';
import { DangerCard } from '@/components/sections/help-now/danger-card';
import { LineList } from '@/components/sections/help-now/line-list';
import { Picture } from '@/components/ui/picture';
import { Section } from '@/components/ui/section';
import { helpNow } from '@/lib/content/en/help-now';
import { pictures } from '@/lib/content/pictures';
import { routes } from '@/lib/routes';
import { site } from '@/lib/site';
import styles from './help-now.module.css';

export const generateMetadata = () =>
  pageMetadata({ title: helpNow.metaTitle, description: helpNow.description, path: routes.helpNow });

export default function HelpNowPage() {
  return (
    <>
      <div className={`container ${styles.top}`}>
        <h1>{helpNow.title}</h1>
        <p className={styles.lead}>{helpNow.lead}</p>
        <DangerCard copy={helpNow.danger} />
      </div>
      <Section id="lines" title={helpNow.lines.title}>
        <LineList items={helpNow.lines.items} />
        <aside className={styles.caution} aria-labelledby="stopping">
          <h3 id="stopping">{helpNow.stopping.title}</h3>
          <p>{helpNow.stopping.text}</p>
        </aside>
      </Section>
      <Section id="centre" tone="tint" title={helpNow.centre.title} lead={helpNow.centre.text}>
        <div className={styles.centre}>
          <CentreContact copy={helpNow.centre} site={site()} />
          <div className={styles.frame}>
            <Picture src={pictures.help} alt={helpNow.pictureAlt} sizes="(min-width: 768px) 46vw, 100vw" />
          </div>
        </div>
      </Section>
    </>
  );
}
