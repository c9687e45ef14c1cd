import type { ComponentProps, ReactNode } from 'react';
import styles from './field.module.css';

type Shared = {
  name: string;
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  /** Heard before the error. */
  errorLabel?: string | undefined;
};
type InputProps = Shared & Omit<ComponentProps<'input'>, 'name' | 'id'>;
type SelectProps = Shared &
  Omit<ComponentProps<'select'>, 'name' | 'id'> & { options: readonly { value: string; label: string }[] };
type TextAreaProps = Shared & Omit<ComponentProps<'textarea'>, 'name' | 'id'>;

const describedBy = (name: string, hint: ReactNode, error: string | undefined) =>
  [hint && `${name}-hint`, error && `${name}-error`].filter(Boolean).join(' ') || undefined;

/** A labelled input with its hint and error tied to it; its `id` is its name, so an error summary can link to it. */
export function Field({ name, label, hint, error, errorLabel, ...rest }: InputProps) {
  return (
    <Frame {...{ name, label, hint, error, errorLabel }}>
      <input
        id={name}
        name={name}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(name, hint, error)}
        {...rest}
      />
    </Frame>
  );
}

/** The same for several lines. */
export function TextField({ name, label, hint, error, errorLabel, ...rest }: TextAreaProps) {
  return (
    <Frame {...{ name, label, hint, error, errorLabel }}>
      <textarea
        id={name}
        name={name}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(name, hint, error)}
        {...rest}
      />
    </Frame>
  );
}

/** The same as a choice of one. */
export function SelectField({ name, label, hint, error, errorLabel, options, ...rest }: SelectProps) {
  return (
    <Frame {...{ name, label, hint, error, errorLabel }}>
      <select
        id={name}
        name={name}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(name, hint, error)}
        {...rest}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </Frame>
  );
}

function Frame({
  name,
  label,
  hint,
  error,
  errorLabel = 'Error:',
  children,
}: Shared & { children: ReactNode }) {
  return (
    <div className={styles.field} data-invalid={error ? '' : undefined}>
      <label htmlFor={name}>{label}</label>
      {hint && <p id={`${name}-hint`}>{hint}</p>}
      {children}
      {error && (
        <p id={`${name}-error`}>
          <span className="visually-hidden">{errorLabel} </span>
          {error}
        </p>
      )}
    </div>
  );
}

type SummaryProps = {
  title: string;
  errors: readonly { name: string; message: string }[];
  /** Of its heading, where a page has two forms. */
  id?: string;
};

/** What is wrong, in one place, each line leading to its field; focused when a form is refused (GOV.UK's pattern). */
export function ErrorSummary({
  title,
  errors,
  id = 'error-summary',
  ref,
}: SummaryProps & { ref?: ComponentProps<'div'>['ref'] }) {
  const goTo = (name: string) => {
    const control = document.getElementById(name);
    document.querySelector(`label[for="${CSS.escape(name)}"]`)?.scrollIntoView();
    control?.focus({ preventScroll: true });
  };
  return (
    <section ref={ref} tabIndex={-1} className={styles.summary} aria-labelledby={id}>
      <div role="alert">
        <h3 id={id}>{title}</h3>
        <ul>
          {errors.map(({ name, message }) => (
            <li key={name}>
              <a
                href={`#${name}`}
                onClick={(event) => {
                  event.preventDefault();
                  goTo(name);
                }}
              >
                {message}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
