import { type ReactElement, useSyncExternalStore } from 'react';
import { Icon } from '@/components/ui/icon';
import { leaveNow } from '@/lib/browser/leave-now';
import { assistantCopy } from '@/lib/i18n/assistant';
import { type Language, languages } from '@/lib/i18n/language';
import { usePaths, useSettings, useTextArea } from '@/widget/index';
import { type Controller, hasTouchKeyboard } from './controller';
import { isServerPath, languageOfPath, pathOf } from './conversation-flow';
import styles from './header.module.css';
import { PanelView } from './panel-view';

type Props = { buttons: ReactElement[] };

/**
 * The widget's header with the way to help below it, and what lies over the conversation. Made for one assistant: the
 * widget's slots take no other way of knowing it.
 */
export function makeHeader(controller: Controller) {
  const { panels } = controller;
  return function AssistantHeader({ buttons }: Props) {
    const { settings } = useSettings();
    const { paths } = usePaths();
    const path = paths.at(-1) ?? '';
    const language = languageOfPath(path) ?? controller.first;
    const copy = assistantCopy[language];
    const { panel, care, isWatched, here } = useSyncExternalStore(panels.subscribe, panels.get, panels.get);
    return (
      <>
        <div className={`rcb-chat-header-container ${styles.header}`} ref={controller.drawn}>
          <div className="rcb-chat-header">{settings.header?.title}</div>
          <LanguageSwitch controller={controller} language={language} path={path} />
          <div className="rcb-chat-header">{buttons}</div>
        </div>
        <div className={styles.ways}>
          {!panel && <HelpBar controller={controller} label={copy.helpNow} />}
          {/* On a phone, whose window covers the page; else where the page has its own, or blows were told of. */}
          <button
            type="button"
            className={styles.leave}
            data-on={((isWatched || hasTouchKeyboard()) && controller.isOnSite) || undefined}
            onClick={leave}
          >
            {copy.leaveNow}
            <Icon name="exit" size={18} />
          </button>
        </div>
        {panel ? (
          <PanelView key={panel.kind} panel={panel} care={care} controller={controller} language={language} />
        ) : (
          here?.(language)
        )}
      </>
    );
  };
}

type SwitchProps = { controller: Controller; language: Language; path: string };

/** The steps whose texts are the site's own. */
const ownStep = /^[a-z]+-(need|name|age|email|phone|end)$/;

/** The step that repeats the question. Of questions by an upstream nothing is known but the language that it was told. */
function stepAgain(path: string, isNeedFirst: boolean): string | undefined {
  if (path === 'start' && isNeedFirst) return 'need';
  return isNeedFirst && isServerPath(path) ? 'again' : ownStep.exec(path)?.[1];
}

/** Repeats the same question in another language, for a visitor who chose the wrong one (access-and-care §3.1). */
function LanguageSwitch({ controller, language, path }: SwitchProps) {
  const { textAreaDisabled } = useTextArea();
  const step = stepAgain(path, controller.isNeedFirst);
  if (!step) return null;
  // An answer on its way goes first, or its reply would come in the language before.
  const mustWait = step === 'again' && textAreaDisabled;
  const ask = (chosen: string) => {
    const to = languages.find((one) => one === chosen);
    if (to && to !== language && !mustWait) void controller.getHandle()?.goToPath(pathOf(to, step));
  };
  return (
    <select
      className={styles.language}
      aria-label={assistantCopy[language].chooseLanguage}
      aria-disabled={mustWait}
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

/** Always in sight above the conversation (access-and-care §2.5, "Permanent entry"). */
const HelpBar = ({ controller, label }: { controller: Controller; label: string }) => (
  <button type="button" className={styles.helpNow} onClick={() => controller.showHelp()}>
    <Icon name="phone" size={18} />
    {label}
  </button>
);

/** The page's own way out, which an open window covers, hides the page first (docs/VISITORS.md). */
function leave(): void {
  document.querySelector<HTMLElement>('[data-quick-exit] a')?.click();
  leaveNow();
}
