import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Notice } from '@/components/ui/notice';
import { SelectField } from '@/components/ui/select-field';
import { hoursFault, parseOpeningHours } from '@/lib/config/opening-hours';
import { hoursIn } from '@/lib/i18n/clock';
import { staffContent } from '@/lib/i18n/en/staff-content';
import { staffFields as copy, hintOf, labelOf, plainFault } from '@/lib/i18n/en/staff-fields';
import { languages } from '@/lib/i18n/language';
import { controlName, type FieldShape, isEntries, type ValuePath, valueAt } from '@/lib/stories/field-shape';
import styles from '../staff.module.css';
import { ChoosePicture } from './pictures';
import { photoOf } from './story-form';

/** What every field of a form of values goes by. */
export type ValueFields = {
  file: string;
  defaults: unknown;
  /** What was published last. */
  live: unknown;
  /** By the control that they stand beside. */
  errors: ReadonlyMap<string, string>;
  /** Undefined takes the value out. */
  set: (path: ValuePath, value: unknown) => void;
};
export type ValueProps<Shape = FieldShape> = {
  form: ValueFields;
  path: ValuePath;
  shape: Shape;
  value: unknown;
  isRequired: boolean;
};
type Kind<K extends FieldShape['kind']> = Extract<FieldShape, { kind: K }>;

const labelled = (text: string) => text.charAt(0).toUpperCase() + text.slice(1).replaceAll('-', ' ');
/** What a choice is called: a language by its name. */
const optionLabel = (option: string) =>
  Object.entries(staffContent.languages).find(([one]) => one === option)?.[1] ?? labelled(option);

/** The label, hint and error of a value, and what the site shows in its stead. */
export function labelsOf({ form, path, value, isRequired }: Omit<ValueProps, 'shape'>) {
  const name = controlName(path);
  const label =
    typeof path.at(-1) === 'number'
      ? `${labelOf(form.file, path)} ${Number(path.at(-1)) + 1}`
      : labelOf(form.file, path);
  const shown = isEntries(form.defaults)
    ? (valueAt(form.live, path) ?? valueAt(form.defaults, path))
    : undefined;
  // Of what the site has by itself nothing has to be written.
  const isOptional = !isRequired && !isEntries(form.defaults);
  const now = typeof shown === 'string' && shown !== value ? copy.now(shown) : undefined;
  const hint = [hintOf(form.file, path), now].filter(Boolean).join(' ') || undefined;
  return { name, hint, label: isOptional ? copy.optional(label) : label, error: form.errors.get(name) };
}

/** A text, a day, a number or the name of a picture. */
export function TextValue({ shape, ...props }: ValueProps<Kind<'text' | 'number'>>) {
  const { form, path, value, isRequired } = props;
  const text = value === undefined || value === null ? '' : String(value);
  const field = {
    ...labelsOf(props),
    autoComplete: 'off',
    lang: languages.find((language) => language === path.at(-1)),
    value: text,
    onChange: ({ target }: { target: { value: string } }) => {
      const typed = target.value;
      const isNumber = shape.kind === 'number' && /^\d{1,15}$/.test(typed);
      form.set(path, typed === '' && !isRequired ? undefined : isNumber ? Number(typed) : typed);
    },
  };
  if (path.at(-1) === 'opening_hours') return <HoursValue {...props} />;
  if (shape.kind === 'number') return <Field inputMode="numeric" {...field} />;
  if (shape.isLong) return <Field as="textarea" rows={2} {...field} />;
  if (shape.format === 'picture')
    return <PictureValue form={form} path={path} field={<Field {...field} />} />;
  const isDay = shape.format === 'date' && /^(?:\d{4}-\d\d-\d\d)?$/.test(text);
  return <Field type={isDay ? 'date' : 'text'} {...field} />;
}

