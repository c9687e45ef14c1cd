'use client';

import { type FormEvent, lazy, Suspense, useState, useSyncExternalStore } from 'react';
import { Button, ButtonLink } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { roleNames } from '@/lib/i18n/en/staff';
import { staffRoutes } from '@/lib/staff/addresses';
import { makePasskey, type Outcome } from '@/lib/staff/client/passkeys';
import {
  type ClosedInvite,
  enterPage,
  invitationReader,
  invitationToken,
  postStaff,
  readCodes,
  type StaffPost,
} from '@/lib/staff/client/staff-calls';
import { useStaffTexts } from '@/lib/staff/client/texts';
import type { Invite } from '@/lib/staff/schema';
import { focusOnce } from './browser-state';
import { useJoinTexts } from './join-texts';
import { LanguageChoice } from './language-choice';
import { PasskeyButton } from './passkey-button';
import { RecoveryCodes } from './recovery-codes';
import styles from './staff.module.css';
import { Unreachable } from './unreachable';
import { useStaffForm } from './use-staff-form';

const api = staffRoutes.api;

/** Few take this way: it is loaded by who does. */
const ByPassword = lazy(async () => ({ default: (await import('./password-forms')).ByPassword }));

/** The page of an invitation: a passkey, or password and authenticator app; then the recovery codes. */
export function JoinPage() {
  const { loading } = useStaffTexts();
  const [reader] = useState(invitationReader);
  const view = useSyncExternalStore(reader.subscribe, reader.view, reader.view);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  if (codes !== null) return <RecoveryCodes codes={codes} done={() => enterPage(staffRoutes.home)} />;
  if (view.kind === 'loading') return <p role="status">{loading}</p>;
  if (view.kind !== 'shown')
    return <Unreachable again={reader.again} why={view.kind === 'failed' ? view.why : 'fault'} />;
  if ('closed' in view.data) return <Closed {...view.data} />;
  return <JoinForm invite={view.data} again={reader.again} done={setCodes} />;
}

/** An invitation that is open no more: why, and what to do now. */
function Closed({ closed }: ClosedInvite) {
  const { closed: copy } = useJoinTexts();
  const { me } = useStaffTexts();
  const { title, text } = copy[closed];
  const isIn = closed === 'inside';
  return (
    <section className={styles.section} aria-labelledby="closed-title">
      <h2 id="closed-title" tabIndex={-1} ref={focusOnce}>
        {title}
      </h2>
      <p>{text}</p>
      {!isIn && <p>{copy.joined}</p>}
      <ButtonLink href={isIn ? staffRoutes.home : staffRoutes.signIn}>
        {isIn ? copy.enter : copy.signIn}
      </ButtonLink>
      {isIn && (
        <ButtonLink variant="outline" href={`${staffRoutes.me}#codes`}>
          {me.renewSubmit}
        </ButtonLink>
      )}
      <LanguageChoice isSignedIn={isIn} />
    </section>
  );
}

type Props = { invite: Invite; again: () => Promise<void>; done: (codes: readonly string[]) => void };

/** Posts to an invitation; where it was used or has run out meanwhile, the page reads again why. */
const postWith =
  (again: Props['again']): StaffPost =>
  async (path, body, read) => {
    const result = await postStaff(path, body, read);
    if (!result.ok && result.code === 'gone') await again();
    return result;
  };

function JoinForm({ invite, again, done }: Props) {
  const copy = useJoinTexts();
  const { errors, roles, loading } = useStaffTexts();
  const [isByPassword, setIsByPassword] = useState(false);
  const [name, setName] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const post = postWith(again);
  const more = () => ({ token: invitationToken() });
  const form = useStaffForm({ copy: errors, path: api.join, read: readCodes, more, post, done });
  const byPasskey = async (): Promise<Outcome<string[]>> => {
    setIsMissing(name.trim() === '');
    if (name.trim() === '') {
      document.getElementById('name')?.focus();
      return { ok: false, message: null };
    }
    const sent = { ...more(), name };
    return makePasskey({
      begin: api.beginJoin,
      finish: api.joinByPasskey,
      more: sent,
      post,
      read: readCodes,
    });
  };
  const submit = (event: FormEvent<HTMLFormElement>) =>
    isByPassword ? form.submit(event) : event.preventDefault();
  return (
    <form className={styles.form} method="dialog" onSubmit={submit} noValidate>
      <p>{copy.lead(invite.email, roleNames(invite.role, roles))}</p>
      {invite.role === 'admin' && <p>{copy.adminAlone}</p>}
      <input type="hidden" name="username" autoComplete="username" value={invite.email} readOnly />
      <Field
        name="name"
        label={copy.name}
        autoComplete="name"
        value={name}
        onChange={({ target }) => setName(target.value)}
        error={form.fields['name'] ?? (isMissing && name.trim() === '' ? errors.name : undefined)}
        required
      />
      <h2>{copy.how}</h2>
      <p>{copy.passkeyText}</p>
      <PasskeyButton
        // The Enter key in the field of the name presses the way that is open.
        type={isByPassword ? 'button' : 'submit'}
        variant={isByPassword ? 'quiet' : 'primary'}
        label={copy.passkey}
        run={byPasskey}
        done={done}
      />
      {isByPassword ? (
        <Suspense fallback={<p role="status">{loading}</p>}>
          <ByPassword invite={invite} form={form} />
        </Suspense>
      ) : (
        <Button variant="quiet" onClick={() => setIsByPassword(true)}>
          {copy.byPassword}
        </Button>
      )}
      <LanguageChoice isSignedIn={false} />
    </form>
  );
}
