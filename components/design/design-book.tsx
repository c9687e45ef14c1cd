import type { ReactNode } from 'react';
import { CareCard } from '@/components/help/care-card';
import { DangerCard } from '@/components/help/help-sections';
import { Tiles } from '@/components/treatment/tiles';
import { Button, ButtonLink } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { Section } from '@/components/ui/section';
import { routes } from '@/lib/config/routes';
import type { Site } from '@/lib/config/site-facts';
import type { DesignCopy } from '@/lib/i18n/en/design';
import { families } from '@/lib/i18n/en/families';
import { helpNow } from '@/lib/i18n/en/help-now';
import { messages } from '@/lib/i18n/en/messages';
import { treatment } from '@/lib/i18n/en/treatment';
import { prefixed } from '@/lib/i18n/language';
import { pictures } from '@/lib/i18n/pictures';
import styles from './design.module.css';
import { DesignForms } from './design-forms';
import { DesignStates, DesignWindows } from './design-states';

type Props = { copy: DesignCopy; site: Site };

const tileTexts = { copy: treatment.tiles, language: 'en', empty: messages.treatment.empty } as const;
const features = [
  { id: 'with', title: 'With a picture', image: pictures.help },
  { id: 'without', title: 'Without a picture', image: null },
];

/** One part of the book: what the tests photograph under its name. */
function Part({ name, title, children }: { name: string; title: string; children: ReactNode }) {
  return (
    <section className={styles.part} aria-labelledby={name}>
      <h2 id={name}>{title}</h2>
      {children}
    </section>
  );
}

/** Every component with samples in place of content, so that a change of one is seen before visitors see it. */
export function DesignBook({ copy, site }: Props) {
  const { phone, phoneHref } = site;
  const centre = { phone, phoneHref };
  return (
    <div className={`container ${styles.book}`}>
      <h1>{copy.title}</h1>
      <p>{copy.lead}</p>
      <Part name="buttons" title={copy.buttons.title}>
        <Buttons copy={copy.buttons} />
      </Part>
      <Part name="text" title={copy.text.title}>
        <Text copy={copy.text} />
      </Part>
      <Part name="fields" title={copy.fields.title}>
        <DesignForms copy={copy} />
      </Part>
      <Part name="notices" title={copy.notices.title}>
        {(['info', 'done', 'failed'] as const).map((kind) => (
          <Notice key={kind} kind={kind} title={copy.notices[kind]}>
            <p>{copy.notices.text}</p>
          </Notice>
        ))}
      </Part>
      <Part name="states" title={copy.states.title}>
        <DesignStates copy={copy.states} phone={centre} />
        <Tiles items={[]} phone={centre} words={tileTexts} />
        <Tiles items={features} phone={centre} words={tileTexts} />
      </Part>
      <Part name="care" title={copy.care.title}>
        <CareCard assessment={nobody} language="en" {...centre} situation="chat" heading="h3" />
        <DangerCard copy={{ ...helpNow.danger, violent: '', steps: families.wake.steps }} />
      </Part>
      <Part name="scripts" title={copy.scripts.title}>
        {prefixed.map((language) => (
          <CareCard
            key={language}
            assessment={nobody}
            language={language}
            {...centre}
            situation="chat"
            heading="h3"
          />
        ))}
      </Part>
      <Part name="windows" title={copy.windows.title}>
        <DesignWindows copy={copy.windows} />
      </Part>
    </div>
  );
}

const nobody = { category: null, subject: 'self' } as const;

function Buttons({ copy }: { copy: DesignCopy['buttons'] }) {
  return (
    <>
      <div className={styles.row}>
        {copy.variants.map((variant) => (
          <Button key={variant} variant={variant}>
            {variant}
          </Button>
        ))}
      </div>
      <div className={styles.row}>
        <Button disabled>{copy.disabled}</Button>
        <Button aria-disabled>{copy.busy}</Button>
        <Button size="large" icon="phone">
          {copy.large}
        </Button>
        <ButtonLink href={routes.contact} variant="quiet" icon="mail">
          {copy.link}
        </ButtonLink>
      </div>
    </>
  );
}

function Text({ copy }: { copy: DesignCopy['text'] }) {
  return (
    <>
      {(['page', 'tint', 'surface', 'night'] as const).map((tone) => (
        <Section
          key={tone}
          id={`tone-${tone}`}
          tone={tone}
          title={copy.second}
          eyebrow={copy.eyebrow}
          lead={copy.lead}
        />
      ))}
      <h3>{copy.third}</h3>
      <p>
        {copy.paragraph}
        <a href={routes.home}>{copy.link}</a>
        {copy.after}
      </p>
      <ul className={styles.list}>
        {copy.items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </>
  );
}
