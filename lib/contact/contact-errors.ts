import { errorsOf, type FieldMessages } from '@/lib/formats/form-errors';
import { contactRules } from '@/lib/formats/formats';
import { type ContactErrors, type ContactValues, contactFields } from './contact-form';

/** One message a bad field of the contact form; the same rules as the endpoint's. */
export const contactErrors = (
  values: ContactValues,
  words: FieldMessages<keyof ContactValues>,
): ContactErrors => errorsOf({ fields: contactFields, rules: contactRules }, values, words);
