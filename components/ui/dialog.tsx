'use client';

import { type ReactNode, useId } from 'react';
import styles from './dialog.module.css';
import { Icon } from './icon';
import { useModal } from './use-modal';

type Props = {
  title: string;
  closeLabel: string;
  /** Told once it is closed, by whichever way; the parent then takes the dialog away. */
  onClose: () => void;
  children: ReactNode;
};

/** A modal window: open while mounted, closed by its button, Esc or a press outside it. */
export function Dialog({ title, closeLabel, onClose, children }: Props) {
  const { ref, close } = useModal();
  const titleId = useId();
  return (
    <dialog ref={ref} className={styles.dialog} aria-labelledby={titleId} onClose={onClose}>
      <div className={styles.box}>
        <header className={styles.head}>
          <h2 id={titleId}>{title}</h2>
          <button type="button" className={styles.close} onClick={close}>
            <Icon name="close" />
            <span className="visually-hidden">{closeLabel}</span>
          </button>
        </header>
        {children}
      </div>
    </dialog>
  );
}
