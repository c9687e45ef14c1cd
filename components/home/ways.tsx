import { Icon } from '@/components/ui/icon';
import { Picture } from '@/components/ui/picture';
import { Section } from '@/components/ui/section';
import { SiteLink } from '@/components/ui/site-link';
import type { HomeCopy } from '@/lib/i18n/en/home';
import { type LinkTexts, linkIn } from '@/lib/i18n/language';
import styles from './ways.module.css';

/** Ways We Help (spec §2, Home): three ways, and a fourth tile that leads on. */
export function Ways({ copy, links }: { copy: HomeCopy['ways']; links: LinkTexts }) {
  const { more } = copy;
  return (
    <Section id="ways" eyebrow={copy.eyebrow} title={copy.title} lead={copy.lead}>
      <ul className={styles.list}>
        {copy.items.map((item) => (
          <li key={item.title} className={styles.tile}>
            <TilePicture src={item.picture} />
            <div className={styles.words}>
              <h3>{item.title}</h3>
              <p>{item.text}</p>
            </div>
          </li>
        ))}
        <li className={styles.tile}>
          <TilePicture src={more.picture} />
          <div className={styles.words}>
            <h3>
              <SiteLink {...linkIn(links, more.href)} className={styles.more}>
                {more.title}
                <span className="visually-hidden"> {more.about}</span>
                <Icon name="next" />
              </SiteLink>
            </h3>
            <p>{more.text}</p>
          </div>
        </li>
      </ul>
    </Section>
  );
}

function TilePicture({ src }: { src: string }) {
  return (
    <div className={styles.picture}>
      <Picture src={src} alt="" sizes="(min-width: 768px) 25vw, 40vw" />
    </div>
  );
}
