'use client';

import type { ReactNode } from 'react';
import { Notice } from '@/components/ui/notice';
import { staff } from '@/lib/i18n/en/staff';
import type { StaffView } from '@/lib/staff/client/staff-reads';
import { Unreachable } from './unreachable';

type Props<T> = {
  view: StaffView<T>;
  /** In place of a thing that does not exist; the page's own words. */
  missing?: ReactNode;
  children: (data: T) => ReactNode;
};

/** The states of a page of the console: loading, not allowed, missing, no answer, and what it is about. */
export function Shown<T>({ view, missing, children }: Props<T>) {
  switch (view.kind) {
    case 'shown':
      return children(view.data);
    case 'forbidden':
      return (
        <Notice kind="failed" title={staff.forbidden.title}>
          <p>{staff.forbidden.text}</p>
        </Notice>
      );
    case 'unreachable':
      return <Unreachable again={view.again} />;
    case 'missing':
      return missing ?? <Unreachable again={view.again} />;
    case 'loading':
      return <p role="status">{staff.loading}</p>;
  }
}
