import { Button } from '@/components/ui/button';
import { formatAmount } from '@/lib/donations/donation';
import { fill } from '@/lib/i18n/fill';
import { AmountTiles, CustomAmount, SponsorCards } from './amounts';
import { givenAmount } from './donation-state';
import { AMOUNT_ERROR, type GiftStepProps } from './gift-props';
import styles from './gift-step.module.css';

/** How much is given, once or as a sponsorship, and in which currency (spec §2, §4). */
export function GiftStep(props: GiftStepProps) {
  const { copy, options, selection, refusal } = props;
  const given = givenAmount(selection, options.limits);
  return (
    <>
      <ModeSwitch {...props} />
      <CurrencySelect {...props} />
      {selection.mode === 'one-time' ? (
        <AmountTiles {...props} choice={selection.choice} />
      ) : (
        <SponsorCards {...props} variant={selection.variant} />
      )}
      <div className={styles.amount}>
        {selection.mode === 'one-time' && <CustomAmount {...props} choice={selection.choice} />}
        {refusal !== null && (
          <p id={AMOUNT_ERROR} className={styles.error} role="alert">
            {refusal}
          </p>
        )}
      </div>
      <p className={styles.summary} role="status">
        {given !== null && fill(copy.summary, { amount: formatAmount(given, selection.currency) })}
      </p>
    </>
  );
}

function ModeSwitch({ copy, selection, select }: GiftStepProps) {
  return (
    <fieldset>
      <legend className={styles.legend}>{copy.mode.legend}</legend>
      <div className={styles.modes}>
        {(['one-time', 'sponsor'] as const).map((mode) => (
          <Button
            key={mode}
            variant="quiet"
            aria-pressed={selection.mode === mode}
            onClick={() => select({ type: 'chooseMode', mode })}
          >
            {copy.mode[mode]}
          </Button>
        ))}
      </div>
    </fieldset>
  );
}

function CurrencySelect({ copy, options, selection, select }: GiftStepProps) {
  return (
    <div className={styles.currency}>
      <label htmlFor="currency">{copy.currency.label}</label>
      <select
        id="currency"
        name="currency"
        autoComplete="off"
        value={selection.currency}
        onChange={({ target }) => {
          const currency = options.currencies.find((one) => one === target.value);
          if (currency) select({ type: 'chooseCurrency', currency });
        }}
      >
        {options.currencies.map((currency) => (
          <option key={currency} value={currency}>
            {copy.currency.names[currency]}
          </option>
        ))}
      </select>
    </div>
  );
}
