import { reviewLine } from '@/app/_pages/review-line';
import { pageMetadata } from '@/app/metadata';
import { CallbackSection } from '@/components/contact/callback-section';
import { CentreContact, DangerCard, LineList, Situations } from '@/components/help/help-sections';
import { Telephones } from '@/components/help/telephones';
import { ReadAloud } from '@/components/read-aloud/read-aloud';
import { CentreCall } from '@/components/shell/centre-call';
import { ButtonLink } from '@/components/ui/button';
import { Picture } from '@/components/ui/picture';
import { Section } from '@/components/ui/section';
import { readCentreFacts } from '@/lib/backend/cached';
import { routes } from '@/lib/config/routes';
import { site } from '@/lib/config/site';
import { CALLBACK_ID } from '@/lib/contact/callback-form';
import { careCopy } from '@/lib/i18n/care';
import { dictionaries, linkTexts } from '@/lib/i18n/dictionaries';
import { furtherLines, helplines } from '@/lib/i18n/helplines';
import type { Language } from '@/lib/i18n/language';
import { pictureIn, pictures } from '@/lib/i18n/pictures';
import styles from './help-now.module.css';

export function helpNowMetadata(language: Language) {
  const { metaTitle: title, description } = dictionaries[language].helpNow;
  return pageMetadata({ title, description, path: routes.helpNow, language });
}

export async function HelpNowPage({ language }: { language: Language }) {
  const { helpNow, families, callback, contact, common } = dictionaries[language];
  const centre = site();
  const shown = pictureIn((await readCentreFacts()).pictures, language);
  const further = furtherLines(language).map((line) => ({ situation: line.use, line }));
  const review = await reviewLine('help-now', language, { waiting: helpNow.danger.review });
  return (
    <>
      <div className={`container ${styles.top}`}>
        <h1>{helpNow.title}</h1>
        <p className={styles.lead}>{helpNow.lead}</p>
        <DangerCard copy={{ ...helpNow.danger, steps: families.wake.steps, review }} isDrawn>
          <p className={styles.numbers}>
            <ButtonLink href={helplines.teleManas.tel} icon="phone">
              {careCopy[language].teleManas}
            </ButtonLink>
            <CentreCall language={language} />
          </p>
        </DangerCard>
        <ReadAloud copy={common.readAloud} language={language} />
      </div>
      <Section id="situations" title={helpNow.situations.title}>
        <Situations
          copy={helpNow.situations}
          language={language}
          ask={`#${CALLBACK_ID}`}
          despair={[
            { href: helplines.teleManas.tel, label: careCopy[language].teleManas },
            { href: helplines.emergency.tel, label: careCopy[language].emergency },
          ]}
        />
      </Section>
      <Section id="lines" title={helpNow.lines.title}>
        <LineList items={[...helpNow.lines.items, ...further]} language={language} />
        <aside className={styles.caution} aria-labelledby="stopping">
          <h3 id="stopping">{helpNow.stopping.title}</h3>
          <p>
            <Telephones text={helpNow.stopping.text} />
          </p>
        </aside>
      </Section>
      <CallbackSection
        texts={{ callback, contact, common }}
        language={language}
        site={centre}
        page={routes.helpNow}
      />
      <Section id="centre" title={helpNow.centre.title} lead={helpNow.centre.text}>
        <div className={styles.centre}>
          <CentreContact copy={helpNow.centre} site={centre} links={linkTexts(language)} />
          <div className={styles.frame}>
            <Picture {...shown(pictures.help, helpNow.pictureAlt)} sizes="(min-width: 768px) 46vw, 100vw" />
          </div>
        </div>
      </Section>
    </>
  );
}
