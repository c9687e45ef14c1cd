'use client';

import { type ReactNode, useSyncExternalStore } from 'react';
import type { OpenLine } from '@/lib/contact/callback-words';
import styles from './open-now.module.css';

const EACH_MS = 30_000;

function onTime(changed: () => void): () => void {
  const timer = setInterval(changed, EACH_MS);
  return () => clearInterval(timer);
}

/**
 * Whether somebody is there now. The page may be stored for long, so the browser's clock chooses among the lines of the
 * next days; until then, and without scripts, the line only has its room. What is open while the centre is closed
 * (`children`) stands beside it.
 */
export function OpenNow({ lines, children }: { lines: readonly OpenLine[]; children?: ReactNode }) {
  const now = useSyncExternalStore(
    onTime,
    () => lines.find(([till]) => Date.now() < till) ?? null,
    () => undefined,
  );
  const shown = now === undefined ? lines[0] : now;
  return (
    lines[0] && (
      <p className={now === undefined ? styles.unknown : undefined}>
        {shown?.[1]} {shown?.[2] === 'closed' && children}
      </p>
    )
  );
}
