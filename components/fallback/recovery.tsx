'use client';

import { type ComponentType, useRef, useState } from 'react';
import { FailedNotice, LoadingNotice, type Phone } from './notices';

type Content = ComponentType<{ phone: Phone }>;

type State = { kind: 'failed' } | { kind: 'fetching-code' } | { kind: 'reading'; Content: Content };

type Props = {
  /** The document's error text, with the server's message in it. */
  failed: string;
  /** The document's loading text. */
  loading: string;
  phone: Phone;
  /** Fetches the component that reads again; nothing of it is part of a healthy page. */
  load: () => Promise<Content>;
};

/** Stands where a page's read failed on the server. The mark keeps the page out of the page cache. */
export function Recovery({ failed, loading, phone, load }: Props) {
  const [state, setState] = useState<State>({ kind: 'failed' });
  const ref = useRef<HTMLDivElement>(null);

  const retry = () => {
    // The button goes away under the visitor's finger: focus stays in this place instead of being lost.
    ref.current?.focus();
    setState({ kind: 'fetching-code' });
    load().then(
      (Content) => setState({ kind: 'reading', Content }),
      () => setState({ kind: 'failed' }),
    );
  };

  return (
    <div ref={ref} tabIndex={-1} data-degraded="true">
      {state.kind === 'failed' && <FailedNotice text={failed} phone={phone} onRetry={retry} />}
      {state.kind === 'fetching-code' && <LoadingNotice text={loading} />}
      {state.kind === 'reading' && <state.Content phone={phone} />}
    </div>
  );
}
