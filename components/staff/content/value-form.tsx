'use client';

import { flushSync } from 'react-dom';
import { Button } from '@/components/ui/button';
import { ErrorSummary } from '@/components/ui/field';
import { Notice } from '@/components/ui/notice';
import { staffContent } from '@/lib/i18n/en/staff-content';
import { staffFields as copy, labelOf, plainFault } from '@/lib/i18n/en/staff-fields';
import type { CheckLine } from '@/lib/stories/document-schema';
import {
  blankOf,
  controlName,
  controlPath,
  type FieldShape,
  fileOf,
  type GroupShape,
  isEntries,
  isInLanguages,
  readValue,
  steepChanges,
  unchangedBeside,
  type ValuePath,
  valueAt,
  withValue,
} from '@/lib/stories/field-shape';
import { idFromTitle } from '@/lib/stories/story-head';
import styles from '../staff.module.css';
import own from './document-editor.module.css';
import type { Draft, DraftView } from './draft';
import {
  ChoiceValue,
  labelsOf,
  TextValue,
  TickValue,
  type ValueFields,
  type ValueProps,
} from './value-controls';
import { englishOf, entryTitle, ListValue } from './value-list';

type Props = {
  file: string;
  shape: FieldShape;
  defaults: unknown;
  /** The text that was published last. */
  live: string | null;
  draft: Draft;
  shown: DraftView;
  /** What is wrong is said: it was there at first, or somebody wanted to publish it. */
  isChecked: boolean;
};

