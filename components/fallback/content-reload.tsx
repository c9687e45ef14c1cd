'use client';

import { type ReactNode, useRef } from 'react';
import { fill } from '@/lib/i18n/language';
import { type ContentRead, useContent } from '@/lib/stories/client/content-reads';
import { FailedNotice, type Phone } from './failed-notice';
import { LoadingNotice } from './loading-notice';

type Props<T> = {
  read: ContentRead<T>;
  texts: { loading: string; failed: string };
  phone: Phone;
  children: (data: T) => ReactNode;
};

/** Reads in the browser and draws what came: loading, failed or ready (spec §4). */
export function ContentReload<T>({ read, texts, phone, children }: Props<T>) {
  const { state, retry } = useContent(read);
  const ref = useRef<HTMLDivElement>(null);
  const retryHere = () => {
    ref.current?.focus();
    retry();
  };
  return (
    <div ref={ref} tabIndex={-1}>
      {state.kind === 'loading' && <LoadingNotice text={texts.loading} />}
      {state.kind === 'failed' && (
        <FailedNotice
          text={fill(texts.failed, { message: state.message })}
          phone={phone}
          onRetry={retryHere}
        />
      )}
      {state.kind === 'ready' && children(state.data)}
    </div>
  );
}
