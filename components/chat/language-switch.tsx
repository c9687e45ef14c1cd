import { assistantCopy } from '@/lib/i18n/assistant';
import { type Language, languages } from '@/lib/i18n/language';
import type { Controller } from './controller';
import { pathOf } from './flow-steps';
import styles from './header.module.css';

type Props = { controller: Controller; language: Language; path: string };

/** The steps that are the widget's own words; later ones the server says, in the language it was told. */
const ownStep = /^(?:en|hi|bn)-(name|age|email|phone)$/;

/** Who chose the wrong language is asked the same question again in another (access-and-care §3.1). */
export function LanguageSwitch({ controller, language, path }: Props) {
  const step = ownStep.exec(path)?.[1];
  if (!step) return null;
  const ask = (chosen: string) => {
    const to = languages.find((one) => one === chosen);
    if (to && to !== language) void controller.getHandle()?.goToPath(pathOf(to, step));
  };
  return (
    <select
      className={styles.language}
      aria-label={assistantCopy[language].chooseLanguage}
      value={language}
      onChange={({ target }) => ask(target.value)}
    >
      {languages.map((one) => (
        <option key={one} value={one} lang={one}>
          {assistantCopy[one].languageName}
        </option>
      ))}
    </select>
  );
}
