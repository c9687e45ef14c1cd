import type { ReactNode } from 'react';
import type { LiveView } from '@/lib/chat/live-schema';
import { helplines } from '@/lib/i18n/helplines';
import type { Language } from '@/lib/i18n/language';
import { liveCopy } from '@/lib/i18n/live-chat';
import styles from './here.module.css';

type Props = { view: LiveView | null; language: Language; back: (() => void) | undefined };

/**
 * While a person is there: over the numbers to call who it is, with the way back to them; in a conversation of danger the
 * first numbers, in one line above it.
 */
export function drawHere({ view, language, back }: Props): ReactNode {
  if (!back)
    return (
      view?.is_urgent && (
        <p className={styles.strip} lang={language}>
          {[helplines.emergency, helplines.teleManas].map(({ number, tel }) => (
            <a key={number} href={tel}>
              {number}
            </a>
          ))}
        </p>
      )
    );
  // Who is to take over has not come.
  if (!view?.name) return null;
  const { here } = liveCopy[language];
  return (
    <div className={styles.here} lang={language}>
      <p role="status">{here.reads(view.name)}</p>
      <button type="button" onClick={back}>
        {here.back(view.name)}
      </button>
    </div>
  );
}
