'use client';

import { type ComponentType, useRef } from 'react';
import { messages } from '@/lib/i18n/en/messages';
import { fill } from '@/lib/i18n/language';
import {
  type ContentName,
  type ContentRecord,
  contentReads,
  useContent,
} from '@/lib/stories/client/content-reads';
import { FailedNotice, LoadingNotice, type Phone } from './notices';

type ViewProps<Name extends ContentName> = { items: ContentRecord[Name][]; phone: Phone };

/** A component that reads content in the browser and draws what came: loading, failed or ready (spec §4). */
export function reloading<Name extends ContentName>(name: Name, View: ComponentType<ViewProps<Name>>) {
  return function Reloaded({ phone }: { phone: Phone }) {
    const { state, retry } = useContent(contentReads[name]);
    const ref = useRef<HTMLDivElement>(null);
    const { loading, failed } = messages[name];
    const retryHere = () => {
      ref.current?.focus();
      retry();
    };
    return (
      <div ref={ref} tabIndex={-1}>
        {state.kind === 'loading' && <LoadingNotice text={loading} />}
        {state.kind === 'failed' && (
          <FailedNotice text={fill(failed, { message: state.message })} phone={phone} onRetry={retryHere} />
        )}
        {state.kind === 'ready' && <View items={state.data} phone={phone} />}
      </div>
    );
  };
}
