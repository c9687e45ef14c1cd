import { type ReactElement, useSyncExternalStore } from 'react';
import { assistantCopy } from '@/lib/i18n/assistant';
import { usePaths, useSettings } from '@/widget/index';
import type { Controller } from './controller';
import { languageOfPath } from './flow-steps';
import { HelpBar, LeaveButton } from './frame';
import styles from './header.module.css';
import { LanguageSwitch } from './language-switch';
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
    const { panel, care } = useSyncExternalStore(panels.subscribe, panels.get, panels.get);
    return (
      <>
        <div className={`rcb-chat-header-container ${styles.header}`}>
          <div className="rcb-chat-header">{settings.header?.title}</div>
          <LanguageSwitch controller={controller} language={language} path={path} />
          <div className="rcb-chat-header">{buttons}</div>
        </div>
        <div className={styles.ways}>
          {panel === null && <HelpBar controller={controller} label={copy.helpNow} />}
          <LeaveButton label={copy.leaveNow} />
        </div>
        {panel !== null && (
          <PanelView key={panel.kind} panel={panel} care={care} controller={controller} language={language} />
        )}
      </>
    );
  };
}
