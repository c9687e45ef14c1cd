import { Icon } from '@/components/ui/icon';
import type { CheckoutCopy } from '@/lib/i18n/en/donate';
import styles from './test-band.module.css';

/** Says that nothing here is a real payment (contract §2, test keys and the sandbox). */
export function TestBand({ copy }: { copy: CheckoutCopy['test'] }) {
  return (
    <div className={styles.band}>
      <Icon name="alert" />
      <p>
        <strong>{copy.band}</strong> <span>{copy.text}</span>
      </p>
    </div>
  );
}
