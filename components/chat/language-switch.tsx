import { assistantCopy } from '@/lib/i18n/assistant';
import { type AssistantLanguage, assistantLanguages } from '@/lib/i18n/en/assistant';
import type { Controller } from './controller';
import { pathOf } from './flow-steps';
import styles from './header.module.css';

type Props = { controller: Controller; language: AssistantLanguage; path: string };

/** The steps that are the widget's own words; later ones the server says, in the language it was told. */
const ownStep = /^(?:en|hi|bn)-(name|age|email|phone)$/;

/** Who chose the wrong language is asked the same question again in another (access-and-care §3.1). */
export function LanguageSwitch({ controller, language, path }: Props) {
  const step = ownStep.exec(path)?.[1];
  if (!step) return null;
  const ask = (chosen: string) => {
    const to = assistantLanguages.find((one) => one === chosen);
    if (to && to !== language) void controller.getHandle()?.goToPath(pathOf(to, step));
  };
  return (
    <select
      className={styles.language}
      aria-label={assistantCopy[language].chooseLanguage}
      value={language}
      onChange={({ target }) => ask(target.value)}
    >
      {assistantLanguages.map((one) => (
        <option key={one} value={one} lang={one}>
          {assistantCopy[one].languageName}
        </option>
      ))}
    </select>
  );
}
