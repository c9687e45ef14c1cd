import type { ReactNode } from 'react';
import styles from './notice.module.css';

type Props = {
  /** `done` and `info` are announced when the reader pauses, `failed` at once. */
  kind: 'done' | 'info' | 'failed';
  title: string;
  children?: ReactNode;
};

/** What the documents call an alert: in the page, announced, never `window.alert` (contract §5). */
export function Notice({ kind, title, children }: Props) {
  return (
    <div className={styles.notice} data-kind={kind} role={kind === 'failed' ? 'alert' : 'status'}>
      <p className={styles.title}>{title}</p>
      {children}
    </div>
  );
}
