import type { ComponentProps } from 'react';
import { Field } from './field';

type Props = ComponentProps<typeof Field<'select'>> & {
  options: readonly { value: string; label: string }[];
};

/** A field as a choice of one. */
export const SelectField = ({ options, ...props }: Props) => (
  <Field as="select" {...props}>
    {options.map(({ value, label }) => (
      <option key={value} value={value}>
        {label}
      </option>
    ))}
  </Field>
);
