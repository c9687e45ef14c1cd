import type { SyntheticEvent } from 'react';
import { Field } from '@/components/ui/field';
import {
  formatAmount,
  type OneTimeChoice,
  presets,
  readAmount,
  type Selection,
  sponsorship,
} from '@/lib/donations/donation';
import { fill } from '@/lib/i18n/fill';
import { Tile } from './amount-tile';
import { AMOUNT_ERROR, type GiftStepProps } from './gift-props';
import styles from './gift-step.module.css';

type ChoiceProps = GiftStepProps & { choice: OneTimeChoice };
type SponsorProps = GiftStepProps & { variant: Extract<Selection, { mode: 'sponsor' }>['variant'] };

export function AmountTiles(props: ChoiceProps) {
  const { copy, options, selection, select, choice } = props;
  const limit = options.limits[selection.currency];
  return (
    <fieldset>
      <legend className={styles.legend}>{copy.preset.legend}</legend>
      <div className={styles.tiles}>
        {presets.map((amount) => (
          <Tile
            key={amount}
            name="preset"
            value={amount}
            checked={choice.kind === 'preset' && choice.amount === amount && amount <= limit}
            disabled={amount > limit}
            onChange={() => select({ type: 'choosePreset', amount })}
          >
            {formatAmount(amount, selection.currency)}
          </Tile>
        ))}
      </div>
      {presets.some((amount) => amount > limit) && <TooLarge {...props} />}
    </fieldset>
  );
}

export function CustomAmount({ copy, options, selection, select, choice, refusal }: ChoiceProps) {
  const { currency } = selection;
  const { label, placeholder, hint } = copy.custom;
  const text = choice.kind === 'custom' ? choice.text : '';
  const shown = text.replace(/[^\d.e+-]/gi, '');
  /** A number box drops what it cannot show, and `5,50` would be 550: such text is read here, or kept and then refused. */
  const insert = (event: SyntheticEvent, typed: string) => {
    if (/^[\d.e+-]*$/i.test(typed)) return;
    event.preventDefault();
    const amount = readAmount(typed);
    if (amount === null) select({ type: 'typeCustom', text: text + typed });
    else document.execCommand('insertText', false, String(amount));
  };
  return (
    <Field
      name="customAmount"
      label={label}
      hint={fill(hint, {
        least: formatAmount(1, currency),
        most: formatAmount(options.limits[currency], currency),
      })}
      type="number"
      min="1"
      step="1"
      inputMode="numeric"
      autoComplete="off"
      placeholder={placeholder}
      value={shown}
      onBeforeInput={(event) => insert(event, event.data)}
      onPaste={(event) => insert(event, event.clipboardData.getData('text'))}
      onChange={({ target: { value } }) =>
        select({
          type: 'typeCustom',
          // What was typed before and is not shown still counts.
          text: shown !== '' && value.startsWith(shown) ? text + value.slice(shown.length) : value,
        })
      }
      // A page scrolled with the pointer over the box must not change a gift.
      onWheel={({ currentTarget }) => currentTarget.blur()}
      {...(refusal !== null && {
        'aria-invalid': true,
        'aria-describedby': `customAmount-hint ${AMOUNT_ERROR}`,
      })}
    />
  );
}

export function SponsorCards(props: SponsorProps) {
  const { copy, options, selection, select, variant } = props;
  const { currency } = selection;
  const limit = options.limits[currency];
  const levels = (['half', 'full'] as const).map((level) => ({ level, price: sponsorship[level][currency] }));
  return (
    <fieldset>
      <legend className={styles.legend}>{copy.sponsor.legend}</legend>
      <div className={styles.cards}>
        {levels.map(({ level, price }) => (
          <Tile
            key={level}
            name="variant"
            value={level}
            checked={variant === level && price <= limit}
            disabled={price > limit}
            onChange={() => select({ type: 'chooseVariant', variant: level })}
          >
            <span>{copy.sponsor[level]}</span> <strong>{formatAmount(price, currency)}</strong>
          </Tile>
        ))}
      </div>
      {levels.some(({ price }) => price > limit) && <TooLarge {...props} />}
    </fieldset>
  );
}

function TooLarge({ copy, options, selection, phone, phoneHref }: GiftStepProps) {
  const { currency } = selection;
  return (
    <p className={styles.note}>
      {fill(copy.tooLarge, { most: formatAmount(options.limits[currency], currency) })}{' '}
      <a href={phoneHref}>{phone}</a>
    </p>
  );
}
