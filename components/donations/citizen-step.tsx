import type { Currency } from '@/lib/donations/schema';
import type { CheckoutCopy } from '@/lib/i18n/en/checkout';
import styles from './citizen-step.module.css';

type Props = { copy: CheckoutCopy['citizen']; errorLabel: string; isMissing: boolean; currency: Currency };

/** Whether a gift may be taken at all turns on the giver's citizenship (FCRA, payments reference §3.3). */
export function CitizenStep({ copy, errorLabel, isMissing, currency }: Props) {
  const { label, hint, missing, foreign } = copy;
  return (
    <div className={styles.step} data-invalid={isMissing ? '' : undefined}>
      <label htmlFor="citizen">
        <input
          id="citizen"
          name="citizen"
          type="checkbox"
          value="yes"
          aria-invalid={isMissing || undefined}
          aria-describedby={isMissing ? 'citizen-error citizen-hint' : 'citizen-hint'}
        />
        {label}
      </label>
      {isMissing && (
        <p id="citizen-error" className={styles.error}>
          <span className="visually-hidden">{errorLabel} </span>
          {missing}
        </p>
      )}
      <p id="citizen-hint">
        {hint} {currency !== 'INR' && foreign}
      </p>
    </div>
  );
}
