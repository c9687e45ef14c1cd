'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import type { Outcome } from '@/lib/staff/client/passkeys';
import { useStaffTexts } from '@/lib/staff/client/texts';

type Props<T> = {
  label: string;
  variant?: 'primary' | 'quiet';
  /** `submit`: the Enter key in a field of its form presses it. */
  type?: 'button' | 'submit';
  run: () => Promise<Outcome<T>>;
  done: (data: T) => void;
};

/** A button that waits for the device, and says beside itself what the device or the server refused. */
export function PasskeyButton<T>({ label, variant = 'primary', type = 'button', run, done }: Props<T>) {
  const { signIn: copy } = useStaffTexts();
  const [isWaiting, setIsWaiting] = useState(false);
  const [message, setMessage] = useState<string | null>(null);
  const press = async () => {
    if (isWaiting) return;
    setIsWaiting(true);
    setMessage(null);
    const outcome = await run();
    setIsWaiting(false);
    if (outcome.ok) done(outcome.data);
    else setMessage(outcome.message);
  };
  return (
    <>
      {message && <Notice kind="failed" title={message} />}
      <Button variant={variant} type={type} aria-disabled={isWaiting} onClick={press}>
        {isWaiting ? copy.passkeySending : label}
      </Button>
    </>
  );
}
