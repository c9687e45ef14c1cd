'use client';

import { lazy, Suspense, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { roleNames } from '@/lib/i18n/en/staff';
import { staffRoutes } from '@/lib/staff/addresses';
import { isDone, postStaff, readCodes, toldIn } from '@/lib/staff/client/staff-calls';
import { useStaff } from '@/lib/staff/client/staff-reads';
import { inLanguageOnView, useStaffTexts } from '@/lib/staff/client/texts';
import { mailFault } from '@/lib/staff/mail-fault';
import type { Me } from '@/lib/staff/schema';
import { focusOnce } from './browser-state';
import { LanguageChoice } from './language-choice';
import { Notices } from './notices';
import { useChats, useSignOut } from './own-chats';
import { Passkeys } from './passkeys';
import { RecoveryCodes } from './recovery-codes';
import { Shown } from './shown';
import styles from './staff.module.css';
import { useStaffAction } from './step-up';
import { ShowTour } from './tour';
import { useClock } from './use-clock';
import { messageOf } from './use-staff-form';

const OwnPassword = lazy(async () => ({ default: (await import('./password-forms')).OwnPassword }));

/** A person's own account; without a session the way leads to the sign-in. */
export function AccountPage() {
  const view = useStaff<Me>(staffRoutes.api.me);
  return <Shown view={view}>{(me) => <Account me={me} again={view.again} />}</Shown>;
}

function Account({ me, again }: { me: Me; again: () => Promise<unknown> }) {
  const { me: copy, errors, loading, roles } = useStaffTexts();
  const [message, setMessage] = useState<{ kind: 'done' | 'failed'; title: string } | null>(null);
  const end = async (id: string) => {
    setMessage(null);
    const result = await postStaff(staffRoutes.api.endSession, { id }, isDone);
    await again();
    setMessage(
      result.ok
        ? { kind: 'done', title: copy.ended }
        : { kind: 'failed', title: messageOf(result, errors) ?? errors.failed },
    );
  };
  const { fault, leave, question } = useSignOut(useChats(me.role));
  return (
    <>
      <dl className={styles.facts}>
        <dt>{copy.name}</dt>
        <dd>{me.name}</dd>
        <dt>{copy.email}</dt>
        <dd>{me.email}</dd>
        <dt>{copy.role}</dt>
        <dd>{roleNames(me.role, roles)}</dd>
        <dt>{copy.codesLeft}</dt>
        <dd className={me.codes_left === 0 ? styles.fault : undefined}>{me.codes_left}</dd>
      </dl>
      {me.codes_left === 0 && (
        <div>
          <p className={styles.fault}>{copy.noCodes}</p>
          <a className={styles.lone} href="#codes">
            {copy.renewSubmit}
          </a>
        </div>
      )}
      {message && <Notice {...message} />}
      {fault && <Notice kind="failed" title={fault} />}
      {question}
      <LanguageChoice isSignedIn={true} />
      <ShowTour tour={me.tour} />
      <Passkeys passkeys={me.passkeys} again={again} />
      <Suspense fallback={<p role="status">{loading}</p>}>
        <OwnPassword me={me} again={again} />
      </Suspense>
      <NewCodes again={again} />
      <Sessions sessions={me.sessions} end={end} />
      <TestMail email={me.email} sendsMail={me.sends_mail} />
      <Notices sendsMail={me.sends_mail} />
      <section className={styles.section} aria-labelledby="sign-out-title">
        <h2 id="sign-out-title">{copy.signOut}</h2>
        <Button id="sign-out" variant="quiet" onClick={() => leave(staffRoutes.api.signOut)}>
          {copy.signOut}
        </Button>
        <p>{copy.signOutAllText}</p>
        <Button variant="quiet" onClick={() => leave(staffRoutes.api.endAllSessions)}>
          {copy.signOutAll}
        </Button>
      </section>
    </>
  );
}

/** A wait of which somebody wonders whether anything happens. */
const SLOW_MS = 3000;
type MailOutcome = { kind: 'done' | 'failed'; title: string; code?: string };

export function TestMail({ email, sendsMail }: { email: string; sendsMail: boolean }) {
  const { me, errors } = useStaffTexts();
  const { testMail: copy } = me;
  const [isSending, setIsSending] = useState(false);
  const [isSlow, setIsSlow] = useState(false);
  const [outcome, setOutcome] = useState<MailOutcome | null>(null);
  const send = async () => {
    if (isSending) return;
    setIsSending(true);
    setOutcome(null);
    const timer = setTimeout(() => setIsSlow(true), SLOW_MS);
    const result = await postStaff(staffRoutes.api.testMail, {}, isDone);
    clearTimeout(timer);
    setIsSlow(false);
    setIsSending(false);
    if (result.ok) return setOutcome({ kind: 'done', title: copy.sent(email) });
    const why = toldIn(result);
    if (result.code === 'mail_failed') {
      const code = /\(([\w-]+)\)$/.exec(why ?? '')?.[1] ?? 'unknown';
      return setOutcome({ kind: 'failed', title: copy.faults[mailFault(code)], code });
    }
    const title = why && inLanguageOnView(why);
    setOutcome({ kind: 'failed', title: title ?? messageOf(result, errors) ?? errors.failed });
  };
  const title = <h2 id="test-mail-title">{copy.title}</h2>;
  if (!sendsMail)
    return (
      <section className={styles.section} aria-labelledby="test-mail-title">
        {title}
        <p>{copy.notSet}</p>
      </section>
    );
  return (
    <section className={styles.section} aria-labelledby="test-mail-title">
      {title}
      <p>{copy.text}</p>
      {outcome && (
        <Notice kind={outcome.kind} title={outcome.title}>
          {outcome.code && <small>{copy.code(outcome.code)}</small>}
        </Notice>
      )}
      <p role="status">{isSlow && copy.slow}</p>
      <Button variant="quiet" aria-disabled={isSending} onClick={() => void send()}>
        {copy.submit}
      </Button>
    </section>
  );
}

function Sessions({ sessions, end }: { sessions: Me['sessions']; end: (id: string) => void }) {
  const { me: copy } = useStaffTexts();
  const clock = useClock();
  return (
    <section className={styles.section} aria-labelledby="sessions-title">
      <h2 id="sessions-title">{copy.sessions}</h2>
      <ul className={styles.sessions} aria-labelledby="sessions-title">
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

/** New recovery codes, after a step-up. */
function NewCodes({ again }: { again: () => Promise<unknown> }) {
  const { me: copy, errors } = useStaffTexts();
  const { post, stepUp } = useStaffAction();
  const [isOpen, setIsOpen] = useState(false);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const renew = async () => {
    setFailure(null);
    const result = await post(staffRoutes.api.recoveryCodes, {}, readCodes);
    if (!result.ok) return setFailure(messageOf(result, errors));
    setIsOpen(false);
    setCodes(result.data);
    await again();
  };
  if (codes !== null) return <RecoveryCodes codes={codes} done={() => setCodes(null)} />;
  if (!isOpen)
    return (
      <section className={styles.section} aria-labelledby="own-codes-title">
        <h2 id="own-codes-title">{copy.codes}</h2>
        <Button id="codes" variant="quiet" onClick={() => setIsOpen(true)}>
          {copy.renew}
        </Button>
      </section>
    );
  return (
    <section className={styles.section} aria-labelledby="renew-title">
      <h2 id="renew-title" tabIndex={-1} ref={focusOnce}>
        {copy.renew}
      </h2>
      <p>{copy.renewText}</p>
      {failure && <Notice kind="failed" title={failure} />}
      <Button onClick={renew}>{copy.renewSubmit}</Button>
      {stepUp}
    </section>
  );
}
