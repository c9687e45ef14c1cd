import { Icon } from '@/components/ui/icon';
import { SiteLink } from '@/components/ui/site-link';
import type { Question, QuestionGroup } from '@/lib/i18n/en/faq-house';
import styles from './questions.module.css';

type Props = { groups: readonly QuestionGroup[]; contents: string; note: string };

/** Questions by subject; each opens by the browser's own means, and the browser's search finds what is folded away. */
export function Questions({ groups, contents, note }: Props) {
  return (
    <div className={`container ${styles.layout}`}>
      <nav className={styles.contents} aria-labelledby="faq-contents">
        <h2 id="faq-contents">{contents}</h2>
        <ul>
          {groups.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.groups}>
        {groups.map(({ id, title, questions }) => (
          <section key={id} aria-labelledby={id}>
            <h2 id={id}>{title}</h2>
            {questions.map((item) => (
              <Entry key={item.question} {...item} />
            ))}
          </section>
        ))}
        <p className={styles.note}>{note}</p>
      </div>
    </div>
  );
}

function Entry({ question, answer, link }: Question) {
  return (
    <details className={styles.entry}>
      <summary>
        <span>{question}</span>
        <Icon name="next" size={20} />
      </summary>
      <div className={styles.answer}>
        {answer.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        {link && (
          <p>
            <SiteLink href={link.href}>{link.label}</SiteLink>
          </p>
        )}
      </div>
    </details>
  );
}
