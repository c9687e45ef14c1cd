import { Button, ButtonLink } from '@/components/ui/button';
import type { AppKey as Key } from '@/lib/staff/qr-code';
import { useJoinTexts } from './join-texts';
import styles from './staff.module.css';
import { useCopy } from './use-copy';

/** Read aloud or typed from another screen, four letters are remembered; apps take them with the spaces. */
const inGroups = (secret: string): string => secret.match(/.{1,4}/g)?.join(' ') ?? secret;

/** The key of an authenticator app: as a link on the phone itself, to be typed, and for the camera of another device. */
export function AppKey({ appKey: { secret, otpauth, qr } }: { appKey: Key }) {
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
