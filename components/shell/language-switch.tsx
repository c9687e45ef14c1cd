'use client';

import { usePathname } from 'next/navigation';
import {
  endonyms,
  isTranslated,
  type Language,
  languageMarks,
  languages,
  localPath,
  withoutPrefix,
} from '@/lib/i18n/language';
import styles from './language-switch.module.css';

type Props = { label: string; current: Language };

/**
 * The same page in the other languages, or their home where it has no sister. Never by a guess at the visitor, and
 * nothing is remembered: the address is the choice. Plain links, because each language has a document of its own.
 */
export function LanguageSwitch({ label, current }: Props) {
  const { englishPath } = withoutPrefix(usePathname());
  const shared = isTranslated(englishPath) ? englishPath : '/';
  return (
    <ul className={styles.list} aria-label={label}>
      {languages.map((language) => (
        <li key={language}>
          {language === current ? (
            <span className={styles.language} lang={language} aria-current="true">
              {endonyms[language]}
            </span>
          ) : (
            <a
              className={styles.language}
              href={localPath(language, shared)}
              lang={language}
              hrefLang={language}
            >
              <span className={styles.name}>{endonyms[language]}</span>
              <span className={styles.mark} aria-hidden="true">
                {languageMarks[language]}
              </span>
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}
