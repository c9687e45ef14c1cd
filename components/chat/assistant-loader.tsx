'use client';

import { type ComponentType, useCallback, useState } from 'react';
import { whenBack, whenPageRests } from '@/lib/browser/on-idle';
import { CHAT_ANCHOR } from '@/lib/config/chat-anchor';
import styles from './assistant-loader.module.css';
import type { AssistantProps } from './controller';

/**
 * Loads the assistant in every page. Nothing of it is drawn on the server or loaded before the page is idle; where
 * loading fails it is tried again when the connection comes back or the visitor returns to the page.
 */
export function AssistantLoader(props: AssistantProps) {
  const [Loaded, setLoaded] = useState<ComponentType<AssistantProps> | null>(null);
  const attach = useCallback((root: HTMLElement | null) => {
    if (!root) return undefined;
    const left = new AbortController();
    const load = async () => {
      try {
        const { Assistant } = await import('./assistant');
        if (left.signal.aborted) return;
        setLoaded(() => Assistant);
      } catch {
        if (!left.signal.aborted) whenBack(load);
      }
    };
    const callOff = whenPageRests(() => void load());
    return () => {
      callOff();
      left.abort();
    };
  }, []);
  return (
    <div ref={attach} data-print="no">
      <span id={CHAT_ANCHOR} tabIndex={-1} className={styles.target} />
      {Loaded && <Loaded {...props} />}
    </div>
  );
}
