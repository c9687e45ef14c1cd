'use client';

import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { useStaffTexts } from '@/lib/staff/client/texts';

/** The server did not answer: said, with another try. */
export function Unreachable({ again }: { again: () => unknown }) {
  const { title, text, again: label } = useStaffTexts().unreachable;
  return (
    <Notice kind="failed" title={title}>
      <p>{text}</p>
      <Button variant="quiet" onClick={() => void again()}>
        {label}
      </Button>
    </Notice>
  );
}
