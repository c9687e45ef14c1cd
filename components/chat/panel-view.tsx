import type { ReactNode } from 'react';
import { leaveNow } from '@/lib/browser/leave-now';
import { assistantCopy } from '@/lib/i18n/assistant';
import { type Language, languages } from '@/lib/i18n/language';
import type { Controller } from './controller';
import { ErasePanel } from './erase-panel';
import styles from './panel.module.css';
import type { Care, Panel } from './panels';
import { PlainNumbers } from './plain-numbers';

type Props = { panel: Panel; care: Care | null; controller: Controller; language: Language };

/** What lies over the conversation: whom to call, or the question whether to delete. */
export function PanelView({ panel, care, controller, language }: Props) {
  const { panels, site } = controller;
  if (panel.kind === 'erase')
    return (
      <Over onEscape={panels.close}>
        <ErasePanel
          controller={controller}
          copy={assistantCopy[language]}
          language={language}
          state={panel.state}
        />
      </Over>
    );
  const found = panel.kind === 'care' ? panel : null;
  return (
    // Escape must not pass over what somebody wrote: from the card leads its own button only.
    <Over {...(found ? {} : { onEscape: panels.close })}>
      {care ? (
        <care.CareCard
          assessment={found?.finding ?? { category: null, subject: 'self' }}
          language={found ? spokenIn(found) : language}
          phone={site.phone}
          phoneHref={site.phoneHref}
          place="chat"
          focusHeading
          onContinue={panels.close}
          {...(controller.isOnSite && { onLeave: leaveNow })}
        />
      ) : (
        <PlainNumbers site={site} copy={assistantCopy[language]} language={language} onBack={panels.close} />
      )}
    </Over>
  );
}

/** The card speaks the language of the message; of one in Latin letters, that of the chat. */
function spokenIn({ finding, language }: Extract<Panel, { kind: 'care' }>): Language {
  return languages.find((one) => one === finding.language) ?? language;
}

/** Covers the conversation and takes it out of reach; the heading gets the focus, for the visitor has just acted. */
function Over({ children, onEscape }: { children: ReactNode; onEscape?: () => void }) {
  const attach = (panel: HTMLElement | null) => {
    if (!panel) return undefined;
    const beneath = [...(panel.parentElement?.children ?? [])].filter(
      (part) => part !== panel && !part.classList.contains('rcb-chat-header-container'),
    );
    for (const part of beneath) part.toggleAttribute('inert', true);
    // A plain listener: the widget's own on its root would close the window first.
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !onEscape) return;
      event.stopPropagation();
      onEscape();
    };
    panel.addEventListener('keydown', onKeyDown);
    return () => {
      for (const part of beneath) part.removeAttribute('inert');
      panel.removeEventListener('keydown', onKeyDown);
    };
  };
  return (
    <div className={styles.panel} ref={attach}>
      {children}
    </div>
  );
}
