'use client';

import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Notice } from '@/components/ui/notice';
import { staff } from '@/lib/i18n/en/staff';
import { staffRoutes } from '@/lib/staff/addresses';
import { isDone, pageAfterSignIn } from '@/lib/staff/client/staff-calls';
import styles from './staff.module.css';
import { useStaffForm } from './use-staff-form';

/** E-mail, password and code, in one step. */
export function SignInForm() {
  const { signIn: copy, errors } = staff;
  const { isSending, message, fields, submit } = useStaffForm({
    copy: errors,
    path: staffRoutes.api.signIn,
    read: isDone,
    done: () => location.replace(pageAfterSignIn(location.hash)),
  });
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      {message && <Notice kind="failed" title={message} />}
      <Field
        name="email"
        type="email"
        label={copy.email}
        autoComplete="username"
        error={fields['email']}
        required
      />
      <SecretFields copy={copy} fields={fields} />
      <Button type="submit" aria-disabled={isSending}>
        {isSending ? copy.sending : copy.submit}
      </Button>
      <p>{copy.help}</p>
    </form>
  );
}

type SecretProps = {
  copy: { password: string; code: string; codeHint: string };
  fields: Readonly<Record<string, string>>;
};

/** The two factors, asked for at the sign-in and again at a step-up. */
export function SecretFields({ copy, fields }: SecretProps) {
  return (
    <>
      <Field
        name="password"
        type="password"
        label={copy.password}
        autoComplete="current-password"
        error={fields['password']}
        required
      />
      <Field
        name="code"
        label={copy.code}
        hint={copy.codeHint}
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        error={fields['code']}
        required
      />
    </>
  );
}
