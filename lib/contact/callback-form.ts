import { errorsOf } from '@/lib/formats/form-errors';
import { callbackRules } from '@/lib/formats/formats';
import type { CallbackCopy } from '@/lib/i18n/en/callback';
import { type CallHours, callTimeOf } from './callback';

/** The fields of the form by what they are on the wire; a page may have the contact form beside it, so their names differ. */
export const callbackFields = ['phone', 'name', 'day', 'time', 'language', 'may_say_who', 'say'] as const;
export type CallbackField = (typeof callbackFields)[number];
export const fieldName = (field: CallbackField): string => `call_${field}`;

export type CallbackValues = Record<CallbackField, string>;
export type CallbackErrors = Partial<Record<CallbackField, string>>;

/** Where the request for a call stands in a page. */
export const CALLBACK_ID = 'call-back';
/** Field no person sees; a form filler writes into it. */
export const CALLBACK_TRAP = 'call_website';

/** Every field by its name, wherever its text is read from. */
export function callbackValues(textOf: (name: string) => string): CallbackValues {
  const text = (field: CallbackField) => textOf(fieldName(field));
  return {
    phone: text('phone'),
    name: text('name'),
    day: text('day') || 'soonest',
    time: text('time') || 'soon',
    language: text('language'),
    may_say_who: text('may_say_who'),
    say: text('say'),
  };
}

/** The wish as the wire wants it. */
export const whenOf = ({ day, time }: Pick<CallbackValues, 'day' | 'time'>): string => `${day} ${time}`;

/** The fields as the wire wants them. */
export const callbackWire = (values: CallbackValues) => ({
  kind: 'callback' as const,
  name: values.name,
  phone: values.phone,
  when: whenOf(values),
  language: values.language,
  say: values.say,
  may_say_who: values.may_say_who === 'yes',
});

type Words = { copy: Pick<CallbackCopy, 'errors'>; any: Readonly<Record<'hidden' | 'long', string>> };

/** One message a bad field; the time is judged by the opening hours, as the endpoint does. */
export function callbackErrors(
  values: CallbackValues,
  { copy: { errors }, any }: Words,
  { nowMs, ...callHours }: CallHours & { nowMs: number },
): CallbackErrors {
  const fields = ['phone', 'name', 'say'] as const;
  const found = errorsOf({ fields, rules: callbackRules }, values, { missing: errors, malformed: {}, any });
  const isOpen = callTimeOf(whenOf(values), nowMs, callHours) !== null;
  return isOpen ? found : { ...found, time: errors.when };
}
