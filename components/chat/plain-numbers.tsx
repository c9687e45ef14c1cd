import type { AssistantFacts } from '@/lib/config/site-facts';
import type { AssistantCopy } from '@/lib/i18n/en/assistant';
import { helplines } from '@/lib/i18n/helplines';
import type { Language } from '@/lib/i18n/language';
import styles from './panel.module.css';
import { takeFocus } from './take-focus';

type Props = { site: AssistantFacts; copy: AssistantCopy; language: Language; onBack: () => void };

/** The numbers alone, until the care card has come in, or where it cannot come: they need no network. */
export function PlainNumbers({ site, copy, language, onBack }: Props) {
  const lines = [helplines.emergency, helplines.teleManas, helplines.deAddiction];
  return (
    <section className={styles.question} aria-labelledby="assistant-numbers" lang={language}>
      <h2 id="assistant-numbers" ref={takeFocus} tabIndex={-1}>
        {copy.helpNow}
      </h2>
      <ul className={styles.choices}>
        {lines.map(({ number, tel, name }) => (
          <li key={number}>
            <a className={styles.call} href={tel}>
              {number} <span lang="en">{name}</span>
            </a>
          </li>
        ))}
        <li>
          <a className={styles.call} href={site.phoneHref}>
            {site.phone}
          </a>
        </li>
      </ul>
      <button type="button" onClick={onBack}>
        {copy.back}
      </button>
    </section>
  );
}
