'use client';

import { type ReactNode, useSyncExternalStore } from 'react';
import type { OpenLine } from '@/lib/contact/callback-words';
import styles from './open-now.module.css';

const EACH_MS = 30_000;

function onTime(changed: () => void): () => void {
  const timer = setInterval(changed, EACH_MS);
  return () => clearInterval(timer);
}

/** The line that is true now, null after the last, undefined until the browser has said what time it is. */
const useLine = (lines: readonly OpenLine[]): OpenLine | null | undefined =>
  useSyncExternalStore(
    onTime,
    () => lines.find(([till]) => Date.now() < till) ?? null,
    () => undefined,
  );

/** What to know of a call while the centre is closed (`children`), beside a button that calls it. */
export const ClosedNow = ({ lines, children }: { lines: readonly OpenLine[]; children: ReactNode }) =>
  useLine(lines)?.[2] && children;

type ByHourProps = { lines: readonly OpenLine[]; call: ReactNode; ask: ReactNode; hours: ReactNode };

/** A call, then the request for one; while nobody is there the request is first. What the hour means stands with them. */
export const ByHour = ({ lines, call, ask, hours }: ByHourProps) =>
  useLine(lines)?.[2] ? [ask, hours, call] : [hours, call, ask];

/**
 * Whether somebody is there now. The page may be stored for long, so the browser's clock chooses among the lines of the
 * next days; until then, and without scripts, the line only has its room. What is open while the centre is closed
 * (`children`) stands beside it.
 */
export function OpenNow({ lines, children }: { lines: readonly OpenLine[]; children?: ReactNode }) {
  const now = useLine(lines);
  const shown = now === undefined ? lines[0] : now;
  return (
    lines[0] && (
      <p className={styles.line} data-known={now !== undefined}>
        {shown?.[1]} {shown?.[2] === 'closed' && children}
      </p>
    )
  );
}
