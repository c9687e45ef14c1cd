import { Field, TextField } from '@/components/ui/field';
import { type DonorErrors, type DonorField, donorMaxLengths } from '@/lib/donations/donor';
import type { DonateCopy } from '@/lib/i18n/en/donate';
import styles from './donor-step.module.css';

type Props = { copy: DonateCopy['form']['donor']; errors: DonorErrors; errorLabel: string };

/** Who gives: five fields, all asked for (spec §3, §5); the browser keeps what is typed. */
export function DonorStep({ copy, errors, errorLabel }: Props) {
  const field = (name: DonorField) => ({
    ...copy[name],
    name,
    required: true,
    maxLength: donorMaxLengths[name],
    error: errors[name],
    errorLabel,
  });
  return (
    <fieldset className={styles.donor}>
      <legend>{copy.legend}</legend>
      <p>{copy.lead}</p>
      <Field {...field('fullName')} type="text" />
      <Field {...field('email')} type="email" />
      <Field {...field('mobile')} type="tel" />
      <Field
        {...field('panCard')}
        type="text"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
      <TextField {...field('address')} rows={3} />
    </fieldset>
  );
}
