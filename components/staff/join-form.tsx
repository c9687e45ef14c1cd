'use client';

import { useState, useSyncExternalStore } from 'react';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Notice } from '@/components/ui/notice';
import { staff } from '@/lib/i18n/en/staff';
import { staffRoutes } from '@/lib/staff/addresses';
import { invitationReader, invitationToken, readCodes } from '@/lib/staff/client/staff-calls';
import type { Invite } from '@/lib/staff/schema';
import { RecoveryCodes } from './recovery-codes';
import styles from './staff.module.css';
import { Unreachable } from './unreachable';
import { useStaffForm } from './use-staff-form';

/** The page of an invitation: password, authenticator app, then the recovery codes. */
export function JoinPage() {
  const [reader] = useState(invitationReader);
  const view = useSyncExternalStore(reader.subscribe, reader.view, reader.view);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  if (codes !== null) return <RecoveryCodes codes={codes} done={() => location.replace(staffRoutes.home)} />;
  if (view.kind === 'loading') return <p role="status">{staff.loading}</p>;
  if (view.kind === 'missing') return <Notice kind="failed" title={staff.join.gone} />;
  if (view.kind === 'unreachable' || view.kind === 'forbidden') return <Unreachable again={reader.again} />;
  return <JoinForm invite={view.data} done={setCodes} />;
}

function JoinForm({ invite, done }: { invite: Invite; done: (codes: readonly string[]) => void }) {
  const { join: copy, errors } = staff;
  const { isSending, message, fields, submit } = useStaffForm({
    copy: errors,
    path: staffRoutes.api.join,
    read: readCodes,
    more: () => ({ token: invitationToken() }),
    done,
  });
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      {message && <Notice kind="failed" title={message} />}
      <p>{copy.lead(invite.email, invite.role)}</p>
      <input type="hidden" name="username" autoComplete="username" value={invite.email} readOnly />
      <Field name="name" label={copy.name} autoComplete="name" error={fields['name']} required />
      <Field
        name="password"
        type="password"
        label={copy.password}
        hint={copy.passwordHint}
        autoComplete="new-password"
        error={fields['password']}
        required
      />
      <h2>{copy.appTitle}</h2>
      <p>{copy.app}</p>
      <p>
        {copy.secret}: <span className={styles.secret}>{invite.secret}</span>
      </p>
      <p>
        <a href={invite.otpauth}>{copy.open}</a>
      </p>
      <Field
        name="code"
        label={copy.code}
        inputMode="numeric"
        autoComplete="one-time-code"
        error={fields['code']}
        required
      />
      <Button type="submit" aria-disabled={isSending}>
        {isSending ? copy.sending : copy.submit}
      </Button>
    </form>
  );
}