/** Opening hours, begun with those in force; with every key is said what visitors read of them and what that promises. */
function HoursValue(props: Omit<ValueProps, 'shape'>) {
  const { form, path, value } = props;
  const inForce = valueAt(form.live, path) ?? valueAt(form.defaults, path) ?? '';
  const [typed, setTyped] = useState(String(value ?? inForce));
  const labels = labelsOf({ ...props, value: typed });
  const change = (text: string) => {
    setTyped(text);
    form.set(path, text === '' ? undefined : text);
  };
  return (
    <div className={styles.section}>
      <Field {...labels} autoComplete="off" value={typed} onChange={({ target }) => change(target.value)} />
      {labels.error === undefined && <HoursRead text={typed} />}
    </div>
  );
}

/** One thing of what is typed: what visitors read, what words do, or what is wrong. */
function HoursRead({ text }: { text: string }) {
  const hours = parseOpeningHours(text);
  const fault = hoursFault(text);
  if (text.trim() !== '' && hours === null && fault === null)
    return (
      <Notice kind="info" title={copy.hours.words}>
        <p>{copy.hours.wordsMean}</p>
      </Notice>
    );
  return (
    <p role="status">{hours === null ? fault && plainFault(fault) : copy.hours.read(hoursIn('en', hours))}</p>
  );
}

/** The name of a picture, typed or chosen among those that staff added; a photograph comes with its words and its consent. */
function PictureValue({ form, path, field }: Pick<ValueProps, 'form' | 'path'> & { field: React.ReactNode }) {
  const [isChoosing, setIsChoosing] = useState(false);
  return (
    <div className={styles.section}>
      {field}
      <div>
        <Button variant="quiet" aria-expanded={isChoosing} onClick={() => setIsChoosing(!isChoosing)}>
          {isChoosing ? staffContent.editor.cancel : copy.picture}
          <span className="visually-hidden">: {labelOf(form.file, path)}</span>
        </Button>
      </div>
      {isChoosing && (
        <ChoosePicture
          choose={(picture) => {
            if (path.at(-2) === 'photo') form.set(path.slice(0, -1), photoOf(picture));
            else form.set(path, picture.path);
            setIsChoosing(false);
          }}
        />
      )}
    </div>
  );
}

export function TickValue({ shape, ...props }: ValueProps<Kind<'tick'>>) {
  const { form, path, value } = props;
  const { name, label, error } = labelsOf({ ...props, isRequired: true });
  return (
    <div className={styles.ticks}>
      <label>
        <input
          id={name}
          type="checkbox"
          checked={value === shape.value}
          aria-invalid={error ? true : undefined}
          aria-describedby={error && `${name}-error`}
          onChange={({ target }) => form.set(path, target.checked ? shape.value : undefined)}
        />
        {label}
      </label>
      {error && (
        <p id={`${name}-error`} className={styles.fault}>
          {error}
        </p>
      )}
    </div>
  );
}

export function ChoiceValue({ shape, ...props }: ValueProps<Kind<'choice' | 'ticks'>>) {
  const { form, path, value } = props;
  const { name, label, hint, error } = labelsOf(props);
  const options = shape.options.map((option) => ({ value: option, label: optionLabel(option) }));
  if (shape.kind === 'choice')
    return (
      <SelectField
        {...{ name, label, hint, error }}
        options={[{ value: '', label: copy.none }, ...options]}
        value={typeof value === 'string' ? value : ''}
        onChange={({ target }) => form.set(path, target.value || undefined)}
      />
    );
  const chosen = Array.isArray(value) ? value : [];
  return (
    <fieldset className={styles.ticks} aria-describedby={error && `${name}-error`}>
      <legend>{label}</legend>
      {options.map((option, at) => (
        <label key={option.value}>
          <input
            id={at === 0 ? name : undefined}
            type="checkbox"
            checked={chosen.includes(option.value)}
            aria-invalid={error ? true : undefined}
            onChange={({ target: { checked } }) =>
              form.set(
                path,
                shape.options.filter((one) => (one === option.value ? checked : chosen.includes(one))),
              )
            }
          />
          {option.label}
        </label>
      ))}
      {error && (
        <p id={`${name}-error`} className={styles.fault}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
