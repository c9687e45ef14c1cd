'use client';

import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import type { Trouble } from '@/lib/staff/client/staff-calls';
import { useStaffTexts } from '@/lib/staff/client/texts';

type Props = { again: () => unknown; why: Trouble };

/** The server did not answer, or answered that it could not: said why, with another try. */
export function Unreachable({ again, why }: Props) {
  const { unreachable } = useStaffTexts();
  const { title, text } = unreachable[why];
  return (
    <Notice kind="failed" title={title}>
      <p>{text}</p>
      <Button variant="quiet" onClick={() => void again()}>
        {unreachable.again}
      </Button>
    </Notice>
  );
}
