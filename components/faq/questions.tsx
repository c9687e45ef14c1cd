import { Icon } from '@/components/ui/icon';
import { Section } from '@/components/ui/section';
import { SiteLink } from '@/components/ui/site-link';
import { routes } from '@/lib/config/routes';
import type { ListedGroup, ListedQuestion } from '@/lib/i18n/dictionaries';
import type { FaqCopy } from '@/lib/i18n/en/faq';
import { type LinkTexts, langOf, linkIn } from '@/lib/i18n/language';
import admissionStepsStyles from './admission-steps.module.css';
import styles from './questions.module.css';

type Props = EntryTexts & { groups: readonly ListedGroup[]; contents: string; note: string };
/** `isLinkable`: whether an address may be linked now. */
type EntryTexts = { links: LinkTexts; isLinkable: (href: string) => boolean };

/** Questions by subject; each opens by the browser's own means, and the browser's search finds what is folded away. */
export function Questions({ groups, contents, note, links, isLinkable }: Props) {
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
              <Entry key={item.id} {...{ item, links, isLinkable }} />
            ))}
          </section>
        ))}
        <p className={styles.note}>{note}</p>
      </div>
    </div>
  );
}

type EntryProps = EntryTexts & { item: ListedQuestion };

function Entry({ item: { id, question, answer, link, language }, links, isLinkable }: EntryProps) {
  return (
    <details className={styles.entry} {...langOf(language ?? links.language, links.language)}>
      <summary>
        <span>{question}</span>
        <Icon name="next" size={20} />
      </summary>
      <div className={styles.answer} id={id}>
        {answer.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        {link && isLinkable(link.href) && (
          <p>
            <SiteLink {...linkIn(links, link.href)}>{link.label}</SiteLink>
          </p>
        )}
      </div>
    </details>
  );
}

/** How somebody comes here, in four steps; the whole way is on the treatment page. */
export function AdmissionSteps({ copy, links }: { copy: FaqCopy['steps']; links: LinkTexts }) {
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
        <SiteLink {...linkIn(links, `${routes.treatment}#methodology`)}>{copy.more}</SiteLink>
      </p>
    </Section>
  );
}
