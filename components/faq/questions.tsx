import { Icon } from '@/components/ui/icon';
import { Section } from '@/components/ui/section';
import { SiteLink } from '@/components/ui/site-link';
import { routes } from '@/lib/config/routes';
import type { FaqCopy } from '@/lib/i18n/en/faq';
import { type Question, type QuestionGroup, questionId } from '@/lib/i18n/en/faq-house';
import admissionStepsStyles from './admission-steps.module.css';
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
      <div className={styles.answer} id={questionId(question)}>
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

/** How somebody comes here, in four steps; the whole way is on the treatment page. */
export function AdmissionSteps({ copy }: { copy: FaqCopy['steps'] }) {
  return (
    <Section id={copy.id} tone="tint" title={copy.title} lead={copy.lead}>
      <ol className={admissionStepsStyles.steps}>
        {copy.items.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
      <p className={admissionStepsStyles.more}>
        <SiteLink href={`${routes.treatment}#methodology`}>{copy.more}</SiteLink>
      </p>
    </Section>
  );
}
