import * as z from 'zod';
import { staff } from '@/lib/i18n/en/staff';

const { errors } = staff;

/** Long enough for any password of 128 letters, short enough to be hashed. */
const text = (message: string, most = 512) => z.string(message).min(1, message).max(most, message);
const code = text(errors.code, 40);
const token = z.string().regex(/^[\w-]{43}$/);

export const SignIn = z.object({
  email: text(errors.email, 254),
  password: text(errors.password),
  code,
});
export type SignIn = z.infer<typeof SignIn>;

export const StepUp = z.object({ password: text(errors.password), code });
export type StepUp = z.infer<typeof StepUp>;

export const OpenInvite = z.object({ token });

export const Join = z.object({
  token,
  name: z.string(errors.name).trim().min(1, errors.name).max(80, errors.name),
  password: text(errors.newPassword.short),
  code,
});
export type Join = z.infer<typeof Join>;

export const EndSession = z.object({ id: z.string().max(40) });

export const Nothing = z.object({});

/** An invitation as its page shows it. */
export type Invite = { email: string; role: string; secret: string; otpauth: string };

/** A person's own account. Times are milliseconds since 1970. */
export type Me = {
  name: string;
  email: string;
  role: string;
  codes_left: number;
  sessions: { id: string; device: string; began_at: number; seen_at: number; is_this: boolean }[];
};
