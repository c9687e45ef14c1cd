import * as z from 'zod';
import { contactMessages } from '@/lib/formats/field-messages';
import { field } from '@/lib/formats/fields';
import { contactRules } from '@/lib/formats/formats';
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

/** What an accepted message is answered with. */
export const ContactReceipt = z.object({ success: z.literal(true) });
