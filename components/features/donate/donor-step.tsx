import { useState } from 'react';
import { Field, TextField } from '@/components/ui/field';
import type { DonateCopy } from '@/lib/content/en/donate';
import { type DonorErrors, donorMaxLengths } from '@/lib/domain/donor';
import styles from './donor-step.module.css';

type Props = { copy: DonateCopy['form']['donor']; errors: DonorErrors; errorLabel: string };

/** Who gives: five fields, all asked for (spec §3, §5); the browser keeps what is typed. */
export function DonorStep({ copy, errors, errorLabel }: Props) {
  const { fullName, email, mobile, panCard, address } = donorMaxLengths;
  return (
    <fieldset className={styles.donor}>
      <legend>{copy.legend}</legend>
      <p>{copy.lead}</p>
      <Field
        {...copy.fullName}
        name="fullName"
        type="text"
        required
        maxLength={fullName}
        error={errors.fullName}
        errorLabel={errorLabel}
      />
      <Field
        {...copy.email}
        name="email"
        type="email"
        required
        maxLength={email}
        error={errors.email}
        errorLabel={errorLabel}
      />
      <Field
        {...copy.mobile}
        name="mobile"
        type="tel"
        required
        maxLength={mobile}
        error={errors.mobile}
        errorLabel={errorLabel}
      />
      <PanField copy={copy.panCard} error={errors.panCard} errorLabel={errorLabel} maxLength={panCard} />
      <TextField
        {...copy.address}
        name="address"
        required
        rows={3}
        maxLength={address}
        error={errors.address}
        errorLabel={errorLabel}
      />
    </fieldset>
  );
}

const looksLikePan = (text: string) => /^[A-Z]{5}\d{4}[A-Z]$/i.test(text.trim());

type PanProps = {
  copy: Props['copy']['panCard'];
  error: string | undefined;
  errorLabel: string;
  maxLength: number;
};

/** The document asks for no format, so an unusual PAN is pointed out and never refused. */
function PanField({ copy, error, errorLabel, maxLength }: PanProps) {
  const [look, setLook] = useState<'usual' | 'odd'>('usual');
  const described = ['panCard-hint', error && 'panCard-error', look === 'odd' && 'panCard-odd'];
  return (
    <div>
      <Field
        label={copy.label}
        hint={copy.hint}
        name="panCard"
        type="text"
        required
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={maxLength}
        error={error}
        errorLabel={errorLabel}
        aria-describedby={described.filter(Boolean).join(' ')}
        onInput={() => setLook('usual')}
        onBlur={({ target }) =>
          setLook(target.value.trim() === '' || looksLikePan(target.value) ? 'usual' : 'odd')
        }
      />
      <p id="panCard-odd" className={styles.odd} role="status">
        {look === 'odd' && copy.odd}
      </p>
    </div>
  );
}