/** A list or facts as a form; each change writes the file anew, with what the form does not know as it is. */
export function ValueForm({ file, shape, defaults, live, draft, shown, isChecked }: Props) {
  const value = readValue(shown.text, shape);
  const faultsOf = (lines: readonly CheckLine[]) =>
    lines.map(({ path = [], message }) => {
      const control = controlPath(shape, value, path);
      const label = [...entryOf(value, control), labelOf(file, control)].join(', ');
      return { name: controlName(control), fault: plainFault(message), label };
    });
  const errors = isChecked ? faultsOf(shown.check.errors) : [];
  const form: ValueFields = {
    ...{ file, defaults, live: live === null ? undefined : readValue(live, shape) },
    errors: new Map(errors.map(({ name, fault }) => [name, fault])),
    set: (path, next) => {
      const { text } = draft.view();
      const before = readValue(text, shape);
      const after = withValue(before, path, next);
      draft.type(
        fileOf(file === 'questions.json' ? withProposedId(form, before, { after, path }) : after, text),
      );
    },
  };
  const notes = new Set([
    ...steepChanges(form.live, value).map((one) => copy.steep(one.before, one.now)),
    ...faultsOf(shown.check.warnings).map(({ fault, label }) => `${label}: ${fault}`),
  ]);
  const listed = new Map(errors.map(({ name, fault, label }) => [name, `${label}: ${fault}`]));
  return (
    <div className={styles.section}>
      {listed.size > 0 && (
        <ErrorSummary
          title={staffContent.editor.errors}
          errors={Array.from(listed, ([name, message]) => ({ name, message }))}
        />
      )}
      <AnyValue form={form} path={[]} shape={shape} value={value} isRequired />
      {notes.size > 0 && (
        <section aria-label={staffContent.editor.warnings}>
          <h3>{staffContent.editor.warnings}</h3>
          <ul>
            {Array.from(notes, (note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

const idOf = (entry: unknown): string => idFromTitle(englishOf(valueAt(entry, ['question'])));

/** The address of a new question by its words, until another one is typed; one that visitors know stays. */
function withProposedId(
  { live, defaults }: ValueFields,
  before: unknown,
  { after, path: [at = '', name] }: { after: unknown; path: ValuePath },
): unknown {
  const [was, is] = [before, after].map((one) => valueAt(one, [at]));
  const id = valueAt(was, ['id']) ?? '';
  const isKnown = [live, defaults].some(
    (list) => Array.isArray(list) && list.some((one) => valueAt(one, ['id']) === id),
  );
  const isProposed = name === 'question' && !isKnown && (id === '' || id === idOf(was));
  return isProposed ? withValue(after, [at, 'id'], idOf(is)) : after;
}

/** The entry of a list that a control is in. */
function entryOf(value: unknown, control: ValuePath): string[] {
  const at = control.findIndex((key) => typeof key === 'number');
  return at < 0 ? [] : [entryTitle(valueAt(value, control.slice(0, at)), Number(control[at]))];
}

/** Whether a form of this shape can show a value; undefined is nothing yet. */
function isShowable(shape: FieldShape, value: unknown): boolean {
  if (value === undefined || value === null) return true;
  if (shape.kind === 'list' || shape.kind === 'ticks') return Array.isArray(value);
  if (shape.kind === 'group') return isEntries(value) || (shape.isText && typeof value === 'string');
  return typeof value !== 'object';
}

function AnyValue({ shape, ...props }: ValueProps) {
  if (!isShowable(shape, props.value))
    return (
      <p id={controlName(props.path)} tabIndex={-1}>
        {labelOf(props.form.file, props.path)}: {copy.otherForm}
      </p>
    );
  if (shape.kind === 'group')
    return isInLanguages(shape) ? (
      <LanguagesValue shape={shape} {...props} />
    ) : (
      <GroupValue shape={shape} {...props} />
    );
  if (shape.kind === 'list') return <ListValue item={shape.item} Value={AnyValue} {...props} />;
  if (shape.kind === 'tick') return <TickValue shape={shape} {...props} />;
  if (shape.kind === 'text' || shape.kind === 'number') return <TextValue shape={shape} {...props} />;
  return <ChoiceValue shape={shape} {...props} />;
}

/** Said where the English alone has changed since it was published. */
export function EnglishAlone({ live, value }: { live: unknown; value: unknown }) {
  const others = unchangedBeside(live, value).map((language) => staffContent.languages[language]);
  return others.length > 0 && <Notice kind="info" title={copy.englishAlone(others)} />;
}

/** Words in several languages; where none has to be there and all are blank, nothing is written. */
function LanguagesValue({ shape: { fields }, ...props }: ValueProps<GroupShape>) {
  const { form, path, value, isRequired } = props;
  const texts: Readonly<Record<string, unknown>> = isEntries(value) ? value : { en: value };
  const set = (at: ValuePath, text: unknown) => {
    const changed = { ...texts, [String(at.at(-1))]: text };
    const names = [...fields.filter((one) => one.isRequired || changed[one.name]).map(({ name }) => name)];
    const others = Object.keys(texts).filter((name) => fields.every((one) => one.name !== name));
    const isBlank = Object.values(changed).every((one) => one === undefined || one === '');
    const isText = typeof value === 'string' && names.length === 1;
    const entries = [...names, ...others].map((name) => [name, changed[name] ?? '']);
    form.set(path, isBlank && !isRequired ? undefined : isText ? changed['en'] : Object.fromEntries(entries));
  };
  return (
    <fieldset className={own.group}>
      <legend>{labelsOf(props).label}</legend>
      {fields.map(({ name, shape, ...field }) => (
        <AnyValue
          key={name}
          {...field}
          form={{ ...form, set }}
          path={[...path, name]}
          shape={shape}
          value={texts[name]}
        />
      ))}
      <EnglishAlone live={valueAt(form.live, path)} value={value} />
    </fieldset>
  );
}

const focusOn = (path: ValuePath) => document.getElementById(controlName(path))?.focus();

function GroupValue({ shape, ...props }: ValueProps<GroupShape>) {
  const { form, path, value, isRequired } = props;
  const label = labelOf(form.file, path);
  if (value === undefined) {
    const add = () => {
      flushSync(() => form.set(path, blankOf(shape)));
      focusOn([...path, ...controlPath(shape, {}, [])]);
    };
    return (
      <div>
        <Button id={controlName(path)} variant="quiet" onClick={add}>
          {copy.addField(label)}
        </Button>
      </div>
    );
  }
  const fields = shape.fields.map(({ name, ...field }) => (
    <AnyValue key={name} {...field} form={form} path={[...path, name]} value={valueAt(value, [name])} />
  ));
  if (typeof path.at(-1) !== 'string') return fields;
  const remove = () => {
    flushSync(() => form.set(path, undefined));
    focusOn(path);
  };
  return (
    <fieldset className={own.group}>
      <legend>{label}</legend>
      {fields}
      {!isRequired && (
        <Button variant="quiet" onClick={remove}>
          {copy.remove}
          <span className="visually-hidden">: {label}</span>
        </Button>
      )}
    </fieldset>
  );
}
