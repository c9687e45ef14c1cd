'use client';

import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { staff } from '@/lib/i18n/en/staff';

/** The server did not answer: said, with another try. */
export function Unreachable({ again }: { again: () => unknown }) {
  const { title, text, again: label } = staff.unreachable;
  return (
    <Notice kind="failed" title={title}>
      <p>{text}</p>
      <Button variant="quiet" onClick={() => void again()}>
        {label}
      </Button>
    </Notice>
  );
}
