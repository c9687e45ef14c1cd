import { pageMetadata } from '@/app/metadata';
import { CallbackSection } from '@/components/contact/callback-section';
import { ContactForm } from '@/components/contact/contact-form';
import { ContactNext } from '@/components/contact/contact-next';
import { ContactWays } from '@/components/contact/contact-ways';
import { MapFrame } from '@/components/contact/map-frame';
import { FaqLink } from '@/components/faq/faq-link';
import { Telephones } from '@/components/help/telephones';
import { CentreCall } from '@/components/shell/centre-call';
import { PageHero } from '@/components/shell/page-hero';
import { ButtonLink } from '@/components/ui/button';
import { Section } from '@/components/ui/section';
import { SiteLink } from '@/components/ui/site-link';
import { readCentreFacts } from '@/lib/backend/cached';
import { routes } from '@/lib/config/routes';
import { site } from '@/lib/config/site';
import { CALLBACK_ID } from '@/lib/contact/callback-form';
import { openingHoursIn } from '@/lib/i18n/clock';
import { dictionaries, linkTexts } from '@/lib/i18n/dictionaries';
import { englishPart, type Language, linkIn } from '@/lib/i18n/language';
import { pictureIn, pictures } from '@/lib/i18n/pictures';
import styles from './contact.module.css';

type Props = { language: Language };

export function contactMetadata(language: Language) {
  const { metaTitle: title, description } = dictionaries[language].contact;
  return pageMetadata({ title, description, path: routes.contact, language });
}

export async function ContactPage({ language }: Props) {
  const { contact, callback, common } = dictionaries[language];
  const centre = site();
  const { first, second, secondWithoutHours } = contact.heading;
  const hours = openingHoursIn(centre, language);
  const shown = pictureIn((await readCentreFacts()).pictures, language);
  return (
    <>
      <PageHero
        title={
          <>
            <span className={styles.first}>{first}</span>{' '}
            <span className={styles.second}>
              {centre.openingHours === null ? secondWithoutHours : second}
            </span>
          </>
        }
        lead={contact.lead}
        picture={shown(pictures.contact, contact.pictureAlt)}
      >
        {hours && <p {...hours} />}
        <CentreCall language={language} size="large" ask={`#${CALLBACK_ID}`} />
        <ButtonLink href="#write" size="large" variant="quiet">
          {contact.write}
        </ButtonLink>
      </PageHero>
      {centre.hasSampleContacts && (
        <div className="container">
          <p className={styles.sample}>
            <Telephones text={common.demonstration.full} />
          </p>
        </div>
      )}
      <CallbackSection
        texts={{ callback, contact, common }}
        language={language}
        site={centre}
        page={routes.contact}
        tone="page"
      />
      <FaqLink language={language} />
      <Section id="write" tone="tint" title={contact.form.title} lead={contact.form.lead}>
        <div className={styles.form}>
          <div className={styles.card}>
            <ContactForm words={formTexts(language)} phone={centre.phone} phoneHref={centre.phoneHref} />
          </div>
          <aside className={styles.next} aria-label={contact.done.next}>
            <ContactNext copy={contact.done} />
          </aside>
        </div>
      </Section>
      <Section id="ways" title={contact.ways.title}>
        <ContactWays copy={contact.ways} site={centre} links={linkTexts(language)} />
      </Section>
      <Section id="map" tone="tint" title={contact.map.title}>
        <MapAndAddress language={language} />
      </Section>
    </>
  );
}

/** What travels to the browser with the form, and no more. */
function formTexts(language: Language) {
  const { contact, messages, common } = dictionaries[language];
  const { form, failed, done } = contact;
  return {
    contact: { form, failed, done },
    messages: messages.contact,
    common: { error: common.error, leaveEmpty: common.leaveEmpty, field: common.field },
    language,
  };
}

function MapAndAddress({ language }: Props) {
  const { map } = dictionaries[language].contact;
  const { name, address, mapUrl } = site();
  const directions = `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(address)}`;
  return (
    <div className={styles.map}>
      <address>
        <span {...englishPart(language)}>
          <strong>{name}</strong>
          <br />
          {address}
        </span>
        <SiteLink {...linkIn(linkTexts(language), directions)}>{map.directions}</SiteLink>
      </address>
      <MapFrame copy={map} address={address} mapUrl={mapUrl} picture={pictures.map} />
    </div>
  );
}
