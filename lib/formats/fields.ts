import * as z from 'zod';
import { fieldMessages } from './field-messages';
import { cleanText, type FieldRule, type Flaw, flawOf } from './formats';

type Messages = { missing: string; malformed?: string | undefined; long?: string };

/** A field by its rule: cleaned first, then refused with the words for what is wrong with it. */
export const field = (
  rule: FieldRule,
  { missing, malformed = missing, long = fieldMessages.long }: Messages,
) => {
  const words: Record<Flaw, string> = { hidden: fieldMessages.hidden, missing, malformed, long };
  return z
    .string(missing)
    .overwrite((text) => cleanText(rule, text))
    .superRefine((text, context) => {
      const flaw = flawOf(rule, text);
      if (flaw !== null) context.addIssue({ code: 'custom', message: words[flaw] });
    });
};
