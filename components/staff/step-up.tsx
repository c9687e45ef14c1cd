'use client';

import { type ReactNode, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { staffRoutes } from '@/lib/staff/addresses';
import { signByPasskey } from '@/lib/staff/client/passkeys';
import { isDone, postStaff, type StaffPost } from '@/lib/staff/client/staff-calls';
import { useStaff } from '@/lib/staff/client/staff-reads';
import { useStaffTexts } from '@/lib/staff/client/texts';
import type { Me } from '@/lib/staff/schema';
import { FormMessage } from './form-parts';
import { PasskeyButton } from './passkey-button';
import { SecretFields } from './sign-in-form';
import styles from './staff.module.css';
import { useStaffForm } from './use-staff-form';

/**
 * Posts a change. Where the server wants a proof of who it is first, a dialog asks for a passkey, or password and code, and the change is sent
 * once more; a dialog that is closed leaves the first refusal. `stepUp` must be drawn by the caller.
 * `purpose`: a sentence in the dialog that says what it is for.
 */
export function useStaffAction(purpose?: string): { post: StaffPost; stepUp: ReactNode } {
  const [isAsking, setIsAsking] = useState(false);
  const answerRef = useRef<(isConfirmed: boolean) => void>(undefined);
  const settle = (isConfirmed: boolean) => {
    setIsAsking(false);
    answerRef.current?.(isConfirmed);
    answerRef.current = undefined;
  };
  const post: StaffPost = async (path, body, read) => {
    const first = await postStaff(path, body, read);
    if (first.ok || first.code !== 'step_up_needed') return first;
    const isConfirmed = await new Promise<boolean>((resolve) => {
      answerRef.current = resolve;
      setIsAsking(true);
    });
    return isConfirmed ? postStaff(path, body, read) : first;
  };
  return { post, stepUp: isAsking && <StepUp purpose={purpose} settle={settle} /> };
}

type AskProps = { title: string; cancel: string; close: () => void; children: ReactNode };

/** A question before something is done: in `children` what follows and what does it, below it the way back. */
export const Ask = ({ title, cancel, close, children }: AskProps) => (
  <Dialog title={title} closeLabel={cancel} onClose={close}>
    <div className={styles.section}>
      {children}
      <Button variant="quiet" onClick={close}>
        {cancel}
      </Button>
    </div>
  </Dialog>
);

type StepUpProps = { purpose: string | undefined; settle: (isConfirmed: boolean) => void };

function StepUp({ purpose, settle }: StepUpProps) {
  const { stepUp: copy, signIn, errors } = useStaffTexts();
  const view = useStaff<Me>(staffRoutes.api.me);
  const me = view.kind === 'shown' ? view.data : null;
  const hasPassword = me?.has_password !== false;
  const hasPasskey = me !== null && me.passkeys.length > 0;
  const { isSending, message, fields, submit } = useStaffForm({
    copy: errors,
    path: staffRoutes.api.stepUp,
    read: isDone,
    done: () => settle(true),
  });
  return (
    <Dialog title={copy.title} closeLabel={copy.close} onClose={() => settle(false)}>
      <div className={styles.section}>
        {purpose && (
          <p>
            <strong>{purpose}</strong>
          </p>
        )}
        <p>{copy.text}</p>
        {hasPasskey && (
          <PasskeyButton
            label={copy.passkey}
            run={() => signByPasskey(staffRoutes.api.beginStepUp, staffRoutes.api.stepUpByPasskey)}
            done={() => settle(true)}
          />
        )}
        {hasPasskey && <p>{hasPassword ? signIn.or : copy.or}</p>}
      </div>
      <form className={styles.form} onSubmit={submit} noValidate>
        {!hasPassword && <p>{copy.byCode}</p>}
        <FormMessage text={message} />
        <SecretFields fields={fields} hasPassword={hasPassword} />
        <Button variant={hasPasskey ? 'quiet' : 'primary'} type="submit" aria-disabled={isSending}>
          {isSending ? copy.sending : copy.submit}
        </Button>
      </form>
    </Dialog>
  );
}
