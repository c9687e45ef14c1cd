import { Picture } from '@/components/ui/picture';
import { Section } from '@/components/ui/section';
import type { AboutCopy } from '@/lib/i18n/en/about';
import styles from './team.module.css';

/** Meet the Team (spec §2, About): three people, each with photo, name and title. */
export function Team({ copy }: { copy: AboutCopy['team'] }) {
  return (
    <Section id="team" eyebrow={copy.eyebrow} title={copy.title} lead={copy.note}>
      <ul className={styles.list}>
        {copy.members.map((member) => (
          <li key={member.title} className={styles.card}>
            <div className={styles.photo}>
              {member.image && (
                <Picture src={member.image} alt={member.alt} sizes="(min-width: 768px) 33vw, 100vw" />
              )}
            </div>
            <div className={styles.words}>
              <h3>{member.name}</h3>
              <p className={styles.title}>{member.title}</p>
              <p className={styles.text}>{member.text}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
