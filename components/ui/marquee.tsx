'use client';

import {
  type CSSProperties,
  type ReactNode,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useHydrated } from '@/components/ui/use-hydrated';
import { Icon } from './icon';
import styles from './marquee.module.css';

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

/** `share` says how far the first set has gone when it starts, 0 … 1; `offset` where it stood still, in pixels. */
type Motion =
  | { kind: 'running'; share: number }
  | { kind: 'paused'; offset: number; focused: Element | null };

/**
 * The strip moves by a CSS animation. To stand still it becomes a list scrolled to the same place: a focused card that
 * had left on the side can then be scrolled back, which no scrolling does for a transform.
 */
function useMarquee() {
  const viewportRef = useRef<HTMLDivElement>(null);
  const trackRef = useRef<HTMLDivElement>(null);
  const [motion, setMotion] = useState<Motion>({ kind: 'running', share: 0 });
  useCopyPress(viewportRef);

  // Subscribes to focus coming in by any way: Tab, a press, or back from the modal.
  useEffect(() => {
    const viewport = viewportRef.current;
    if (!viewport) return;
    const stop = ({ target }: FocusEvent) => {
      const { offset } = measure(viewport, trackRef.current);
      const focused = target instanceof Element ? target : null;
      setMotion((now) => (now.kind === 'running' ? { kind: 'paused', offset, focused } : now));
    };
    viewport.addEventListener('focusin', stop);
    return () => viewport.removeEventListener('focusin', stop);
  }, []);

  // Moves the scroll position in the same frame in which the animation goes away or comes back.
  useLayoutEffect(() => {
    const viewport = viewportRef.current;
    if (!viewport) return;
    viewport.scrollLeft = motion.kind === 'paused' ? motion.offset : 0;
    if (motion.kind === 'paused' && motion.focused) bringIntoView(viewport, motion.focused);
  }, [motion]);

  const toggle = () => {
    const { offset, setWidth } = measure(viewportRef.current, trackRef.current);
    setMotion(
      motion.kind === 'running'
        ? { kind: 'paused', offset, focused: null }
        : { kind: 'running', share: offset / setWidth },
    );
  };

  return { motion, viewportRef, trackRef, toggle };
}

function measure(viewport: Element | null, track: Element | null): { offset: number; setWidth: number } {
  // jsdom and a hidden strip measure nothing: a width of one keeps the sums finite.
  const setWidth = track?.firstElementChild?.getBoundingClientRect().width || 1;
  const start = viewport?.getBoundingClientRect().left ?? 0;
  const moved = start - (track?.getBoundingClientRect().left ?? start);
  return { offset: Math.max(0, moved) % setWidth, setWidth };
}

const MARGIN_PX = 16;

function bringIntoView(viewport: Element, card: Element): void {
  const [view, box] = [viewport.getBoundingClientRect(), card.getBoundingClientRect()];
  if (box.left < view.left) viewport.scrollLeft += box.left - view.left - MARGIN_PX;
  else if (box.right > view.right) viewport.scrollLeft += box.right - view.right + MARGIN_PX;
}

/** Copies are inert, so a press on one lands on the strip beneath; it is meant for the original. */
function useCopyPress(viewportRef: RefObject<HTMLDivElement | null>): void {
  // Subscribes to presses that no card has taken.
  useEffect(() => {
    const viewport = viewportRef.current;
    if (!viewport) return;
    const press = (event: MouseEvent) => {
      const original = originalAt(viewport, event);
      original?.focus({ preventScroll: true });
      original?.click();
    };
    viewport.addEventListener('click', press);
    return () => viewport.removeEventListener('click', press);
  }, [viewportRef]);
}

function originalAt(viewport: Element, { target, clientX, clientY }: MouseEvent): HTMLElement | null {
  if (target instanceof Element && target.closest('li')) return null;
  const [originals, ...copies] = viewport.querySelectorAll('ul');
  for (const copy of copies) {
    const index = [...copy.children].findIndex((card) => {
      const { left, right, top, bottom } = card.getBoundingClientRect();
      return left <= clientX && clientX < right && top <= clientY && clientY < bottom;
    });
    if (index >= 0) return originals?.children[index]?.querySelector('button') ?? null;
  }
  return null;
}
