import type { ReactNode } from 'react';
import type { LegalText } from '@/lib/i18n/en/legal';
import type { CommonCopy } from '@/lib/i18n/en/shell';
import styles from './legal-page.module.css';

type Props = { text: LegalText; copy: CommonCopy['legal'] /** After the lead. */; children?: ReactNode };

/** A legal text in plain words: contents list, numbered sections, last updated (design.md, Legal). */
export function LegalPage({ text, copy, children }: Props) {
  const [before, after] = copy.updated.split('{date}');
  return (
    <div className={`container ${styles.page}`}>
      <header className={styles.head}>
        <h1>{text.title}</h1>
        <p className={styles.lead}>{text.lead}</p>
        <p className={styles.updated}>
          {before}
          <time dateTime={text.updated.date}>{text.updated.words}</time>
          {after}
        </p>
        {children}
      </header>
      <nav className={styles.contents} aria-labelledby="legal-contents">
        <h2 id="legal-contents">{copy.contents}</h2>
        <ol>
          {text.sections.map((section) => (
            <li key={section.id}>
              <a href={`#${section.id}`}>{section.title}</a>
            </li>
          ))}
        </ol>
      </nav>
      <div className={styles.body}>
        {text.sections.map((section, index) => (
          <section key={section.id} id={section.id} aria-labelledby={`${section.id}-title`}>
            <h2 id={`${section.id}-title`}>
              <span className={styles.number}>{index + 1}.</span> {section.title}
            </h2>
            {section.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            {section.list && (
              <ul>
                {section.list.map((item) => (
                  <li key={item}>{item}</li>
                ))}
              </ul>
            )}
          </section>
        ))}
      </div>
    </div>
  );
}
