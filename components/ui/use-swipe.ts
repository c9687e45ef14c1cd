import { type PointerEvent, useRef } from 'react';

/** Shorter moves are a trembling finger. */
const SWIPE_PX = 48;

/** A finger drawn to the side steps on or back: an extra beside buttons and keys, never the only way. */
export function useSwipe(step: (by: number) => void) {
  const startRef = useRef<number | null>(null);
  return {
    onPointerDown: ({ pointerType, clientX }: PointerEvent) => {
      startRef.current = pointerType === 'touch' ? clientX : null;
    },
    onPointerUp: ({ clientX }: PointerEvent) => {
      const start = startRef.current;
      startRef.current = null;
      if (start === null || Math.abs(clientX - start) < SWIPE_PX) return;
      step(clientX < start ? 1 : -1);
    },
  };
}
