import { Pictogram } from '@/components/ui/pictogram';
import { SiteLink } from '@/components/ui/site-link';
import type { HomeCopy } from '@/lib/i18n/en/home';
import { type LinkTexts, linkIn } from '@/lib/i18n/language';
import styles from './doors.module.css';

/** Three ways in, for the person, the family and the company. */
export function Doors({ copy, links }: { copy: HomeCopy['doors']; links: LinkTexts }) {
  return (
    <section className={`container ${styles.doors}`} aria-labelledby="doors">
      <h2 id="doors" className={styles.title}>
        {copy.title}
      </h2>
      <ul className={styles.list}>
        {copy.items.map((door) => (
          <li key={door.href}>
            <Door door={door} links={links} />
          </li>
        ))}
      </ul>
    </section>
  );
}

type DoorProps = { door: HomeCopy['doors']['items'][number]; links: LinkTexts };

function Door({ door, links }: DoorProps) {
  const { note, ...link } = linkIn(links, door.href);
  return (
    <SiteLink {...link} className={styles.door}>
      <span className={styles.mark}>
        <Pictogram name={door.icon} size={26} />
      </span>
      <span className={styles.words}>
        <strong>{door.title}</strong>
        <span>
          {door.text} {note && <span className="in-language">{note}</span>}
        </span>
      </span>
      <span className={styles.arrow}>
        <Pictogram name="next" />
      </span>
    </SiteLink>
  );
}
