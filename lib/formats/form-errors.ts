import { cleanText, type FieldRule, type Flaw, flawOf } from './formats';

/** What is said of a field: its own words, one text for both where none tells of its form, and two for any field. */
export type FieldMessages<Field extends string> = {
  missing: Readonly<Record<Field, string>>;
  malformed: Readonly<Partial<Record<Field, string>>>;
  any: Readonly<Record<'hidden' | 'long', string>>;
};

type Form<Field extends string> = { fields: readonly Field[]; rules: Readonly<Record<Field, FieldRule>> };

/** One message a bad field of a form. */
export function errorsOf<Field extends string>(
  { fields, rules }: Form<Field>,
  values: Readonly<Record<Field, string>>,
  words: FieldMessages<Field>,
): Partial<Record<Field, string>> {
  const messageOf = (field: Field, flaw: Flaw) =>
    flaw === 'hidden' || flaw === 'long' ? words.any[flaw] : (words[flaw][field] ?? words.missing[field]);
  const errors: Partial<Record<Field, string>> = {};
  for (const field of fields) {
    const flaw = flawOf(rules[field], cleanText(rules[field], values[field]));
    if (flaw !== null) errors[field] = messageOf(field, flaw);
  }
  return errors;
}
