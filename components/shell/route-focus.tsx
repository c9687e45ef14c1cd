'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useRef } from 'react';

/**
 * After a client navigation the reading position moves to the new page's heading, or to the part its
 * address names; never on the first load.
 */
export function RouteFocus() {
  const path = usePathname();
  const shown = useRef(path);
  // Focus is a side effect of the navigation itself: no event of ours fires when the new page is in place.
  useEffect(() => {
    if (shown.current === path) return;
    shown.current = path;
    const heading =
      document.getElementById(location.hash.slice(1)) ?? document.querySelector<HTMLElement>('main h1');
    heading?.setAttribute('tabindex', '-1');
    heading?.focus({ preventScroll: true });
  }, [path]);
  return null;
}
