import type { AssistantCopy } from '@/lib/i18n/en/assistant';
import type { Language } from '@/lib/i18n/language';
import type { Controller } from './controller';
import styles from './panel.module.css';
import type { Panel } from './panels';
import { takeFocus } from './take-focus';

type Props = {
  controller: Controller;
  copy: AssistantCopy;
  language: Language;
  state: Extract<Panel, { kind: 'erase' }>['state'];
};

/** 'Delete my conversation': asked once more, then said honestly how far it went (issue 4 Build 7). */
export function ErasePanel({ controller, copy, language, state }: Props) {
  const { panels, site } = controller;
  const words = copy.erase;
  const erase = async () => {
    panels.show({ kind: 'erase', state: 'working' });
    panels.show({ kind: 'erase', state: await controller.erase() });
  };
  const told = { erased: words.done, 'only-here': words.onlyHere, failed: words.failed, asked: words.text };
  const isOver = state === 'erased' || state === 'only-here';
  return (
    <section className={styles.question} aria-labelledby="assistant-erase" lang={language}>
      <h2 id="assistant-erase" ref={takeFocus} tabIndex={-1}>
        {words.title}
      </h2>
      <p role="status">{state === 'working' ? words.working : told[state]}</p>
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
              if (state !== 'working') void erase();
            }}
          >
            {state === 'failed' ? copy.retry : words.confirm}
          </button>
        )}
        <button type="button" onClick={panels.close}>
          {isOver ? copy.back : words.keep}
        </button>
      </div>
    </section>
  );
}
