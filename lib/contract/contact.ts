import * as z from 'zod';
import { withoutNul } from './text';

const long = (max: number, what: string, missing = `${what} must be text.`) =>
  z.string(missing).overwrite(withoutNul).trim().max(max, `${what} is too long.`);

const EMAIL = 'Please enter an email address such as name@example.com.';

/** POST /chat/save-details/ (spec §3, §5): all five always travel, blank as "". `Address` is spelt with a capital. */
export const ContactMessage = z.object(
  {
    fullname: long(200, 'Your name', 'Please enter your name.').min(1, 'Please enter your name.'),
    email: long(254, 'Your email address', EMAIL).pipe(z.email(EMAIL)),
    phone: long(40, 'Your phone number').default(''),
    Address: long(500, 'Your address').default(''),
    message: long(5000, 'Your message', 'Please write your message.').min(1, 'Please write your message.'),
  },
  'Please send an object with these fields.',
);
export type ContactMessage = z.infer<typeof ContactMessage>;

/** What an accepted message is answered with. */
export const ContactReceipt = z.object({ success: z.literal(true) });
