import { type ReactNode, useState } from 'react';
import { leaveNow } from '@/lib/browser/leave-now';
import { type AssistantFacts, SAMPLE_PHONE } from '@/lib/config/site-facts';
import { assistantCopy } from '@/lib/i18n/assistant';
import type { AssistantCopy } from '@/lib/i18n/en/assistant';
import { helplines } from '@/lib/i18n/helplines';
import type { Language } from '@/lib/i18n/language';
import type { Controller } from './controller';
import styles from './panel.module.css';
import type { Care, Panel } from './panels';

type Props = { panel: Panel; care: Care | null; controller: Controller; language: Language };

/** What lies over the conversation: whom to call, or the question whether to delete. */
export function PanelView({ panel, care, controller, language }: Props) {
  const { panels, site } = controller;
  const { here, isWatched } = panels.get();
  // Another language that is chosen while the card stands is the card's too, whatever the words were written in.
  const [first] = useState(language);
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
  const assessment = panel.finding;
  const spoken = language === first ? assessment : { ...assessment, language };
  const person = here?.(language, () => panels.close(true));
  const onErase = {
    label: assistantCopy[language].erase.action,
    lang: language,
    act: () => void eraseNow(controller),
  };
  return (
    // Escape must not skip the card; only its own button closes it.
    <Over {...(found ? {} : { onEscape: panels.close })}>
      {person}
      {care ? (
        <care.CareCard
          key={language}
          assessment={spoken}
          chosen={language === first ? (found?.language ?? language) : language}
          phone={site.phone}
          phoneHref={site.phoneHref}
          situation={person ? 'unsent' : 'chat'}
          origin={controller.isOnSite ? '' : site.url}
          onSteps={controller.stepAside}
          focusHeading={language === first}
          onContinue={() => panels.close()}
          {...(found && panels.isHolding() && { onSend: () => panels.close(true) })}
          // One tap, without a question.
          {...(found && isWatched && { onErase })}
          {...(controller.isOnSite && { onLeave: leaveNow })}
        />
      ) : (
        <PlainNumbers site={site} copy={assistantCopy[language]} language={language} onBack={panels.close} />
      )}
    </Over>
  );
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

/** For a heading that comes in because the visitor acted: the reading position goes there. As a ref it acts once. */
const takeFocus = (element: HTMLElement | null): void => element?.focus({ preventScroll: true });

type EraseProps = {
  controller: Controller;
  copy: AssistantCopy;
  language: Language;
  state: Extract<Panel, { kind: 'erase' }>['state'];
};

async function eraseNow({ panels, erase }: Controller): Promise<void> {
  panels.show({ kind: 'erase', state: 'working' });
  panels.show({ kind: 'erase', state: await erase() });
}

/** 'Delete my conversation': confirmed once, then says which copies are deleted. */
function ErasePanel({ controller, copy, language, state }: EraseProps) {
  const { panels, site } = controller;
  const t = copy.erase;
  const messages = {
    question: t.text,
    working: t.working,
    erased: t.done,
    'only-here': t.onlyHere,
    failed: t.failed,
  };
  const titles: Partial<typeof messages> = {
    erased: t.doneTitle,
    'only-here': t.onlyHereTitle,
    failed: t.failedTitle,
  };
  const isOver = state === 'erased' || state === 'only-here';
  return (
    <section className={styles.question} aria-labelledby="assistant-erase" lang={language}>
      <h2 id="assistant-erase" ref={takeFocus} tabIndex={-1}>
        {titles[state] ?? t.title}
      </h2>
      <p role="status">{messages[state]}</p>
      {(state === 'failed' || state === 'only-here') && (
        <a className={styles.call} href={site.phoneHref}>
          {site.phone}
        </a>
      )}
      <div className={styles.choices}>
        {!isOver && (
          <button
            type="button"
            className={styles.confirm}
            aria-disabled={state === 'working'}
            onClick={() => {
              if (state !== 'working') void eraseNow(controller);
            }}
          >
            {state === 'failed' ? copy.retry : t.confirm}
          </button>
        )}
        <button type="button" onClick={() => panels.close()}>
          {isOver ? copy.back : t.keep}
        </button>
      </div>
    </section>
  );
}

type NumbersProps = {
  site: AssistantFacts;
  copy: AssistantCopy;
  language: Language;
  onBack: () => void;
};

/** The numbers alone, until the care card has come in, or where it cannot come: they need no network. */
function PlainNumbers({ site, copy, language, onBack }: NumbersProps) {
  const lines = [
    helplines.emergency,
    helplines.teleManas,
    helplines.deAddiction,
    { number: site.phone, tel: site.phoneHref, name: '' },
  ].filter(({ number }) => number !== SAMPLE_PHONE);
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
      </ul>
      <button type="button" onClick={onBack}>
        {copy.back}
      </button>
    </section>
  );
}
