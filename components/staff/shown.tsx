'use client';

import type { ReactNode } from 'react';
import { Notice } from '@/components/ui/notice';
import type { StaffView } from '@/lib/staff/client/staff-reads';
import { useStaffTexts } from '@/lib/staff/client/texts';
import { Unreachable } from './unreachable';

type Props<T> = {
  view: StaffView<T>;
  /** In place of a thing that does not exist; the page's own words. */
  missing?: ReactNode;
  children: (data: T) => ReactNode;
};

/** The states of a page of the console: loading, not allowed, missing, no answer, and what it is about. */
export function Shown<T>({ view, missing, children }: Props<T>) {
  const copy = useStaffTexts();
  switch (view.kind) {
    case 'shown':
      return children(view.data);
    case 'forbidden':
      return (
        <Notice kind="failed" title={copy.forbidden.title}>
          <p>{copy.forbidden.text}</p>
        </Notice>
      );
    case 'failed':
      return <Unreachable again={view.again} why={view.why} />;
    case 'missing':
      return missing ?? <Unreachable again={view.again} why="fault" />;
    case 'loading':
      return <p role="status">{copy.loading}</p>;
  }
}
