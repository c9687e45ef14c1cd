import { pageMetadata } from '@/app/metadata';
import { ContactForm } from '@/components/features/contact/contact-form';
import { MapFrame } from '@/components/features/contact/map-frame';
import { ContactNext } from '@/components/sections/contact/contact-next';
import { ContactWays } from '@/components/sections/contact/contact-ways';
import { PageHero } from '@/components/sections/page-hero';
import { ButtonLink } from '@/components/ui/button';
import { Section } from '@/components/ui/section';
import { SiteLink } from '@/components/ui/site-link';
import { contact } from '@/lib/content/en/contact';
import { pictures } from '@/lib/content/pictures';
import { routes } from '@/lib/routes';
import { site } from '@/lib/site';
import styles from './contact.module.css';

export const generateMetadata = () =>
  pageMetadata({ title: contact.metaTitle, description: contact.description, path: routes.contact });

export default function ContactPage() {
  const place = site();
  const directions = `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(place.address)}`;
  return (
    <>
      <PageHero
        title={
          <>
            <span className={styles.first}>{contact.heading.first}</span>{' '}
            <span className={styles.second}>{contact.heading.second}</span>
          </>
        }
        lead={contact.lead}
        picture={{ src: pictures.contact, alt: contact.pictureAlt }}
      >
        <ButtonLink href={place.phoneHref} size="large" icon="phone">
          {contact.call} {place.phone}
        </ButtonLink>
        <ButtonLink href="#write" size="large" variant="quiet">
          {contact.write}
        </ButtonLink>
      </PageHero>
      <Section id="ways" title={contact.ways.title}>
        <ContactWays copy={contact.ways} site={place} />
      </Section>
      <Section id="write" tone="tint" title={contact.form.title} lead={contact.form.lead}>
        <div className={styles.form}>
          <div className={styles.card}>
            <ContactForm copy={contact} phone={place.phone} phoneHref={place.phoneHref} />
          </div>
          <aside className={styles.next} aria-label={contact.done.next}>
            <ContactNext copy={contact.done} />
          </aside>
        </div>
      </Section>
      <Section id="map" title={contact.map.title}>
        <div className={styles.map}>
          <address>
            <strong>{place.name}</strong>
            <br />
            {place.address}
            <br />
            <SiteLink href={directions}>{contact.map.directions}</SiteLink>
          </address>
          <MapFrame copy={contact.map} address={place.address} mapUrl={place.mapUrl} picture={pictures.map} />
        </div>
      </Section>
    </>
  );
}
