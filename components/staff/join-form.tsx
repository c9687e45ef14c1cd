'use client';

import { useState, useSyncExternalStore } from 'react';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Notice } from '@/components/ui/notice';
import { roleNames } from '@/lib/i18n/en/staff';
import { staffRoutes } from '@/lib/staff/addresses';
import { makePasskey, type Outcome } from '@/lib/staff/client/passkeys';
import { invitationReader, invitationToken, readCodes } from '@/lib/staff/client/staff-calls';
import { useStaffTexts } from '@/lib/staff/client/texts';
import type { Invite } from '@/lib/staff/schema';
import { AppKey } from './app-key';
import { LanguageChoice } from './language-choice';
import { PasskeyButton } from './passkey-button';
import { RecoveryCodes } from './recovery-codes';
import styles from './staff.module.css';
import { Unreachable } from './unreachable';
import { useStaffForm } from './use-staff-form';

const api = staffRoutes.api;

/** The page of an invitation: a passkey, or password and authenticator app; then the recovery codes. */
export function JoinPage() {
  const { join: copy, loading } = useStaffTexts();
  const [reader] = useState(invitationReader);
  const view = useSyncExternalStore(reader.subscribe, reader.view, reader.view);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  if (codes !== null) return <RecoveryCodes codes={codes} done={() => location.replace(staffRoutes.home)} />;
  if (view.kind === 'loading') return <p role="status">{loading}</p>;
  if (view.kind === 'missing') return <Notice kind="failed" title={copy.gone} />;
  if (view.kind === 'unreachable' || view.kind === 'forbidden') return <Unreachable again={reader.again} />;
  return <JoinForm invite={view.data} done={setCodes} />;
}

type Props = { invite: Invite; done: (codes: readonly string[]) => void };

function JoinForm({ invite, done }: Props) {
  const { join: copy, errors, roles } = useStaffTexts();
  const [name, setName] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const { isSending, message, fields, submit } = useStaffForm({
    copy: errors,
    path: api.join,
    read: readCodes,
    more: () => ({ token: invitationToken() }),
    done,
  });
  const byPasskey = async (): Promise<Outcome<string[]>> => {
    setIsMissing(name.trim() === '');
    if (name.trim() === '') {
      document.getElementById('name')?.focus();
      return { ok: false, message: null };
    }
    const more = { token: invitationToken(), name };
    return makePasskey({ begin: api.beginJoin, finish: api.joinByPasskey, more, read: readCodes });
  };
  return (
    <form className={styles.form} method="dialog" onSubmit={submit} noValidate>
      {message && <Notice kind="failed" title={message} />}
      <p>{copy.lead(invite.email, roleNames(invite.role, roles))}</p>
      <input type="hidden" name="username" autoComplete="username" value={invite.email} readOnly />
      <Field
        name="name"
        label={copy.name}
        autoComplete="name"
        value={name}
        onChange={({ target }) => setName(target.value)}
        error={fields['name'] ?? (isMissing && name.trim() === '' ? errors.name : undefined)}
        required
      />
      <h2>{copy.how}</h2>
      <p>{copy.passkeyText}</p>
      <PasskeyButton label={copy.passkey} run={byPasskey} done={done} />
      <h2>{copy.byPassword}</h2>
      <p>{copy.byPasswordText}</p>
      <ByPassword invite={invite} fields={fields} />
      <Button variant="quiet" type="submit" aria-disabled={isSending}>
        {isSending ? copy.sending : copy.submit}
      </Button>
      <LanguageChoice isSignedIn={false} />
    </form>
  );
}

function ByPassword({ invite, fields }: { invite: Invite; fields: Readonly<Record<string, string>> }) {
  const { join: copy } = useStaffTexts();
  return (
    <>
      <Field
        name="password"
        type="password"
        label={copy.password}
        hint={copy.passwordHint}
        autoComplete="new-password"
        error={fields['password']}
        required
      />
      <h3>{copy.appTitle}</h3>
      <AppKey appKey={invite} />
      <Field
        name="code"
        label={copy.code}
        inputMode="numeric"
        autoComplete="one-time-code"
        error={fields['code']}
        required
      />
    </>
  );
}
