'use client';

import { type ComponentType, useRef, useState } from 'react';
import type { RecoveryCopy } from '@/lib/i18n/en/messages';
import { fill } from '@/lib/i18n/language';
import { FailedNotice, LoadingNotice, type Phone } from './notices';

/** The document's texts of a read, and what stands beside them. */
export type RecoveryTexts = RecoveryCopy & {
  loading: string /** With a place for the server's message. */;
  failed: string;
};

export type ContentProps = { phone: Phone; texts: RecoveryTexts };
type Content = ComponentType<ContentProps>;

type State = { kind: 'failed' } | { kind: 'fetching-code' } | { kind: 'reading'; Content: Content };

type Props = {
  texts: RecoveryTexts;
  /** The server's message. */
  message?: string;
  phone: Phone;
  /** Fetches the component that reads again; nothing of it is part of a healthy page. */
  load: () => Promise<Content>;
};

/** Stands where a page's read failed on the server. The mark keeps the page out of the page cache. */
export function Recovery({ texts, message = '', phone, load }: Props) {
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
      {state.kind === 'failed' && (
        <FailedNotice text={fill(texts.failed, { message })} copy={texts} phone={phone} onRetry={retry} />
      )}
      {state.kind === 'fetching-code' && <LoadingNotice text={texts.loading} />}
      {state.kind === 'reading' && <state.Content phone={phone} texts={texts} />}
    </div>
  );
}
