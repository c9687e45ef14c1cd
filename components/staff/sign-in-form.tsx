'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { staffRoutes } from '@/lib/staff/addresses';
import { signByPasskey } from '@/lib/staff/client/passkeys';
import { enterPage, isDone, pageAfterSignIn } from '@/lib/staff/client/staff-calls';
import { useStaffTexts } from '@/lib/staff/client/texts';
import { focusEntered, focusOnce } from './browser-state';
import { FormMessage, PasswordField } from './form-parts';
import { LanguageChoice } from './language-choice';
import { PasskeyButton } from './passkey-button';
import styles from './staff.module.css';
import { useStaffForm } from './use-staff-form';

const enter = () => enterPage(pageAfterSignIn(location.hash));

/** By a passkey; by e-mail, password and code in one step; or, where both are missing, by a recovery code. */
export function SignInForm() {
  const { signIn: copy } = useStaffTexts();
  const [isRecovery, setIsRecovery] = useState(false);
  if (isRecovery) return <Recovery back={() => setIsRecovery(false)} />;
  return (
    <div className={styles.section} ref={focusEntered}>
      <PasskeyButton
        label={copy.passkey}
        run={() => signByPasskey(staffRoutes.api.beginSignIn, staffRoutes.api.signInByPasskey)}
        done={enter}
      />
      <h2>{copy.or}</h2>
      <PasswordForm />
      <Button variant="quiet" onClick={() => setIsRecovery(true)}>
        {copy.recovery}
      </Button>
      <p>{copy.help}</p>
      <LanguageChoice isSignedIn={false} />
    </div>
  );
}

function useSignIn() {
  const { signIn: copy, errors } = useStaffTexts();
  const form = useStaffForm({ copy: errors, path: staffRoutes.api.signIn, read: isDone, done: enter });
  return { ...form, copy };
}

function PasswordForm() {
  const { isSending, message, fields, submit, copy } = useSignIn();
  return (
    // Before the page's script is there this method sends nothing: else e-mail and password would stand in the address.
    <form className={styles.form} method="dialog" onSubmit={submit} noValidate>
      <FormMessage text={message} />
      <EmailField error={fields['email']} />
      <SecretFields fields={fields} />
      <Button variant="quiet" type="submit" aria-disabled={isSending}>
        {isSending ? copy.sending : copy.submit}
      </Button>
    </form>
  );
}

function Recovery({ back }: { back: () => void }) {
  const { isSending, message, fields, submit, copy } = useSignIn();
  return (
    <form
      className={styles.form}
      method="dialog"
      onSubmit={submit}
      noValidate
      aria-labelledby="recovery-title"
    >
      <h2 id="recovery-title" tabIndex={-1} ref={focusOnce}>
        {copy.recoveryTitle}
      </h2>
      <p>{copy.recoveryText}</p>
      <FormMessage text={message} />
      <EmailField error={fields['email']} />
      <Field
        name="code"
        label={copy.recoveryCode}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        error={fields['code']}
        required
      />
      <Button type="submit" aria-disabled={isSending}>
        {isSending ? copy.sending : copy.submit}
      </Button>
      <Button variant="quiet" onClick={back}>
        {copy.back}
      </Button>
    </form>
  );
}

function EmailField({ error }: { error: string | undefined }) {
  const { email } = useStaffTexts().signIn;
  return <Field name="email" type="email" label={email} autoComplete="username" error={error} required />;
}

type SecretProps = {
  fields: Readonly<Record<string, string>>;
  /** Who signs in by a passkey alone has a recovery code for when it is not at hand. */
  hasPassword?: boolean;
};

/** The two factors, asked for at the sign-in and again at a step-up. */
export function SecretFields({ fields, hasPassword = true }: SecretProps) {
  const { signIn: copy } = useStaffTexts();
  return (
    <>
      {hasPassword && (
        <PasswordField label={copy.password} autoComplete="current-password" error={fields['password']} />
      )}
      <Field
        name="code"
        label={hasPassword ? copy.code : copy.recoveryCode}
        hint={hasPassword ? copy.codeHint : undefined}
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        error={fields['code']}
        required
      />
    </>
  );
}
