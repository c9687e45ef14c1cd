'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { staff } from '@/lib/i18n/en/staff';
import { staffRoutes } from '@/lib/staff/addresses';
import { isDone, postStaff, readCodes } from '@/lib/staff/client/staff-calls';
import { useStaff } from '@/lib/staff/client/staff-reads';
import type { Me } from '@/lib/staff/schema';
import { clock } from './clock';
import { focusOnce, RecoveryCodes } from './recovery-codes';
import { Shown } from './shown';
import { SecretFields } from './sign-in-form';
import styles from './staff.module.css';
import { useStaffForm } from './use-staff-form';

const { me: copy, errors } = staff;

/** A person's own account; without a session the way leads to the sign-in. */
export function AccountPage() {
  const view = useStaff<Me>(staffRoutes.api.me);
  return <Shown view={view}>{(me) => <Account me={me} again={view.again} />}</Shown>;
}

function Account({ me, again }: { me: Me; again: () => Promise<unknown> }) {
  const [message, setMessage] = useState<{ kind: 'done' | 'failed'; title: string } | null>(null);
  const end = async (id: string) => {
    const result = await postStaff(staffRoutes.api.endSession, { id }, isDone);
    await again();
    setMessage(result.ok ? { kind: 'done', title: copy.ended } : { kind: 'failed', title: errors.failed });
  };
  const signOut = async () => {
    const result = await postStaff(staffRoutes.api.signOut, {}, isDone);
    if (result.ok || result.status === 401) location.replace(staffRoutes.signIn);
    else setMessage({ kind: 'failed', title: errors.failed });
  };
  return (
    <>
      <dl className={styles.facts}>
        <dt>{copy.name}</dt>
        <dd>{me.name}</dd>
        <dt>{copy.email}</dt>
        <dd>{me.email}</dd>
        <dt>{copy.role}</dt>
        <dd>{me.role}</dd>
        <dt>{copy.codesLeft}</dt>
        <dd>{me.codes_left}</dd>
      </dl>
      {message && <Notice {...message} />}
      <Sessions sessions={me.sessions} end={end} />
      <NewCodes again={again} />
      <Button variant="quiet" onClick={signOut}>
        {copy.signOut}
      </Button>
    </>
  );
}

function Sessions({ sessions, end }: { sessions: Me['sessions']; end: (id: string) => void }) {
  return (
    <section className={styles.section} aria-labelledby="sessions-title">
      <h2 id="sessions-title">{copy.sessions}</h2>
      <ul className={styles.sessions}>
        {sessions.map(({ id, device, began_at, seen_at, is_this }) => (
          <li key={id}>
            <div>
              <strong>{is_this ? `${device} · ${copy.thisOne}` : device}</strong>
              <p>
                {copy.began} {clock.format(began_at)} · {copy.seen} {clock.format(seen_at)}
              </p>
            </div>
            {!is_this && (
              <Button
                variant="quiet"
                aria-label={copy.endLabel(device, clock.format(began_at))}
                onClick={() => end(id)}
              >
                {copy.end}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

type Renewal =
  | { kind: 'closed' }
  | { kind: 'open'; message: string | null }
  | { kind: 'shown'; codes: readonly string[] };

/** New recovery codes, after password and code once more. */
function NewCodes({ again }: { again: () => Promise<unknown> }) {
  const [state, setState] = useState<Renewal>({ kind: 'closed' });
  const { isSending, message, fields, submit } = useStaffForm({
    copy: errors,
    path: staffRoutes.api.stepUp,
    read: isDone,
    done: async () => {
      const result = await postStaff(staffRoutes.api.recoveryCodes, {}, readCodes);
      await again();
      setState(result.ok ? { kind: 'shown', codes: result.data } : { kind: 'open', message: errors.failed });
    },
  });
  if (state.kind === 'shown')
    return <RecoveryCodes codes={state.codes} done={() => setState({ kind: 'closed' })} />;
  if (state.kind === 'closed')
    return (
      <Button variant="quiet" onClick={() => setState({ kind: 'open', message: null })}>
        {copy.renew}
      </Button>
    );
  const failure = message ?? state.message;
  return (
    <form className={styles.form} onSubmit={submit} noValidate aria-labelledby="renew-title">
      <h2 id="renew-title" tabIndex={-1} ref={focusOnce}>
        {copy.renew}
      </h2>
      <p>{copy.renewText}</p>
      {failure && <Notice kind="failed" title={failure} />}
      <SecretFields copy={staff.signIn} fields={fields} />
      <Button type="submit" aria-disabled={isSending}>
        {copy.renewSubmit}
      </Button>
    </form>
  );
}
