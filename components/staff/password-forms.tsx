'use client';

import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button, ButtonLink } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Notice } from '@/components/ui/notice';
import { useCopy } from '@/components/ui/use-copy';
import { staffRoutes } from '@/lib/staff/addresses';
import { isDone, type StaffPost } from '@/lib/staff/client/staff-calls';
import { useStaffTexts } from '@/lib/staff/client/texts';
import type { AppKey as Key } from '@/lib/staff/qr-code';
import type { Invite, Me, PasswordOffer } from '@/lib/staff/schema';
import { focusOnce } from './browser-state';
import { FormMessage, PasswordField } from './form-parts';
import { useJoinTexts } from './join-texts';
import styles from './staff.module.css';
import { useStaffAction } from './step-up';
import { messageOf, useStaffForm } from './use-staff-form';

type ByPasswordProps = { invite: Invite; form: ReturnType<typeof useStaffForm<string[]>> };

/** The second way to join: a password, and the key of an authenticator app. */
export function ByPassword({ invite, form: { fields, message, isSending } }: ByPasswordProps) {
  const copy = useJoinTexts();
  return (
    <>
      <h2 tabIndex={-1} ref={focusOnce}>
        {copy.byPassword}
      </h2>
      <p>{copy.byPasswordText}</p>
      <PasswordField
        label={copy.password}
        hint={copy.passwordHint}
        autoComplete="new-password"
        error={fields['password']}
      />
      <h3>{copy.app.title}</h3>
      <AppKey appKey={invite} />
      <CodeField name="code" error={fields['code']} />
      <FormMessage text={message} />
      <Button type="submit" aria-disabled={isSending}>
        {isSending ? copy.sending : copy.submit}
      </Button>
    </>
  );
}

const isOffer = (answer: unknown): answer is PasswordOffer =>
  typeof answer === 'object' && answer !== null && 'offer' in answer;
const readOffer = (answer: unknown) => (isOffer(answer) ? answer : null);

/** A password and its app: for another phone, or for who joined by a passkey alone; after a step-up. */
export function OwnPassword({ me, again }: { me: Me; again: () => Promise<unknown> }) {
  const { password: copy, errors } = useStaffTexts();
  const { post, stepUp } = useStaffAction();
  const [offer, setOffer] = useState<PasswordOffer | null>(null);
  const [outcome, setOutcome] = useState<{ kind: 'done' | 'failed'; title: string } | null>(null);
  const begins = useRef<HTMLButtonElement>(null);
  const close = (kind: 'done' | 'failed', title: string | null) => {
    setOffer(null);
    setOutcome(title === null ? null : { kind, title });
  };
  const begin = async () => {
    const result = await post(staffRoutes.api.beginPassword, {}, readOffer);
    close('failed', result.ok ? null : messageOf(result, errors));
    if (result.ok) setOffer(result.data);
  };
  const save: StaffPost = async (...sent) => {
    const result = await post(...sent);
    if (!result.ok && result.code === 'gone') close('failed', copy.gone);
    return result;
  };
  const done = () => {
    close('done', copy.saved);
    void again();
  };
  /** The key that was offered is stored nowhere. */
  const stop = () => {
    flushSync(() => setOffer(null));
    begins.current?.focus();
  };
  const title = me.has_password ? copy.change : copy.set;
  return (
    <section className={styles.section} aria-labelledby="own-password-title">
      <h2 id="own-password-title">{copy.title}</h2>
      <p>{me.has_password ? copy.has : copy.none}</p>
      {outcome && (
        <div tabIndex={-1} ref={focusOnce}>
          <Notice {...outcome} />
        </div>
      )}
      {offer === null ? (
        <Button variant="quiet" ref={begins} onClick={() => void begin()}>
          {title}
        </Button>
      ) : (
        <NewPassword title={title} email={me.email} offer={offer} post={save} done={done} stop={stop} />
      )}
      {stepUp}
    </section>
  );
}

type NewPasswordProps = {
  title: string;
  email: string;
  offer: PasswordOffer;
  post: StaffPost;
  done: () => void;
  stop: () => void;
};

function NewPassword({ title, email, offer, post, done, stop }: NewPasswordProps) {
  const copy = useJoinTexts();
  const { errors, password, stepUp } = useStaffTexts();
  const { fields, message, isSending, submit } = useStaffForm({
    copy: errors,
    path: staffRoutes.api.setPassword,
    read: isDone,
    more: () => ({ offer: offer.offer }),
    post,
    done,
  });
  return (
    <form className={styles.form} method="dialog" onSubmit={submit} noValidate>
      <h3 tabIndex={-1} ref={focusOnce}>
        {title}
      </h3>
      <p>{password.changeText}</p>
      <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
      <PasswordField
        name="new_password"
        label={copy.password}
        hint={copy.passwordHint}
        autoComplete="new-password"
        error={fields['new_password']}
      />
      <h3>{copy.app.title}</h3>
      <AppKey appKey={offer} />
      <CodeField name="app_code" error={fields['app_code']} />
      <FormMessage text={message} />
      <Button type="submit" aria-disabled={isSending}>
        {isSending ? copy.sending : password.save}
      </Button>
      <Button variant="quiet" onClick={stop}>
        {stepUp.close}
      </Button>
    </form>
  );
}

function CodeField(field: { name: string; error: string | undefined }) {
  const copy = useJoinTexts();
  return (
    <Field
      label={copy.code}
      hint={copy.codeHint}
      inputMode="numeric"
      autoComplete="one-time-code"
      required
      {...field}
    />
  );
}

/** Read aloud or typed from another screen, four letters are remembered; apps take them with the spaces. */
const inGroups = (secret: string): string => secret.match(/.{1,4}/g)?.join(' ') ?? secret;

/** The key of an authenticator app: as a link on the phone itself, to be typed, and for the camera of another device. */
function AppKey({ appKey: { secret, otpauth, qr } }: { appKey: Key }) {
  const { app: copy, notCopied } = useJoinTexts();
  const { copyText, outcome } = useCopy({ copied: copy.copied, notCopied });
  return (
    <div className={styles.ways}>
      <p>{copy.text}</p>
      <div className={styles.way}>
        <p>{copy.openText}</p>
        <ButtonLink variant="quiet" href={otpauth}>
          {copy.open}
        </ButtonLink>
      </div>
      <div className={styles.way}>
        <p>{copy.secret}</p>
        <code className={styles.secret}>{inGroups(secret)}</code>
        {outcome}
        <Button variant="quiet" onClick={() => void copyText(secret)}>
          {copy.copy}
        </Button>
      </div>
      <div className={styles.way} data-with="camera">
        <p>{copy.qrText}</p>
        <svg className={styles.qr} viewBox={`0 0 ${qr.size} ${qr.size}`} role="img" aria-label={copy.qr}>
          <path d={qr.path} shapeRendering="crispEdges" />
        </svg>
      </div>
    </div>
  );
}
