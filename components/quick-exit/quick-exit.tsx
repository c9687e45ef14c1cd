'use client';

import { type MouseEvent, useCallback, useId, useState } from 'react';
import { flushSync } from 'react-dom';
import { Icon } from '@/components/ui/icon';
import { leaveNow } from '@/lib/browser/leave-now';
import { NEUTRAL_PAGE, noPresses, PRESSES, pressesAfter } from '@/lib/browser/quick-exit';
import type { QuickExitCopy } from '@/lib/i18n/en/care';
import { fill } from '@/lib/i18n/language';
import styles from './quick-exit.module.css';

type Props = {
  copy: QuickExitCopy;
  /** On phones too it stays in a row of its own below the band. */
  stays?: boolean;
};

const isPlain = (event: MouseEvent) =>
  event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;

/** What is told after so many presses of Shift. */
function told(presses: number, copy: QuickExitCopy): string {
  const left = PRESSES - presses;
  if (presses === 0) return '';
  if (left <= 0) return copy.leaving;
  return left === 1 ? copy.once : fill(copy.more, { left });
}

/**
 * A way off the page at once: a link, so that it works without scripts; with them the page is replaced, what the site
 * keeps here is cleared, and Shift three times does the same.
 */
export function QuickExit({ copy, stays = false }: Props) {
  const note = useId();
  const [presses, setPresses] = useState(0);
  const leave = useCallback(() => {
    // Covered first: on a slow line the other page takes its time.
    flushSync(() => setPresses(PRESSES));
    leaveNow();
  }, []);
  const attach = useCallback(
    (box: HTMLElement | null) => {
      if (!box) return undefined;
      const gone = new AbortController();
      let counted = noPresses;
      const count = ({ type, key, timeStamp }: KeyboardEvent) => {
        counted = pressesAfter(counted, { type, key, atMs: timeStamp });
        setPresses(counted.timesMs.length);
        if (counted.timesMs.length >= PRESSES) leave();
      };
      for (const type of ['keydown', 'keyup'] as const)
        document.addEventListener(type, count, { signal: gone.signal });
      return () => gone.abort();
    },
    [leave],
  );
  const press = (event: MouseEvent) => {
    if (!isPlain(event)) return;
    event.preventDefault();
    leave();
  };
  return (
    <aside
      ref={attach}
      className={styles.exit}
      aria-label={copy.label}
      data-quick-exit={stays ? 'stays' : ''}
      data-print="no"
    >
      <div className={styles.stick}>
        <div className="container">
          <a
            className={styles.leave}
            href={NEUTRAL_PAGE}
            rel="noreferrer noopener"
            referrerPolicy="no-referrer"
            aria-describedby={note}
            onClick={press}
          >
            {copy.action}
            <Icon name="exit" size={20} />
          </a>
        </div>
      </div>
      <p id={note} className={styles.note}>
        <span className={styles.words}>
          <span className={styles.brief}>{copy.brief}</span>
          <span className={styles.full}>
            {copy.what} {copy.honest}
          </span>
          <span className={styles.keys}>{copy.keys}</span>
        </span>
      </p>
      <p role="status" className={presses >= PRESSES ? styles.cover : 'visually-hidden'}>
        {told(presses, copy)}
      </p>
    </aside>
  );
}
