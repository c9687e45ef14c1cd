'use client';

import { Button, ButtonLink } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { useCopy } from '@/components/ui/use-copy';
import type { AppKey as Key } from '@/lib/staff/qr-code';
import type { Invite } from '@/lib/staff/schema';
import { focusOnce } from './browser-state';
import { FormMessage, PasswordField } from './form-parts';
import { useJoinTexts } from './join-texts';
import styles from './staff.module.css';
import type { useStaffForm } from './use-staff-form';

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
      <Field
        name="code"
        label={copy.code}
        hint={copy.codeHint}
        inputMode="numeric"
        autoComplete="one-time-code"
        error={fields['code']}
        required
      />
      <FormMessage text={message} />
      <Button type="submit" aria-disabled={isSending}>
        {isSending ? copy.sending : copy.submit}
      </Button>
    </>
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
