'use client';

import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { staffRoutes } from '@/lib/staff/addresses';
import { signByPasskey } from '@/lib/staff/client/passkeys';
import { isDone } from '@/lib/staff/client/staff-calls';
import { useStaff } from '@/lib/staff/client/staff-reads';
import { useStaffTexts } from '@/lib/staff/client/texts';
import type { Me } from '@/lib/staff/schema';
import { FormMessage } from './form-parts';
import { PasskeyButton } from './passkey-button';
import { SecretFields } from './sign-in-form';
import styles from './staff.module.css';
import { useStaffForm } from './use-staff-form';

export type StepUpProps = { purpose: string | undefined; settle: (isConfirmed: boolean) => void };

/** In a dialog the browser begins with its first part so marked, not with the way out. */
const beginHere = (part: HTMLElement | null) =>
  part?.querySelector('button, input')?.setAttribute('autofocus', '');

/** A passkey, or password and code: the proof of who it is that something needs. */
export function StepUp({ purpose, settle }: StepUpProps) {
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
      <div className={styles.section} ref={beginHere}>
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
      <form className={styles.form} onSubmit={submit} ref={beginHere} noValidate>
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
