import { ButtonLink } from '@/components/ui/button';
import { Pictogram } from '@/components/ui/pictogram';
import { SiteLink } from '@/components/ui/site-link';
import { type Site, whatsappHref } from '@/lib/config/site-facts';
import type { HomeCopy } from '@/lib/i18n/en/home';
import { type LinkTexts, linkIn } from '@/lib/i18n/language';
import styles from './connect.module.css';

type Props = { copy: HomeCopy['connect']; site: Site; links: LinkTexts };

/** Connect With Us (spec §2, Home): a message, the social pages, the newsletter box. */
export function Connect({ copy, site, links }: Props) {
  const places = [
    { label: copy.social.instagram, icon: 'instagram', href: site.instagramUrl },
    { label: copy.social.youtube, icon: 'youtube', href: site.youtubeUrl },
    { label: copy.social.facebook, icon: 'facebook', href: site.facebookUrl },
  ] as const;
  return (
    <section className={`container ${styles.connect}`} aria-labelledby="connect">
      <div className={styles.words}>
        <h2 id="connect">{copy.title}</h2>
        <p className={styles.lead}>{copy.lead}</p>
        <ButtonLink
          {...linkIn(links, whatsappHref(site.whatsappNumber, copy.whatsappText))}
          variant="whatsapp"
          icon="chat"
        >
          {copy.whatsapp}
        </ButtonLink>
        <p className={styles.note}>{copy.whatsappNote}</p>
      </div>
      <div>
        <ul className={styles.places}>
          {places.map((place) => (
            <li key={place.label}>
              <SiteLink {...linkIn(links, place.href)} className={styles.place}>
                <Pictogram name={place.icon} size={28} />
                {place.label}
              </SiteLink>
            </li>
          ))}
        </ul>
        <p className={styles.note}>
          {copy.newsletter} <a href="#newsletter">{copy.newsletterLink}</a>
        </p>
      </div>
    </section>
  );
}
