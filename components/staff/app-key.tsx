import { useStaffTexts } from '@/lib/staff/client/texts';
import type { AppKey as Key } from '@/lib/staff/qr-code';
import styles from './staff.module.css';

/** The key of an authenticator app: for a camera, to be typed, and as a link on the phone itself. */
export function AppKey({ appKey: { secret, otpauth, qr } }: { appKey: Key }) {
  const { join: copy } = useStaffTexts();
  return (
    <>
      <p>{copy.app}</p>
      <svg className={styles.qr} viewBox={`0 0 ${qr.size} ${qr.size}`} role="img" aria-label={copy.qr}>
        <path d={qr.path} shapeRendering="crispEdges" />
      </svg>
      <p>
        {copy.secret}: <span className={styles.secret}>{secret}</span>
      </p>
      <p>
        <a href={otpauth}>{copy.open}</a>
      </p>
    </>
  );
}
