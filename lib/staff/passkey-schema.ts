import * as z from 'zod';
import { staff } from '@/lib/i18n/en/staff';

const base64url = (most: number) =>
  z
    .string()
    .regex(/^[\w-]+$/)
    .max(most);
const passkeyId = base64url(1400);
const credential = { id: passkeyId, rawId: passkeyId, type: z.literal('public-key') };

/** A new passkey as a browser tells it (WebAuthn, RegistrationResponseJSON), as far as it is read. */
export const NewPasskey = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url(4000),
    attestationObject: base64url(20_000),
    transports: z
      .array(z.string().regex(/^[a-z-]{1,20}$/))
      .max(8)
      .default([]),
  }),
});
export type NewPasskey = z.infer<typeof NewPasskey>;

/** What a passkey has signed (AuthenticationResponseJSON), as far as it is read. */
export const Assertion = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url(4000),
    authenticatorData: base64url(4000),
    signature: base64url(8000),
    userHandle: z.string().max(200).nullish(),
  }),
});
export type Assertion = z.infer<typeof Assertion>;

const { name: nameError } = staff.errors;
const personName = z.string(nameError).trim().min(1, nameError).max(80, nameError);
const token = z.string().regex(/^[\w-]{43}$/);

export const SignInByPasskey = z.object({ passkey: Assertion });
export const BeginJoin = z.object({ token, name: personName });
export const JoinByPasskey = z.object({ token, name: personName, passkey: NewPasskey });
export type JoinByPasskey = z.infer<typeof JoinByPasskey>;
export const AddPasskey = z.object({ passkey: NewPasskey });
export const RenamePasskey = z.object({
  id: passkeyId,
  name: z
    .string(staff.passkeys.nameError)
    .trim()
    .min(1, staff.passkeys.nameError)
    .max(60, staff.passkeys.nameError),
});
export const RemovePasskey = z.object({ id: passkeyId });
