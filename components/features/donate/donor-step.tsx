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
      <Field
        {...copy.panCard}
        name="panCard"
        type="text"
        required
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={panCard}
        error={errors.panCard}
        errorLabel={errorLabel}
      />
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
