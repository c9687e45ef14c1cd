import { type ComponentProps, createElement, type ReactNode } from 'react';
import styles from './field.module.css';

type Shared = {
  name: string;
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  /** Heard before the error. */
  errorLabel?: string | undefined;
};
type Tag = 'input' | 'textarea' | 'select';
type FieldProps<T extends Tag> = Shared & { as?: T } & Omit<ComponentProps<T>, 'name' | 'id'>;

const describedBy = (name: string, hint: ReactNode, error: string | undefined) =>
  [hint && `${name}-hint`, error && `${name}-error`].filter(Boolean).join(' ') || undefined;

/**
 * A labelled control with its hint and error tied to it; its `id` is its name, so an error summary can link to it. `as`
 * is what it is, an input where nothing else is said.
 */
export function Field<T extends Tag = 'input'>({
  as,
  name,
  label,
  hint,
  error,
  errorLabel = 'Error:',
  ...rest
}: FieldProps<T>) {
  return (
    <div className={styles.field} data-invalid={error ? '' : undefined}>
      <label htmlFor={name}>{label}</label>
      {hint && <p id={`${name}-hint`}>{hint}</p>}
      {createElement<object>(as ?? 'input', {
        id: name,
        name,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': describedBy(name, hint, error),
        ...rest,
      })}
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
