'use client';

import type { CSSProperties, ReactNode } from 'react';
import { useHydrated } from '@/components/ui/use-hydrated';
import { Icon } from './icon';
import styles from './marquee.module.css';
import { useMarquee } from './use-marquee';

type Props = {
  label: string;
  pauseLabel: string;
  playLabel: string;
  items: readonly { key: string; node: ReactNode }[];
};

/** Cards a set of copies must reach so that the widest screen never shows the end of the strip. */
const ENOUGH_CARDS = 9;

/**
 * A strip that moves by itself until hover, focus or its button stops it; after focus or the button it stays still
 * until asked. Without scripts, and where less motion is wanted, it is a list to scroll.
 */
export function Marquee({ label, pauseLabel, playLabel, items }: Props) {
  const isLive = useHydrated();
  const { motion, viewportRef, trackRef, toggle } = useMarquee();
  const isRunning = motion.kind === 'running';
  const copies = isLive ? Math.max(1, Math.ceil(ENOUGH_CARDS / items.length)) : 0;
  // Not in the server's HTML, whose policy forbids style attributes; still until scripts run, it needs none.
  const style: CSSProperties & Record<`--${string}`, number> = {
    '--cards': items.length,
    '--sets': copies + 1,
    '--from': isRunning ? motion.share : 0,
  };
  return (
    <section
      className={styles.marquee}
      aria-roledescription="carousel"
      aria-label={label}
      data-live={isLive}
      data-motion={motion.kind}
      style={isLive ? style : undefined}
    >
      <div className={`container ${styles.controls}`}>
        <button type="button" className={styles.toggle} onClick={toggle}>
          <Icon name={isRunning ? 'pause' : 'play'} />
          {isRunning ? pauseLabel : playLabel}
        </button>
      </div>
      <div ref={viewportRef} className={styles.viewport}>
        <div ref={trackRef} className={styles.track}>
          <ul className={styles.set}>
            {items.map(({ key, node }) => (
              <li key={key}>{node}</li>
            ))}
          </ul>
          {copyKeys(copies).map((copyKey) => (
            <ul key={copyKey} className={styles.set} data-copy="" aria-hidden="true" inert>
              {items.map(({ key, node }) => (
                <li key={key}>{node}</li>
              ))}
            </ul>
          ))}
        </div>
      </div>
    </section>
  );
}

const copyKeys = (count: number): string[] => Array.from({ length: count }, (_, index) => `copy-${index}`);
