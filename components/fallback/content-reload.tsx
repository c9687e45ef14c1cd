'use client';

import { type ComponentType, useRef } from 'react';
import { fill, type Language } from '@/lib/i18n/language';
import {
  type ContentName,
  type ContentRecord,
  contentReads,
  useContent,
} from '@/lib/stories/client/content-reads';
import { FailedNotice, LoadingNotice, type Phone } from './notices';
import type { ContentProps } from './recovery';

type ViewProps<Name extends ContentName> = { items: ContentRecord[Name][]; phone: Phone };

/** A component that reads content in the browser and draws what came: loading, failed or ready (spec §4). */
export function reloading<Name extends ContentName>(
  name: Name,
  language: Language,
  View: ComponentType<ViewProps<Name>>,
) {
  return function Reloaded({ phone, texts }: ContentProps) {
    const { state, retry } = useContent(contentReads[name], language);
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
            copy={texts}
            phone={phone}
            onRetry={retryHere}
          />
        )}
        {state.kind === 'ready' && <View items={state.data} phone={phone} />}
      </div>
    );
  };
}
