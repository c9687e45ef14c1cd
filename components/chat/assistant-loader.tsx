'use client';

import { type ComponentType, useCallback, useState } from 'react';
import { whenBack, whenPageRests } from '@/lib/browser/on-idle';
import { CHAT_ANCHOR } from '@/lib/config/chat-anchor';
import styles from './assistant-loader.module.css';
import type { AssistantProps } from './controller';

const findPages: AssistantProps['findPages'] = async (words, language) =>
  (await import('@/lib/chat/found-pages')).findPages(words, language);

type Loaded = { Assistant: ComponentType<AssistantProps>; onboarding: AssistantProps['onboarding'] };

/**
 * Loads the assistant in every page. Nothing of it is drawn on the server or loaded before the page is idle; where
 * loading fails it is tried again when the connection comes back or the visitor returns to the page.
 */
export function AssistantLoader(props: AssistantProps) {
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const { asksDetailsFirst } = props.site;
  const attach = useCallback(
    (root: HTMLElement | null) => {
      if (!root) return undefined;
      const left = new AbortController();
      const load = async () => {
        try {
          const [{ Assistant }, begin] = await Promise.all([
            import('./assistant'),
            asksDetailsFirst ? import('./onboarding-flow') : null,
          ]);
          if (left.signal.aborted) return;
          setLoaded({ Assistant, onboarding: begin?.upstreamOnboarding });
        } catch {
          if (!left.signal.aborted) whenBack(load);
        }
      };
      const callOff = whenPageRests(() => void load());
      return () => {
        callOff();
        left.abort();
      };
    },
    [asksDetailsFirst],
  );
  return (
    <div ref={attach} data-print="no">
      <span id={CHAT_ANCHOR} tabIndex={-1} className={styles.target} />
      {loaded && <loaded.Assistant {...props} onboarding={loaded.onboarding} findPages={findPages} />}
    </div>
  );
}
