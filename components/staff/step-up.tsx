'use client';

import { type ReactNode, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Notice } from '@/components/ui/notice';
import type { PostResult } from '@/lib/browser/json';
import { staff } from '@/lib/i18n/en/staff';
import { staffRoutes } from '@/lib/staff/addresses';
import { isDone, postStaff } from '@/lib/staff/client/staff-calls';
import { SecretFields } from './sign-in-form';
import styles from './staff.module.css';
import { useStaffForm } from './use-staff-form';

type Post = <T>(path: string, body: object, read: (answer: unknown) => T | null) => Promise<PostResult<T>>;

/**
 * Posts a change. Where the server wants password and code first, they are asked for in a dialog and the change is sent
 * once more; a dialog that is closed leaves the first refusal. `stepUp` must be drawn by the caller.
 */
export function useStaffAction(): { post: Post; stepUp: ReactNode } {
  const [isAsking, setIsAsking] = useState(false);
  const answerRef = useRef<(isConfirmed: boolean) => void>(undefined);
  const settle = (isConfirmed: boolean) => {
    setIsAsking(false);
    answerRef.current?.(isConfirmed);
    answerRef.current = undefined;
  };
  const post: Post = async (path, body, read) => {
    const first = await postStaff(path, body, read);
    if (first.ok || first.code !== 'step_up_needed') return first;
    const isConfirmed = await new Promise<boolean>((resolve) => {
      answerRef.current = resolve;
      setIsAsking(true);
    });
    return isConfirmed ? postStaff(path, body, read) : first;
  };
  return { post, stepUp: isAsking && <StepUp settle={settle} /> };
}

function StepUp({ settle }: { settle: (isConfirmed: boolean) => void }) {
  const { stepUp: copy, errors } = staff;
  const { isSending, message, fields, submit } = useStaffForm({
    copy: errors,
    path: staffRoutes.api.stepUp,
    read: isDone,
    done: () => settle(true),
  });
  return (
    <Dialog title={copy.title} closeLabel={copy.close} onClose={() => settle(false)}>
      <form className={styles.form} onSubmit={submit} noValidate>
        <p>{copy.text}</p>
        {message && <Notice kind="failed" title={message} />}
        <SecretFields copy={staff.signIn} fields={fields} />
        <Button type="submit" aria-disabled={isSending}>
          {isSending ? copy.sending : copy.submit}
        </Button>
      </form>
    </Dialog>
  );
}
