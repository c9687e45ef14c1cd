'use client';

import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { useStaffTexts } from '@/lib/staff/client/texts';

type Props = { again: () => unknown; isAnswered?: boolean };

/** The server did not answer, or answered that it could not: said, with another try. */
export function Unreachable({ again, isAnswered = false }: Props) {
  const { unreachable, fault } = useStaffTexts();
  const { title, text } = isAnswered ? fault : unreachable;
  return (
    <Notice kind="failed" title={title}>
      <p>{text}</p>
      <Button variant="quiet" onClick={() => void again()}>
        {unreachable.again}
      </Button>
    </Notice>
  );
}
