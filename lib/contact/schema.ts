import * as z from 'zod';
import { callbackMessages, contactMessages } from '@/lib/formats/field-messages';
import { field } from '@/lib/formats/fields';
import { callbackRules, contactRules } from '@/lib/formats/formats';
import { englishNames, languages } from '@/lib/i18n/language';
import { type CallTime, isWhen, staffTime } from './callback';
import type { ContactWire } from './contact-form';

const ruled = (name: keyof typeof contactRules) =>
  field(contactRules[name], { missing: contactMessages[name] });

/** POST /chat/save-details/ (spec §3, §5): all five always travel, blank as "". `Address` is spelt with a capital. */
export const ContactMessage = z.object(
  {
    fullname: ruled('fullname'),
    email: ruled('email'),
    phone: ruled('phone').default(''),
    Address: ruled('address').default(''),
    message: ruled('message'),
  } satisfies Record<keyof ContactWire, z.ZodType<string>>,
  'Please send an object with these fields.',
);
export type ContactMessage = z.infer<typeof ContactMessage>;

const callField = (name: keyof typeof callbackRules) =>
  field(callbackRules[name], { missing: callbackMessages[name] });

/**
 * POST /chat/callback/ (contract §11.11): somebody of the centre is to call. `when` is a wish: `soon`, `18:00`,
 * `tomorrow evening`, `sat 11:00` (`lib/contact/callback.ts`); `say` is what anyone else who answers may hear.
 */
export const CallbackRequest = z.object(
  {
    kind: z.literal('callback').default('callback'),
    name: callField('name').default(''),
    phone: callField('phone'),
    when: z.string(callbackMessages.when).refine(isWhen, callbackMessages.when).default('soon'),
    language: z.enum(languages),
    say: callField('say').default(''),
    may_say_who: z.boolean(),
  },
  'Please send an object with these fields.',
);
export type CallbackRequest = z.infer<typeof CallbackRequest>;

/** A request for a call as it is stored: what was wished for, and the time that came of it. */
export type Callback = Omit<CallbackRequest, 'kind' | 'when'> & { call: CallTime };

/**
 * A request for a call as a message, for an API host of the documents, which has no other call. An e-mail is required
 * there: `siteEmail`, the centre's own, stands where nobody gave one.
 */
export const callbackAsMessage = (
  { name, phone, language, say, may_say_who, call }: Callback,
  siteEmail: string,
): ContactMessage => ({
  fullname: name || 'Request for a call',
  email: siteEmail,
  phone,
  Address: '',
  message: [
    'Request for a call.',
    `Call: ${staffTime(call)}, Kolkata time.`,
    `Language: ${englishNames[language]}.`,
    `If somebody else answers, ${may_say_who ? 'you may say who is calling' : 'do NOT say who is calling'}.`,
    ...(say ? [`Say: ${say}`] : []),
  ].join('\n'),
});

/** When the centre calls, as ISO times; not `promised` where it has named no opening hours. */
export const CallbackReceipt = z.object({
  success: z.literal(true),
  call: z.object({ from: z.string(), to: z.string() }),
  promised: z.boolean(),
});
export type CallbackReceipt = z.infer<typeof CallbackReceipt>;
