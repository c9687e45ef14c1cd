'use client';

import { type ReactNode, useSyncExternalStore } from 'react';
import styles from './header.module.css';

/** Pixels of the page that go by before the band shrinks; no more than it loses on any screen (header.module.css). */
const SHRINKS_AFTER = 16;

function onScroll(changed: () => void): () => void {
  addEventListener('scroll', changed, { passive: true });
  return () => removeEventListener('scroll', changed);
}

/** The band at the head of every page: it stays at the top and shrinks once the page moves. */
export function Band({ children }: { children: ReactNode }) {
  const isScrolled = useSyncExternalStore(
    onScroll,
    () => scrollY > SHRINKS_AFTER,
    () => false,
  );
  return (
    <header className={styles.band} data-scrolled={isScrolled ? '' : undefined}>
      {children}
    </header>
  );
}
