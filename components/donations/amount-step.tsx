import type { ComponentProps, ReactNode, SyntheticEvent } from 'react';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Icon } from '@/components/ui/icon';
import { presets, sponsorship } from '@/lib/config/currencies';
import {
  amountOf,
  type DonationOptions,
  faultOf,
  formatAmount,
  type OneTimeChoice,
  readAmount,
  type Selection,
  type SelectionAction,
} from '@/lib/donations/donation';
import type { DonateCopy } from '@/lib/i18n/en/donate';
import { fill } from '@/lib/i18n/language';
import styles from './amount-step.module.css';
import currencyStyles from './currency-select.module.css';

/** Id of the choice of an amount, to which the word beside a button that waits for one leads. */
export const AMOUNTS = 'amounts';
/** Id of the amount's refusal, which the custom amount is described by. */
const AMOUNT_ERROR = 'amount-error';

type AmountStepProps = {
  copy: DonateCopy['form'];
  options: DonationOptions;
  selection: Selection;
  select: (action: SelectionAction) => void;
  /** Why the amount was refused, if it was. */
  refusal: string | null;
  phone: string;
  phoneHref: string;
};

/** How much is donated, once or as a sponsorship, and in which currency (spec §2, §4). */
export function AmountStep(props: AmountStepProps) {
  const { copy, options, selection, refusal } = props;
  const amount = amountOf(selection, options.limits);
  const fault = faultOf(selection, options.limits);
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
      <div className={styles.summary} role="status" data-fault={fault}>
        {amount !== null && fill(copy.summary, { amount: formatAmount(amount, selection.currency) })}
        {fault && { dropped: copy.dropped, range: rangeOf(props), most: <TooLarge {...props} /> }[fault]}
      </div>
      {amount !== null && <a href="#fullName">{copy.toDetails}</a>}
    </>
  );
}

/** Which amounts can be given. */
const rangeOf = ({ copy, options: { limits }, selection: { currency } }: AmountStepProps) =>
  fill(copy.custom.hint, {
    least: formatAmount(1, currency),
    most: formatAmount(limits[currency], currency),
  });

function ModeSwitch({ copy, selection, select }: AmountStepProps) {
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

function CurrencySelect({ copy, options, selection, select }: AmountStepProps) {
  return (
    <div className={currencyStyles.currency}>
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

type ChoiceProps = AmountStepProps & { choice: OneTimeChoice };
type SponsorProps = AmountStepProps & { variant: Extract<Selection, { mode: 'sponsor' }>['variant'] };

function AmountTiles(props: ChoiceProps) {
  const { copy, options, selection, select, choice } = props;
  const { currency } = selection;
  const limit = options.limits[currency];
  const amounts = presets[currency];
  // What an amount does, where the trust has confirmed it.
  const confirmed = options.purposes?.filter((one) => one.currency === currency) ?? [];
  const purposes = new Map(confirmed.map(({ amount, text }) => [amount, text]));
  return (
    <fieldset id={AMOUNTS}>
      <legend className={styles.legend}>{copy.preset.legend}</legend>
      <div className={styles.tiles}>
        {amounts.map((amount) => (
          <Tile
            key={amount}
            name="preset"
            value={amount}
            checked={choice.kind === 'preset' && choice.amount === amount && amount <= limit}
            disabled={amount > limit}
            onChange={() => select({ type: 'choosePreset', amount })}
          >
            {formatAmount(amount, currency)}
            {purposes.has(amount) && <small className={styles.purpose}>{purposes.get(amount)}</small>}
          </Tile>
        ))}
      </div>
      {amounts.some((amount) => amount > limit) && <TooLarge {...props} />}
    </fieldset>
  );
}

function CustomAmount(props: ChoiceProps) {
  const { copy, select, choice, refusal } = props;
  const text = choice.kind === 'custom' ? choice.text : '';
  const shown = text.replace(/[^\d.e+-]/gi, '');
  /** A number box drops what it cannot show, and `5,50` would be 550: such text is read here, or stays and is refused. */
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
      label={copy.custom.label}
      hint={rangeOf(props)}
      type="number"
      min="1"
      step="1"
      inputMode="numeric"
      autoComplete="off"
      placeholder={copy.custom.placeholder}
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
      // A page scrolled with the pointer over the box must not change the amount.
      onWheel={({ currentTarget }) => currentTarget.blur()}
      {...(refusal !== null && {
        'aria-invalid': true,
        'aria-describedby': `customAmount-hint ${AMOUNT_ERROR}`,
      })}
    />
  );
}

function SponsorCards(props: SponsorProps) {
  const { copy, options, selection, select, variant } = props;
  const { currency } = selection;
  const limit = options.limits[currency];
  const levels = (['half', 'full'] as const).map((level) => ({ level, price: sponsorship[level][currency] }));
  return (
    <fieldset id={AMOUNTS}>
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
      <p className={styles.note}>{copy.sponsor.note}</p>
      {levels.some(({ price }) => price > limit) && <TooLarge {...props} />}
    </fieldset>
  );
}

function TooLarge({ copy, options, selection, phone, phoneHref }: AmountStepProps) {
  const { currency } = selection;
  return (
    <p className={styles.note}>
      {fill(copy.tooLarge, { most: formatAmount(options.limits[currency], currency) })}{' '}
      <a href={phoneHref}>{phone}</a>
    </p>
  );
}

type TileProps = { children: ReactNode } & Omit<ComponentProps<'input'>, 'type' | 'className'>;

/** A native radio drawn as a tile: the choice shows by border, tick and weight, never by colour alone. */
export function Tile({ children, ...input }: TileProps) {
  return (
    <label className={styles.tile}>
      {/* Firefox gives radios back after a reload without telling anyone; autoComplete stops that. */}
      <input type="radio" autoComplete="off" {...input} />
      <span>
        <span>{children}</span>
        <span>
          <Icon name="check" size={18} />
        </span>
      </span>
    </label>
  );
}
