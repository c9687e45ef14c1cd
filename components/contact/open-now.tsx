'use client';

import { useSyncExternalStore } from 'react';
import type { OpenLine } from '@/lib/contact/callback-words';
import styles from './open-now.module.css';

const EACH_MS = 30_000;

function onTime(changed: () => void): () => void {
  const timer = setInterval(changed, EACH_MS);
  return () => clearInterval(timer);
}

/**
 * Whether somebody is there now. The page may be stored for long, so the browser's clock chooses among the lines of the
 * next days; until then, and without scripts, the line only has its room.
 */
export function OpenNow({ lines }: { lines: readonly OpenLine[] }) {
  const now = useSyncExternalStore(
    onTime,
    () => lines.find(([till]) => Date.now() < till)?.[1] ?? '',
    () => null,
  );
  return lines[0] && <p className={now === null ? styles.unknown : undefined}>{now ?? lines[0][1]}</p>;
}
